import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './engine.ts'
import type { Run } from './project.ts'

/** What was measured; docs/deployment.md has a table of it. */
export const results: {
  engine?: string
  bytes: Record<string, number>
  buildSeconds: Record<string, number>
  runs: Record<string, Run>
} = { bytes: {}, buildSeconds: {}, runs: {} }

/** Writes `test/output/containers.json`, and the rows of the table. */
export function writeResults(): void {
  mkdirSync(join(root, 'test/output'), { recursive: true })
  writeFileSync(join(root, 'test/output/containers.json'), `${JSON.stringify(results, null, 2)}\n`)
  for (const [name, { haproxy, nginx, calls, rows }] of Object.entries(results.runs)) {
    const lost = [haproxy, nginx].flatMap(({ whole, streams }) =>
      [whole, streams].map((kind) => `${kind.lost} of ${kind.calls}`),
    )
    console.log(`| ${[name, ...lost, calls, rows].join(' | ')} |`)
  }
}
