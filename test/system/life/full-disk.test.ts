import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { components } from '../../../generated/server/operator.ts'
import { ledgerRequests, startServer, testFolder } from '../../support/servers/process.ts'
import { chatBytes, exchange } from '../../support/http/raw.ts'
import { longMs, until } from '../../support/waiting.ts'
import { directedChat, configWith, startDirectedServer } from '../../support/upstreams/directed.ts'

/** A disk of its own of a few megabytes; undefined where this user may not mount one. */
async function smallDisk(): Promise<string | undefined> {
  const disk = join(await testFolder(), 'disk')
  mkdirSync(disk)
  const options = ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', disk]
  if (spawnSync('mount', options).status !== 0) return undefined
  onTestFinished(() => void spawnSync('umount', ['--lazy', disk]))
  return disk
}

/** Takes all room, to the last byte. */
function fill(file: string): void {
  for (const size of [1 << 20, 1 << 12, 1])
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // No room for so much.
    }
}

test(
  'a full disk is named, by its file, in readiness, overview, log and refusals, and what was answered is kept',
  { timeout: longMs },
  async (context) => {
    const disk = await smallDisk()
    if (disk === undefined) return context.skip('this user may not mount a disk')
    const upstream = await startDirectedServer()
    onTestFinished(() => upstream.close())
    const store = join(disk, 'store')
    const config = configWith(upstream, { drain: { accept_ms: 0 }, store })
    const server = await startServer({ config })
    const { key } = await server.createKey()
    let sent = 0
    const answered: string[] = []
    const chat = async () => {
      const id = `call-${++sent}`
      const { reply } = await exchange(
        server.url,
        chatBytes(key, directedChat({}), [`X-Request-Id: ${id}`]),
      )
      if (reply?.status === 200) answered.push(id)
      return reply?.status
    }
    expect(await chat()).toBe(200)
    fill(join(disk, 'fill'))
    await until('calls are refused', async () => (await chat()) === 503)

    const full = (file: string) => `the disk of ${join(store, file)} is full (ENOSPC)`
    const { ready, parts } = await server.ready()
    expect(ready).toBe(false)
    expect(parts['ledger']?.detail).toContain(full('spool'))
    await until('the ledger itself is told of', async () =>
      ((await server.ready()).parts['ledger']?.detail ?? '').endsWith(full('usage.db')),
    )
    const { problems } = await server.operate<components['schemas']['ServerOverview']>(
      'GET',
      '/overview',
    )
    expect(problems.map(({ message }) => message)).toContainEqual(
      expect.stringContaining(`ledger: ${full('spool')}`),
    )
    const reasons = server
      .log()
      .flatMap(({ kind, reason }) => (kind === 'storeFailed' ? [reason] : []))
    expect(reasons).toEqual(expect.arrayContaining([full('spool'), full('usage.db')]))
    const makeAll = async () => {
      for (let made = 0; made < 500; made++) await server.createKey()
    }
    await expect(makeAll()).rejects.toThrow(full('journal.db'))

    rmSync(join(disk, 'fill'))
    await until('all is well', async () => (await server.ready()).isWell)
    expect(await chat()).toBe(200)
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    expect(ledgerRequests(store)).toEqual(expect.arrayContaining(answered))
  },
)
