import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { GatewayOptions } from '../../support/servers/gateway.ts'
import { parseReply } from '../../support/http/raw.ts'
import { assertCompletion, assertGoodStream } from '../../support/http/replies.ts'
import {
  chunk,
  event,
  openEvents,
  piece,
  pump,
  says,
} from '../../support/upstreams/model-server.ts'
import { ask, call, chat, testGatewayServer } from '../../support/servers/gateway-server.ts'
import { promptMs, until } from '../../support/waiting.ts'

const mebibyte = 1 << 20
const text = 'x'.repeat(1024)
const ending = event(chunk({}, 'stop')) + event('[DONE]')

/**
 * A client that reads the first KiB of a reply and then pauses. `sent` counts the bytes that the
 * upstream has written.
 */
async function pausing(pieces: number, limits: GatewayOptions['limits'] = {}) {
  let count = 0
  const next = () => {
    if (count++ < pieces) return event(piece(text))
    return count === pieces + 1 ? ending : undefined
  }
  const one = await testGatewayServer(
    {
      upstream: (req, res, received) =>
        received.body.stream ? pump(openEvents(res), next) : says('Hello')(req, res, received),
    },
    { limits: { reply_bytes: 512 * mebibyte, ...limits } },
  )
  const client = await call(one.gateway, chat({ stream: true }), ['Connection: close'])
  await until('it streams', () => client.text().includes('xxx'), promptMs)
  client.pause()
  return { ...one, client, sent: () => count * 1024 }
}

/**
 * Waits until no more bytes move: the kernel's buffers between two local sockets take some
 * megabytes.
 */
async function settled(sentBytes: () => number): Promise<number> {
  for (let before = -1, still = 0; still < 8; before = sentBytes()) {
    await sleep(150)
    still = before === sentBytes() ? still + 1 : 0
  }
  return sentBytes()
}

function wholeText(bytes: Buffer): string {
  const reply = parseReply(bytes, true)
  if (!reply) throw new Error('no reply')
  return assertGoodStream(reply).text
}

describe('14 a reader that pauses in a 5 MB reply', () => {
  test('14 gets all of it when it reads on', async () => {
    const { client } = await pausing(5 * 1024)
    await sleep(1000)
    client.resume()
    await until('the end', () => client.closedAt !== null)
    expect(wholeText(client.bytes())).toBe(text.repeat(5 * 1024))
  })

  test('14 costs little memory, and disturbs nobody else', async () => {
    const { client, gateway, sent } = await pausing(5 * 1024)
    await settled(sent)
    const { rss } = process.memoryUsage()
    const times: number[] = []
    for (let at = 0; at < 30; at++) {
      const start = performance.now()
      assertCompletion(await ask(gateway))
      times.push(performance.now() - start)
    }
    expect(times.toSorted((a, b) => a - b)[15], 'the tenth of it is usual').toBeLessThan(2000)
    expect(process.memoryUsage().rss - rss).toBeLessThan(32 * mebibyte)
    client.leave()
  })
})

describe('14 a reader that pauses in a reply larger than what the system buffers', () => {
  test('14 holds the upstream back', async () => {
    const { client, sent, upstream } = await pausing(256 * 1024)
    const held = await settled(sent)
    expect(held, 'the upstream has to wait').toBeLessThan(64 * mebibyte)
    await sleep(500)
    expect(sent(), 'nothing more is taken while it does not read').toBe(held)
    client.leave()
    await until('the upstream is let go', () => upstream.only().cutAt !== null, promptMs)
  })

  test('14 is not taken for an upstream that has fallen silent', async () => {
    const { client, sent } = await pausing(48 * 1024, { idle_ms: 2000 })
    expect(await settled(sent), 'the upstream has to wait').toBeLessThan(48 * mebibyte)
    await sleep(2400)
    client.resume()
    await until('the end', () => client.closedAt !== null)
    expect(client.bytes().subarray(-200).toString()).toContain('data: [DONE]\n\n')
    expect(client.bytes().length).toBeGreaterThan(48 * mebibyte)
  })

  test('14 is cut off when it does not come back within the limit for stalled writes, and the upstream is let go', async () => {
    const { client, gateway, upstream } = await pausing(256 * 1024, { write_stall_ms: 300 })
    await until('the upstream is let go', () => upstream.only().cutAt !== null)
    const [row] = await gateway.rows()
    expect(row).toMatchObject({ status: 'client_left', estimated: true })
    expect(row?.completion_tokens).toBeGreaterThan(1000)
    expect(gateway.observed.filter(({ kind }) => kind === 'streamClosed')).toHaveLength(1)
    client.resume()
    await until('its connection is closed', () => client.closedAt !== null)
    expect(client.bytes().subarray(-200).toString()).not.toContain('[DONE]')
  })
})
