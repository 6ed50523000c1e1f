import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { expect, test } from 'vitest'
import { chatFor } from '../life/acting.ts'
import { freshDatabase } from '../support/postgres.ts'
import { runSeed, seeded } from '../support/random.ts'
import { until } from '../support/waiting.ts'
import { many, requestsIn, surroundings, type Replica } from './setting.ts'

const isSoak = process.env['SOAK'] === '1'
const rounds = isSoak ? 40 : 2
const callersOfEach = 4

test(`${rounds} times one of two replicas is killed with -9 under load: no answered request is without its row, and none has two`, async () => {
  const seed = runSeed()
  const random = seeded(seed)
  const { start } = await surroundings()
  const database = await freshDatabase()
  const replicas: Replica[] = await Promise.all([start(database), start(database)])
  const { key } = await (replicas[0] ?? expect.unreachable()).createKey()
  const answered: string[] = []
  let isOver = false
  let isStarting = false

  /** Calls whichever server is there in this place; less often while another one starts, which has to share the machine. */
  async function caller(place: number, who: number): Promise<void> {
    const agent = new Agent({ connections: 1 })
    for (let n = 0; !isOver; n++) {
      const id = `p${place}-c${who}-${n}`
      const stream = (who + n) % 3 === 0
      try {
        const { statusCode, body } = await request(`${replicas[place]?.url}/v1/chat/completions`, {
          dispatcher: agent,
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'x-request-id': id },
          body: JSON.stringify(chatFor({ events: 3 }, { stream })),
        })
        const text = await body.text()
        if (statusCode === 200 && (!stream || text.endsWith('data: [DONE]\n\n'))) answered.push(id)
      } catch {
        // The server has just died; the next one has another address.
      }
      await pause(isStarting ? 250 : 2)
    }
    await agent.destroy()
  }
  const calling = Promise.all([0, 1].flatMap((place) => many(callersOfEach).map((who) => caller(place, who))))

  for (let round = 0; round < rounds; round++) {
    const victim = Math.floor(random() * 2)
    const before = answered.length
    const enough = before + 30 + random() * 60
    await until(`seed ${seed}: enough is answered in round ${round}`, () => answered.length >= enough, 20_000)
    const killed = replicas[victim]
    killed?.child.kill('SIGKILL')
    await killed?.exited
    // What it had spooled is in its folder, which the next one takes over.
    isStarting = true
    replicas[victim] = await start(database, killed && { folder: killed.folder })
    isStarting = false
  }
  isOver = true
  await calling
  expect(await Promise.all(replicas.map((replica) => replica.stop()))).toEqual(many(2).map(() => ({ code: 0, signal: null })))

  const rows = await requestsIn(database)
  const kept = new Set(rows)
  expect(answered.filter((id) => !kept.has(id)), `seed ${seed}: answered and without a row`).toEqual([])
  expect(rows.length - kept.size, `seed ${seed}: rows twice`).toBe(0)
  expect(answered.length).toBeGreaterThanOrEqual(rounds * 30)
  expect(replicas.flatMap((replica) => replica.log().filter(({ msg }) => msg === 'ledger rows dropped')), `seed ${seed}: nothing was set aside`).toEqual([])
}, isSoak ? 900_000 : 90_000)
