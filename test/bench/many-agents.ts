import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureTree, settledRss } from './process-tree.ts'
import { temporaryFolder } from './processes.ts'
import { atMost, median, productOf, shown, type Bench, type Findings } from './rounds.ts'
import { root, type Subject } from './subjects.ts'

const shipped = join(root, 'spec/agents')
const AGENTS = 200
const TOOLS_EACH = 5

/** A folder of 200 agents with 1000 tools: copies of the shipped ones that have five. */
export function manyAgents(): string {
  const files = readdirSync(shipped).filter((name) => name.endsWith('.yaml'))
  const models = files
    .map((name) => ({ id: name.slice(0, -5), text: readFileSync(join(shipped, name), 'utf8') }))
    .filter(({ text }) => text.match(/\boperationId:/g)?.length === TOOLS_EACH)
  const folder = temporaryFolder()
  for (let copy = 0; copy < AGENTS; copy += 1) {
    const model = models[copy % models.length]
    if (!model) throw new Error(`no shipped agent has ${TOOLS_EACH} tools`)
    writeFileSync(join(folder, `${model.id}${copy}.yaml`), model.text)
  }
  return folder
}

/**
 * The extra start-up time and settled memory of a server with 200 agents, compared with the ten
 * that ship.
 */
export async function loading(bench: Bench): Promise<Findings> {
  const { subject } = productOf(bench)
  const many = manyAgents()
  const more: Cost[] = []
  while (more.length < Math.min(bench.rounds, 3)) {
    const few = await started(bench, subject, shipped)
    const all = await started(bench, subject, many)
    more.push({
      readyMs: all.readyMs - few.readyMs,
      cpuMs: all.cpuMs - few.cpuMs,
      rssBytes: all.rssBytes - few.rssBytes,
    })
  }
  const about = `${AGENTS} agents with ${AGENTS * TOOLS_EACH} tools beside the shipped ten`
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const figures = [
    atMost(`${about}: later ready by`, median(more.map(({ readyMs }) => readyMs)), 2000, seconds),
    shown(`${about}: more CPU until ready`, median(more.map(({ cpuMs }) => cpuMs)), seconds),
    atMost(
      `${about}: more memory`,
      median(more.map(({ rssBytes }) => rssBytes)),
      100e6,
      (bytes) => `${(bytes / 1e6).toFixed(0)} MB`,
    ),
  ]
  return { figures, details: [] }
}

type Cost = { readyMs: number; cpuMs: number; rssBytes: number }

async function started({ upstream }: Bench, subject: Subject, agents: string): Promise<Cost> {
  const target = await subject.start(upstream, agents)
  try {
    const cpuMs = measureTree(target.pid).cpuMicros / 1000
    return { readyMs: target.readyMs ?? NaN, cpuMs, rssBytes: await settledRss(target.pid) }
  } finally {
    await target.stop()
  }
}
