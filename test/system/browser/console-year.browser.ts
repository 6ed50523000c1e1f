import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/client/operator.ts'
import { usd } from '../../../client/console/format/money.ts'
import { count, duration } from '../../../client/console/format/numbers.ts'
import { fillYear } from '../../bench/console/year.ts'
import { operatorJson } from '../../support/http/operator.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
import { browserPath, launch } from './browser.ts'
import { inspect, openConsole, serverOf, startConsole } from './console-servers.ts'

type Schemas = components['schemas']
type Series = Schemas['Series']

const dayMs = 24 * 3_600_000

/** Runs in the page: the colours of the legend that the plot has no points of. */
function coloursNotDrawn(): string[] {
  const plot = document.querySelector('canvas')
  const copy = new OffscreenCanvas(plot?.width ?? 1, plot?.height ?? 1).getContext('2d')
  if (plot) copy?.drawImage(plot, 0, 0)
  const { data = [] } = copy?.getImageData(0, 0, copy.canvas.width, copy.canvas.height) ?? {}
  const drawn = new Set<string>()
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = data.slice(at, at + 3)
    drawn.add(`rgb(${red}, ${green}, ${blue})`)
  }
  const colours = [...document.querySelectorAll('.legend li')].map(
    (item) => getComputedStyle(item, '::before').backgroundColor,
  )
  return colours.filter((colour) => !drawn.has(colour))
}

describe.skipIf(browserPath === undefined)('a year of usage in the console', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-year-'))
  let browser: Browser
  let gateway: Gateway
  beforeAll(async () => {
    await fillYear(folder, { rows: 20_000, keys: 20 })
    gateway = await startConsole({ store: folder })
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await gateway.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = <Body>(path: string) => operatorJson<Body>(gateway, 'GET', path)

  /** Opens the usage of a year; and what the API answers to the page's own question. */
  async function yearOf(query: string) {
    const visited = await openConsole(browser, serverOf(gateway), 'configuration')
    const { page } = visited
    const asked = page.waitForRequest('**/series?*')
    await page.evaluate((to) => void (location.hash = to), `#/usage?range=year&${query}`)
    const { pathname, search } = new URL((await asked).url())
    const series = await ask<Series>(pathname + search)
    await page.locator('tbody tr').first().waitFor()
    return { ...visited, series }
  }

  /** What is in the rows of the table: the texts of their cells. */
  const cellsOf = async (page: Page) =>
    Promise.all(
      (await page.locator('tbody tr:not(.gap)').all()).map((row) =>
        row.locator('td').allTextContents(),
      ),
    )
  const sumOf = (points: readonly (number | null)[]) =>
    points.reduce<number>((all, one) => all + (one ?? 0), 0)

  test('the totals of the table are the sums of the API', async () => {
    const { page, picture, leave, series } = await yearOf('metric=charged&by=model')
    const rows = [
      ...series.series.map(({ value, points }) => [value ?? '', sumOf(points)] as const),
      [`${series.others?.values} others`, sumOf(series.others?.points ?? [])] as const,
    ]
    const all = rows.reduce((sum, [, total]) => sum + total, 0)
    // The first day of the year is not whole.
    expect(all).toBeGreaterThan(19_900 * 6690)
    expect((await cellsOf(page)).map(([name, total]) => [name, total])).toEqual(
      rows.map(([name, total]) => [name, usd(total)]),
    )
    await inspect(page)
    await picture('console-usage-year')
    await leave()
  })

  test('each day of the table has the points of the API', async () => {
    const { page, leave, series } = await yearOf('metric=requests&by=status')
    await page.getByRole('button', { name: 'Each day' }).click()
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('366')
    const days = series.series[0]?.points.length ?? 0
    const cells = await cellsOf(page)
    // The newest day is first, and the column of each series is as in the API.
    cells.slice(0, 24).forEach(([day, ...values], row) => {
      const at = days - 1 - row
      expect([day, ...values]).toEqual([
        new Date(series.from + at * dayMs).toISOString().slice(0, 10),
        ...series.series.map(({ points }) => count(points[at] ?? 0)),
      ])
    })
    await leave()
  })

  test('each series is drawn in the colour of the legend', async () => {
    const { page, leave, series } = await yearOf('metric=requests&by=model')
    expect(series.series).toHaveLength(7)
    await expect.poll(() => page.evaluate(coloursNotDrawn)).toEqual([])
    await leave()
  })

  test('under the pointer are the points of the API', async () => {
    const { page, leave, series } = await yearOf('metric=whole_p95_ms&by=model')
    const area = page.locator('.u-over')
    const { width = 0, height = 0 } = (await area.boundingBox()) ?? {}
    for (const share of [0.2, 0.5, 0.9]) {
      await area.hover({ position: { x: width * share, y: height / 2 } })
      const day = await page
        .locator('.plot-time')
        .filter({ hasText: /^\d{4}-/ })
        .textContent()
      const at = (Date.parse(`${day}T00:00:00Z`) - series.from) / dayMs
      const shown = await page.locator('.legend li b').allTextContents()
      const points = series.series.map((one) => one.points[at] ?? null)
      expect(shown.slice(0, points.length)).toEqual(
        points.map((point) => (point === null ? '–' : duration(point))),
      )
    }
    await leave()
  })

  test('the overview has the day and the month of the API', async () => {
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'overview')
    const { day, month } = await ask<Schemas['ServerOverview']>('/overview')
    const valuesOf = (name: string) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('cell', { name, exact: true }) })
        .locator('data')
        .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
    expect((await valuesOf('Requests')).slice(2)).toEqual(
      [day, month].map((w) => String(w?.requests)),
    )
    expect((await valuesOf('Charged to callers')).slice(2)).toEqual([day?.charged, month?.charged])
    expect((await valuesOf('– client_left')).slice(2)).toEqual(
      [day, month].map((window) => String(window?.by_status['client_left'] ?? 0)),
    )
    await leave()
  })

  test('the requests are those of the API, page by page', async () => {
    const { page, leave } = await openConsole(
      browser,
      serverOf(gateway),
      'requests?status=client_left',
    )
    /** Those in view and a few more are drawn. */
    const idsIn = () =>
      page
        .locator('tbody a')
        .evaluateAll((all) =>
          all.map((one) => one.getAttribute('href')?.match(/requests\/([^?]+)/)?.[1]),
        )
    const drawnOf = ({ requests }: Schemas['RequestList']) =>
      requests.slice(0, 24).map(({ id }) => id)
    const first = await ask<Schemas['RequestList']>('/requests?limit=50&status=client_left')
    expect(await idsIn()).toEqual(drawnOf(first))
    await page.getByRole('button', { name: 'Older' }).click()
    const next = await ask<Schemas['RequestList']>(
      `/requests?limit=50&status=client_left&after=${encodeURIComponent(first.next ?? '')}`,
    )
    await page.locator(`a[href*="${next.requests[0]?.id}"]`).waitFor()
    expect(await idsIn()).toEqual(drawnOf(next))
    await leave()
  })
})
