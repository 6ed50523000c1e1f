import { readFile, writeFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mock } from '../../../server/mock/mock.ts'
import { operatorFetch, operatorJson } from '../../support/http/operator.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
import { browserPath, launch, visit } from './browser.ts'
import {
  inspect,
  mockConsole,
  openConsole,
  serverOf,
  signIn,
  startConsole,
  startSandbox,
  tabTo,
  type ConsoleServer,
} from './console-servers.ts'

const places = [
  'groups',
  'overview',
  'alerts',
  'requests',
  'keys',
  'usage',
  'payments',
  'upstreams',
  'agents',
  'playground',
  'connect',
  'configuration',
  'operators',
  'outlets',
  'audit',
]

describe.skipIf(browserPath === undefined)('the console', () => {
  let browser: Browser
  let gateway: Gateway
  let mock: ConsoleServer & Mock
  beforeAll(async () => {
    gateway = await startConsole({ mesh: {} })
    mock = await mockConsole()
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await Promise.all([gateway.stop(), mock.close()])
  })

  describe.each(places)('%s', (place) => {
    test.each([
      ['light', 1280],
      ['dark', 1280],
      ['light', 320],
    ] as const)('is drawn without a fault, %s, %s pixels wide', async (scheme, width) => {
      const look = { scheme, width }
      const { page, picture, leave } = await openConsole(browser, serverOf(gateway), place, look)
      await inspect(page)
      await picture(`console-${place}-${width === 320 ? 'phone' : scheme}`)
      await leave()
    })

    test.each([
      ['light', 1280],
      ['dark', 1280],
      ['light', 320],
    ] as const)('is drawn with the data of the mock, %s, %s pixels wide', async (scheme, width) => {
      const { page, picture, leave } = await openConsole(browser, mock, place, { scheme, width })
      await inspect(page)
      await picture(`console-${place}-mock-${width === 320 ? 'phone' : scheme}`)
      await leave()
    })
  })

  test('README shows the overview, in a picture of at most 150 kB', async () => {
    const { page, leave } = await openConsole(browser, mock, 'overview')
    await page.locator('.u-over').waitFor()
    const picture = await page.screenshot()
    await leave()
    expect(picture.length).toBeLessThanOrEqual(150_000)
    const file = 'docs/console.png'
    if (process.env['UPDATE_PICTURE']) await writeFile(file, picture)
    const shown = await readFile(file)
    // Fonts differ between machines, the size of the window does not.
    expect(sizeOf(shown)).toEqual(sizeOf(picture))
    expect(shown.length).toBeLessThanOrEqual(150_000)
    expect(await readFile('README.md', 'utf8')).toContain(`](${file})`)
  })

  test('a wrong token is refused at its field, and stays there', async () => {
    const { page, leave } = await visit(browser, `${gateway.operatorUrl}/console`, 'dark', {
      drawn: '.login',
    })
    await inspect(page)
    await page.getByLabel('Operator token').fill('wrong')
    await page.keyboard.press('Enter')
    await page.getByText('this is not the operator token, nor that of a named operator').waitFor()
    expect(await page.getByLabel('Operator token').inputValue()).toBe('wrong')
    await inspect(page)
    await leave(/status of 401/) // of which the browser itself tells its console
  })

  test('a reload keeps the session, and what opens the server is kept nowhere', async () => {
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'configuration?q=port')
    const kept = () =>
      page.evaluate(() => [localStorage.length, sessionStorage.length, location.href].join(' '))
    expect(await kept()).toBe(`0 0 ${gateway.operatorUrl}/console#/configuration?q=port`)
    await page.reload()
    await page.getByRole('heading', { name: 'Configuration', level: 1 }).waitFor()
    expect(await kept()).toBe(`0 0 ${gateway.operatorUrl}/console#/configuration?q=port`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.locator('.login').waitFor()
    await page.reload()
    await page.locator('.login').waitFor()
    expect(await kept()).toBe(`0 0 ${gateway.operatorUrl}/console#/configuration?q=port`)
    await leave()
  })

  test('the code of the printed address signs in once, and is taken out of the address', async () => {
    const sandbox = await startSandbox()
    try {
      const address = `${sandbox.url}/console#code=${sandbox.issueCode()}`
      const { page, leave } = await visit(browser, address, 'light', { drawn: '.app' })
      expect(page.url()).toBe(`${sandbox.url}/console#/`)
      await page.goBack()
      expect(page.url()).toBe('about:blank')
      await leave()
      const again = await visit(browser, address, 'light', { drawn: '.login [role=alert]' })
      await again.page.getByText('this code is unknown, was used').waitFor()
      await again.leave(/status of 401/)
    } finally {
      await sandbox.stop()
    }
  })

  test('the printed address signs in where the login is open already', async () => {
    const sandbox = await startSandbox()
    const enter = () => page.goto(`${sandbox.url}/console#code=${sandbox.issueCode()}`)
    const { page, leave } = await visit(browser, `${sandbox.url}/console#/keys?q=a`, 'light', {
      drawn: '.login',
    })
    try {
      await page.goto(`${sandbox.url}/console#code=${'0'.repeat(65)}`)
      await page.locator('.login [role=alert]').waitFor()
      await enter()
      await page.getByRole('heading', { name: 'Keys', level: 1 }).waitFor()
      expect(page.url()).toBe(`${sandbox.url}/console#/keys?q=a`)

      await page.getByRole('searchbox').fill('typed')
      await enter()
      await expect.poll(() => page.url()).toBe(`${sandbox.url}/console#/keys?q=typed`)
      expect(await page.getByRole('searchbox').inputValue()).toBe('typed')
      await page.goBack()
      expect(page.url()).not.toContain('code=')
      await leave(/status of 400/)
    } finally {
      await sandbox.stop()
    }
  })

  test('a viewer sees all, and nothing to change it with', async () => {
    const { token } = await operatorJson<{ token: string }>(gateway, 'POST', '/operators', {
      name: 'grace',
      role: 'viewer',
    })
    const server = { ...serverOf(gateway), token }
    const { page, leave } = await openConsole(browser, server, 'keys')
    await page.getByText('grace (viewer)').waitFor()
    await page.locator('tbody a').first().click()
    await page.getByRole('dialog').waitFor()
    for (const action of ['Create a key', 'Change limits', 'Rotate token', 'Revoke'])
      expect(await page.getByText(action, { exact: true }).count(), action).toBe(0)
    await leave()
  })

  test('signing out ends the session at the server too', async () => {
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'configuration')
    const sent = await (await page.waitForRequest('**/config')).allHeaders()
    expect(sent['authorization']).toBeUndefined()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.locator('.login').waitFor()
    const { cookie = '', 'x-tollgate-session': secret = '' } = sent
    expect(cookie).toContain('tollgate-session-')
    const later = await fetch(`${gateway.operatorUrl}/config`, {
      headers: { cookie, 'x-tollgate-session': secret },
    })
    expect(later.status).toBe(401)
    await leave()
  })

  test('a session that ends leads to the login, and back to the same page as it was', async () => {
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'configuration')
    await page.getByLabel('Search the settings').fill('gateway.port')
    await page.route('**/config', (route) => route.fulfill({ status: 401, json: {} }))
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.waitFor()
    await page.unroute('**/config')
    await inspect(page)
    await signIn(page, gateway.operatorToken)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Search the settings').inputValue()).toBe('gateway.port')
    await page.getByText('1 of').waitFor()

    await page.route('**/config', (route) => route.fulfill({ status: 401, json: {} }))
    await dialog.getByRole('button', { name: 'Sign out' }).click()
    await page.locator('.login').waitFor()
    await leave(/status of 401/)
  })

  test('it polls every five seconds while it is visible, and never while it is not', async () => {
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'configuration')
    let asked = 0
    page.on('request', () => asked++)
    await page.waitForRequest('**/config')
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    })
    await page.waitForTimeout(5500)
    asked = 0
    await page.waitForTimeout(6000)
    expect(asked).toBe(0)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: false })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.waitForRequest('**/config')
    await leave()
  })

  test.each(['nonsense', 'keys2?q=a', '%E0%A4%A'])(
    'of the address #/%s it is said that there is no such page',
    async (place) => {
      const look = { width: 320, scheme: 'dark' } as const
      const { page, picture, leave } = await openConsole(browser, serverOf(gateway), place, look)
      await page.getByRole('heading', { name: 'Page not found' }).waitFor()
      expect(await page.title()).toBe('Page not found · Tollgate')
      await inspect(page)
      await picture('console-no-such-page')
      await page.getByRole('main').getByRole('link', { name: 'overview' }).press('Enter')
      await page.getByRole('heading', { name: 'Overview', level: 1 }).waitFor()
      await leave()
    },
  )

  test.each([
    ['keys', 'There is no key with the id'],
    ['agents', 'There is no agent with the id'],
    ['operators', 'There is no operator with the id'],
    ['upstreams', 'There is no upstream'],
    ['outlets', 'There is no outlet'],
  ])('of an id that nothing has, %s says so', async (place, words) => {
    const look = { width: 320 }
    const item = `${place}/an-unknown-id`
    const { page, picture, leave } = await openConsole(browser, serverOf(gateway), item, look)
    const said = page.getByRole('alert').filter({ hasText: `${words} an-unknown-id.` })
    await said.waitFor()
    await inspect(page)
    await picture(`console-unknown-${place}`)
    await said.getByRole('link').press('Enter')
    await said.waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe(`#/${place}`)
    await leave()
  })

  test.each([
    ['requests', 1],
    ['payments', 0],
    ['audit', 0],
  ])(
    'of an id that nothing has, the window of %s says so; only a request may still come',
    async (place, tries) => {
      const item = `${place}/0198a3c2-7d1e-7abc-8def-000000000000`
      const reply = await operatorFetch(gateway, `/${item}`)
      const { message } = (await reply.json()) as { message: string }
      expect(reply.status).toBe(404)
      const { page, leave } = await openConsole(browser, serverOf(gateway), item)
      const said = page.getByRole('dialog').getByRole('alert').filter({ hasText: message })
      await said.waitFor()
      expect(await said.getByRole('button', { name: 'Try again' }).count()).toBe(tries)
      await leave(/status of 404/)
    },
  )

  test('one gets in, about and out with the keyboard alone', async () => {
    const { url, token } = serverOf(gateway)
    const { page, leave } = await visit(browser, `${url}/console`, 'light', { drawn: '.login' })
    await page.keyboard.type(token)
    await page.keyboard.press('Enter')
    await page.locator('.app').waitFor()
    await tabTo(page, '.skip')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await tabTo(page, 'nav a[href="#/configuration"]')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Configuration', level: 1 }).waitFor()
    await tabTo(page, '.who button:nth-of-type(1)')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.documentElement.className)).toBe('dark-mode')
    // A request that is in flight when the session ends would be a 401.
    await page.waitForLoadState('networkidle')
    await tabTo(page, '.who button:last-of-type')
    await page.keyboard.press('Enter')
    await page.locator('.login').waitFor()
    await leave()
  })
})

/** Width and height of a PNG, which are the first members of its header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]
