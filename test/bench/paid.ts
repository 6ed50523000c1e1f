import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { startSeller, type Seller } from './paid-seller.ts'
import { signPayments } from './paid-signing.ts'
import { measureTree } from './process-tree.ts'
import {
  atMost,
  besideOther,
  inTurn,
  median,
  percentile,
  shown,
  type Bench,
  type Findings,
} from './rounds.ts'
import { startScript } from './subjects.ts'

const CALLS = 250
const PAYERS = 200
const COMMITS = 100
const echo = {
  sent: '{"text":"bench"}',
  answered: '{"result":{"success":true,"data":{"text":"bench"}}}',
}

type Round = {
  ownMs: number
  paid: number[]
  replayed: number[]
  cpuMicros: number
  stallMs: number
  rps: number
  commitMs: number
}

/**
 * The product's own part of a paid call, with durable commits: the time of its caller less the
 * facilitator's own. Then the same calls again, which are answered from the journal; and as many
 * concurrent payers as allowed, with the longest delay of the event loop.
 */
export async function paidCalls({
  rounds,
  scale,
  beside,
}: Pick<Bench, 'rounds' | 'scale' | 'beside'>): Promise<Findings> {
  const facilitator = await startScript('paid-facilitator.ts', [])
  const sellers = [
    { subject: { name: 'product' }, seller: await startSeller(facilitator.origin) },
    ...(beside === undefined
      ? []
      : [
          {
            subject: { name: 'beside' },
            seller: await startSeller(facilitator.origin, beside),
          },
        ]),
  ]
  try {
    const samples = await inTurn(sellers, rounds, ({ seller }) =>
      measure(seller, facilitator.origin, Math.ceil(CALLS * scale)),
    )
    const result = findings(samples.get('product') ?? [])
    result.figures.push(
      ...besideOther('per paid call', samples.get('product'), samples.get('beside')),
    )
    return result
  } finally {
    await Promise.all(sellers.map(({ seller }) => seller.stop()))
    await facilitator.stop()
  }
}

async function measure(seller: Seller, facilitator: string, calls: number): Promise<Round> {
  const [one, many] = [await signPayments(calls, 20), await signPayments(PAYERS)]
  const commitMs = durableCommit(seller)
  const agent = new Agent({ connections: PAYERS, pipelining: 1 })
  try {
    await spent(facilitator)
    const before = measureTree(seller.pid).cpuMicros
    const paid = await oneByOne(one, (header) => call(seller, agent, header, false))
    const cpuMicros = (measureTree(seller.pid).cpuMicros - before) / calls
    const ownMs = median(paid) - (await spent(facilitator)) / calls
    const replayed = await oneByOne(one, (header) => call(seller, agent, header, true))
    await delay(200)
    await seller.longestStall()
    const began = performance.now()
    await Promise.all(many.map((header) => call(seller, agent, header, false)))
    const rps = (PAYERS / (performance.now() - began)) * 1000
    return { ownMs, paid, replayed, cpuMicros, stallMs: await seller.longestStall(), rps, commitMs }
  } finally {
    await agent.destroy()
  }
}

function findings(samples: Round[]): Findings {
  const ms = (value: number) => `${value.toFixed(2)} ms`
  const of = (value: (round: Round) => number) => median(samples.map(value))
  const [paid, replayed] = [
    samples.flatMap((round) => round.paid),
    samples.flatMap((round) => round.replayed),
  ]
  return {
    figures: [
      atMost(
        'own part of a paid call, p50',
        of(({ ownMs }) => ownMs),
        5,
        ms,
      ),
      atMost('a settled call again, p50', percentile(replayed, 50), 2, ms),
      atMost(
        `longest stall with ${PAYERS} paid calls in flight`,
        of(({ stallMs }) => stallMs),
        50,
        ms,
      ),
      shown(
        'one durable commit on this disk, p50',
        of(({ commitMs }) => commitMs),
        ms,
      ),
      shown(
        `paid calls each second, ${PAYERS} in flight`,
        of(({ rps }) => rps),
        (value) => value.toFixed(0),
      ),
    ],
    details: [
      {
        scenario: 'paid',
        subject: 'product',
        cpuMicros: of(({ cpuMicros }) => cpuMicros),
        p50: percentile(paid, 50),
        p99: percentile(paid, 99),
      },
      {
        scenario: 'paid again',
        subject: 'product',
        p50: percentile(replayed, 50),
        p99: percentile(replayed, 99),
      },
    ],
  }
}

async function oneByOne(
  headers: string[],
  work: (header: string) => Promise<number>,
): Promise<number[]> {
  const times: number[] = []
  for (const header of headers) times.push(await work(header))
  return times
}

/** Buys once and returns the time in ms until the reply was read. Throws unless it succeeds. */
async function call(
  { url }: Seller,
  dispatcher: Agent,
  header: string,
  isReplay: boolean,
): Promise<number> {
  const start = performance.now()
  const { statusCode, headers, body } = await request(url, {
    dispatcher,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'payment-signature': header },
    body: echo.sent,
  })
  const text = await body.text()
  const took = performance.now() - start
  const isRight =
    statusCode === 200 &&
    text === echo.answered &&
    headers['payment-response'] !== undefined &&
    (headers['idempotent-replayed'] === 'true') === isReplay
  if (!isRight)
    throw new Error(`not the answer to a paid call: status ${statusCode}, ${text.slice(0, 300)}`)
  return took
}

/** The time that the facilitator spent on its replies since the last call, in ms. */
const spent = async (facilitator: string) =>
  Number(await (await request(`${facilitator}/spent`)).body.text())

/** The time that the disk takes for one commit outside the store. A paid call has several. */
function durableCommit({ folder }: Seller): number {
  const database = new DatabaseSync(join(folder, 'commits.db'))
  try {
    database.exec(
      'pragma journal_mode=WAL; pragma synchronous=FULL; create table if not exists row(text)',
    )
    const insert = database.prepare('insert into row values (?)')
    return median(
      Array.from({ length: COMMITS }, () => {
        const start = performance.now()
        insert.run('x'.repeat(500))
        return performance.now() - start
      }),
    )
  } finally {
    database.close()
  }
}
