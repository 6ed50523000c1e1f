import { expect, onTestFinished, test } from 'vitest'
import { createOutput } from '../../../server/observe/output.ts'
import { ledgerRequests, metric, startServer } from '../../support/servers/process.ts'
import { chatBytes, exchange } from '../../support/http/raw.ts'
import { assertCompletion } from '../../support/http/replies.ts'
import { until } from '../../support/waiting.ts'
import { directedChat, configWith, startDirectedServer } from '../../support/upstreams/directed.ts'

async function standing(stdout: 'file' | 'pipe') {
  const upstream = await startDirectedServer()
  onTestFinished(() => upstream.close())
  const server = await startServer({
    config: configWith(upstream, { log: { level: 'debug' }, drain: { accept_ms: 0 } }),
    ...(stdout === 'pipe' && { pipe: true as const }),
  })
  const { key } = await server.createKey()
  const ask = async (id: string) => {
    const { reply } = await exchange(
      server.url,
      chatBytes(key, directedChat({}), [`X-Request-Id: ${id}`]),
    )
    if (!reply) throw new Error(`no reply for ${id}`)
    assertCompletion(reply)
  }
  const askMany = async (name: string, count: number) => {
    for (let start = 0; start < count; start += 20)
      await Promise.all(Array.from({ length: 20 }, (_, n) => ask(`${name}-${start + n}`)))
  }
  return { server, askMany }
}

test('the last lines are there when it has ended', async () => {
  const { server, askMany } = await standing('file')
  await askMany('one', 100)
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  const logged = server
    .log()
    .filter(({ msg, service }) => msg === 'request' && service === 'gateway')
  expect(new Set(logged.map(({ requestId }) => requestId))).toEqual(
    new Set(ledgerRequests(server.store)),
  )
  expect(server.log().at(-1)?.msg).toBe('stopped')
})

test('a server whose standard output was closed serves on, counts what it could not log, and ends with 0', async () => {
  const { server, askMany } = await standing('pipe')
  await askMany('before', 20)
  server.child.stdout?.destroy()
  await askMany('after', 60)
  await until(
    'lost lines are counted',
    async () => (metric(await server.metrics(), 'tollgate_log_lines_dropped_total') ?? 0) > 0,
  )
  await askMany('later', 20)
  expect((await server.ready()).status).toBe(200)
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  expect(ledgerRequests(server.store)).toHaveLength(100)
})

test('a server whose standard output nobody reads serves on, and ends with 0', async () => {
  const { server, askMany } = await standing('pipe')
  server.child.stdout?.pause()
  // More than a pipe takes.
  await askMany('unread', 300)
  expect((await server.ready()).status).toBe(200)
  const startedAt = performance.now()
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  expect(performance.now() - startedAt).toBeLessThan(40_000)
  expect(ledgerRequests(server.store)).toHaveLength(300)
})

const busy = Object.assign(new Error('busy'), { code: 'EAGAIN' })

test('lines that a slow reader takes in parts arrive whole and in order', async () => {
  const chunks: Buffer[] = []
  let turn = 0
  const output = createOutput({
    write(bytes) {
      if (++turn % 3 === 0) throw busy
      const part = bytes.subarray(0, 1 + (turn % 40))
      chunks.push(part)
      return part.length
    },
  })
  const lines = Array.from({ length: 200 }, (_, n) => `line ${n} – ${'ü'.repeat(n % 7)}\n`)
  for (const line of lines) output.write(line)
  output.flush(5000)
  expect(Buffer.concat(chunks).toString()).toBe(lines.join(''))
  expect(output.dropped()).toBe(0)
})

test('what a reader leaves unread is bounded, dropped and counted', () => {
  let isBusy = true
  let text = ''
  const output = createOutput({
    maxWaitingBytes: 10_000,
    write(bytes) {
      if (isBusy) throw busy
      text += bytes.toString()
      return bytes.length
    },
  })
  for (let n = 0; n < 1000; n++) output.write(`${String(n).padStart(99, '.')}\n`)
  output.flush(20)
  isBusy = false
  output.flush(20)
  const count = text.split('\n').length - 1
  expect(count).toBeGreaterThanOrEqual(100)
  expect(count).toBeLessThan(110)
  expect(count + output.dropped()).toBe(1000)
})

test('it logs again when the disk has room again', () => {
  let isFull = true
  let text = ''
  const output = createOutput({
    write(bytes) {
      if (isFull) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
      text += bytes.toString()
      return bytes.length
    },
  })
  for (const line of ['one\n', 'two\n', 'three\n']) {
    output.write(line)
    output.flush(20)
  }
  expect(output.dropped()).toBe(3)
  isFull = false
  output.write('four\n')
  output.flush(20)
  output.write('five\n')
  output.flush(20)
  expect(text).toBe('four\nfive\n')
  expect(output.dropped()).toBe(3)
})
