import type { Outcome, Setting } from './simulation.ts'

const head = [
  'scenario',
  'replicas',
  'calls/s',
  'transactions a call',
  'a second',
  'waited',
  'p50',
  'p99',
  'max',
  'rejected with room',
  'unavailable',
  'overshoot',
]

/** One line of the table; waits are in milliseconds. */
export function rowOf({ name, replicas, seconds }: Setting, outcome: Outcome): string[] {
  const { calls, transactions, refusedWithRoom, unavailable, overshoot } = outcome
  const waits = outcome.waits.toSorted((a, b) => a - b)
  const at = (share: number) =>
    milliseconds(waits[Math.min(waits.length - 1, Math.floor(waits.length * share))])
  return [
    name,
    String(replicas),
    (calls / seconds).toFixed(0),
    (transactions / calls).toFixed(transactions < calls / 10 ? 3 : 2),
    (transactions / seconds).toFixed(0),
    percent(waits.length / calls),
    at(0.5),
    at(0.99),
    at(1),
    percent(refusedWithRoom / calls),
    percent(unavailable / calls),
    overshoot === 0 ? '0' : percent(overshoot),
  ]
}

/** The rows as a table of Markdown. */
export function tableOf(rows: readonly string[][]): string {
  const all = [head, ...rows]
  const widths = head.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)))
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, at) => (row[at] ?? '').padEnd(width)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

const percent = (share: number): string =>
  share === 0 ? '0' : `${(share * 100).toFixed(share < 0.001 ? 3 : 1)} %`

const milliseconds = (ms: number | undefined): string =>
  ms === undefined ? '–' : `${ms < 10 ? ms.toFixed(1) : ms.toFixed(0)} ms`
