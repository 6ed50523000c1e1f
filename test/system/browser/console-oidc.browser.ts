import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorJson } from '../../support/http/operator.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
import { client, startOidcProvider, type OidcServer } from '../../support/servers/provider.ts'
import { browserPath, launch, visit } from './browser.ts'
import { inspect, pressNamed, serverOf, startConsole, tabToNamed } from './console-servers.ts'

describe.skipIf(browserPath === undefined)('the console with a provider', () => {
  let browser: Browser
  let gateway: Gateway
  let oidc: OidcServer
  beforeAll(async () => {
    oidc = await startOidcProvider({ ada: ['platform'], eve: ['guests'] })
    gateway = await startConsole({
      env: { OIDC_SECRET: client.secret },
      operator: {
        oidc: {
          issuer: oidc.issuer,
          client_id: client.id,
          client_secret_env: 'OIDC_SECRET',
          client_auth: 'basic',
          name: 'Example',
          claim: 'groups',
          scopes: ['openid', 'email', 'groups'],
          groups: { platform: 'admin', leads: { admin_of: ['acme'] } },
        },
      },
    })
    oidc.serve(`${gateway.operatorUrl}/console`)
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    oidc.close()
    await gateway.stop()
  })

  const open = (place: string) =>
    visit(browser, `${gateway.operatorUrl}/console#/${place}`, 'light', {
      drawn: '.login',
      servers: [...serverOf(gateway).servers, oidc.issuer],
    })

  test('leads to the provider and back to the same page, without a code in the address', async () => {
    const { page, leave, picture } = await open('keys?sort=name')
    await inspect(page)
    await picture('console-oidc')
    await pressNamed(page, 'Sign in with Example')
    await page.getByText('oidc:ada@example.com (admin)').waitFor()
    await page.getByRole('heading', { name: 'Keys', level: 1 }).waitFor()
    expect(page.url()).toBe(`${gateway.operatorUrl}/console#/keys?sort=name`)
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
    expect(oidc.secrets.filter((secret) => stored.includes(secret))).toEqual([])
    await leave()
  })

  test('shows a group-admin their pages and actions alone', async () => {
    await operatorJson(gateway, 'POST', '/groups', { name: 'acme' })
    await operatorJson(gateway, 'POST', '/groups', { name: 'rival' })
    const { id } = await gateway.createKey({ name: 'theirs', group: 'acme' })
    Object.assign(oidc.accounts, { lea: ['leads'] })
    oidc.signsIn = 'lea'
    const { page, leave, picture } = await open('')
    await pressNamed(page, 'Sign in with Example')
    await page.getByText('oidc:lea@example.com (group-admin)').waitFor()
    await page.getByRole('heading', { name: 'Alerts', level: 1 }).waitFor()
    const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link')
    expect(await links.allTextContents()).toEqual([
      'Alerts',
      'Requests',
      'Keys',
      'Groups',
      'Connect',
      'Audit',
    ])
    for (const name of ['Requests', 'Connect', 'Audit', 'Groups', 'Keys']) {
      await links.filter({ hasText: name }).click()
      await page.getByRole('heading', { name, level: 1 }).waitFor()
      await page.waitForFunction(() => document.querySelector('.loading') === null)
    }
    await pressNamed(page, 'Create a key')
    await page.getByRole('textbox', { name: 'Name' }).fill('mine')
    await tabToNamed(page, 'Group')
    const offered = page.getByLabel('Group', { exact: true }).getByRole('option')
    expect(await offered.allTextContents()).toEqual(['choose one', 'acme'])
    await page.getByLabel('Group', { exact: true }).selectOption('acme')
    await inspect(page)
    await pressNamed(page, 'Create key')
    await page.getByText('The token is shown only once').waitFor()
    await page.getByLabel('I have stored the token').check()
    await pressNamed(page, 'Done')
    await page.getByRole('link', { name: 'theirs' }).click()
    await pressNamed(page, 'Revoke')
    await pressNamed(page, 'Revoke theirs')
    await page.getByRole('dialog').getByText('revoked', { exact: true }).waitFor()
    const key = await operatorJson<{ revoked_at: number | null }>(gateway, 'GET', `/keys/${id}`)
    expect(key.revoked_at).not.toBeNull()
    await picture('console-group-admin')
    await leave()
  })

  test('says why somebody without a role is not signed in', async () => {
    oidc.signsIn = 'eve'
    const { page, leave } = await open('')
    await pressNamed(page, 'Sign in with Example')
    await page.getByText('none of your groups at the provider').waitFor()
    expect(new URL(page.url()).search).toBe('')
    await leave(/403/)
  })
})
