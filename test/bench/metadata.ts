import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'undici'
import { detail, sample, warm, type Load } from './cpu-cost.ts'
import { manyAgents } from './many-agents.ts'
import { temporaryFolder } from './processes.ts'
import {
  atLeast,
  inTurn,
  medianOfRounds,
  productOf,
  shown,
  type Bench,
  type Findings,
  type Started,
} from './rounds.ts'
import { startScript, type Target } from './subjects.ts'

const whole: Load = {
  name: 'metadata',
  about: 'metadata.json of 200 agents',
  shape: 'document',
  connections: 16,
  count: 1000,
}
const unchanged: Load = {
  name: 'metadata 304',
  about: 'metadata.json, not changed',
  shape: 'unchanged',
  connections: 16,
  count: 8000,
}

/**
 * The rate of the metadata document of 200 agents beside an Express server that sends the same
 * bytes with the same ETag.
 */
export async function metadata(bench: Bench): Promise<Findings> {
  const { subject } = productOf(bench)
  const target = await subject.start(bench.upstream, manyAgents())
  try {
    const { etag, bytes } = await documentOf(target)
    const express = await startExpress(etag, bytes)
    try {
      const pair = [{ subject, target }, express]
      const first = await compare(bench, pair, whole, { bytes: bytes.length })
      const second = await compare(bench, pair, unchanged, { headers: { 'if-none-match': etag } })
      const figures = [
        atLeast(`rate of ${whole.about}, × Express`, first.rate, 0.8, show),
        first.cpu,
        shown(`rate of ${unchanged.about}, × Express`, second.rate, show),
        second.cpu,
      ]
      return { figures, details: [...first.details, ...second.details] }
    } finally {
      await express.target.stop()
    }
  } finally {
    await target.stop()
  }
}

const show = (value: number) => value.toFixed(2)

async function documentOf({ metadata: at }: Target) {
  if (!at) throw new Error('the product has no metadata address')
  const {
    headers: { etag },
    body,
  } = await request(at.url)
  if (typeof etag !== 'string') throw new Error('the metadata document has no ETag')
  return { etag, bytes: Buffer.from(await body.arrayBuffer()) }
}

async function startExpress(etag: string, bytes: Buffer): Promise<Started> {
  const file = join(temporaryFolder(), 'metadata.json')
  writeFileSync(file, bytes)
  const { origin, ...running } = await startScript('express.ts', [file, etag])
  const url = `${origin}/metadata.json`
  const target = { url, headers: {}, metadata: { url }, ...running }
  return { subject: { name: 'express', start: () => Promise.resolve(target) }, target }
}

async function compare(
  bench: Bench,
  pair: Started[],
  load: Load,
  more: Parameters<typeof sample>[3],
) {
  for (const started of pair) await warm(load, bench, started, more)
  const samples = await inTurn(pair, bench.rounds, (started) => sample(load, bench, started, more))
  const ratio = (of: 'rps' | 'cpuMicros') =>
    medianOfRounds(
      samples.get('product'),
      samples.get('express'),
      (one, other) => one[of] / other[of],
    )
  return {
    rate: ratio('rps'),
    cpu: shown(`CPU of ${load.about}, × Express`, ratio('cpuMicros'), show),
    details: [...samples].map(([subject, each]) => detail(load, subject, each)),
  }
}
