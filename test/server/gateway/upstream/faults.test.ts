import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  shortLimits,
  isLate,
  longLimits,
  runCell,
  type CellSetup,
} from '../../../support/upstreams/faults/cell.ts'
import { cells, type Cell } from '../../../support/upstreams/faults/table.ts'
import { startFaultServer, type FaultServer } from '../../../support/upstreams/faults/server.ts'
import {
  models,
  startGateway,
  type Gateway,
  type GatewayOptions,
} from '../../../support/servers/gateway.ts'
import { runSeed } from '../../../support/data/random.ts'
import { inBatches, promptMs, until } from '../../../support/waiting.ts'

const seed = runSeed()
let faults: FaultServer
/** Contract violations and bugs that the gateways reported when they stopped. */
const broken: unknown[] = []

beforeAll(async () => {
  faults = await startFaultServer(seed)
})

afterAll(() => faults.close())

/** Faults that cool a deployment down or spoil its connections: each gets a fresh deployment. */
const spoils = ({ fault }: Cell) =>
  /^(refuse|blackhole|status-40[1-4]|error-200-401|status-(429|503)|retry-after|error-(200-)?(429|503))/.test(
    fault,
  )
const poisons = ({ fault }: Cell) => fault.startsWith('extra-')
const slices = <T>(all: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )

/**
 * Runs every cell of a row; gives back what was wrong with each. Failovers are free here and
 * breakers do not open, so that a cell
 * finds a full retry budget and a sound deployment whatever ran before it.
 */
async function runAll(all: Cell[], row: string, twin: boolean): Promise<Map<Cell, unknown>> {
  const wrong = new Map<Cell, unknown>()
  const gateways: Gateway[] = []
  const work: { cell: Cell; setup: CellSetup }[] = []
  const startGroup = async (group: Cell[], own: boolean, limits = longLimits) => {
    const gateway = await startGateway(optionsFor(group, twin, own, limits))
    gateways.push(gateway)
    for (const [index, cell] of group.entries())
      work.push({
        cell,
        setup: {
          gateway,
          limits,
          faults,
          model: models[index % models.length] ?? models[0],
          mark: `${row}-${work.length}`,
          twin,
        },
      })
  }
  const plain = all.filter((cell) => !spoils(cell) && !poisons(cell))
  await startGroup(
    plain.filter((cell) => !isLate(cell)),
    false,
  )
  await startGroup(plain.filter(isLate), false, shortLimits)
  const spoilt = all.filter(spoils)
  for (const group of slices(
    spoilt.filter((cell) => !isLate(cell)),
    models.length,
  ))
    await startGroup(group, true)
  for (const group of slices(spoilt.filter(isLate), models.length))
    await startGroup(group, true, shortLimits)
  if (all.some(poisons)) await startGroup(all.filter(poisons), true)

  const requests = new Map<Gateway, Map<string, string>>()
  // Unsolicited bytes cannot be told from the answer of a request in flight: these cells run one
  // after another.
  const alone = work.filter(({ cell }) => poisons(cell))
  await inBatches(
    work.filter(({ cell }) => !poisons(cell)),
    20,
    run,
  )
  await inBatches(alone, 1, run)
  async function run({ cell, setup }: (typeof work)[number]) {
    try {
      const ids = requests.get(setup.gateway) ?? new Map<string, string>()
      requests.set(setup.gateway, ids)
      for (const id of await runCell(cell, setup)) ids.set(id, `${cell.fault} (${cell.shape})`)
    } catch (error) {
      wrong.set(cell, error)
    }
  }
  for (const gateway of gateways) {
    const rows = new Set((await gateway.rows()).map((one) => one.request_id))
    for (const [id, cell] of requests.get(gateway) ?? [])
      if (!rows.has(id)) broken.push(`${cell} is not in the ledger`)
    await gateway.stop().catch((error: unknown) => broken.push(error))
  }
  return wrong
}

function optionsFor(
  group: Cell[],
  twin: boolean,
  own: boolean,
  limits: typeof shortLimits,
): GatewayOptions {
  const addresses: Partial<Record<string, string>> = { refuse: 'refusing', blackhole: 'silent' }
  const address = (fault: string) => addresses[fault] ?? 'faulty'
  const second = twin ? [{ upstream: 'faulty', model: 'fault:twin', tier: 2 }] : []
  const route = (cell: Cell | undefined, index: number) => [
    own && cell
      ? { upstream: address(cell.fault), model: `fault:${cell.fault}#${index}` }
      : { upstream: 'faulty', model: 'fault:asked' },
    ...second,
  ]
  return {
    limits,
    // No repeats, so that attempts can be counted; what repeats may cost is tested elsewhere.
    retry: { free_failovers: 1_000_000, repeat_share: 0 },
    breaker: { failures: 1000, window: 1000 },
    upstreams: {
      faulty: { base_url: faults.base_url },
      refusing: { base_url: faults.refusing_url },
      silent: { base_url: faults.silent_url, first_byte_ms: 3000 },
    },
    routes: Object.fromEntries(models.map((model, index) => [model, route(group[index], index)])),
  }
}

describe('one deployment: every fault has its defined outcome', () => {
  let wrong: Map<Cell, unknown>
  beforeAll(async () => {
    wrong = await runAll(cells, 'one', false)
  })

  test.each(cells.map((cell) => [cell.fault, cell.shape, cell.phase, cell] as const))(
    '%s (%s, %s the first byte)',
    (_fault, _shape, _phase, cell) => {
      if (wrong.has(cell)) throw new Error(`SEED=${seed}`, { cause: wrong.get(cell) })
    },
  )

  test('at least 160 cells, in both shapes and on both sides of the first byte', () => {
    expect(cells.length).toBeGreaterThanOrEqual(160)
    for (const shape of ['whole', 'stream'])
      for (const phase of ['before', 'after'])
        expect(
          cells.filter((cell) => cell.shape === shape && cell.phase === phase).length,
        ).toBeGreaterThan(20)
  })
})

describe('a healthy twin in the next tier', () => {
  const early = cells.filter((cell) => cell.hidden)
  const visible = cells.filter(
    ({ hidden, ending }) =>
      !hidden && (ending.is === 'cut' || (ending.is === 'refused' && ending.status === 400)),
  )
  let wrong: Map<Cell, unknown>
  beforeAll(async () => {
    wrong = await runAll([...early, ...visible], 'two', true)
  })

  test.each(early.map((cell) => [cell.fault, cell.shape, cell] as const))(
    'hides %s (%s)',
    (_fault, _shape, cell) => {
      if (wrong.has(cell)) throw new Error(`SEED=${seed}`, { cause: wrong.get(cell) })
    },
  )

  test.each(visible.map((cell) => [cell.fault, cell.shape, cell] as const))(
    'is not asked after %s (%s)',
    (_fault, _shape, cell) => {
      if (wrong.has(cell)) throw new Error(`SEED=${seed}`, { cause: wrong.get(cell) })
    },
  )
})

describe('after all of it', () => {
  test('no reply of ours broke the contract, no bug was met, no request is missing in the ledger', () =>
    expect(broken).toEqual([]))
  test('no redirect was followed', () => expect(faults.redirected()).toBe(0))
  test('no connection to an upstream is left', () =>
    until('sockets back to zero', () => faults.openSockets() === 0, promptMs))
})
