import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './processes.ts'
import { atMost, median, shown, type Bench, type Findings } from './rounds.ts'
import { settledRss } from './process-tree.ts'
import { root, type Subject } from './subjects.ts'

export const shipped = join(root, 'spec/agents')

/** A folder of 200 agents with five tools each: copies of those that ship with the product and have so many. */
export function manyAgents(): string {
  const texts = readdirSync(shipped).filter((name) => name.endsWith('.yaml')).map((name) => ({ id: name.slice(0, -5), text: readFileSync(join(shipped, name), 'utf8') }))
  const models = texts.filter(({ text }) => text.match(/\boperationId:/g)?.length === 5)
  const folder = temporaryFolder()
  for (let copy = 0; copy < 200; copy += 1) {
    const model = models[copy % models.length]
    if (!model) throw new Error('no shipped agent has five tools')
    writeFileSync(join(folder, `${model.id}${copy}.yaml`), model.text)
  }
  return folder
}

/** What 200 agents cost a server more than the ten that ship: time until it is ready, and resident memory once it has settled. */
export async function loading(bench: Bench): Promise<Findings> {
  const product = bench.started.find(({ subject }) => subject.name === 'product')
  if (!product) throw new Error('the product was not started')
  const many = manyAgents()
  const times: number[] = []
  const bytes: number[] = []
  for (let round = 0; round < Math.min(bench.rounds, 3); round += 1) {
    const few = await measure(bench, product.subject, shipped)
    const more = await measure(bench, product.subject, many)
    times.push(more.readyMs - few.readyMs)
    bytes.push(more.rssBytes - few.rssBytes)
  }
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const figures = [
    atMost('200 agents with 1000 tools: later ready than with the shipped ten', median(times), 2000, seconds),
    atMost('200 agents with 1000 tools: more resident memory than with the shipped ten', median(bytes), 100e6, (value) => `${(value / 1e6).toFixed(0)} MB`),
  ]
  return { figures: figures.concat(shown('the same, least of the rounds', Math.min(...times), seconds)), details: [] }
}

async function measure({ upstream }: Bench, subject: Subject, agents: string) {
  const target = await subject.start(upstream, agents)
  try {
    return { readyMs: target.readyMs ?? NaN, rssBytes: await settledRss(target.pid) }
  } finally {
    await target.stop()
  }
}
