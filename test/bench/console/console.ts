import { browserPath, installBrowser } from '../../support/browser.ts'
import { temporaryFolder } from '../processes.ts'
import { product } from '../product.ts'
import { atMost, median, shown, type Bench, type Figure, type Findings } from '../rounds.ts'
import { consoleWeight, pageCosts } from './pages.ts'
import { asker, cpuOfPolls, type Ask } from './polls.ts'
import { fillYear, type Amount, type Filling } from './year.ts'

const dayMs = 24 * 3_600_000
/** Longer than a year: nothing is rolled up meanwhile. */
const keptDays = 1000

/**
 * What the console costs the server, and its pages a browser, beside a year of data: ten million
 * rows of 2 000 keys and 30 models, a hundred thousand sums by the hour and 10 000 keys, on SQLite.
 */
export async function consoleCost({ upstream, scale }: Bench): Promise<Findings> {
  const isQuick = scale < 1
  const amount = { rows: isQuick ? 300_000 : 10_000_000, keys: 10_000 }
  const folder = temporaryFolder()
  const filling = await fillYear(folder, amount)
  const setting = { name: 'console data', store: folder, key: 'none', keptDays }
  const target = await product(setting).start(upstream)
  try {
    const { operator } = target
    if (!operator) throw new Error('the product has an operator address')
    const ask = asker(operator)
    const figures = [
      ...fillingFigures(amount, filling),
      ...(await pollFigures(target.pid, ask, isQuick ? 2 : 20)),
      ...(await questionFigures(ask)),
      atMost(
        'all files of the console, gzip',
        await consoleWeight(operator.url),
        90_000,
        kilobytes,
      ),
    ]
    if (browserPath !== undefined) figures.push(...(await pageFigures(operator, amount)))
    const missing =
      browserPath === undefined ? [`pages of the console: no browser. ${installBrowser}`] : []
    return { figures, details: [], missing }
  } finally {
    await target.stop()
  }
}

function startOfToday(): number {
  const now = Date.now()
  return now - (now % dayMs)
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const millis = (ms: number) => `${ms.toFixed(0)} ms`
const micros = (value: number) => `${value.toFixed(0)} µs`
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const fillingFigures = ({ rows }: Amount, { insertMs, sumMs, sums }: Filling): Figure[] => [
  shown(`${rows} rows inserted`, insertMs, seconds),
  shown(`their ${sums} sums made, as at the first start of this version`, sumMs, seconds),
]

/** Requests of open pages. */
const polls: Record<string, string> = {
  'the overview': '/overview',
  'the newest requests': '/requests?limit=50',
  'ten thousand keys': '/keys',
  'a year by key': `/series?metric=charged&by=key&step=day&from=${startOfToday() - 364 * dayMs}`,
}
const maxPollMicros = 5000

async function pollFigures(pid: number, ask: Ask, rounds: number): Promise<Figure[]> {
  const costs = await cpuOfPolls({ pid, ask }, Object.values(polls), rounds)
  return Object.keys(polls).map((name, at) =>
    atMost(`CPU of a poll of ${name}, mean`, costs[at] ?? NaN, maxPollMicros, micros),
  )
}

/** As pages ask them for all of a year. Each is asked several times, none in the same words. */
const questions = {
  'a year by model, a point a day': '/series?metric=charged&by=model&step=day&from=-',
  'a year by key, a point a day': '/series?metric=requests&by=key&step=day&from=-',
  'a year by agent, tokens a day': '/series?metric=tokens&by=agent&step=day&from=-',
  'a year of percentiles, a point a day': '/series?metric=whole_p95_ms&step=day&from=-',
  'a year of percentiles by key': '/series?metric=whole_p95_ms&by=key&step=day&from=-',
  'a month by key, a point an hour': '/series?metric=requests&by=key&step=hour&from=month',
  'a page of requests': '/requests?from=0',
  'a page of requests that a filter leaves out': '/requests?status=nothing_has_this',
  'a page of requests of one model': '/requests?model=model-7',
}

async function questionFigures(ask: Ask): Promise<Figure[]> {
  const figures: Figure[] = []
  const today = startOfToday()
  for (const [name, path] of Object.entries(questions)) {
    const each: number[] = []
    const asked = path
      .replace('from=-', `from=${today - 364 * dayMs}`)
      .replace('from=month', `from=${today - 30 * dayMs}`)
    while (each.length < 7) each.push(await ask(`${asked}${inOtherWords(path, each.length)}`))
    figures.push(atMost(name, median(each), 300, millis))
  }
  return figures
}

const inOtherWords = (path: string, time: number): string =>
  path.startsWith('/series') ? `&top=${14 + time}` : `&limit=${94 + time}`

async function pageFigures(
  operator: { url: string; token: string },
  { keys }: Amount,
): Promise<Figure[]> {
  const { firstPaintMs, longest, rows } = await pageCosts(operator)
  const task = (ms: number) => (ms === 0 ? 'below 50 ms' : millis(ms))
  const where = longest.page === '' ? '' : ` (${longest.page})`
  return [
    atMost('first paint of the console', firstPaintMs, 300, millis),
    atMost(`longest task of its pages${where}`, longest.ms, 50, task),
    atMost(`most rows in the document, of ${keys} keys`, rows, 80, String),
  ]
}
