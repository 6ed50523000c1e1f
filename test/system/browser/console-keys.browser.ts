import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Key } from '../../../client/operator.ts'
import { operatorJson } from '../../support/http/operator.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
import { browserPath, launch } from './browser.ts'
import { inspect, mockConsole, openConsole, serverOf, startConsole } from './console-servers.ts'

describe.skipIf(browserPath === undefined)('keys in the console', () => {
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

  const opened = (place: string, width = 1280) =>
    openConsole(browser, serverOf(gateway), place, { width })
  const keyNamed = async (name: string): Promise<Key | undefined> => {
    const { keys } = await operatorJson<{ keys: Key[] }>(gateway, 'GET', '/keys')
    return keys.find((key) => key.name === name)
  }
  const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

  test('the bar has what the API says is left', async () => {
    const mock = await mockConsole()
    try {
      const { page, leave } = await openConsole(browser, mock, 'keys')
      // 20 USD less the 18.2365 USD of the contract's example.
      const left = rowOf(page, 'search-team').locator('data')
      expect(await left.textContent()).toBe('1.7635 USD')
      expect(await left.getAttribute('value')).toBe('1763500000')
      await leave()
    } finally {
      await mock.close()
    }
  })

  test('one is created with the keyboard alone, and its token is shown once', async () => {
    const { page, picture, leave } = await opened('keys')
    await page.getByRole('link', { name: 'Create a key' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Create a key' }).waitFor()
    await inspect(page)
    await page.keyboard.type('by-keyboard')
    await page.getByLabel('Budget', { exact: true }).focus()
    await page.keyboard.type('0.0004')
    await page.keyboard.press('Enter')
    await page.getByText('The token is shown only once').waitFor()
    await inspect(page)
    await picture('console-keys-created')
    const token = (await page.locator('.code').first().locator('code').textContent()) ?? ''
    const models = await fetch(`${gateway.url}/v1/models`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(models.status).toBe(200)
    expect(await page.getByText('model_provider = "tollgate"').textContent()).toContain(
      `${gateway.url}/openai/v1`,
    )
    await page.keyboard.press('Escape')
    await page.getByLabel('I have stored the token').focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Done' }).press('Enter')
    await rowOf(page, 'by-keyboard').getByText('0.0004 USD left').waitFor()
    expect(await page.content()).not.toContain(token)
    expect(await keyNamed('by-keyboard')).toMatchObject({ budget_usd: '0.0004', scopes: ['chat'] })
    await leave()
  })

  test('a refusal is at its field, and what was typed stays', async () => {
    const { page, picture, leave } = await opened('keys/new', 320)
    await page.getByRole('textbox', { name: 'Name' }).fill('refused')
    await page.getByLabel('Requests per minute').fill('many')
    await page.getByRole('button', { name: 'Create key' }).click()
    const field = page.getByLabel('Requests per minute')
    await page.getByText('rpm must be').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    expect([
      await page.getByRole('textbox', { name: 'Name' }).inputValue(),
      await field.inputValue(),
    ]).toEqual(['refused', 'many'])
    await inspect(page)
    await picture('console-keys-refused-phone')
    expect(await keyNamed('refused')).toBeUndefined()
    await leave(/status of 400/)
  })

  test('limits are changed, the token is rotated, and the key is revoked', async () => {
    const created = await gateway.createKey({ name: 'changing', rpm: 5 })
    const { page, picture, leave } = await opened('keys?q=changing')
    await page.getByRole('link', { name: 'changing' }).click()
    await inspect(page)
    await picture('console-keys-details')
    await page.getByRole('button', { name: 'Change limits' }).click()
    await page.getByLabel('Requests per minute').fill('120')
    await page.getByRole('button', { name: 'Change limits' }).click()
    await page.getByRole('definition').filter({ hasText: /^120$/ }).waitFor()
    expect(await keyNamed('changing')).toMatchObject({ rpm: 120 })

    await page.getByRole('button', { name: 'Rotate token' }).click()
    await page.getByLabel('The old token works for').selectOption('no time: it was leaked')
    await page.getByRole('button', { name: 'Rotate token' }).click()
    await page.getByText('The token is shown only once').waitFor()
    const token = await page.locator('.code').first().locator('code').textContent()
    expect(token).not.toBe(created.key)
    await page.getByLabel('I have stored the token').check()
    await page.getByRole('button', { name: 'Done' }).click()

    await page.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('button', { name: 'Revoke changing' }).click()
    await page.getByRole('dialog').getByText('revoked', { exact: true }).waitFor()
    expect((await keyNamed('changing'))?.revoked_at).not.toBeNull()
    await leave()
  })

  test('the list and the details say the same of what a key has done and may do', async () => {
    await gateway.createKey({ name: 'unused-chat', scopes: ['chat'] })
    await gateway.createKey({ name: 'unused-mesh', scopes: ['mesh'] })
    await gateway.createKey({ name: 'unused-both', scopes: ['chat', 'mesh'] })
    const { page, picture, leave } = await opened('keys?q=unused')
    const none = 'none: not in its scopes'
    const cases = [
      ['unused-chat', 'all', 'all', none],
      ['unused-mesh', 'none', none, 'all'],
      ['unused-both', 'all', 'all', 'all'],
    ] as const
    for (const [name, listed, models, agents] of cases) {
      await rowOf(page, name).waitFor()
      const cells = await rowOf(page, name).locator('td').allTextContents()
      expect([cells[3], cells[6]], name).toEqual([listed, 'never'])
      await page.getByRole('link', { name }).press('Enter')
      const factOf = (title: string) =>
        page.locator('dialog dt').getByText(title, { exact: true }).locator('+ dd').textContent()
      expect([await factOf('Models'), await factOf('Agents')], name).toEqual([models, agents])
      await expect.poll(() => factOf('Last used')).toBe('never')
      await inspect(page)
      await picture(`console-keys-${name}`)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await leave()
  })

  test('a script in a name is text', async () => {
    const name = '<img src=x onerror="document.title=`run`"><script>document.title="run"</script>'
    await gateway.createKey({ name, owner: '"><svg onload=document.title="run">' })
    const { page, leave } = await opened('keys')
    await page.getByRole('link', { name }).click()
    await page.getByRole('dialog', { name }).waitFor()
    expect(await page.title()).toBe('Keys · Tollgate')
    await leave()
  })

  test('search, filter and order are in the address', async () => {
    await gateway.createKey({ name: 'zebra', owner: 'zoo' })
    await gateway.createKey({ name: 'ant', owner: 'zoo' })
    const { page, leave } = await opened('keys')
    await page.getByRole('searchbox').fill('zoo')
    await page.getByRole('button', { name: 'Name' }).click()
    const names = () => page.locator('tbody a').allTextContents()
    await expect.poll(names).toEqual(['ant', 'zebra'])
    await page.getByRole('button', { name: 'Name' }).click()
    await expect.poll(names).toEqual(['zebra', 'ant'])
    expect(new URL(page.url()).hash).toBe('#/keys?q=zoo&sort=-name')
    await page.getByLabel('Filter keys').selectOption('Revoked')
    await page.getByText('No matching keys.').waitFor()

    await page.getByRole('link', { name: 'Requests' }).click()
    await page.getByRole('heading', { name: 'Requests' }).waitFor()
    await page.goBack()
    await page.getByText('No matching keys.').waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('zoo')
    await leave()
  })

  test('a group leads to its keys, and back to all', async () => {
    const group = await operatorJson<{ id: string }>(gateway, 'POST', '/groups', {
      name: 'zoology',
    })
    for (const name of ['zebu', 'zorilla'])
      await operatorJson(gateway, 'POST', '/keys', { name, group: group.id })
    const { page, leave } = await opened('keys?q=zebu')
    await page.getByRole('link', { name: 'zebu' }).click()
    await page.getByRole('link', { name: 'zoology' }).click()
    await page.getByText('2 keys', { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: 'zorilla' }).count()).toBe(1)
    await page.getByRole('button', { name: 'group: zoology' }).click()
    await page.getByText('2 keys', { exact: true }).waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe('#/keys')
    await leave()
  })

  test('of ten thousand keys those in view are drawn', async () => {
    const { page, picture, leave } = await opened('keys')
    const [some] = (await operatorJson<{ keys: Key[] }>(gateway, 'GET', '/keys')).keys
    const keys = Array.from({ length: 10_000 }, (_, at) => ({
      ...some,
      id: `0198a3c2-7d1e-7abc-8def-${String(at).padStart(12, '0')}`,
      name: `key-${at}`,
    }))
    await page.route('**/keys', (route) => route.fulfill({ json: { keys } }))
    await page.getByText('10,000 keys').waitFor()
    const rows = () => page.locator('tbody tr').count()
    expect(await rows()).toBeLessThanOrEqual(80)
    await page.locator('.table-box').evaluate((box) => box.scrollTo(0, box.scrollHeight))
    await page.getByRole('link', { name: 'key-9999' }).waitFor()
    expect(await rows()).toBeLessThanOrEqual(80)
    await picture('console-keys-many')
    for (let click = 0; click < 2; click++) await page.getByRole('button', { name: 'Name' }).click()
    await page.locator('tbody tr').first().getByRole('link', { name: 'key-9999' }).waitFor()
    await leave()
  })
})
