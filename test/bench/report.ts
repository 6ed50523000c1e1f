import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Detail, Figure, Findings, Timing } from './rounds.ts'
import { output, type Subject } from './subjects.ts'

const COLUMNS: [Timing, string, number][] = [
  ['rps', 'rps', 0],
  ['p50', 'p50 ms', 2],
  ['p99', 'p99 ms', 2],
  ['firstP50', 'first token p50 ms', 2],
  ['firstP99', 'first token p99 ms', 2],
]

const FIRST_COLUMNS = ['scenario', 'subject', 'CPU µs', '× floor']
/** Of a core, while this subject was measured: near 0 the figures are theirs, not the subject's. */
const LEFT_COLUMNS = ['upstream left', 'generator left']

/**
 * The findings as text: the targets, then the figures of each subject, then the absent subjects.
 */
export function table({ figures, details, missing = [] }: Findings, absent: Subject[]) {
  const verdicts = figures.map(({ figure, measured, target, verdict }) => [
    figure,
    measured,
    target,
    verdictText({ target, verdict }),
  ])
  const rows = details.map((detail) => [
    detail.scenario,
    detail.subject,
    number(detail.cpuMicros, 1),
    number(detail.timesFloor, 2),
    ...timings(detail),
    percent(detail.upstreamLeft),
    percent(detail.generatorLeft),
  ])
  return (
    [
      columns([['figure', 'measured', 'target', ''], ...verdicts]),
      ...(rows.length > 0
        ? [
            columns([
              [...FIRST_COLUMNS, ...COLUMNS.map(([, title]) => title), ...LEFT_COLUMNS],
              ...rows,
            ]),
          ]
        : []),
      ...absent.map((subject) => `${subject.name}: ${subject.absent ?? ''}`),
      ...missing,
      summary(figures),
    ].join('\n\n') + '\n'
  )
}

function verdictText({ target, verdict }: Pick<Figure, 'target' | 'verdict'>) {
  if (target === '') return ''
  if (verdict === undefined) return 'unknown'
  return { reached: 'reached', near: 'less than a tenth over', missed: 'MISSED' }[verdict]
}

function summary(figures: Figure[]) {
  const missed = figures.filter(({ verdict }) => verdict === 'missed')
  if (missed.length === 0) return 'No measured target missed.'
  const targets = figures.filter(({ target }) => target !== '')
  return (
    `${missed.length} of ${targets.length} targets missed: ` +
    missed.map(({ figure }) => figure).join('; ')
  )
}

const timings = (detail: Detail) => COLUMNS.map(([name, , digits]) => number(detail[name], digits))
const number = (value: number | undefined, digits: number) =>
  value === undefined || Number.isNaN(value) ? '' : value.toFixed(digits)

const percent = (share: number | undefined) =>
  share === undefined || Number.isNaN(share) ? '' : `${(share * 100).toFixed(0)} %`

function columns(rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  const pad = (cell: string, width: number) =>
    /^[\d.-]+$/.test(cell) ? cell.padStart(width) : cell.padEnd(width)
  return rows
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Writes the findings for people and for programs. */
export function save(findings: Findings, text: string, options: object) {
  mkdirSync(output, { recursive: true })
  const machine = {
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cpu: cpus()[0]?.model,
    cores: cpus().length,
  }
  writeFileSync(join(output, 'bench.txt'), text)
  writeFileSync(
    join(output, 'bench.json'),
    `${JSON.stringify({ at: new Date().toISOString(), machine, options, ...findings }, null, 2)}\n`,
  )
}
