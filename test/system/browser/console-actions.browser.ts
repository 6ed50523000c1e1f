import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/client/operator.ts'
import { operatorJson } from '../../support/http/operator.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
import {
  goodEvents,
  openEvents,
  startModelServer,
  type ModelServer,
} from '../../support/upstreams/model-server.ts'
import { browserPath, launch } from './browser.ts'
import { inspect, openConsole, serverOf, startConsole } from './console-servers.ts'

type Schemas = components['schemas']

const second = 'qwen/qwen-2.5-coder-32b-instruct'

describe.skipIf(browserPath === undefined)('what else is done in the console', () => {
  let browser: Browser
  let model: ModelServer
  let gateway: Gateway
  beforeAll(async () => {
    model = await startModelServer((_req, res) => {
      openEvents(res).end(goodEvents('How ', 'can I ', 'help?'))
    })
    gateway = await startConsole({
      mesh: {},
      upstreams: { here: { base_url: model.base_url } },
      routes: { 'hermes-3-llama3.1-8b': [{ upstream: 'here' }], [second]: [{ upstream: 'here' }] },
      prices: { '*': { input: '10', output: '20' } },
    })
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all([gateway.stop(), model.close()])
  })

  const opened = (place: string) => openConsole(browser, serverOf(gateway), place)

  test('an operator is created, and the audit tells who did it', async () => {
    const { page, picture, leave } = await opened('operators/new')
    await page.getByRole('textbox', { name: 'Name' }).fill('not a name')
    await page.getByRole('button', { name: 'Create operator' }).click()
    await page.locator('.field-problem').waitFor()
    await page.getByRole('textbox', { name: 'Name' }).fill('ada')
    await page.keyboard.press('Enter')
    const token = (await page.locator('.code code').textContent()) ?? ''
    await page.getByRole('button', { name: 'I have stored the token' }).click()
    const read = await fetch(`${gateway.operatorUrl}/session`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await read.json()).toMatchObject({ name: 'ada', role: 'viewer' })

    await page.getByRole('link', { name: 'Audit' }).click()
    await page.getByRole('row').filter({ hasText: 'created an operator' }).getByRole('link').click()
    const dialog = page.getByRole('dialog', { name: 'Change' })
    await dialog.getByText('operator, by session').waitFor()
    await inspect(page)
    await picture('console-audit-change')
    expect(await dialog.textContent()).not.toContain(token)
    await leave(/status of 400/)
  })

  test('a reload shows first what it would change', async () => {
    const { page, picture, leave } = await opened('configuration')
    await page.getByRole('button', { name: 'Reload…' }).click()
    await page.getByText('Nothing differs from the configuration in effect.').waitFor()
    await inspect(page)
    await picture('console-reload')
    await leave()
  })

  test('of a route that a reload changes, all that differs can be read', async () => {
    const name = 'hermes-3-llama3.1-8b'
    const setting = `routes["${name}"]`
    const line = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
    await gateway.configure({ routes: { [name]: [{ upstream: 'here', weight: 5 }] } })
    const one = await opened('configuration')
    await one.page.getByRole('button', { name: 'Reload…' }).click()
    await line(one.page, setting).waitFor()
    expect(await line(one.page, setting).locator('td').allTextContents()).toEqual([
      `${setting}[0].weight`,
      '1',
      '5',
      'now',
    ])
    await inspect(one.page)
    await one.picture('console-reload-weight')
    await one.leave()

    const model = 'organisation/a-model-whose-name-is-longer-than-a-cell-of-a-table'
    const longer = [{ upstream: 'here' }, { upstream: 'here', model, tier: 2 }]
    await gateway.configure({ routes: { [name]: longer } })
    for (const width of [320, 1280]) {
      const look = { width, scheme: 'dark' } as const
      const server = serverOf(gateway)
      const { page, picture, leave } = await openConsole(browser, server, 'configuration', look)
      await page.getByRole('button', { name: 'Reload…' }).click()
      await line(page, setting).getByText(model).waitFor()
      expect(
        await line(page, setting)
          .locator('td')
          .evaluateAll((cells) => cells.every((cell) => cell.scrollWidth <= cell.clientWidth)),
      ).toBe(true)
      await inspect(page)
      await picture(`console-reload-list-${width}`)
      await leave()
    }
    await gateway.configure()
  })

  test('a model answers in the playground, streamed, with the same request as programs', async () => {
    const { page, picture, leave } = await opened('playground')
    await page.getByLabel("Caller's key").fill(gateway.key)
    await page.getByLabel('Message', { exact: true }).fill('Say "hello", it\'s me.')
    const program = async (name: string) =>
      (await page.locator('figure').filter({ hasText: name }).locator('code').textContent()) ?? ''
    const [curl, python, typescript] = await Promise.all(
      ['curl', 'Python', 'TypeScript'].map(program),
    )
    const sent = page.waitForRequest(`${gateway.url}/**`)
    await page.getByLabel('Message', { exact: true }).press('Control+Enter')
    const body: unknown = (await sent).postDataJSON()
    expect(JSON.parse(/\{[^]*\}/.exec(curl?.replaceAll("'\\''", "'") ?? '')?.[0] ?? '')).toEqual(
      body,
    )
    expect(JSON.parse(/create\((\{[^]*\})\)/.exec(typescript ?? '')?.[1] ?? '')).toEqual(body)
    expect(python).toContain('\n    stream=True,\n    stream_options={"include_usage":True},\n)')
    await page.getByRole('log').getByText('How can I help?').waitFor()
    await page.getByText('12 + 3 tokens').waitFor()
    await inspect(page)
    await picture('console-playground-answered')
    expect(model.only().body).toMatchObject({ model: 'hermes-3-llama3.1-8b', stream: true })
    const shown = page.getByRole('figure').filter({ hasText: 'Python' })
    expect(await shown.textContent()).toContain(`${gateway.url}/openai/v1`)
    expect(await page.content()).not.toContain(gateway.key)

    await page.getByLabel('Maximum reply tokens').fill('99999999999')
    await page.getByLabel('Message', { exact: true }).fill('Once more.')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('.field-problem').getByText('max_tokens must be').waitFor()
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Once more.')
    await leave(/status of 400/)
  })

  const asked = async (page: Page) => {
    await page.getByLabel("Caller's key").fill(gateway.key)
    await page.getByLabel('Message', { exact: true }).fill('Say hello.')
    await page.getByLabel('Message', { exact: true }).press('Control+Enter')
    await page.getByText('12 + 3 tokens').waitFor()
  }

  test('an answer of the playground has its cost once the ledger does, with its request', async () => {
    const { page, picture, leave } = await opened('playground')
    await asked(page)
    await page.getByText('the ledger does not have its charge yet…').waitFor()
    await page.getByRole('link', { name: 'charged 0.00018 USD' }).waitFor()
    await inspect(page)
    await picture('console-playground-charged')
    const { requests } = await operatorJson<Schemas['RequestList']>(gateway, 'GET', '/requests')
    await page.getByRole('link', { name: 'charged' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Request' })
    await dialog
      .getByText(requests[0]?.call_id ?? '')
      .first()
      .waitFor()
    expect(await dialog.locator('data').first().getAttribute('value')).toBe('180000')
    expect(new URL(page.url()).hash).toBe(`#/requests/${requests[0]?.id}`)
    await leave()
  })

  test('the cost of an answer is asked for a few times, and then left to a link', async () => {
    const { page, picture, leave } = await openConsole(browser, serverOf(gateway), 'playground', {
      scheme: 'dark',
      width: 320,
    })
    let lists = 0
    const empty = { requests: [], rows_read: 0, complete: true, next: null }
    await page.route('**/requests?limit=*', (route) => {
      lists += 1
      return route.fulfill({ json: empty })
    })
    await page.route(/\/requests\/[0-9a-f-]+$/, (route) => route.fulfill({ status: 404, json: {} }))
    await page.clock.install()
    const reply = page.waitForResponse(`${gateway.url}/**`)
    await asked(page)
    const link = page.getByRole('link', { name: 'open the request' })
    await expect
      .poll(async () => {
        await page.clock.runFor(2000)
        return link.count()
      })
      .toBe(1)
    await link.scrollIntoViewIfNeeded()
    await picture('console-playground-uncharged')
    // Else the bar at the top may cover half of a field, which is too small a target then.
    await page.evaluate(() => scrollTo(0, 0))
    await inspect(page)
    const before = lists
    await page.clock.runFor(60_000)
    expect([lists, before]).toEqual([5, 5])
    await page.unrouteAll()
    await link.press('Enter')
    const id = (await reply).headers()['x-request-id'] ?? ''
    expect(new URL(page.url()).hash).toBe(`#/requests/${id}`)
    await page.getByRole('dialog', { name: 'Request' }).getByText('Attempt 1 at here: ok').waitFor()
    await leave(/status of 404/)
  })

  test('a setting of the playground that is wrong is told at its field, and not sent', async () => {
    const { page, picture, leave } = await openConsole(browser, serverOf(gateway), 'playground', {
      scheme: 'dark',
      width: 320,
    })
    let asked = 0
    page.on('request', (request) => (asked += Number(request.url().startsWith(gateway.url))))
    const problemOf = (label: string) =>
      page
        .locator('.field')
        .filter({ has: page.getByLabel(label) })
        .getByRole('alert')
    const send = () => page.getByRole('button', { name: 'Send' }).press('Enter')
    await page.getByLabel('Temperature').fill('warm')
    await page.getByLabel('Maximum reply tokens').fill('lots')
    const curl = await page.getByRole('figure').filter({ hasText: 'curl' }).textContent()
    expect(curl).not.toContain('null')
    await page.getByLabel('Message', { exact: true }).fill('Say hello.')
    await send()
    await problemOf("Caller's key").getByText('The key is missing.').waitFor()
    await problemOf('Temperature').getByText('a number from 0 to 2, like 0.7').waitFor()
    await problemOf('Maximum reply tokens').getByText('a whole number from 1, like 256').waitFor()
    await inspect(page)
    await picture('console-playground-wrong')
    await page.getByLabel("Caller's key").fill('sk-wrong')
    for (const [temperature, tokens] of [
      ['2.1', '0'],
      ['0,5', '1.5'],
    ] as const) {
      await page.getByLabel('Temperature').fill(temperature)
      await page.getByLabel('Maximum reply tokens').fill(tokens)
      await send()
      await problemOf('Temperature').waitFor()
      await problemOf('Maximum reply tokens').waitFor()
    }
    expect(asked).toBe(0)

    await page.getByLabel('Temperature').fill('0.5')
    await page.getByLabel('Maximum reply tokens').fill('')
    await send()
    await problemOf("Caller's key").getByText('key').waitFor()
    await page.getByLabel("Caller's key").and(page.locator(':focus')).waitFor()
    expect(await problemOf('Temperature').count()).toBe(0)
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Say hello.')
    await inspect(page)
    await picture('console-playground-key-refused')
    await leave(/status of 401/)
  })

  test.each([1280, 320])(
    'two models reply side by side, each with its cost, at %s pixels',
    async (width) => {
      const look = { scheme: 'dark', width } as const
      const { page, picture, leave } = await openConsole(
        browser,
        serverOf(gateway),
        'playground',
        look,
      )
      await page.getByLabel('Compare with (optional)').selectOption(second)
      await page.getByLabel("Caller's key").fill(gateway.key)
      const message = page.getByLabel('Message', { exact: true })
      await message.fill('Say hello.')
      const sent: unknown[] = []
      page.on('request', (request) => {
        if (request.url().startsWith(gateway.url) && request.method() === 'POST')
          sent.push(request.postDataJSON())
      })
      await message.press('Control+Enter')
      const log = page.getByRole('log')
      await expect.poll(() => log.getByText('How can I help?').count()).toBe(2)
      await expect
        .poll(() => log.getByRole('link', { name: 'charged 0.00018 USD' }).count())
        .toBe(2)
      await log.getByText(second, { exact: true }).waitFor()
      expect(
        await page
          .getByRole('figure')
          .filter({ hasText: `curl, ${second}` })
          .count(),
      ).toBe(1)
      // Else the bar at the top may cover half of a field, which is too small a target then.
      await page.evaluate(() => scrollTo(0, 0))
      await inspect(page)
      await picture(`console-playground-compared-${width}`)
      await message.fill('Once more.')
      await message.press('Control+Enter')
      await expect.poll(() => log.getByText('How can I help?').count()).toBe(4)
      const messages = [
        { role: 'user', content: 'Say hello.' },
        { role: 'assistant', content: 'How can I help?' },
        { role: 'user', content: 'Once more.' },
      ]
      expect(sent.slice(2)).toMatchObject([
        { model: 'hermes-3-llama3.1-8b', messages },
        { model: second, messages },
      ])
      await leave()
    },
  )

  test('a tool of an agent is tried with a form made of its schema', async () => {
    const { key } = await gateway.createKey({ scopes: ['mesh'] })
    const { page, picture, leave } = await opened('agents/EchoAgent')
    await page.getByRole('button', { name: 'Try echo' }).click()
    await page.getByLabel("Caller's key").fill(key)
    await page.getByRole('button', { name: 'Call echo' }).click()
    await page.locator('.field-problem').getByText('text is missing').waitFor()
    await page.getByLabel('text', { exact: true }).fill('back to me')
    await page.getByRole('button', { name: 'Call echo' }).click()
    await page.getByRole('figure').filter({ hasText: 'back to me' }).waitFor()
    await inspect(page)
    await picture('console-agents-tried')
    const { agents } = await operatorJson<Schemas['AgentList']>(gateway, 'GET', '/agents')
    expect(agents.find(({ id }) => id === 'EchoAgent')?.calls).toBeGreaterThan(0)
    await leave(/status of 400/)
  })

  test('the lines of a program have the address and the model of this server', async () => {
    const { page, leave } = await opened('connect')
    await page.getByLabel('Program').selectOption('Claude Code')
    const lines = await page.locator('.code code').first().textContent()
    expect(lines).toContain(`ANTHROPIC_BASE_URL=${gateway.url}/anthropic`)
    expect(lines).toContain('ANTHROPIC_MODEL=hermes-3-llama3.1-8b')
    await page.getByRole('button', { name: 'Agents' }).click()
    await page.getByText(`${gateway.meshUrl}/mcp`).first().waitFor()
    await leave()
  })
})
