import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../../server/config/load.ts'
import { startMock, type Mock } from '../../../server/mock/mock.ts'
import { startServices, type Services } from '../../../server/app/start.ts'
import { buildExample, copyExample } from '../packages/example.ts'
import { root, workplace } from '../packages/packing.ts'
import { longMs, until } from '../../support/waiting.ts'
import { browserPath, launch, visit, type Visit } from './browser.ts'

const contract = (name: string) => join(root, `generated/json/${name}.json`)

describe.skipIf(browserPath === undefined)(
  'the example app in a browser, with the packed client',
  () => {
    const place = workplace()
    let browser: Browser
    let folder: string
    let gateway: Mock
    let agents: Mock
    let app: ServedPage
    beforeAll(async () => {
      gateway = await startMock({ contract: ['gateway', 'openai'].map(contract), paceMs: 100 })
      agents = await startMock({ contract: contract('mesh') })
      ;({ folder } = await copyExample(place.folder))
      app = await served({ gateway: gateway.url, agents: agents.url, out: 'dist-mock' })
      browser = await launch()
    }, longMs)
    afterAll(async () => {
      await browser.close()
      await app.server.close()
      await Promise.all([gateway.close(), agents.close()])
      await place.close()
    })

    type ServedPage = { server: PreviewServer; url: string; servers: string[] }

    async function served({
      gateway,
      agents,
      out,
    }: {
      gateway: string
      agents: string
      out: string
    }): Promise<ServedPage> {
      await buildExample(folder, { gateway, agents, out })
      const server = await preview({
        root: folder,
        configFile: false,
        logLevel: 'silent',
        build: { outDir: out },
        preview: { host: '127.0.0.1', port: 0 },
      })
      return { server, url: server.resolvedUrls?.local[0] ?? '', servers: [gateway, agents] }
    }

    async function opened(
      { url, servers }: ServedPage = app,
      scheme: 'light' | 'dark' = 'light',
    ): Promise<Visit> {
      const visited = await visit(browser, url, scheme, { drawn: '#wallet:not(:empty)', servers })
      return visited
    }

    test('a chat is seen growing, and goes on', async () => {
      const { page, picture, leave } = await opened()
      await listed(page)
      const states = await watched(page)
      await page.getByLabel('Message').fill('Say hello.')
      await page.getByLabel('Message').press('Enter')
      await page.getByText('How can').waitFor()
      await picture('example-growing')
      await page.getByText('Complete.').waitFor()
      expect(await states()).toEqual([
        'Hello!',
        'Hello! How can',
        'Hello! How can I help you today?',
      ])
      expect(
        await page.evaluate(() => document.activeElement?.id),
        'the next message can be written',
      ).toBe('text')
      await page.keyboard.type('Once more.')
      await page.keyboard.press('Enter')
      await until(
        'the second reply is whole',
        async () =>
          (
            await page
              .getByRole('log', { name: 'Conversation' })
              .locator('p.assistant span')
              .allTextContents()
          ).join('|') === Array(2).fill('Hello! How can I help you today?').join('|'),
      )
      await leave()
    })

    test('a chat is stopped, and what was said stays', async () => {
      const { page, leave } = await opened()
      await listed(page)
      await page.getByLabel('Message').fill('Say hello.')
      await page.getByLabel('Message').press('Enter')
      await page.getByRole('button', { name: 'Stop' }).click()
      await page.getByText('Stopped.').waitFor()
      expect(await page.getByRole('button', { name: 'Send' }).isEnabled()).toBe(true)
      await leave()
    })

    test('an agent is asked', async () => {
      const { page, picture, leave } = await opened()
      await until(
        'the agents are listed',
        async () => (await page.getByLabel('Agent', { exact: true }).inputValue()) === 'EchoAgent',
      )
      await page.getByRole('button', { name: 'Ask' }).click()
      await page.getByText('Tomorrow it will stay dry in Lisbon').waitFor()
      expect(await page.getByLabel('What the tools returned').textContent()).toContain(
        'precipitation_sum',
      )
      await picture('example-agent')
      await leave()
    })

    test('a call is paid for: 402, a signature, and the answer', async () => {
      const { page, picture, leave } = await opened()
      const statuses: number[] = []
      page.on('response', (response) => {
        if (response.request().method() === 'POST') statuses.push(response.status())
      })
      expect(await page.locator('#wallet').textContent()).toMatch(/^0x[0-9a-fA-F]{40}$/)
      await page.getByRole('button', { name: 'Buy' }).click()
      const steps = await buy(page)
      expect(statuses).toEqual([402, 200])
      expect(await steps.locator('p').allTextContents()).toEqual([
        '402, payment required. Signed for 1000 units (0.001 USD) to ' +
          '0x209693Bc6afc0C5328bA36FaF03C514EF312287C.',
        expect.stringMatching(/^Paid: transaction 0x[0-9a-f]{64}\.$/),
        'Answered: {"text":"Hello"}',
      ])
      await steps.scrollIntoViewIfNeeded()
      await picture('example-paid')
      await leave(/status of 402/) // of which the browser itself tells its console
    })

    test('a refusal is told in a sentence', async () => {
      const { page, leave } = await opened()
      await page.getByLabel('Key').fill('')
      await page.getByLabel('Message').fill('Say hello.')
      await page.getByLabel('Message').press('Enter')
      await page
        .getByRole('status')
        .filter({ hasText: /401 invalid_api_key/ })
        .waitFor()
      await leave(/status of 401/)
    })

    test.each(['light', 'dark'] as const)(
      'can be read in the %s colours that the reader prefers, and all of it reached by keyboard',
      async (scheme) => {
        const { page, picture, leave } = await opened(app, scheme)
        await listed(page)
        for (const [selector, contrast] of Object.entries(await contrasts(page)))
          expect(contrast, selector).toBeGreaterThanOrEqual(4.5)
        await picture(`example-${scheme}`)
        const reached: string[] = []
        for (let presses = 0; presses < 40; presses++) {
          await page.keyboard.press('Tab')
          // After the last comes the browser itself.
          const name = await page.evaluate(
            () =>
              (document.activeElement === document.body
                ? ''
                : document.activeElement?.id || document.activeElement?.textContent?.trim()) ?? '',
          )
          if (name === '') break
          reached.push(name)
          expect(
            await page.evaluate(
              () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
            ),
            `where one is can be seen: ${name}`,
          ).toBe('solid')
        }
        expect(reached).toEqual(
          expect.arrayContaining([
            'key',
            'messages',
            'model',
            'text',
            'Send',
            'agents',
            'question',
            'Ask',
            'say',
            'Buy',
            'steps',
          ]),
        )
        expect(
          await page
            .locator('input, select')
            .evaluateAll((fields) =>
              fields
                .filter((field) => !(field as HTMLInputElement).labels?.length)
                .map(({ id }) => id),
            ),
          'fields without a label',
        ).toEqual([])
        await leave()
      },
    )

    test('works with the sandbox by the same means', async () => {
      const ports = Object.fromEntries(
        ['GATEWAY', 'MESH', 'METADATA', 'OPERATOR'].map((name) => [`TOLLGATE_${name}_PORT`, '0']),
      )
      const env = {
        ...ports,
        TOLLGATE_LOG_LEVEL: 'silent',
        TOLLGATE_GATEWAY_CORS: 'true',
        TOLLGATE_MESH_CORS: 'true',
      }
      const sandbox: Services = await startServices(loadConfig({ env, cwd: place.folder }), {
        strictReplies: true,
      })
      onTestFinished(() => sandbox.stop())
      const own = await served({
        gateway: sandbox.gateway?.url ?? '',
        agents: sandbox.mesh?.url ?? '',
        out: 'dist-sandbox',
      })
      onTestFinished(() => own.server.close())
      const { page, picture, leave } = await opened(own)
      await page.getByLabel('Key').fill(sandbox.sandboxKey ?? '')
      await page.getByLabel('Message').fill('Say hello.')
      await page.getByLabel('Message').press('Enter')
      await page.getByText('Complete.').waitFor()
      expect(await page.locator('p.assistant span').textContent()).toMatch(
        /^You said “Say hello\.”/,
      )
      await page.getByRole('button', { name: 'Ask' }).click()
      await page.getByText('Looking …').waitFor({ state: 'hidden' })
      expect(
        JSON.parse((await page.getByLabel('What the tools returned').textContent()) ?? ''),
      ).toBeInstanceOf(Object)
      await page.getByRole('button', { name: 'Buy' }).click()
      expect((await (await buy(page)).locator('p').allTextContents()).at(-1)).toBe(
        'Answered: {"text":"Hello"}',
      )
      await picture('example-sandbox')
      await leave(/status of 40[12]/) // the models before the key was there, and the terms
    })
  },
)

