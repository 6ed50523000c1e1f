import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/client/operator.ts'
import { operatorJson } from '../../support/http/operator.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
import { browserPath, launch } from './browser.ts'
import { openConsole, serverOf, startConsole } from './console-servers.ts'

type Schemas = components['schemas']

/** Longer than it takes to type. */
const slowMs = 1500

describe.skipIf(browserPath === undefined)('what is typed in the console', () => {
  let browser: Browser
  let gateway: Gateway
  beforeAll(async () => {
    gateway = await startConsole()
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await gateway.stop()
  })

  const opened = (place: string) => openConsole(browser, serverOf(gateway), place)
  const keys = async () => (await operatorJson<Schemas['KeyList']>(gateway, 'GET', '/keys')).keys
  const keyOf = async (id: string) => (await keys()).find((key) => key.id === id)
  const create = (key: Schemas['KeyCreation']) =>
    operatorJson<Schemas['CreatedKey']>(gateway, 'POST', '/keys', key)
  const write = (page: Page, label: string, text: string) =>
    page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text)
  const press = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  const slowly = (page: Page, url: string) =>
    page.route(url, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slowMs))
      // It may have been ended meanwhile.
      await route.continue().catch(() => {})
    })

  test('a date without its time is refused at its field, and no key is made', async () => {
    const { page, leave } = await opened('keys/new')
    await write(page, 'Name', 'half a date')
    const expires = page.getByLabel('Expires (optional)')
    await expires.focus()
    await page.keyboard.type('12312099')
    await press(page, 'Create key')
    await page.getByRole('alert').getByText('This is incomplete').waitFor()
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('type') === 'datetime-local',
    )
    expect((await keys()).map(({ name }) => name)).not.toContain('half a date')
    await expires.fill('2098-12-30T10:00')
    await press(page, 'Create key')
    await page.getByRole('dialog', { name: 'Key half a date' }).waitFor()
    const made = (await keys()).find(({ name }) => name === 'half a date')
    expect(new Date(made?.expires_at ?? 0).getFullYear()).toBe(2098)
    await leave()
  })

  test('a change of limits leaves those that another operator changed meanwhile', async () => {
    const { id } = await create({ name: 'shared', scopes: ['chat'], rpm: 60, budget_usd: '10' })
    const { page, leave } = await opened(`keys/${id}`)
    await press(page, 'Change limits')
    await operatorJson(gateway, 'PATCH', `/keys/${id}`, { budget_usd: '1' })
    await write(page, 'Requests per minute', '61')
    await press(page, 'Change limits')
    await page.getByRole('dialog').getByText('61', { exact: true }).waitFor()
    expect(await keyOf(id)).toMatchObject({ rpm: 61, budget_usd: '1', budget_period: 'month' })
    await press(page, 'Change limits')
    await page.getByLabel('Period of the budget').selectOption('day')
    await press(page, 'Change limits')
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).waitFor()
    expect(await keyOf(id)).toMatchObject({ rpm: 61, budget_usd: '1', budget_period: 'day' })
    await leave()
  })

  test('the window of one key asks nothing of another', async () => {
    const [one, other] = [
      await create({ name: 'one', scopes: ['chat'] }),
      await create({ name: 'other', scopes: ['chat'] }),
    ]
    const { page, leave } = await opened(`keys/${one.id}`)
    await press(page, 'Revoke')
    await page.evaluate((id) => void (location.hash = `#/keys/${id}`), other.id)
    const window = page.getByRole('dialog', { name: 'other' })
    await window.getByRole('button', { name: 'Change limits' }).waitFor()
    expect(await window.getByRole('button', { name: /^Revoke o/ }).count()).toBe(0)
    await leave()
  })

  test('a refusal takes the focus from nobody who types', async () => {
    const { page, leave } = await opened('keys/new')
    await slowly(page, '**/keys')
    await press(page, 'Create key')
    const owner = page.getByLabel('Owner (optional)')
    await owner.focus()
    const typed = 'somebody who goes on'
    await owner.pressSequentially(typed, { delay: (2 * slowMs) / typed.length })
    await page.locator('.field-problem').first().waitFor()
    expect(await owner.inputValue()).toBe(typed)
    await leave(/status of 400/)
  })

  test('the next question is kept when the last one fails', async () => {
    const { key } = await create({ name: 'talk', scopes: ['chat'] })
    const { page, leave } = await opened('playground')
    await page.getByLabel("Caller's key").fill(key)
    await slowly(page, '**/openai/v1/chat/completions')
    const message = page.getByLabel('Message', { exact: true })
    await message.fill('the first question')
    await page.keyboard.press('Control+Enter')
    await page.locator('.question').waitFor()
    await message.fill('the next one')
    await page.locator('main').getByRole('alert').waitFor()
    expect(await message.inputValue()).toBe('the next one')
    await leave(/status of 50\d/)
  })

  test('a key that is refused late does not take the focus from the next question', async () => {
    const { page, leave } = await opened('playground')
    const key = page.getByLabel("Caller's key")
    await key.fill('sk-wrong')
    await slowly(page, '**/openai/v1/chat/completions')
    const message = page.getByLabel('Message', { exact: true })
    await message.fill('a question')
    await page.keyboard.press('Control+Enter')
    await message.pressSequentially('the next one')
    await page.locator('.field-problem').waitFor()
    expect(await message.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Control+Enter')
    await key.and(page.locator(':focus')).waitFor()
    await leave(/status of 401/)
  })

  test('without a scope no key is made, and the scopes have the focus', async () => {
    const { page, leave } = await opened('keys/new')
    await write(page, 'Name', 'of no use')
    await page.getByRole('checkbox', { name: 'Models' }).uncheck()
    await press(page, 'Create key')
    await page.getByRole('group', { name: 'May use' }).getByRole('alert').waitFor()
    await page.getByRole('checkbox', { name: 'Models' }).and(page.locator(':focus')).waitFor()
    expect((await keys()).map(({ name }) => name)).not.toContain('of no use')
    await leave(/status of 400/)
  })

  test.each(['Overview', 'Clear'])('%s ends an answer that is under way', async (name) => {
    const { key } = await create({ name: 'left', scopes: ['chat'] })
    const { page, leave } = await opened('playground')
    await page.getByLabel("Caller's key").fill(key)
    await slowly(page, '**/openai/v1/chat/completions')
    await page.getByLabel('Message', { exact: true }).fill('a question')
    await page.keyboard.press('Control+Enter')
    await page.locator('.question').waitFor()
    const ended = page.waitForEvent('requestfailed')
    await page.getByRole('link', { name }).or(page.getByRole('button', { name })).click()
    expect((await ended).url()).toContain('/openai/v1/chat/completions')
    await leave()
  })
})
