import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import {
  ledgerRequests,
  query,
  startServer,
  testFolder,
  type Server,
} from '../../support/servers/process.ts'
import { runSeed, seeded } from '../../support/data/random.ts'
import { longMs, until } from '../../support/waiting.ts'
import { directedChat, configWith, startDirectedServer } from '../../support/upstreams/directed.ts'
import { isSoak } from '../../support/soak.ts'

const rounds = isSoak ? 200 : 6
const mostAnswers = isSoak ? 600 : 60
const callersAtOnce = 8

const kinds = ['whole', 'stream', 'passed'] as const

type Kind = (typeof kinds)[number]

/** Whether a client takes the reply for complete, even if its connection has not ended. */
function isComplete(kind: Kind, text: string): boolean {
  if (kind === 'whole') return text.endsWith('}')
  return text.endsWith(kind === 'stream' ? 'data: [DONE]\n\n' : '{"type":"message_stop"}\n\n')
}

/**
 * Calls and streams without pause until the server is gone; reports each request as soon as its
 * reply was complete.
 */
async function load(
  { url }: Server,
  key: string,
  round: number,
  answered: (id: string) => void,
): Promise<void> {
  const agent = new Agent({ connections: callersAtOnce })
  const caller = async (who: number) => {
    for (let n = 0; ; n++) {
      const id = `r${round}-c${who}-${n}`
      const kind = kinds[(who + n) % 3] ?? 'whole'
      try {
        const path = kind === 'passed' ? '/anthropic/v1/messages' : '/v1/chat/completions'
        const { statusCode, body } = await request(`${url}${path}`, {
          dispatcher: agent,
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'x-request-id': id,
          },
          body: JSON.stringify(directedChat({ events: 3 }, { stream: kind !== 'whole' })),
        })
        let text = ''
        let isReported = statusCode !== 200
        for await (const part of body) {
          text += String(part)
          if (isReported || !isComplete(kind, text)) continue
          isReported = true
          answered(id)
        }
      } catch {
        return
      }
    }
  }
  await Promise.all(Array.from({ length: callersAtOnce }, (_, who) => caller(who)))
  await agent.destroy()
}

/** Creates keys until the server is gone. */
async function createKeys(server: Server, onKey: (key: string) => void): Promise<void> {
  try {
    for (;;) {
      onKey((await server.createKey()).key)
      await pause(30)
    }
  } catch {
    // It was killed; a key whose reply did not come was given to nobody.
  }
}

test(
  `${rounds} times killed with -9 under load: no answered request is without its row, none has two, and keys and databases are whole`,
  async () => {
    const seed = runSeed()
    const random = seeded(seed)
    const upstream = await startDirectedServer()
    onTestFinished(() => upstream.close())
    const folder = await testFolder()
    const { base_url } = upstream
    const upstreams = { acting: { base_url, dialects: ['chat', 'messages'] } }
    const answered: string[] = []
    const keys: string[] = []
    for (let round = 0; round < rounds; round++) {
      const server = await startServer({
        folder,
        config: configWith(upstream, { upstreams, log: { level: 'info' } }),
      })
      if (round === 0) keys.push((await server.createKey()).key)
      const key = keys[Math.floor(random() * keys.length)] ?? ''
      const before = answered.length
      const loading = Promise.all([
        load(server, key, round, (id) => void answered.push(id)),
        createKeys(server, (key) => void keys.push(key)),
      ])
      const enough = before + 20 + random() * mostAnswers
      await until(
        `seed ${seed}: the key of an earlier life works in round ${round}`,
        () => answered.length >= enough,
      )
      await pause(random() * 20)
      server.child.kill('SIGKILL')
      await Promise.all([server.exited, loading])
    }

    const last = await startServer({
      folder,
      config: configWith(upstream, { upstreams, drain: { accept_ms: 0 } }),
    })
    for (const key of keys) {
      const { statusCode, body } = await request(`${last.url}/v1/models`, {
        headers: { authorization: `Bearer ${key}` },
      })
      await body.dump()
      expect(statusCode, `seed ${seed}: every key that was given out works`).toBe(200)
    }
    expect(await last.stop()).toEqual({ code: 0, signal: null })
    const rows = ledgerRequests(last.store)
    const ledgerIds = new Set(rows)
    expect(
      answered.filter((id) => !ledgerIds.has(id)),
      `seed ${seed}: answered and without a row`,
    ).toEqual([])
    expect(rows.length - ledgerIds.size, `seed ${seed}: rows twice`).toBe(0)
    expect(answered.length).toBeGreaterThan(rounds * 20)
    expect(keys.length).toBeGreaterThan(rounds)
    for (const name of ['journal.db', 'usage.db']) {
      expect(
        query(join(last.store, name), 'pragma integrity_check'),
        `seed ${seed}: ${name}`,
      ).toEqual([{ integrity_check: 'ok' }])
    }
    expect(
      last.log().filter(({ msg }) => msg === 'ledger rows dropped'),
      `seed ${seed}: nothing was set aside or lost`,
    ).toEqual([])
  },
  longMs,
)
