import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Gateway } from '../../support/servers/gateway.ts'
import { client, startOidcProvider, type OidcServer } from '../../support/servers/provider.ts'
import { browserPath, launch, visit } from './browser.ts'
import { inspect, pressNamed, serverOf, startConsole } from './console-servers.ts'

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
          groups: { platform: 'admin' },
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

  test('says why somebody without a role is not signed in', async () => {
    oidc.signsIn = 'eve'
    const { page, leave } = await open('')
    await pressNamed(page, 'Sign in with Example')
    await page.getByText('none of your groups at the provider').waitFor()
    expect(new URL(page.url()).search).toBe('')
    await leave(/403/)
  })
})
