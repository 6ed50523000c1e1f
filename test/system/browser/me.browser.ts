import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../../server/store/store.ts'
import { operatorJson } from '../../support/http/operator.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { client, startOidcProvider, type OidcServer } from '../../support/servers/provider.ts'
import { freshStore } from '../../support/servers/store.ts'
import { says, startModelServer, type ModelServer } from '../../support/upstreams/model-server.ts'
import { browserPath, launch, visit, type Visit } from './browser.ts'
import { inspect, pressNamed, tabToNamed } from './console-servers.ts'

describe.skipIf(browserPath === undefined)('the page /me', () => {
  let browser: Browser
  let gateway: Gateway
  let oidc: OidcServer
  let store: Store
  let models: ModelServer

  beforeAll(async () => {
    oidc = await startOidcProvider({})
    store = await freshStore()
    models = await startModelServer(says('Hello!'))
    gateway = await startGateway({
      store: store.folder,
      env: { OIDC_SECRET: client.secret },
      me: {
        oidc: {
          issuer: oidc.issuer,
          client_id: client.id,
          client_secret_env: 'OIDC_SECRET',
          client_auth: 'basic',
          name: 'Example',
          claim: 'groups',
          scopes: ['openid', 'email', 'groups'],
          groups: { searchers: 'acme/search' },
        },
        keys: 2,
        key_days: 90,
        pause_days: 30,
        scopes: ['chat'],
        limits: { rpm: 60 },
      },
      upstreams: { local: { base_url: models.base_url } },
      routes: { small: [{ upstream: 'local' }] },
    })
    oidc.serve(`${gateway.url}/me`)
    const group = (body: object) => operatorJson(gateway, 'POST', '/groups', body)
    await group({ name: 'acme', budget_usd: '100' })
    await group({ name: 'search', parent: 'acme', rpm: 30, max_parallel: 4 })
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    oidc.close()
    await gateway.stop()
    await models.close()
  })
  beforeEach(() => {
    Object.assign(oidc, { accounts: { ada: ['searchers'] }, signsIn: 'ada' })
  })
  afterEach(async () => {
    await store.journal.deleteFrom('key').where('holder', 'is not', null).execute()
  })

  async function open(scheme: 'light' | 'dark' = 'light', width = 1280): Promise<Visit> {
    const visited = await visit(browser, `${gateway.url}/me`, scheme, {
      drawn: '.login',
      servers: [oidc.issuer],
    })
    await visited.page.setViewportSize({ width, height: 900 })
    return visited
  }
  async function signIn(page: Page): Promise<void> {
    await pressNamed(page, 'Sign in with Example')
    await page.getByRole('heading', { name: 'Your keys', level: 1 }).waitFor()
    await page.getByText(/of at most/).waitFor()
  }
  async function createKey(page: Page, name: string): Promise<string> {
    await pressNamed(page, 'Create a key')
    await page.getByLabel('Name').fill(name)
    await tabToNamed(page, 'Group')
    await pressNamed(page, 'Create key')
    return tokenShown(page)
  }
  async function tokenShown(page: Page): Promise<string> {
    const token = await page.getByLabel('Token', { exact: true }).textContent()
    return token ?? ''
  }
  async function confirmStored(page: Page): Promise<void> {
    await tabToNamed(page, 'I have stored the token')
    await page.keyboard.press('Space')
    await pressNamed(page, 'Done')
  }
  const chat = (token: string) =>
    fetch(`${gateway.url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'small', messages: [{ role: 'user', content: 'Hi' }] }),
    })
  /** Revocations and rotations reach the cache of keys within two seconds. */
  async function refused(token: string): Promise<void> {
    await expect.poll(async () => (await chat(token)).status, { timeout: 10_000 }).toBe(401)
  }

  test('signs in, and makes, uses, rotates and revokes a key by the keyboard', async () => {
    const { page, leave, picture } = await open()
    await inspect(page)
    await picture('me-sign-in')
    await signIn(page)
    expect(page.url()).toBe(`${gateway.url}/me`)
    await page.getByText('You have no key yet').waitFor()
    await inspect(page)

    const first = await createKey(page, 'laptop')
    expect(first).toMatch(/^tg_/)
    await page.getByText('model = "small"').waitFor()
    await inspect(page)
    await picture('me-token')
    const reply = await chat(first)
    expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('Hello!')])
    await confirmStored(page)
    const card = page.getByRole('article', { name: 'laptop' })
    await card.getByText('active', { exact: true }).waitFor()
    await page.getByText('You have 1 of at most 2 keys').waitFor()

    await pressNamed(page, 'Rotate laptop')
    await tabToNamed(page, 'The old token works for')
    for (let choice = 0; choice < 3; choice++) await page.keyboard.press('ArrowDown')
    await pressNamed(page, 'Rotate token')
    await page.getByText('The token is shown only once').waitFor()
    const second = await tokenShown(page)
    expect(second).not.toBe(first)
    await confirmStored(page)
    await refused(first)
    expect((await chat(second)).status).toBe(200)

    await pressNamed(page, 'Revoke laptop')
    await inspect(page)
    await pressNamed(page, 'Revoke laptop')
    await card.getByText('revoked', { exact: true }).waitFor()
    await refused(second)
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
    expect([first, second, ...oidc.secrets].filter((one) => stored.includes(one))).toEqual([])
    await pressNamed(page, 'Sign out')
    await page.locator('.login').waitFor()
    await leave()
  })

  test.each([
    ['light', 1280],
    ['dark', 1280],
    ['light', 320],
    ['dark', 320],
  ] as const)('shows keys and limits, %s and %d pixels wide', async (scheme, width) => {
    const { page, leave, picture } = await open(scheme, width)
    await signIn(page)
    await createKey(page, 'a-key-with-a-very-long-name-that-must-not-widen-the-page'.repeat(2))
    await inspect(page)
    await picture(`me-token-${scheme}-${width}`)
    await confirmStored(page)
    const { id } = (await store.journal
      .selectFrom('key')
      .select('id')
      .where('holder', 'is not', null)
      .executeTakeFirst()) ?? { id: '' }
    await operatorJson(gateway, 'POST', `/keys/${id}/rotate`, { overlap_s: 0 })
    await page.reload()
    await page.getByText('by operator').waitFor()
    const group = page.getByRole('article', { name: 'acme/search' })
    await group.getByText(/^4 left/).waitFor()
    await page
      .getByRole('article', { name: 'acme', exact: true })
      .getByText(/^100.00 USD left/)
      .waitFor()
    await inspect(page)
    await picture(`me-${scheme}-${width}`)
    await leave()
  })

  test('offers no key beyond the maximum', async () => {
    const { page, leave } = await open()
    await signIn(page)
    for (const name of ['one', 'two']) {
      await createKey(page, name)
      await confirmStored(page)
      await page.getByRole('article', { name, exact: true }).waitFor()
    }
    await page.getByText('You have 2 of at most 2 keys').waitFor()
    expect(await page.getByRole('button', { name: 'Create a key' }).isDisabled()).toBe(true)
    await leave()
  })

  test('ends for somebody who lost their groups at the provider, and so do their keys', async () => {
    const { page, leave } = await open()
    await signIn(page)
    const token = await createKey(page, 'laptop')
    await confirmStored(page)
    expect((await chat(token)).status).toBe(200)
    oidc.accounts['ada'] = ['guests']
    await store.journal
      .updateTable('me_session')
      .set((row) => ({ checked_at: row('checked_at', '-', 300_000) }))
      .execute()
    await pressNamed(page, 'Create a key')
    await page.getByLabel('Name').fill('another')
    await pressNamed(page, 'Create key')
    await page.getByText('Your session has ended. Sign in again.').waitFor()
    await refused(token)
    await pressNamed(page, 'Sign in with Example')
    await page.getByText('none of your groups at the provider').waitFor()
    expect(new URL(page.url()).search).toBe('')
    await inspect(page)
    await leave(/40[13]/)
  })
})