const listed = (page: Page) =>
  until(
    'the models are listed',
    async () => (await page.getByLabel('Model').inputValue()) === 'hermes-3-llama3.1-8b',
  )

/** The steps of a payment, when there are no more to come. */
async function buy(page: Page): Promise<Locator> {
  const steps = page.getByRole('log', { name: 'Steps of the payment' })
  await steps.locator('p.failed, p:has-text("Answered")').waitFor()
  return steps
}

/** Gives every text that the last reply has shown, one after the other. */
async function watched(page: Page): Promise<() => Promise<string[]>> {
  const pieces = await page.evaluateHandle(() => {
    const texts: string[] = []
    const log = document.querySelector('#messages')
    const note = () => {
      const text = log?.querySelector('p.assistant:last-child span')?.textContent
      if (text && texts.at(-1) !== text) texts.push(text)
    }
    if (log)
      new MutationObserver(note).observe(log, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    return texts
  })
  return () => pieces.jsonValue()
}

/** How the text of each kind of part stands out from what is behind it, as WCAG counts it. */
const contrasts = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const light = (color: string) =>
      channels(color)
        .slice(0, 3)
        .reduce((sum, channel, index) => {
          const part = channel / 255
          return (
            sum +
            (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4) *
              ([0.2126, 0.7152, 0.0722][index] ?? 0)
          )
        }, 0)
    const behind = (element: Element | null): string => {
      const color = getComputedStyle(element ?? document.documentElement).backgroundColor
      return element && channels(color)[3] === 0 ? behind(element.parentElement) : color
    }
    return Object.fromEntries(
      [
        'h1',
        'small',
        'label',
        'input',
        'select',
        'section p',
        'code',
        'button:enabled',
        'button:disabled',
      ].map((selector) => {
        const element = document.querySelector(selector)
        const [one, other] = [
          light(element ? getComputedStyle(element).color : ''),
          light(behind(element)),
        ].toSorted((a, b) => b - a)
        return [selector, ((one ?? 0) + 0.05) / ((other ?? 0) + 0.05)]
      }),
    )
  })
