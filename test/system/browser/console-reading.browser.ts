import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/client/operator.ts'
import type { Mock } from '../../../server/mock/mock.ts'
import { operatorJson } from '../../support/http/operator.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
import { browserPath, launch } from './browser.ts'
import {
  mockConsole,
  openConsole,
  serverOf,
  signIn,
  startConsole,
  type ConsoleServer,
} from './console-servers.ts'

type Schemas = components['schemas']

/** Longer than two updates of a page take. */
const twoUpdatesMs = 4500

describe.skipIf(browserPath === undefined)('what is read in the console', () => {
  let browser: Browser
  let gateway: Gateway
  let mock: ConsoleServer & Mock
  beforeAll(async () => {
    gateway = await startConsole()
    mock = await mockConsole()
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all([gateway.stop(), mock.close()])
  })

  test('by whom a change was made is typed through updates of the page', async () => {
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'audit')
    const field = page.getByLabel('By whom')
    await field.pressSequentially('no')
    await gateway.createKey({ name: 'meanwhile' })
    await page.waitForTimeout(twoUpdatesMs)
    await field.pressSequentially('body')
    expect(await field.inputValue()).toBe('nobody')
    await field.press('Enter')
    await page.getByText('No changes yet.').waitFor()
    expect(page.url()).toContain('name=nobody')
    await page.keyboard.type('!')
    expect(await field.inputValue()).toBe('nobody!')
    await leave()
  })

  test('a link to a change shows it, also where the list does not have it', async () => {
    await gateway.createKey({ name: 'linked' })
    const { rows } = await operatorJson<Schemas['AuditRows']>(gateway, 'GET', '/audit?limit=1')
    const place = `audit/${rows[0]?.id}?action=revokeOperator`
    const { page, leave } = await openConsole(browser, serverOf(gateway), place)
    const dialog = page.getByRole('dialog', { name: 'Change' })
    await dialog.getByText('linked', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('No changes yet.').waitFor()
    await leave()
  })

  test('a request shows its group, how long it waited, its units and whose failure it is', async () => {
    const id = '0198a3c2-7d1e-7abc-8def-012345679001'
    const api = { operatorUrl: mock.url, operatorToken: mock.token }
    const read = <Body>(path: string) => operatorJson<Body>(api, 'GET', path)
    const details = await read<Schemas['RequestDetails']>(`/requests/${id}`)
    const group = await read<Schemas['Group']>(`/groups/${details.request.group_id}`)
    const { page, leave } = await openConsole(browser, mock, 'connect')
    await page.route('**/requests/*', (route) => {
      const request = { ...details.request, unit: 'image', units: 3, class: 'upstream' }
      return route.fulfill({ json: { ...details, request } })
    })
    await page.evaluate((hash) => (location.hash = hash), `#/requests/${id}`)
    const facts = page.getByRole('dialog', { name: 'Request' }).locator('dl')
    await facts.getByText(group.path, { exact: true }).waitFor()
    const text = await facts.innerText()
    expect(text).toMatch(/Waited for a slot\s+4 ms/)
    expect(text).toMatch(/Units\s+3 × image/)
    expect(text).toMatch(/Kind of failure\s+Failed upstream/)
    await leave()
  })

  test.each(['audit/..', 'requests/%2e%2e', 'payments/.', 'keys/../keys'])(
    '%s is no page, and asks for nothing of another operation',
    async (place) => {
      const { page, leave } = await openConsole(browser, serverOf(gateway), place)
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
      await leave()
    },
  )

  test('another tab needs no token while one is signed in, and all end together', async () => {
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'connect')
    const other = await page.context().newPage()
    await other.goto(`${gateway.operatorUrl}/console#/keys`)
    await other.getByRole('heading', { name: 'Keys', level: 1 }).waitFor()
    const kept = () => other.evaluate(() => [localStorage.length, sessionStorage.length])
    expect(await kept()).toEqual([0, 0])

    // The tokens of both are good, and the browser has one cookie for both.
    await other.getByRole('button', { name: 'Sign out' }).click()
    await other.locator('.login').waitFor()
    await page.locator('.login').waitFor()
    await signIn(page, gateway.operatorToken)
    await other.getByRole('heading', { name: 'Keys', level: 1 }).waitFor()
    await other.reload()
    await other.getByRole('heading', { name: 'Keys', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Audit' }).click()
    await page.getByRole('row').filter({ hasText: 'signed out' }).first().waitFor()
    await leave()
  })

  test('a page polls every five seconds', async () => {
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'configuration')
    const times: number[] = []
    page.on('request', () => times.push(performance.now()))
    while (times.length < 3) await page.waitForRequest('**/config')
    const pauses = times.slice(1).map((at, before) => at - (times[before] ?? 0))
    for (const pause of pauses) expect(pause).toBeGreaterThan(4900)
    expect(Math.min(...pauses)).toBeLessThan(7000)
    await leave()
  })

  test('amounts of usage are exact on hover', async () => {
    const nanos = 1_234_567_891_234
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'connect')
    await showSeries(page, 'charged', nanos)
    const cell = page.getByRole('row').locator('data').first()
    await cell.waitFor()
    expect(await cell.getAttribute('value')).toBe(String(nanos))
    expect(await cell.textContent()).toBe('1,234.5679 USD')
    expect(await cell.getAttribute('title')).toBe('1,234.567891234 USD')
    await leave()
  })

  test('a time that ends before it begins is named, and what was chosen stays', async () => {
    const place = 'usage?range=own&from=2026-03-05&to=2026-03-01'
    const { page, leave } = await openConsole(browser, serverOf(gateway), place)
    await page.getByRole('alert').getByText('To is before From').waitFor()
    expect(await page.getByLabel('To').inputValue()).toBe('2026-03-01')
    await page.getByLabel('To').fill('2026-03-06')
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await leave()
  })

  test('a percentile of one hour alone is a point that is seen', async () => {
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'connect')
    await showSeries(page, 'whole_p95_ms', 705)
    await page.locator('.u-over').waitFor()
    await expect.poll(() => pixelsOf(page, '--series-0')).toBeGreaterThan(10)
    await leave()
  })

  test('bars and layers keep their colours where the system has its own', async () => {
    const { page, picture, leave } = await openConsole(browser, mock, 'usage')
    await page.emulateMedia({ forcedColors: 'active' })
    await page.reload()
    await page.locator('.u-over').waitFor()
    await expect.poll(() => pixelsOf(page, '--series-0')).toBeGreaterThan(1000)
    expect(await pixelsOf(page, '--series-1')).toBeGreaterThan(1000)
    const swatch = await page
      .locator('.legend li')
      .first()
      .evaluate((item) => getComputedStyle(item, '::before').backgroundColor)
    expect(swatch).toBe('rgb(11, 87, 208)')
    await picture('console-usage-forced-colours')
    await page.getByRole('link', { name: 'Keys' }).click()
    const bar = page.locator('.bar > span').first()
    await bar.waitFor()
    expect(await bar.evaluate((one) => getComputedStyle(one).forcedColorAdjust)).toBe('none')
    await leave()
  })

  test('who may not create a key is not offered to', async () => {
    const { token } = await operatorJson<{ token: string }>(gateway, 'POST', '/operators', {
      name: 'grace',
      role: 'viewer',
    })
    const server = { ...serverOf(gateway), token }
    const { page, leave } = await openConsole(browser, server, 'connect')
    await page.getByText('grace (viewer)').waitFor()
    expect(await page.getByText('Create a key').count()).toBe(0)
    await leave()
  })
})

