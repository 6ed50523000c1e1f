import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { eventually } from './processes.ts'

type Entry = { pid: number; parent: number; cpuMicros: number; rssBytes: number }

const fromProc = existsSync('/proc/self/stat')
const setting = (name: string) => Number(execFileSync('getconf', [name], { encoding: 'utf8' }))
const tickMicros = fromProc ? 1_000_000 / setting('CLK_TCK') : 0
const pageBytes = fromProc ? setting('PAGESIZE') : 0

/**
 * CPU time (user and system, all threads, ended children included) and resident memory of a process
 * and its descendants.
 */
export function measureTree(root: number) {
  const total = { cpuMicros: 0, rssBytes: 0 }
  for (const entry of familyOf(root)) {
    total.cpuMicros += entry.cpuMicros
    total.rssBytes += entry.rssBytes
  }
  return total
}

/** Resident memory of the processes that started no other: of what npm runs, without npm. */
export function serverRss(root: number): number {
  const family = familyOf(root)
  const parents = new Set(family.map(({ parent }) => parent))
  return family
    .filter(({ pid }) => !parents.has(pid))
    .reduce((sum, { rssBytes }) => sum + rssBytes, 0)
}

function familyOf(root: number): Entry[] {
  const entries = fromProc ? procEntries() : psEntries()
  const family = new Set([root])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const entry of entries) if (family.has(entry.parent)) family.add(entry.pid)
  }
  return entries.filter(({ pid }) => family.has(pid))
}

/**
 * The resident size once it has stayed within 1 % for two seconds; an upstream that is silent for
 * 30 s would be given up.
 */
export async function settledRss(root: number) {
  const seen: number[] = []
  await eventually(
    () => {
      seen.push(measureTree(root).rssBytes)
      const recent = seen.slice(-9)
      return recent.length === 9 && Math.max(...recent) <= Math.min(...recent) * 1.01
    },
    10_000,
    250,
  )
  return seen.at(-1) ?? NaN
}

function procEntries(): Entry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = readStat(name)
      if (stat === undefined) return []
      // proc(5): the command may hold spaces, so the numbers are counted from after its
      // parenthesis, where field 3 (state) is first.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const field = (number: number) => Number(fields[number - 3])
      const ticks = field(14) + field(15) + field(16) + field(17) // utime, stime, cutime, cstime
      return [
        {
          pid: Number(name),
          parent: field(4),
          cpuMicros: ticks * tickMicros,
          rssBytes: field(24) * pageBytes,
        },
      ]
    })
}

function readStat(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1')
  } catch {
    return undefined // it ended between the listing and the reading
  }
}

function psEntries(): Entry[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,time=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [pid, parent, time = '', rss] = line.trim().split(/\s+/)
    return {
      pid: Number(pid),
      parent: Number(parent),
      cpuMicros: seconds(time) * 1_000_000,
      rssBytes: Number(rss) * 1024,
    }
  })
}

/** Reads [[dd-]hh:]mm:ss[.cc]. */
function seconds(time: string) {
  const [clock = '', days = '0'] = time.split('-').toReversed()
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400
}
