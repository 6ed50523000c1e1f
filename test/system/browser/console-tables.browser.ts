import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/client/operator.ts'
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
  type ConsoleServer,
} from './console-servers.ts'

type Schemas = components['schemas']

const model = `organisation/${'very-long-model-name-'.repeat(3)}of-80-characters`
const keyName = 'A key whose name is as long as names of keys may be, '.repeat(3).slice(0, 128)
const owner = 'The department that pays for what this key is used for, and its head'
const upstream = 'an-upstream-with-a-name-of-as-many-characters-as-one-may-have-64'
const operator = 'an-operator.with-a-name-of-64-characters@a-department.example.org'.slice(0, 64)

describe.skipIf(browserPath === undefined)('tables of the console with long names', () => {
  let browser: Browser
  let models: ModelServer
  let gateway: Gateway
  let mock: ConsoleServer & Mock
  beforeAll(async () => {
    models = await startModelServer(says('Hello!'))
    gateway = await startConsole({
      upstreams: { [upstream]: { base_url: models.base_url } },
      routes: { [model]: [{ upstream }], away: [{ upstream }] },
      prices: { '*': { input: '10', output: '20' } },
    })
    mock = await mockConsole()
    browser = await launch()
    const limits = { rpm: 100_000, tpm: 100_000_000, max_parallel: 1000, budget_usd: '123456.789' }
    const { key } = await gateway.createKey({ name: keyName, owner, models: [model], ...limits })
    await gateway.createKey({ name: 'short', budget_usd: '20' })
    await operatorJson(gateway, 'POST', '/operators', { name: operator, role: 'viewer' })
    await chat(key, model)
    await chat(key, 'away')
    await until('the ledger has the calls', async () => (await requests()).length >= 2)
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all([gateway.stop(), mock.close(), models.close()])
  })

  const requests = async () =>
    (await operatorJson<Schemas['RequestList']>(gateway, 'GET', '/requests')).requests
  async function chat(key: string, model: string): Promise<void> {
    const reply = await fetch(`${gateway.url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model, messages: [{ role: 'user', content: 'Hello!' }] }),
    })
    await reply.text()
  }

  const real = ['keys', 'requests', 'operators', 'audit', 'usage?by=model', 'usage?by=key']
  const sizes = [320, 1280, 1920]

  describe.each(real)('%s', (place) => {
    test.each(sizes)(
      'shows all columns without scrolling sideways, %s pixels wide',
      async (width) => {
        const { page, picture, leave } = await openConsole(browser, serverOf(gateway), place, {
          width,
        })
        await page.locator('tbody tr').first().waitFor()
        expect(await outsideOf(page)).toEqual([])
        await inspect(page)
        await picture(`console-long-${place.replace(/\W+/g, '-')}-${width}`)
        await leave()
      },
    )
  })

  test.each(sizes)(
    'all of the overview is seen without scrolling in it, %s pixels',
    async (width) => {
      const { page, picture, leave } = await openConsole(browser, mock, 'overview', { width })
      const table = page.getByRole('table', { name: 'Usage over time' })
      await table.getByRole('row', { name: 'Complete reply, 95th percentile' }).waitFor()
      expect(await outsideOf(page)).toEqual([])
      const hidden = await page
        .locator('.table-box')
        .evaluateAll((boxes) => boxes.map((box) => box.scrollHeight - box.clientHeight))
      expect(hidden.filter((pixels) => pixels > 0)).toEqual([])
      expect(hidden.length).toBeGreaterThan(1)
      await table.scrollIntoViewIfNeeded()
      await inspect(page)
      await picture(`console-over-time-${width}`)
      await leave()
    },
  )

  test('a long text is cut, and whole on hover and in the details', async () => {
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'keys')
    const widthsOf = (name: string) =>
      page
        .getByRole('link', { name, exact: true })
        .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
    const [whole = 0, seen = 0] = await widthsOf(keyName)
    expect(whole).toBeGreaterThan(seen)
    expect(await widthsOf('short').then(([whole, seen]) => whole === seen)).toBe(true)
    const row = page.getByRole('row').filter({ hasText: keyName })
    for (const text of [keyName, owner, model])
      await row.getByTitle(text, { exact: true }).waitFor()
    await row.getByRole('link').press('Enter')
    await page.getByRole('heading', { name: keyName }).waitFor()
    await page.getByRole('definition').filter({ hasText: model }).waitFor()
    await leave()
  })

  test('the columns of plotted models fit, whatever their names', async () => {
    for (const width of sizes) {
      const look = { width }
      const { page, leave } = await openConsole(browser, serverOf(gateway), 'usage', look)
      await page.getByRole('button', { name: 'Each hour' }).click()
      await page.getByRole('columnheader', { name: 'Hour' }).waitFor()
      expect(await outsideOf(page)).toEqual([])
      await leave()
    }
  })

  test.each([
    ['agents', 'agents', { id: 'AnAgentWithAName'.repeat(4) }],
    ['payments', 'payments', { agent: 'AnAgentWithAName'.repeat(4), tool: 'a_tool_'.repeat(30) }],
  ])('%s shows all columns without scrolling sideways', async (place, list, long) => {
    for (const width of sizes) {
      const { page, picture, leave } = await openConsole(browser, mock, 'configuration', { width })
      await page.route(`**/${place}*`, async (route) => {
        const reply = (await (await route.fetch()).json()) as Record<string, object[]>
        const rows = reply[list]?.map((row) => ({ ...row, ...long }))
        await route.fulfill({ json: { ...reply, [list]: rows } })
      })
      await page.evaluate((to) => void (location.hash = to), `#/${place}`)
      await page.locator('tbody tr').first().waitFor()
      expect(await outsideOf(page)).toEqual([])
      await inspect(page)
      await picture(`console-long-${place}-${width}`)
      await leave()
    }
  })
})

/** The headings and cells of tables that cannot be seen without scrolling sideways. */
const outsideOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('th, td')]
      .filter((cell) => cell.checkVisibility())
      .filter((cell) => {
        const { right } = cell.closest('.table-box')?.getBoundingClientRect() ?? { right: 0 }
        const inner = [cell, ...cell.querySelectorAll('*')].filter((one) => !one.closest('.cut'))
        return inner.some((one) => one.getBoundingClientRect().right > right + 1)
      })
      .map((cell) => cell.textContent ?? ''),
  )
