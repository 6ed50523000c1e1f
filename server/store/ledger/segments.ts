import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../files.ts'

/** One file of the spool; `name` is `<writer>-<seq>.ndjson`. */
export type SegmentName = { name: string; writer: string; seq: number }

export const spoolFolder = (folder: string): string => join(folder, 'spool')

/** The name of the spool's stream of rows, which the spool keeps for its life. */
export function streamOf(spool: string): string {
  const file = join(spool, 'stream')
  try {
    writeFileSync(file, randomBytes(6).toString('hex'), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  }
  // A process that died while it wrote the file left it empty.
  return readFileSync(file, 'utf8').trim() || 'spool'
}

export function segmentName(writer: string, seq: number): string {
  return `${writer}-${String(seq).padStart(6, '0')}.ndjson`
}

/** The spool's segments, each writer's in the order they were written. */
export function listSegments(spool: string): SegmentName[] {
  const segments: SegmentName[] = []
  for (const name of readdirSync(spool)) {
    const parts = /^(.+)-(\d+)\.ndjson$/.exec(name)
    if (parts?.[1] && parts[2]) segments.push({ name, writer: parts[1], seq: Number(parts[2]) })
  }
  return segments.toSorted(
    (a, b) => Number(a.writer > b.writer) - Number(a.writer < b.writer) || a.seq - b.seq,
  )
}

/** Bytes of all segments, also of what is moved of those that are still written to. */
export function spoolBytes(spool: string): number {
  let bytes = 0
  for (const { name } of listSegments(spool)) {
    try {
      bytes += statSync(join(spool, name)).size
    } catch (error) {
      // Moved and deleted since it was listed.
      if (!hasCode(error, 'ENOENT')) throw error
    }
  }
  return bytes
}
