import { chmodSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/client/operator.ts'
import type { Mock } from '../../../server/mock/mock.ts'
import { operatorJson } from '../../support/http/operator.ts'
import { writeLines } from '../../support/servers/config-text.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
import { browserPath, launch } from './browser.ts'
import {
  inspect,
  mockConsole,
  openConsole,
  pressNamed,
  serverOf,
  startConsole,
  tabToNamed,
  type ConsoleServer,
} from './console-servers.ts'

type Schemas = components['schemas']

const secret = 'secret-of-a-team-0123456789'

/** The file, with comments that every change must leave. */
const lines = `upstreams:
  away: # rack 7
    base_url: http://127.0.0.1:9/v1 # for now
    headers: { x-team: ${secret} }
routes:
  '*':
    - { upstream: away } # all
hooks: {}
`

describe.skipIf(browserPath === undefined)('the configuration, changed in the console', () => {
  let browser: Browser
  let gateway: Gateway
  let mock: ConsoleServer & Mock
  let text = ''
  beforeAll(async () => {
    gateway = await startConsole({
      mesh: {},
      env: { TOLLGATE_LIMITS_CONNECT_MS: '4321', OTHER_KEY: 'key-of-the-other-server-1' },
    })
    mock = await mockConsole()
    browser = await launch()
    await gateway.configure()
  })
  beforeEach(async () => {
    chmodSync(gateway.file, 0o644)
    await gateway.configure()
    text = writeLines(gateway.file, lines)
    await operatorJson(gateway, 'POST', '/reload', {})
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all([gateway.stop(), mock.close()])
  })

  const opened = (place: string, look = {}) => openConsole(browser, serverOf(gateway), place, look)
  const present = () => readFileSync(gateway.file, 'utf8')
  const inForce = async () =>
    (await operatorJson<Schemas['ConfigInForce']>(gateway, 'GET', '/config')).config as {
      upstreams: Record<string, { parallel?: number; base_url: string }>
      routes: Record<string, object[]>
    }

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
  const difference = (page: Page) => page.getByLabel('Difference of the file')
  const linesOf = async (page: Page) =>
    ((await difference(page).textContent()) ?? '').split('\n').filter((line) => /^[+-] /.test(line))

  async function review(page: Page): Promise<void> {
    await button(page, 'Review the change').click()
    await difference(page).waitFor()
  }
  async function write(page: Page): Promise<void> {
    await button(page, 'Write and reload').click()
    await page.getByText('This server uses the change.').waitFor()
  }

  test('an upstream is added from the page of upstreams', async () => {
    const { page, picture, leave } = await opened('upstreams')
    await page.getByRole('link', { name: 'Add an upstream' }).click()
    await button(page, 'Review the change').click()
    await page.locator('.field-problem').getByText('The name is missing.').waitFor()
    await field(page, 'Name').fill('other')
    await field(page, 'base_url (required)').fill('here')
    await page.getByLabel('key_env', { exact: true }).fill('OTHER_KEY')
    expect(await page.locator('datalist option[value=anthropic]').count()).toBeGreaterThan(0)
    await page.getByLabel('parallel', { exact: true }).fill('many')
    await button(page, 'Review the change').click()
    const problem = page.locator('.field').filter({ has: field(page, 'base_url (required)') })
    await problem.getByRole('alert').getByText('upstreams.other.base_url must be').waitFor()
    expect(await page.locator('[aria-invalid=true]').count()).toBe(2)
    await inspect(page)
    await picture('console-config-problem')
    await field(page, 'base_url (required)').fill('https://other.example/v1')
    await page.getByLabel('parallel', { exact: true }).fill('3')
    await review(page)
    await inspect(page)
    await picture('console-config-review')
    expect(await linesOf(page)).toEqual([
      '+  other:',
      '+    base_url: https://other.example/v1',
      '+    key_env: OTHER_KEY',
      '+    parallel: 3',
    ])
    expect(present()).toBe(text)
    await write(page)
    await inspect(page)
    await picture('console-config-written')
    const added = `  other:
    base_url: https://other.example/v1
    key_env: OTHER_KEY
    parallel: 3
`
    expect(present()).toBe(text.replace('routes:', `${added}routes:`))
    expect(readFileSync(`${gateway.file}.bak`, 'utf8')).toBe(text)
    expect((await inForce()).upstreams['other']).toMatchObject({ parallel: 3 })
    await page.getByRole('link', { name: 'Audit', exact: true }).last().click()
    await page.getByRole('row').filter({ hasText: 'upstreams.other' }).first().waitFor()
    await leave()
  })

  test('a failing upstream is mended by the keyboard, from its card', async () => {
    const { page, leave } = await opened('upstreams/away')
    await pressNamed(page, 'Change settings')
    await tabToNamed(page, 'base_url (required)')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('http://127.0.0.1:8/v1')
    await page.keyboard.press('Enter')
    await difference(page).waitFor()
    await pressNamed(page, 'Back to the form')
    await tabToNamed(page, 'base_url (required)')
    await page.keyboard.press('Enter')
    await difference(page).waitFor()
    await pressNamed(page, 'Write and reload')
    await page.getByText('This server uses the change.').waitFor()
    expect(present()).toBe(text.replace(':9/v1', ':8/v1'))
    expect((await inForce()).upstreams['away']?.base_url).toBe('http://127.0.0.1:8/v1')
    await leave()
  })

  test('an entry that others use is not removed; another one is', async () => {
    await gateway.configure()
    writeLines(gateway.file, `${lines}prices: { '*': { input: '1', output: '2' } } # in USD\n`)
    await operatorJson(gateway, 'POST', '/reload', {})
    const { page, leave } = await opened('configuration/upstreams/away')
    await button(page, 'Remove away').click()
    await page.getByRole('alert').getByText('routes["*"]').waitFor()
    await page.evaluate(() => void (location.hash = '#/configuration/prices/*'))
    await button(page, 'Remove *').click()
    await difference(page).waitFor()
    await write(page)
    expect(present()).toContain('prices: {} # in USD\n')
    await leave()
  })

  test('of two operators the second sees what the first changed, and does it again', async () => {
    const first = await opened('configuration/upstreams/away')
    const second = await opened('configuration/upstreams/away')
    await first.page.getByLabel('parallel', { exact: true }).fill('3')
    await second.page.getByLabel('key_env', { exact: true }).fill('OTHER_KEY')
    await review(second.page)
    await review(first.page)
    await write(first.page)
    await button(second.page, 'Write and reload').click()
    await second.page.getByText('the file was changed since you read it').waitFor()
    expect(await linesOf(second.page)).toEqual(['+    parallel: 3'])
    await inspect(second.page)
    await second.picture('console-config-outdated')
    expect(present()).not.toContain('OTHER_KEY')
    await button(second.page, 'Make my change in the present file').click()
    await button(second.page, 'Review the change').waitFor()
    expect(await second.page.getByLabel('parallel', { exact: true }).inputValue()).toBe('3')
    await review(second.page)
    expect(await linesOf(second.page)).toEqual(['+    key_env: OTHER_KEY'])
    await write(second.page)
    expect(present()).toContain('    parallel: 3\n    key_env: OTHER_KEY\n')
    await first.leave()
    await second.leave(/status of 409/)
  })

  test('a read-only file is not written, and its difference is taken along', async () => {
    chmodSync(gateway.file, 0o444)
    const { page, picture, leave } = await opened('configuration/upstreams/away')
    await page.getByLabel('parallel', { exact: true }).fill('3')
    await review(page)
    await page.getByText('Not written here: the file is read-only.').waitFor()
    expect(await button(page, 'Write and reload').count()).toBe(0)
    await inspect(page)
    await picture('console-config-read-only')
    const download = page.waitForEvent('download')
    await pressNamed(page, 'Download tollgate.yaml.patch')
    const saved = await (await download).path()
    expect(readFileSync(saved, 'utf8')).toBe(await difference(page).textContent())
    await button(page, 'Copy the difference').waitFor()
    expect(present()).toBe(text)
    await leave()
  })

  test('a setting of the environment is shown, not changed, and secrets are neither', async () => {
    const { page, picture, leave } = await opened('configuration/limits')
    const connect = field(page, 'connect_ms')
    expect([await connect.isDisabled(), await connect.inputValue()]).toEqual([true, '4321'])
    await page.getByText('TOLLGATE_LIMITS_CONNECT_MS').waitFor()
    await field(page, 'body_ms').fill('20000')
    await review(page)
    expect(await linesOf(page)).toEqual(['+  body_ms: 20000'])
    await page.getByText('with a restart').waitFor()
    await page.evaluate(() => void (location.hash = '#/configuration/upstreams/away'))
    const header = field(page, 'x-team')
    expect([await header.isDisabled(), await header.inputValue()]).toEqual([true, '[not shown]'])
    await picture('console-config-secret')
    await page.getByLabel('parallel', { exact: true }).fill('4')
    await review(page)
    expect(await page.content()).not.toContain(secret)
    await write(page)
    expect(present()).toContain(secret)
    await leave()
  })

  test('a viewer has no way to change the file', async () => {
    const { token } = await operatorJson<{ token: string }>(gateway, 'POST', '/operators', {
      name: 'reader',
      role: 'viewer',
    })
    const server = { ...serverOf(gateway), token }
    const { page, leave } = await openConsole(browser, server, 'upstreams')
    await page.getByText('away').first().waitFor()
    for (const words of ['Change settings', 'Add an upstream', 'Add a route'])
      expect(await page.getByText(words).count(), words).toBe(0)
    await page.getByRole('link', { name: 'Configuration' }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    expect(await page.getByText('Change the file').count()).toBe(0)
    await page.evaluate(() => void (location.hash = '#/configuration/upstreams/away'))
    await page.getByRole('alert').getByText('admin').waitFor()
    expect(await page.locator('form').count()).toBe(0)
    await leave(/status of 403/)
  })

  test('every part of the file has a form, in the words of the contract', async () => {
    const { page, leave } = await opened('configuration')
    const parts = page.getByRole('region', { name: 'Change the file' }).or(page.locator('section'))
    const links = parts.filter({ hasText: 'Change the file' }).getByRole('link')
    await links.nth(20).waitFor()
    const names = await links.allTextContents()
    const sections = Object.keys((await inForce()) as object)
    expect(names).toEqual(expect.arrayContaining(['upstreams', 'routes', 'prices', 'hooks']))
    expect(names.length).toBeGreaterThan(20)
    expect(sections.length).toBeGreaterThan(20)
    for (const name of names) {
      await page.evaluate((to) => void (location.hash = to), `#/configuration/${name}`)
      await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor()
      await page.locator('.editor form, .toolbar').first().waitFor()
      if ((await page.locator('.editor form').count()) === 0)
        await page.getByRole('link', { name: `Add to ${name}` }).click()
      await button(page, 'Review the change').waitFor()
    }
    await leave()
  })

  test.each([
    ['light', 1280, 'upstreams'],
    ['dark', 1280, 'routes/*'],
    ['light', 320, 'upstreams/away'],
    ['dark', 320, 'operator'],
  ] as const)(
    'a form is drawn without a fault, %s, %s pixels wide: %s',
    async (scheme, width, place) => {
      const look = { scheme, width }
      const { page, picture, leave } = await opened(`configuration/${place}`, look)
      const closed = page.locator('.editor details:not([open]) > summary')
      for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click()
      await inspect(page)
      await picture(`console-config-${place.replace(/\W.*/, '')}-${scheme}-${width}`)
      await leave()
    },
  )

  test('the mock shows the whole way, on a dark phone', async () => {
    const look = { scheme: 'dark', width: 320 } as const
    const { page, picture, leave } = await openConsole(
      browser,
      mock,
      'configuration/upstreams',
      look,
    )
    await page.getByRole('link', { name: 'vllm-a' }).click()
    await page.getByLabel('parallel', { exact: true }).fill('32')
    await inspect(page)
    await picture('console-config-mock-form')
    await review(page)
    await inspect(page)
    await picture('console-config-mock-review')
    await write(page)
    await inspect(page)
    await picture('console-config-mock-written')
    await leave()
  })
})