/** Goes to the usage of a day, of which one hour has a value. */
async function showSeries(page: Page, metric: Schemas['Metric'], value: number): Promise<void> {
  const hour = 3_600_000
  const to = Math.ceil(Date.now() / hour) * hour
  const points = Array.from({ length: 24 }, (_, at) => (at === 20 ? value : null))
  const series: Schemas['Series'] = {
    metric,
    by: null,
    from: to - 24 * hour,
    to,
    step_ms: hour,
    series: [{ value: null, points }],
    others: null,
  }
  await page.route('**/series*', (route) => route.fulfill({ json: series }))
  await page.evaluate((hash) => (location.hash = hash), `#/usage?metric=${metric}&by=all`)
}

/** Pixels of the plot that have the colour of this variable. */
const pixelsOf = (page: Page, variable: string): Promise<number> =>
  page.evaluate((name) => {
    const plot = document.querySelector('canvas')
    const { width = 0, height = 0 } = plot ?? {}
    // Chromium complains of reading the plot itself again and again.
    const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    if (plot) copy?.drawImage(plot, 0, 0)
    const [, digits = ''] =
      /#(\w{6})/.exec(getComputedStyle(document.documentElement).getPropertyValue(name)) ?? []
    const wanted = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
    const image = copy?.getImageData(0, 0, width, height).data
    let count = 0
    for (let at = 0; image && at < image.length; at += 4)
      if (wanted.every((part, index) => image[at + index] === part)) count++
    return count
  }, variable)
