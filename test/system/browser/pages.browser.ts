import type { Browser, Page } from 'playwright-core'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '../../../server/config/load.ts'
import { startMock } from '../../../server/mock/mock.ts'
import { startServices, type Services } from '../../../server/app/start.ts'
import { startGateway } from '../../support/servers/gateway.ts'
import { contracts, fault } from '../../support/http/schemas.ts'
import { startModelServer } from '../../support/upstreams/model-server.ts'
import { until } from '../../support/waiting.ts'
import { browserPath, launch, visit } from './browser.ts'

const services = [
  'gateway',
  'openai',
  'responses',
  'messages',
  'mesh',
  'metadata',
  'operator',
] as const
type Service = (typeof services)[number]

/** Where the gateway serves its further dialects. */
const dialects: Partial<Record<Service, string>> = {
  openai: '/openai/v1',
  responses: '/openai/v1/responses',
  messages: '/anthropic/v1',
}

describe.skipIf(browserPath === undefined)('the reference pages in a browser', () => {
  let browser: Browser
  let sandbox: Services
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tollgate-browser-'))
    const ports = Object.fromEntries(
      ['GATEWAY', 'MESH', 'METADATA', 'OPERATOR'].map((name) => [`TOLLGATE_${name}_PORT`, '0']),
    )
    sandbox = await startServices(
      loadConfig({ env: { ...ports, TOLLGATE_LOG_LEVEL: 'silent' }, cwd: folder }),
      { strictReplies: true },
    )
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await sandbox.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const pageOf = (service: Service) => {
    const below = dialects[service] ?? ''
    const { url } = sandbox[below === '' ? (service as 'gateway') : 'gateway'] ?? { url: '' }
    return `${url}${below}/docs`
  }

  describe.each(services)('%s', (service) => {
    test.each(['light', 'dark'] as const)(
      'is drawn in the %s colours that the reader prefers',
      async (scheme) => {
        const { page, picture, leave } = await visit(browser, pageOf(service), scheme)
        expect(await page.locator('h1, h2.title').first().textContent()).toContain(
          contracts[service].info.title,
        )
        const ids = Object.values(contracts[service].paths).flatMap((item) =>
          Object.values(item as Record<string, { operationId?: string }>).flatMap(
            ({ operationId }) => operationId ?? [],
          ),
        )
        for (const id of ids)
          expect(await page.locator(`.opblock[id$="-${id}"]`).count(), id).toBe(1)
        const shade = await brightness(page)
        expect(scheme === 'light' ? shade > 200 : shade < 60, `brightness ${shade}`).toBe(true)
        await picture(`${service}-${scheme}`)
        await page.locator('#theme').click()
        expect(
          Math.abs((await brightness(page)) - shade),
          'the button turns the colours',
        ).toBeGreaterThan(140)
        await leave()
      },
    )
  })

  test('a chat is tried from the console with a key, which is kept nowhere', async () => {
    const { page, picture, leave } = await visit(browser, pageOf('gateway'))
    await authorize(page, sandbox.sandboxKey ?? '')
    const operation = await opened(page, 'createChatCompletion')
    expect(await execute(operation)).toBe(200)
    expect(fault('gateway', 'ChatCompletion', JSON.parse(await answerOf(operation)))).toBeNull()
    await picture('gateway-tried')
    expect(
      await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
    ).toEqual([0, 0, ''])
    await page.reload()
    expect(await execute(await opened(page, 'listModels'))).toBe(401)
    await leave(/status of 401/) // of which the browser itself tells its console
  })

  test.each([
    ['responses', 'createResponse', 'ModelResponse'],
    ['messages', 'createMessage', 'Message'],
  ] as const)('%s are tried from the console of their page', async (service, id, schema) => {
    const { page, picture, leave } = await visit(browser, pageOf(service))
    await authorize(page, sandbox.sandboxKey ?? '')
    const operation = await opened(page, id)
    expect(await execute(operation)).toBe(200)
    expect(fault(service, schema, JSON.parse(await answerOf(operation)))).toBeNull()
    await picture(`${service}-tried`)
    await leave()
  })

  test('the mock shows the page too, and answers its console', async () => {
    const mock = await startMock({
      contract: fileURLToPath(new URL('../../../generated/json/gateway.json', import.meta.url)),
      paceMs: 1,
    })
    try {
      const { page, leave } = await visit(browser, `${mock.url}/docs`)
      await authorize(page, 'any')
      const operation = await opened(page, 'createChatCompletion')
      expect(await execute(operation)).toBe(200)
      expect(await answerOf(operation)).toContain('Hello! How can I help you today?')
      await leave()
    } finally {
      await mock.close()
    }
  })

  test('a tool of an agent is chosen from the examples and run', async () => {
    const { page, picture, leave } = await visit(browser, pageOf('mesh'))
    const operation = await opened(page, 'requestAgent')
    await operation
      .locator('.examples-select select, select.examples-select-element')
      .first()
      .selectOption('EchoAgent.echo')
    const body = operation.locator('textarea.body-param__text')
    const request = JSON.parse(await body.inputValue()) as { agent_id: string; input: object }
    expect(request).toMatchObject({ agent_id: 'EchoAgent', input: { tool: 'echo' } })
    await body.fill(JSON.stringify({ ...request, api_key: sandbox.sandboxKey }))
    expect(await execute(operation)).toBe(200)
    expect(fault('mesh', 'AgentReply', JSON.parse(await answerOf(operation)))).toBeNull()
    await page.locator('summary', { hasText: 'Agents and tools' }).click()
    await page.locator('h4', { hasText: 'EchoAgent' }).scrollIntoViewIfNeeded()
    await picture('mesh-agents')
    const sold = await opened(page, 'callPaidToolEvm_EchoAgent_echo')
    expect(await sold.textContent()).toContain('USD')
    await picture('mesh-sold')
    await leave()
  })

  test('the operator reads the usage with the token', async () => {
    const { page, picture, leave } = await visit(browser, pageOf('operator'))
    await authorize(page, sandbox.operator?.token ?? '')
    const operation = await opened(page, 'getUsage')
    expect(await execute(operation)).toBe(200)
    expect(fault('operator', 'UsageTotals', JSON.parse(await answerOf(operation)))).toBeNull()
    await picture('operator-tried')
    await leave()
  })

  test.each(services)('%s: the page leads to those of the other services', async (service) => {
    const { page, leave } = await visit(browser, pageOf(service))
    const links = await page
      .locator('nav a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    const own = dialects[service] === undefined ? service : 'gateway'
    const others = (['gateway', 'mesh', 'metadata'] as const).filter((other) => other !== own)
    expect(links).toEqual(expect.arrayContaining(others.map(pageOf)))
    if (service !== 'operator') expect(links).not.toContain(pageOf('operator'))
    for (const link of links) expect((await fetch(link)).status, link).toBe(200)
    await leave()
  })

  const twice = {
    gateway: 'createChatCompletion',
    mesh: 'requestAgent',
    operator: 'createKey',
  } as const
  test.each(['gateway', 'mesh', 'operator'] as const)(
    '%s: another body can be sent from the same form',
    async (service) => {
      const { page, leave } = await visit(browser, pageOf(service))
      if (service !== 'mesh')
        await authorize(
          page,
          (service === 'operator' ? sandbox.operator?.token : sandbox.sandboxKey) ?? '',
        )
      const operation = await opened(page, twice[service])
      const body = operation.locator('textarea.body-param__text')
      const answers: string[] = []
      for (const word of ['one', 'two']) {
        await body.fill(JSON.stringify(bodies(word)[service]))
        expect(await execute(operation)).toBe(200)
        await until('its answer is shown', async () => !answers.includes(await answerOf(operation)))
        answers.push(await answerOf(operation))
      }
      await leave()
    },
  )

  /** What these operations are sent; the answers differ in what `word` is. */
  const bodies = (word: string) => ({
    gateway: { model: 'hermes-3-llama3.1-8b', messages: [{ role: 'user', content: word }] },
    mesh: {
      api_key: sandbox.sandboxKey,
      agent_id: 'EchoAgent',
      input: { tool: 'echo', tool_arguments: { text: word } },
    },
    operator: { name: word },
  })

  test('in the dark the label of the examples can be read', async () => {
    const { page, leave } = await visit(browser, pageOf('gateway'), 'dark')
    const operation = await opened(page, 'createChatCompletion')
    const label = operation.locator('.examples-select__section-label').first()
    const parts = await label.evaluate(
      (element) => getComputedStyle(element).color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [],
    )
    expect(Math.min(...parts), `the label has ${parts.join()}`).toBeGreaterThan(180)
    await leave()
  })

  test('all of it can be done with the keyboard alone', async () => {
    const { page, picture, leave } = await visit(browser, pageOf('operator'))
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.className),
      'first comes the way past the links',
    ).toBe('skip')
    await tabTo(page, '#theme')
    await page.keyboard.press('Enter')
    expect(await page.locator('#theme').getAttribute('aria-pressed')).toBe('true')
    await tabTo(page, '[id$="-getHealth"] .opblock-summary-control')
    expect(
      await page.evaluate(
        () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
      ),
      'where one is can be seen',
    ).toBe('solid')
    await page.keyboard.press('Enter')
    await whole(page.locator('[id$="-getHealth"]'))
    await tabTo(page, '[id$="-getHealth"] .execute')
    await page.keyboard.press('Enter')
    const operation = page.locator('[id$="-getHealth"]')
    await operation.locator('.live-responses-table').waitFor()
    expect(JSON.parse(await answerOf(operation))).toEqual({ status: 'ok' })
    await picture('operator-keyboard')
    await leave()
  })

  test.each(['gateway', 'openai'] as const)('a stream is seen growing: %s', async (service) => {
    const words = ['Once', ' upon', ' a', ' time']
    let release = () => {}
    const upstream = await startModelServer(async (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' })
      const send = (delta: object, finish_reason: string | null = null) =>
        res.write(
          `data: ${JSON.stringify({
            id: 'a',
            object: 'chat.completion.chunk',
            created: 1,
            model: 'm',
            choices: [{ index: 0, delta, finish_reason }],
          })}\n\n`,
        )
      send({ role: 'assistant', content: '' })
      for (const content of words) {
        send({ content })
        await new Promise<void>((resolve) => {
          release = resolve
        })
      }
      send({}, 'stop')
      res.end('data: [DONE]\n\n')
    })
    const gateway = await startGateway({
      upstreams: { slow: { base_url: upstream.base_url } },
      routes: { '*': [{ upstream: 'slow' }] },
    })
    try {
      const { page, picture, leave } = await visit(
        browser,
        `${gateway.url}${service === 'openai' ? '/openai/v1' : ''}/docs`,
      )
      await authorize(page, gateway.key)
      const operation = await opened(
        page,
        service === 'openai' ? 'createOpenAIChatCompletion' : 'createChatCompletion',
      )
      await operation.locator('textarea.body-param__text').fill(
        JSON.stringify({
          model: 'hermes-3-llama3.1-8b',
          messages: [{ role: 'user', content: 'Tell me a story.' }],
          stream: true,
        }),
      )
      await operation.locator('.execute').click()
      const panel = page.locator('#stream')
      for (let count = 1; count <= words.length; count++) {
        const story = words.slice(0, count).join('')
        await until(
          `the page shows "${story}"`,
          async () => (await panel.locator('pre').textContent()) === story,
        )
        expect(await panel.locator('output').textContent()).toMatch(/growing$/)
        if (count === 2) await picture(`${service}-stream`)
        release()
      }
      await until('the page says that the stream is complete', async () =>
        ((await panel.locator('output').textContent()) ?? '').endsWith('complete'),
      )
      await operation.locator('.live-responses-table').waitFor()
      expect(await answerOf(operation)).toContain('[DONE]')
      await panel.getByRole('button', { name: 'Close' }).click()
      expect(await panel.isVisible()).toBe(false)
      await leave()
    } finally {
      await gateway.stop()
      await upstream.close()
    }
  })
})

