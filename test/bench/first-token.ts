import type { Asked } from './dialects/dialect.ts'
import {
  atMost,
  inTurn,
  medianOfRounds,
  percentile,
  shown,
  type Bench,
  type Detail,
  type Findings,
} from './rounds.ts'
import { aimAt } from './subjects.ts'

const STREAMS = 100
const LIMIT_MS = 2

/**
 * The time that the product adds before the first content of a stream, one stream at a time, beside
 * the floor and beside no proxy.
 */
export async function firstToken(bench: Bench): Promise<Findings> {
  const { added, details } = await measured('first-token', bench)
  const figures = [
    atMost('added time to first token, p50, beside the floor', added(50, 'floor'), LIMIT_MS, show),
    atMost('added time to first token, p99, beside the floor', added(99, 'floor'), 3, show),
    shown('added time to first token, p50, beside no proxy', added(50, 'direct'), show),
    shown('added time to first token, p99, beside no proxy', added(99, 'direct'), show),
  ]
  return { figures, details }
}

const agents: Pick<Asked, 'dialect' | 'road'>[] = [
  { dialect: 'chat', road: 'passed' },
  { dialect: 'responses', road: 'passed' },
  { dialect: 'messages', road: 'passed' },
  { dialect: 'responses', road: 'translated' },
  { dialect: 'messages', road: 'translated' },
]

/** The same for what a coding agent sends, in each dialect and by each road. */
export async function agentToken(bench: Bench): Promise<Findings> {
  const findings: Findings = { figures: [], details: [] }
  for (const asked of agents) {
    const name = `${asked.dialect} ${asked.dialect === 'chat' ? '' : asked.road}`.trim()
    const { added, details } = await measured(`agent-token ${name}`, bench, {
      ...asked,
      from: 'agent',
    })
    const figure = `added time to a coding agent's first token, ${name}`
    findings.figures.push(
      atMost(`${figure}, p50, beside the floor`, added(50, 'floor'), LIMIT_MS, show),
      shown(`${figure}, p99, beside the floor`, added(99, 'floor'), show),
    )
    findings.details.push(...details)
  }
  return findings
}

const show = (ms: number) => `${ms.toFixed(2)} ms`

async function measured(scenario: string, bench: Bench, asked?: Asked) {
  const subjects = bench.started.filter(({ target }) => !asked || target.dialects)
  const samples = await inTurn(subjects, bench.rounds, async ({ target }) => {
    const { first } = await bench.generator.loop({
      ...aimAt(target, 'brief', asked),
      ...(asked && { asked }),
      shape: 'brief',
      connections: 1,
      count: Math.ceil(STREAMS * bench.scale),
    })
    return first
  })
  const added = (percent: number, beside: string) =>
    medianOfRounds(
      samples.get('product'),
      samples.get(beside),
      (one, other) => percentile(one, percent) - percentile(other, percent),
    )
  const details = [...samples].map(([subject, rounds]): Detail => {
    const first = rounds.flat()
    return { scenario, subject, firstP50: percentile(first, 50), firstP99: percentile(first, 99) }
  })
  return { added, details }
}
