import { sample, warm, type Load } from './cpu-cost.ts'
import {
  atMost,
  inTurn,
  medianOfRounds,
  productOf,
  type Bench,
  type Findings,
  type Started,
} from './rounds.ts'
import { COMPLETIONS } from './subjects.ts'

const LIMIT = 1.1

const loads: Load[] = [
  {
    name: 'openai-whole',
    about: 'per non-stream request',
    shape: 'whole',
    connections: 16,
    count: 6000,
  },
  {
    name: 'openai-burst',
    about: 'per 64-event stream in one burst',
    shape: 'burst',
    connections: 16,
    count: 2500,
  },
]

/**
 * CPU time per request under /openai/v1, as a multiple of the strict route's for the same request
 * to the same process.
 */
export async function dialectCost(bench: Bench): Promise<Findings> {
  const strict = productOf(bench)
  const { subject, target } = strict
  const openai: Started = {
    subject: { ...subject, name: 'openai' },
    target: { ...target, url: target.url.replace(COMPLETIONS, `/openai${COMPLETIONS}`) },
  }
  const findings: Findings = { figures: [], details: [] }
  for (const load of loads) {
    for (const started of [strict, openai]) await warm(load, bench, started)
    const samples = await inTurn([strict, openai], bench.rounds, (started) =>
      sample(load, bench, started),
    )
    const ratio = medianOfRounds(
      samples.get('openai'),
      samples.get(subject.name),
      (a, b) => a.cpuMicros / b.cpuMicros,
    )
    findings.figures.push(
      atMost(`CPU ${load.about} on /openai/v1, × /v1`, ratio, LIMIT, (value) => value.toFixed(2)),
    )
  }
  return findings
}
