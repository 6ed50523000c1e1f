import { execFile } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { largeDocument } from './generated-agents.ts'
import { temporaryFolder } from './processes.ts'
import { atMost, median, shown, type Bench, type Findings } from './rounds.ts'
import { plainEnv, root } from './subjects.ts'

const OPERATIONS = 9
const wanted = ['order8', 'invoice9', 'shipment10']
  .flatMap((noun) => [`list_${noun}s`, `create_${noun}`, `get_${noun}`])
  .join(',')
/** The size of GitHub's own document, and of the same with deeper indentation. */
const BYTES = 5.7e6
const INDENTED_BYTES = 13e6

/** What `agents add` takes for nine operations of a document with many hundreds. */
export async function adoption({ rounds }: Bench): Promise<Findings> {
  const folder = temporaryFolder()
  const document = largeDocument(BYTES)
  const files = [
    { limits: { cpu: 3, rss: 300e6 }, text: JSON.stringify(document, null, 1) },
    { limits: { cpu: 5, rss: Infinity }, text: indented(document) },
  ]
  const figures = []
  for (const [index, { limits, text }] of files.entries()) {
    const file = join(folder, `large${index}.json`)
    writeFileSync(file, text)
    const about = `agents add, ${OPERATIONS} operations of ${size(statSync(file).size)}`
    const samples: Usage[] = []
    while (samples.length < rounds) samples.push(await usageOf(file))
    const cpu = median(samples.map(({ cpuSeconds }) => cpuSeconds))
    const rss = median(samples.map(({ rssBytes }) => rssBytes))
    figures.push(
      atMost(`${about}: CPU`, cpu, limits.cpu, (value) => `${value.toFixed(2)} s`),
      limits.rss === Infinity
        ? shown(`${about}: memory`, rss, size)
        : atMost(`${about}: memory`, rss, limits.rss, size),
    )
  }
  return { figures, details: [] }
}

const size = (bytes: number) => `${(bytes / 1e6).toFixed(bytes < 1e8 ? 1 : 0)} MB`

/** With as many spaces for a level as bring it to 13 MB, or a few more. */
function indented(document: object): string {
  for (let spaces = 2; ; spaces += 1) {
    const text = JSON.stringify(document, null, spaces)
    if (text.length >= INDENTED_BYTES || spaces === 10) return text
  }
}

type Usage = { cpuSeconds: number; rssBytes: number }

/** CPU and memory at their highest of one run, as its process says when it ends. */
async function usageOf(file: string): Promise<Usage> {
  const folder = temporaryFolder()
  const report = join(folder, 'usage.json')
  const hook =
    "import { writeFileSync } from 'node:fs';" +
    "process.on('exit', () => writeFileSync(process.env.BENCH_REPORT, " +
    'JSON.stringify(process.resourceUsage())))'
  const args = ['agents', 'add', file, '--id', 'LargeAgent', '--output', folder, '--only', wanted]
  await promisify(execFile)(
    process.execPath,
    [`--import=data:text/javascript,${encodeURIComponent(hook)}`, 'server/main.ts', ...args],
    { cwd: root, env: { ...plainEnv(), BENCH_REPORT: report } },
  )
  const written = readFileSync(join(folder, 'LargeAgent.yaml'), 'utf8')
  const count = written.match(/\boperationId"?:/g)?.length
  if (count !== OPERATIONS) throw new Error(`the agent has ${count} operations`)
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as NodeJS.ResourceUsage // what the hook writes
  return { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, rssBytes: maxRSS * 1024 }
}