type Operation = ReturnType<Page['locator']>

/** How bright the page's background is, of 255. */
const brightness = (page: Page) =>
  page.evaluate(() => {
    const parts = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number)
    return parts.reduce((sum, part) => sum + part, 0) / 3
  })

async function opened(page: Page, id: string): Promise<Operation> {
  const operation = page.locator(`.opblock[id$="-${id}"]`)
  await operation.locator('.opblock-summary-control').click()
  await whole(operation)
  return operation
}

/**
 * The library draws an operation anew when it has resolved its references, as those to what is
 * answered to a bad request.
 */
const whole = (operation: Operation) =>
  operation
    .locator('.response[data-code="400"] .response-col_description__inner', { hasText: /\w+ \w+/ })
    .waitFor()

async function execute(operation: Operation): Promise<number> {
  await operation.locator('.execute').click()
  return Number(
    /\d{3}/.exec(
      (await operation
        .locator('.live-responses-table .response-col_status')
        .last()
        .textContent()) ?? '',
    )?.[0],
  )
}

const answerOf = async (operation: Operation) =>
  (await operation
    .locator('.live-responses-table .highlight-code code, .live-responses-table pre.microlight')
    .first()
    .textContent()) ?? ''

async function authorize(page: Page, token: string): Promise<void> {
  await page.locator('.auth-wrapper .authorize').first().click()
  await page.locator('.modal-ux input').first().fill(token)
  await page.locator('.modal-ux button.authorize').first().click()
  await page.locator('.modal-ux .btn-done').first().click()
}

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
      return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${selector}`)
}
