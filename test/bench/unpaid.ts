import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Agent, request } from 'undici'
import { AFTERMATH_MS } from './cpu-cost.ts'
import { generatedAgents } from './generated-agents.ts'
import { measureTree } from './process-tree.ts'
import { temporaryFolder } from './processes.ts'
import { product } from './product.ts'
import {
  atMost,
  inTurn,
  median,
  medianOfRounds,
  shown,
  whileRunning,
  type Bench,
  type Findings,
  type Started,
} from './rounds.ts'
import { root, startScript } from './subjects.ts'

const CALLS = 4000
const CONNECTIONS = 16
const PATH = '/x402/agents/Api0Agent/create_order'

/** The CPU time of a 402 whose terms have a listing, beside one by the same server without. */
export async function unpaidCost({ upstream, rounds, scale }: Bench): Promise<Findings> {
  const folder = temporaryFolder()
  for (const { id, text } of generatedAgents(1)) writeFileSync(join(folder, `${id}.yaml`), text)
  const { origin: facilitator, ...running } = await startScript('paid-facilitator.ts', [])
  const subjects = [
    product({ name: 'listed', facilitator }),
    product({ name: 'unlisted', facilitator, checkout: withoutListings() }),
  ].map((subject) => ({
    ...subject,
    start: (target: string) => subject.start(target, folder),
  }))
  try {
    const samples = await whileRunning(upstream, subjects, (started) =>
      inTurn(started, rounds, (one) => measure(one, Math.ceil(CALLS * scale))),
    )
    const micros = (name: string) => median(samples.get(name)?.map((one) => one.cpuMicros) ?? [])
    const bytes = (name: string) => samples.get(name)?.[0]?.bytes
    const ratio = medianOfRounds(
      samples.get('listed'),
      samples.get('unlisted'),
      (one, other) => one.cpuMicros / other.cpuMicros,
    )
    const figures = [
      atMost('CPU per 402 with its listing, × one without, c = 16', ratio, 1.2, (value) =>
        value.toFixed(2),
      ),
      shown('CPU per 402 with its listing', micros('listed'), (value) => `${value.toFixed(0)} µs`),
      shown('bytes of the terms in its header', bytes('listed'), String),
      shown('the same without', bytes('unlisted'), String),
    ]
    return { figures, details: [] }
  } finally {
    await running.stop()
  }
}

/** A checkout of the product whose resources have no listing, and else are the same. */
function withoutListings(): string {
  const folder = temporaryFolder()
  for (const name of readdirSync(root))
    if (name !== 'server' && name !== 'test' && !name.startsWith('.'))
      symlinkSync(join(root, name), join(folder, name))
  mkdirSync(join(folder, 'server'))
  cpSync(join(root, 'server'), join(folder, 'server'), { recursive: true })
  const file = join(folder, 'server/mesh/paid/sale.ts')
  const text = readFileSync(file, 'utf8')
  const without = text.replace('const listing = () => listingFor(agent, tool)', '$& && undefined')
  if (without === text) throw new Error(`${file} does not make listings as it did`)
  writeFileSync(file, without)
  return folder
}

type Sample = { cpuMicros: number; bytes: number }

async function measure({ target }: Started, calls: number): Promise<Sample> {
  if (!target.mesh) throw new Error('the product has no mesh')
  const url = new URL(PATH, target.mesh.url).href
  const dispatcher = new Agent({ connections: CONNECTIONS, pipelining: 1 })
  try {
    let bytes = await refusal(url, dispatcher)
    for (let warming = 0; warming < 200; warming += 1) await refusal(url, dispatcher)
    const before = measureTree(target.pid).cpuMicros
    let left = calls
    const caller = async () => {
      while (left-- > 0) bytes = await refusal(url, dispatcher)
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, caller))
    await delay(AFTERMATH_MS)
    return { cpuMicros: (measureTree(target.pid).cpuMicros - before) / calls, bytes }
  } finally {
    await dispatcher.destroy()
  }
}

/** Asks without a payment; the bytes of the terms in the header of its 402. */
async function refusal(url: string, dispatcher: Agent): Promise<number> {
  const { statusCode, headers, body } = await request(url, {
    dispatcher,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  await body.dump()
  const terms = headers['payment-required']
  if (statusCode !== 402 || typeof terms !== 'string')
    throw new Error(`not a 402 with terms, but ${statusCode}`)
  return terms.length
}
