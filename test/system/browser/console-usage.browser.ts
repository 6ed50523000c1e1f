import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/client/operator.ts'
import { exactUsd } from '../../../client/console/format/money.ts'
import type { Mock } from '../../../server/mock/mock.ts'
import { operatorJson } from '../../support/http/operator.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
import { says, startModelServer, type ModelServer } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'
import { browserPath, launch } from './browser.ts'
import {
  inspect,
  mockConsole,
  openConsole,
  serverOf,
  startConsole,
  tabTo,
  type ConsoleServer,
} from './console-servers.ts'

type Schemas = components['schemas']

describe.skipIf(browserPath === undefined)('usage in the console', () => {
  const calls = 3
  let browser: Browser
  let model: ModelServer
  let gateway: Gateway
  let mock: ConsoleServer & Mock
  beforeAll(async () => {
    model = await startModelServer(says('Hello!'))
    gateway = await startConsole({
      upstreams: {
        here: { base_url: model.base_url },
        away: { base_url: 'http://127.0.0.1:9/v1' },
      },
      routes: {
        'hermes-3-llama3.1-8b': [{ upstream: 'away' }, { upstream: 'here', tier: 2 }],
      },
      prices: { '*': { input: '10', output: '20' } },
    })
    mock = await mockConsole()
    browser = await launch()
    for (let call = 0; call < calls; call++) await chat(gateway)
    await until('the ledger has the calls', async () => (await requests()).length === calls)
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all([gateway.stop(), mock.close(), model.close()])
  })

  const requests = async () =>
    (await operatorJson<Schemas['RequestList']>(gateway, 'GET', '/requests')).requests
  const mockJson = async <Body>(path: string): Promise<Body> => {
    const headers = { authorization: 'Bearer any' }
    return (await (await fetch(`${mock.url}${path}`, { headers })).json()) as Body
  }
  const cellOf = (page: Page, row: string, column: number) =>
    page.getByRole('row').filter({ hasText: row }).locator('td').nth(column)

  test('the overview has the numbers of the API, and a link to what is wrong', async () => {
    const overview = await mockJson<Schemas['ServerOverview']>('/overview')
    const { page, leave } = await openConsole(browser, mock, 'overview')
    const { hour, problems } = overview
    expect(await cellOf(page, 'Requests', 2).locator('data').first().getAttribute('value')).toBe(
      String(hour.requests),
    )
    const charged = cellOf(page, 'Charged to callers', 2).locator('data')
    expect(await charged.getAttribute('title')).toBe(exactUsd(hour.charged))
    const shown = page.getByRole('list', { name: 'Current problems' }).getByRole('listitem')
    expect(await shown.count()).toBe(problems.length)
    await shown.filter({ hasText: 'payments wait for a refund' }).getByRole('link').click()
    expect(new URL(page.url()).hash).toBe('#/payments?state=refund_due')
    await leave()
  })

  test('the overview shows who spends, and leads to their requests', async () => {
    const { page, picture, leave } = await openConsole(browser, serverOf(gateway), 'overview')
    const { periods } = await operatorJson<Schemas['Spending']>(gateway, 'GET', '/usage/spending')
    const [key] = periods[0]?.keys ?? []
    if (!key) return expect.unreachable()
    const row = page.getByRole('table', { name: 'Who spends' }).getByRole('row')
    const link = row.filter({ hasText: 'Key' }).getByRole('link').first()
    expect(await link.textContent()).toBe(key.name ?? key.id)
    const amount = row.filter({ hasText: 'Key' }).locator('data').first()
    expect(await amount.getAttribute('value')).toBe(key.amount)
    await page.getByRole('button', { name: 'This month' }).click()
    await page.getByRole('button', { name: 'Cost of upstreams' }).click()
    await page.getByText('Nothing was spent in this period').waitFor()
    await page.getByRole('button', { name: 'Charged' }).click()
    await picture('console-who-spends')
    await link.click()
    expect(new URL(page.url()).hash).toBe(`#/requests?key_id=${key.id}`)
    await leave()
  })

  test('the table of the minutes has the points of the plot', async () => {
    const { minutes } = await mockJson<Schemas['ServerOverview']>('/overview')
    for (const width of [320, 1280]) {
      const { page, picture, leave } = await openConsole(browser, mock, 'overview', { width })
      const table = page.getByRole('table', { name: 'Requests by the minute' })
      expect(await table.count()).toBe(0)
      await tabTo(page, 'summary:not(nav *)')
      await page.keyboard.press('Enter')
      await table.getByRole('cell').first().waitFor()
      expect(await table.getAttribute('aria-rowcount')).toBe(String(minutes.length + 1))
      const cellsOf = async (row: number) =>
        Promise.all(
          (await table.getByRole('row').nth(row).getByRole('cell').all()).map((cell) =>
            cell
              .locator('time, data')
              .evaluate((own) => own.getAttribute('datetime') ?? own.getAttribute('value')),
          ),
        )
      for (const row of [1, 2, 10]) {
        const { at = 0, requests = 0, failed = 0, by_class: classes } = minutes.at(-row) ?? {}
        expect(await cellsOf(row)).toEqual([
          new Date(at).toISOString(),
          String(requests - failed),
          String(failed),
          // The only kind of failure that there was in this hour.
          ...(width > 1000 ? [String(classes?.upstream)] : []),
        ])
      }
      await inspect(page)
      const box = page.getByRole('region', { name: 'Requests by the minute' })
      expect(await box.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0)
      await table.scrollIntoViewIfNeeded()
      await picture(`console-overview-minutes-${width}`)
      await leave()
    }
  })

  test('the table behind the plot has the points of the series, and the files too', async () => {
    const query = 'metric=charged&by=key&range=week'
    const { page, picture, leave } = await openConsole(browser, serverOf(gateway), `usage?${query}`)
    const rows = await requests()
    const charged = rows.reduce((sum, row) => sum + row.charged, 0)
    expect(charged).toBeGreaterThan(0)
    await page.locator('tbody tr').first().waitFor()
    expect(await page.locator('tbody tr data').first().getAttribute('value')).toBe(String(charged))
    await page.getByRole('button', { name: 'Each hour' }).click()
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe(String(7 * 24 + 1))
    await inspect(page)
    await picture('console-usage-charged')

    const files: string[] = []
    for (const type of ['CSV', 'JSON']) {
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: `Download ${type}` }).click()
      files.push(await readFile(await (await saved).path(), 'utf8'))
    }
    const lines = (files[0] ?? '').trim().split('\r\n')
    expect(lines[0]).toBe('time_utc,key,name,charged_nano_usd')
    const sum = lines.slice(1).reduce((all, line) => all + Number(line.split(',').at(-1)), 0)
    expect(sum).toBe(charged)
    const series = JSON.parse(files[1] ?? '') as Schemas['Series']
    expect(series.series[0]?.points.reduce<number>((all, one) => all + (one ?? 0), 0)).toBe(charged)
    await leave()
  })

  test('a period is compared with the one before, saved whole, and leads to its requests', async () => {
    const { page, leave } = await openConsole(
      browser,
      serverOf(gateway),
      'usage?metric=charged&by=model',
    )
    await page.getByRole('button', { name: 'Compare with the period before' }).click()
    await page.getByRole('columnheader', { name: 'Period before' }).waitFor()
    const row = page.getByRole('row').filter({ hasText: 'hermes-3-llama3.1-8b' })
    expect(await row.getByRole('cell').last().textContent()).toBe('new')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all measures' }).click()
    const [head = '', line = ''] = (await readFile(await (await download).path(), 'utf8')).split(
      '\r\n',
    )
    expect(head).toMatch(/^day_utc,model,requests,.*,images,.*,charged_usd,counted_usd,cost_usd$/)
    expect(line).toMatch(/^\d{4}-\d\d-\d\d,hermes-3-llama3.1-8b,\d+,/)
    await row.getByRole('link').click()
    const { hash } = new URL(page.url())
    expect(hash).toMatch(/^#\/requests\?from=\d+&to=\d+&model=hermes-3-llama3\.1-8b$/)
    await leave()
  })

  test('what is chosen is in the address, and a link leads to the same view', async () => {
    const { page, leave } = await openConsole(browser, mock, 'usage')
    await page.getByLabel('What', { exact: true }).selectOption('Charged to callers')
    await page.getByLabel('By', { exact: true }).selectOption('By key')
    await page.getByLabel('Time', { exact: true }).selectOption('From – to')
    await page.getByLabel('From', { exact: true }).fill('2026-01-01')
    await page.getByLabel('To', { exact: true }).fill('2026-01-31')
    expect(new URL(page.url()).hash).toBe(
      '#/usage?metric=charged&by=key&range=own&from=2026-01-01&to=2026-01-31',
    )
    const asked = page.waitForRequest('**/series?*')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const { searchParams } = new URL((await asked).url())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      metric: 'charged',
      by: 'key',
      from: String(Date.UTC(2026, 0, 1)),
      to: String(Date.UTC(2026, 1, 1)),
      step: 'day',
    })
    await leave()
  })

  test('requests come as they are made, with their attempts on a timeline', async () => {
    const { page, picture, leave } = await openConsole(browser, serverOf(gateway), 'requests')
    const table = page.getByRole('table')
    const before = Number(await table.getAttribute('aria-rowcount'))
    await page.waitForResponse(
      (reply) => new URL(reply.url()).pathname === '/requests' && reply.status() === 304,
    )
    expect(Number(await table.getAttribute('aria-rowcount')), 'nothing has changed').toBe(before)
    await chat(gateway)
    await until(
      'the new request is shown',
      async () => Number(await table.getAttribute('aria-rowcount')) === before + 1,
    )
    const [newest] = await requests()
    await page.locator('tbody a').first().click()
    await page.getByRole('dialog').getByText('Attempt 2 at here: ok').waitFor()
    const charged = page.getByRole('dialog').locator('data').first()
    expect(await charged.getAttribute('value')).toBe(String(newest?.charged))
    await inspect(page)
    await picture('console-requests-timeline')
    await leave()
  })

  test('requests are narrowed by the name of a key, and the address has its id', async () => {
    const { id, key } = await gateway.createKey({ name: 'narrowed' })
    await chat({ ...gateway, key })
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'requests')
    await page.getByRole('button', { name: 'More filters' }).click()
    await page.getByLabel('Key, by its name or id').fill('narrowed')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe(`#/requests?key_id=${id}`)
    await page.getByRole('table').and(page.locator('[aria-rowcount="2"]')).waitFor()
    expect(await page.getByLabel('Key, by its name or id').inputValue()).toBe('narrowed')
    await leave()
  })

  test('a filter that is being typed stays while requests come', async () => {
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'requests')
    const table = page.getByRole('table')
    const before = Number(await table.getAttribute('aria-rowcount'))
    await page.getByRole('button', { name: 'More filters' }).click()
    await page.getByLabel('Charged more than').fill('0.00')
    await chat(gateway)
    await page
      .getByRole('table')
      .and(page.locator(`[aria-rowcount="${before + 1}"]`))
      .waitFor()
    expect(await page.getByLabel('Charged more than').inputValue()).toBe('0.00')
    await leave()
  })

  test('a filter that is no number is told at its field, and stays as it was typed', async () => {
    const { page, picture, leave } = await openConsole(
      browser,
      serverOf(gateway),
      'requests?slow=abc&costly=0%2C5',
      { scheme: 'dark', width: 320 },
    )
    const slow = page.getByLabel('Slower than')
    const costly = page.getByLabel('Charged more than')
    await page.getByRole('alert').getByText('Not a number of seconds').waitFor()
    await page.getByRole('alert').getByText('Not an amount in USD').waitFor()
    expect([await slow.inputValue(), await costly.inputValue()]).toEqual(['abc', '0,5'])
    expect(await slow.getAttribute('aria-invalid')).toBe('true')
    await inspect(page)
    await picture('console-requests-filters-wrong')

    const asked = page.waitForRequest('**/requests?*slower_than_ms=500*')
    await slow.fill('0.5')
    await slow.press('Enter')
    await asked
    await page.getByText('No matching requests.').waitFor()
    expect(await page.getByRole('alert').count()).toBe(1)
    await costly.fill('0.5')
    await costly.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe('#/requests?slow=0.5&costly=0.5')
    expect(await page.getByRole('alert').count()).toBe(0)
    await leave()
  })

  test('each filter has a label that is seen, and any status of the address is chosen', async () => {
    const place = 'requests?status=upstream_failed&model=none'
    for (const [scheme, width] of [
      ['light', 1280],
      ['dark', 320],
    ] as const) {
      const look = { scheme, width }
      const { page, picture, leave } = await openConsole(browser, serverOf(gateway), place, look)
      await page.getByText('No matching requests.').waitFor()
      for (const label of [
        'Status',
        'Model',
        'Agent',
        'Upstream',
        'Key, by its name or id',
        'Slower than, in seconds',
        'Charged more than, in USD',
      ])
        expect(await page.getByText(label, { exact: true }).isVisible(), label).toBe(true)
      const status = page.getByLabel('Status')
      expect(await status.inputValue()).toBe('upstream_failed')
      expect(await status.locator('option:checked').textContent()).toBe('upstream_failed')
      await inspect(page)
      await picture(`console-requests-filters-${width}`)
      await status.selectOption('Failed')
      expect(new URL(page.url()).hash).toBe('#/requests?status=failed&model=none')
      await leave()
    }
  })

  test('the bar of a budget, and the use of an upstream, are those of the API', async () => {
    const { id, key } = await gateway.createKey({ name: 'with-budget', budget_usd: '0.5' })
    await chat({ ...gateway, key })
    const read = async () => {
      const { keys } = await operatorJson<Schemas['KeyList']>(gateway, 'GET', '/keys')
      return keys.find((one) => one.id === id)
    }
    await until(
      'the budget is used',
      async () => BigInt((await read())?.budget_used?.counted ?? 0) > 0n,
    )
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'keys?q=with-budget')
    const left = 500_000_000n - BigInt((await read())?.budget_used?.counted ?? 0)
    const bar = page.locator('.budget data')
    expect(await bar.getAttribute('value')).toBe(String(left))
    const width = await page
      .locator('.bar > span')
      .evaluate((own) => (own as HTMLElement).style.width)
    const used = 100 - Number((left * 1_000_000n) / 500_000_000n) / 10_000
    expect(Number.parseFloat(width)).toBeCloseTo(used, 3)
    const hour = page.locator('td time[title^="in the hour from"]')
    expect(Date.parse((await hour.getAttribute('datetime')) ?? '')).toBe(
      (await read())?.last_used_at,
    )

    await page.getByRole('link', { name: 'Upstreams' }).click()
    const sumOf = async (metric: string) => {
      const path = `/series?metric=${metric}&by=upstream`
      const { series } = await operatorJson<Schemas['Series']>(gateway, 'GET', path)
      const own = series.find(({ value }) => value === 'here')
      return String((own?.points ?? []).reduce<number>((all, one) => all + (one ?? 0), 0))
    }
    await page.getByText('not served').first().waitFor()
    expect(await page.getByText('by the route').count(), 'there is no route *').toBe(0)
    const figures = page.getByRole('article', { name: 'here' }).locator('data')
    await figures.first().waitFor()
    expect(await figures.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual(
      [await sumOf('attempts'), await sumOf('failed_attempts')],
    )
    await leave()
  })

  test('an upstream is probed, and its card says what it answers', async () => {
    const { page, picture, leave } = await openConsole(browser, serverOf(gateway), 'upstreams')
    const card = page.getByRole('article', { name: 'away' })
    await card.getByRole('button', { name: 'Probe' }).press('Enter')
    await card.getByRole('status').getByText('nothing listens there').waitFor()
    await inspect(page)
    await picture('console-upstreams-probed')
    await leave()
  })

  test('an upstream is drained and restored, and the routes follow', async () => {
    const { page, picture, leave } = await openConsole(browser, serverOf(gateway), 'upstreams')
    const card = page.getByRole('article', { name: 'here' })
    const badge = card.getByRole('list', { name: 'Models' }).locator('.badge')
    expect(await badge.textContent()).toBe('called')
    await card.getByRole('button', { name: 'Drain' }).press('Enter')
    await page.getByRole('button', { name: 'Drain here' }).press('Enter')
    await card.getByText('drained', { exact: true }).waitFor()
    await page.locator('.shares li').filter({ hasText: 'here' }).getByText('drained').waitFor()
    expect(await badge.textContent()).toBe('no new calls')
    await inspect(page)
    await picture('console-upstreams-drained')
    const { upstreams } = await operatorJson<Schemas['UpstreamList']>(gateway, 'GET', '/upstreams')
    expect(upstreams.find(({ name }) => name === 'here')?.drained_at).not.toBeNull()
    await card.getByRole('button', { name: 'Restore' }).press('Enter')
    await card.getByText('drained', { exact: true }).waitFor({ state: 'detached' })
    expect(await badge.textContent()).toBe('called')
    await leave()
  })

  test('failures are plotted and listed by their kind, with the reason', async () => {
    await fetch(`${gateway.url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${gateway.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'nope', messages: [{ role: 'user', content: 'hi' }] }),
    })
    await until('it is in the ledger', async () =>
      (await requests()).some(({ status }) => status === 'not_found'),
    )
    const { page, picture, leave } = await openConsole(browser, serverOf(gateway), 'requests')
    await page.getByLabel('Kind of failure').selectOption('Invalid requests')
    const row = page.getByRole('row').filter({ hasText: 'not_found' })
    await row.getByText('nope', { exact: true }).waitFor()
    expect(await row.getByText(/the model nope does not exist here/).count()).toBe(1)
    expect(await page.getByRole('row').count()).toBe(2)
    await inspect(page)
    await picture('console-requests-class')
    await row.getByRole('link').first().click()
    await page
      .getByRole('dialog')
      .getByText(/the model nope does not exist here/)
      .waitFor()
    await picture('console-request-reason')
    await leave()

    const usage = await openConsole(browser, serverOf(gateway), 'usage?metric=failed&by=class')
    await usage.page.getByRole('cell', { name: 'Invalid requests' }).waitFor()
    await usage.picture('console-usage-class')
    await usage.leave()
    const overview = await openConsole(browser, serverOf(gateway), 'overview')
    await overview.page.getByRole('row').filter({ hasText: 'Invalid requests' }).waitFor()
    await overview.picture('console-overview-class')
    await overview.leave()
  })
})

async function chat({ url, key }: Gateway): Promise<void> {
  const reply = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: 'hermes-3-llama3.1-8b',
      messages: [{ role: 'user', content: 'Hello!' }],
    }),
  })
  expect(reply.status).toBe(200)
  await reply.text()
}
