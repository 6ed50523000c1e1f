import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
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

describe.skipIf(browserPath === undefined)('finding requests in the console', () => {
  let browser: Browser
  let model: ModelServer
  let gateway: Gateway
  let mock: ConsoleServer & Mock
  let ids: string[]
  beforeAll(async () => {
    model = await startModelServer(says('Hello!'))
    gateway = await startConsole({
      upstreams: { here: { base_url: model.base_url } },
      routes: { '*': [{ upstream: 'here' }] },
      prices: { '*': { input: '10', output: '20' } },
    })
    mock = await mockConsole()
    browser = await launch()
    const { id: groupId } = await operatorJson<Schemas['Group']>(gateway, 'POST', '/groups', {
      name: 'search',
    })
    const { key } = await gateway.createKey({ name: '=team', group: groupId })
    ids = []
    for (const caller of [gateway.key, key, gateway.key]) ids.push(await chat(caller))
    await until('the ledger has the calls', async () => (await requests()).length === ids.length)
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all([gateway.stop(), mock.close(), model.close()])
  })

  const requests = async () =>
    (await operatorJson<Schemas['RequestList']>(gateway, 'GET', '/requests')).requests

  async function chat(key: string): Promise<string> {
    const reply = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        model: 'hermes-3-llama3.1-8b',
        messages: [{ role: 'user', content: 'Hi' }],
        max_tokens: 9,
        stream: false,
      }),
    })
    expect(reply.status).toBe(200)
    await reply.arrayBuffer()
    return reply.headers.get('x-request-id') ?? ''
  }

  test('filters suggest what the ledger has, with the number of requests', async () => {
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'requests')
    await page.getByRole('button', { name: 'More filters' }).click()
    const optionsOf = async (label: string) => {
      const list = await page.getByLabel(label).getAttribute('list')
      const options = page.locator(`[id="${list}"] option`)
      await options.first().waitFor({ state: 'attached' })
      return options.evaluateAll((all) =>
        all.map((one) => [one.getAttribute('value'), one.getAttribute('label')]),
      )
    }
    expect(await optionsOf('Upstream')).toEqual([['here', '3 requests']])
    expect(await optionsOf('Group, by its path')).toEqual([['search', '1 request']])
    expect(await optionsOf('Key, by its name')).toContainEqual(['=team', '1 request'])
    await page.getByLabel('Group, by its path').fill('search')
    await page.keyboard.press('Enter')
    await page.getByRole('table').and(page.locator('[aria-rowcount="2"]')).waitFor()
    await inspect(page)
    await leave()
  })

  test('a request is found by its x-request-id, by the start of a model and by time', async () => {
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'requests')
    const listed = (count: number) =>
      page
        .getByRole('table')
        .and(page.locator(`[aria-rowcount="${count + 1}"]`))
        .waitFor()
    await page.getByRole('button', { name: 'More filters' }).click()
    await page.getByLabel('x-request-id').fill(ids[1] ?? '')
    await page.keyboard.press('Enter')
    await listed(1)
    await page.getByLabel('x-request-id').fill('')
    await page.getByLabel('Model', { exact: true }).fill('hermes*')
    await page.keyboard.press('Enter')
    await listed(3)
    await page.getByLabel('From').fill('2020-01-01T00:00')
    await listed(3)
    await page.getByLabel('To').fill('2020-01-02T00:00')
    await page.getByText('No matching requests.').waitFor()
    expect(await page.getByLabel('To').inputValue()).toBe('2020-01-02T00:00')
    await page.reload()
    expect(page.url()).toMatch(/from=\d+&to=\d+/)
    await leave()
  })

  test('the filtered requests are a CSV file with all members, in USD and without formulas', async () => {
    const [first] = (await requests()).filter(({ group_id: group }) => group !== null)
    const place = `requests?group_id=${first?.group_id}`
    const { page, leave } = await openConsole(browser, serverOf(gateway), place)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const text = await readFile(await (await downloading).path(), 'utf8')
    const [head = '', line = '', ...rest] = text.split('\r\n')
    expect(rest).toEqual([''])
    const values = line.split(',')
    const member = (name: string) => values[head.split(',').indexOf(name)]
    expect(member('request_id')).toBe(ids[1])
    expect(member('key_name')).toBe("'=team")
    expect(Number(member('charged_usd')) * 1e9).toBeCloseTo(Number(first?.charged), 3)
    const names = Object.keys(first ?? {}).filter(
      (name) => !['ts', 'charged', 'counted', 'cost'].includes(name),
    )
    expect(head.split(',')).toEqual(expect.arrayContaining(names))
    await leave()
  })

  test.each(['the server', 'the mock'])(
    'keys walk the list of %s, open a request, and can be turned off',
    async (which) => {
      const server = which === 'the mock' ? mock : serverOf(gateway)
      const { page, leave } = await openConsole(browser, server, 'requests')
      const row = () =>
        page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'))
      await page.locator('tbody a').first().waitFor()
      await page.keyboard.press('j')
      expect(await row()).toBe('2')
      await page.keyboard.press('j')
      expect(await row()).toBe('3')
      await page.keyboard.press('k')
      expect(await row()).toBe('2')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Request' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })

      await page.keyboard.press('/')
      await page.waitForFunction(() => document.activeElement?.matches('input[type="search"]'))
      await page.keyboard.type('jk?/')
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(
        'jk?/',
      )
      await page.getByRole('heading', { name: 'Requests', level: 1 }).click()

      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard' }).waitFor()
      await inspect(page)
      await page.getByLabel('Use these keys on this page').uncheck()
      await page.keyboard.press('Escape')
      await page.keyboard.press('?')
      await page.waitForTimeout(100)
      expect(await page.getByRole('dialog').count()).toBe(0)
      await leave()
    },
  )
})
