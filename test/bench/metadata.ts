import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { request } from 'undici'
import { manyAgents } from './many-agents.ts'
import { measureTree } from './process-tree.ts'
import { temporaryFolder } from './processes.ts'
import { atLeast, inTurn, median, medianOfRounds, percentile, shown, type Bench, type Detail, type Figure, type Findings } from './rounds.ts'
import { aimAt, startScript, type Target } from './subjects.ts'
import type { Shape } from './traffic.ts'

const CONNECTIONS = 16
const loads = [
  { shape: 'document', about: 'metadata.json of 200 agents', count: 1200 },
  { shape: 'unchanged', about: 'metadata.json, unchanged (304)', count: 6000 },
] as const satisfies { shape: Shape; about: string; count: number }[]

/** The rate of the metadata document of 200 agents beside an Express server that sends the same bytes with the same ETag. */
export async function metadata(bench: Bench): Promise<Findings> {
  const product = bench.started.find(({ subject }) => subject.name === 'product')
  if (!product) throw new Error('the product was not started')
  const target = await product.subject.start(bench.upstream, manyAgents())
  const express: { target?: Target } = {}
  try {
    const { etag, bytes } = await read(target)
    const file = join(temporaryFolder(), 'metadata.json')
    writeFileSync(file, bytes)
    const { origin, ...running } = await startScript('metadata-express.ts', [file, etag])
    express.target = { url: origin, headers: {}, metadata: `${origin}/metadata.json`, ...running }
    const pair = [{ subject: product.subject, target }, { subject: { ...product.subject, name: 'express' }, target: express.target }]

    const findings: Findings = { figures: [], details: [] }
    for (const { shape, about, count } of loads) {
      const samples = await inTurn(pair, bench.rounds, ({ target: each }) => sample(bench, each, { shape, count: Math.ceil(count * bench.scale), etag, bytes: bytes.length }))
      const ratio = (of: 'rps' | 'cpuMicros') => medianOfRounds(samples.get('product'), samples.get('express'), (one, other) => one[of] / other[of])
      const show = (value: number) => value.toFixed(2)
      const rate: Figure = shape === 'document' ? atLeast(`rate of ${about}, × Express`, ratio('rps'), 0.8, show) : shown(`rate of ${about}, × Express`, ratio('rps'), show)
      findings.figures.push(rate, shown(`CPU of ${about}, × Express`, ratio('cpuMicros'), show))
      findings.details.push(...[...samples].map(([subject, each]): Detail => {
        const latency = each.flatMap((one) => one.latency)
        const cpuMicros = median(each.map((one) => one.cpuMicros))
        return { scenario: shape, subject, cpuMicros, rps: median(each.map(({ rps }) => rps)), p50: percentile(latency, 50), p99: percentile(latency, 99) }
      }))
    }
    return findings
  } finally {
    await Promise.all([target.stop(), express.target?.stop()])
  }
}

async function read({ metadata: url }: Target) {
  if (url === undefined) throw new Error('the product has no metadata address')
  const { headers, body } = await request(url)
  const { etag } = headers
  if (typeof etag !== 'string') throw new Error('the metadata document has no ETag')
  return { etag, bytes: Buffer.from(await body.arrayBuffer()) }
}

type Reading = { shape: 'document' | 'unchanged'; count: number; etag: string; bytes: number }

async function sample({ generator }: Bench, target: Target, { shape, count, etag, bytes }: Reading) {
  const before = measureTree(target.pid).cpuMicros
  const work = { ...aimAt(target, shape), shape, connections: CONNECTIONS, count, bytes }
  const result = await generator.loop(shape === 'document' ? work : { ...work, headers: { 'if-none-match': etag } })
  await delay(100)
  return { ...result, cpuMicros: (measureTree(target.pid).cpuMicros - before) / count }
}
