import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/client/operator.ts'
import { operatorJson } from '../../support/http/operator.ts'
import { startPaymentServer, type PaymentServer } from '../../support/servers/operator.ts'
import { makeAlert } from '../../support/servers/store-changes.ts'
import { until } from '../../support/waiting.ts'
import { browserPath, launch } from './browser.ts'
import {
  inspect,
  openConsole,
  pressNamed,
  serverOf,
  startConsole,
  tabToNamed,
} from './console-servers.ts'

type Schemas = components['schemas']

/** How somebody acts who uses the mouse, or the keyboard alone. */
type Way = {
  /** Presses the button or link with this name; of several, that of the dialog. */
  press(page: Page, name: string): Promise<void>
  /** Puts a text in place of what is in the field with this label. */
  write(page: Page, label: string, text: string): Promise<void>
  /** Chooses the next option of the field with this label. */
  next(page: Page, label: string): Promise<void>
}

const keyboard: Way = {
  press: pressNamed,
  async write(page, label, text) {
    await tabToNamed(page, label)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  },
  async next(page, label) {
    await tabToNamed(page, label)
    await page.keyboard.press('ArrowDown')
  },
}

const within = (page: Page) => page.locator('dialog[open]').or(page.locator('body')).last()

const mouse: Way = {
  async press(page, name) {
    const own = within(page)
    const named = { name, exact: true }
    await own.getByRole('button', named).or(own.getByRole('link', named)).first().click()
  },
  async write(page, label, text) {
    await within(page).getByLabel(label, { exact: true }).click({ clickCount: 3 })
    await page.keyboard.type(text)
  },
  async next(page, label) {
    const field = within(page).getByLabel(label, { exact: true })
    const chosen = await field.inputValue()
    const values = await field
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    const at = values.indexOf(chosen)
    await field.selectOption(values[at + 1] ?? '')
  },
}

const ways: [string, Way][] = [
  ['mouse', mouse],
  ['keyboard', keyboard],
]

describe.skipIf(browserPath === undefined).each(ways)('by the %s', (name, way) => {
  let browser: Browser
  let server: PaymentServer
  beforeAll(async () => {
    const webhook = { url: 'http://127.0.0.1:9/', secret_env: 'SIEM_SECRET' }
    server = await startPaymentServer({
      limits: { connect_ms: 5000 },
      outlets: { siem: { webhook, events: ['audit'] } },
      env: { SIEM_SECRET: `whsec_${'A'.repeat(32)}` },
    })
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  const opened = (place: string) => openConsole(browser, serverOf(server.gateway), place)
  const ask = <Body>(path: string) => operatorJson<Body>(server.gateway, 'GET', path)
  const last = async (action: Schemas['AuditAction']) =>
    (await ask<Schemas['AuditRows']>(`/audit?action=${action}&limit=1`)).rows[0]

  test('a key is created, limited, rotated and revoked', async () => {
    const { page, leave } = await opened('keys')
    await way.press(page, 'Create a key')
    await way.write(page, 'Name', 'team')
    await way.press(page, 'Create key')
    await storeToken(page)

    await way.press(page, 'team')
    await way.press(page, 'Change limits')
    await way.write(page, 'Requests per minute', '7')
    await way.press(page, 'Change limits')
    await page.getByRole('dialog').getByText('7', { exact: true }).waitFor()
    expect(await last('changeKey')).toMatchObject({ target_name: 'team', after: { rpm: 7 } })

    await way.press(page, 'Rotate token')
    await way.next(page, 'The old token works for')
    await way.press(page, 'Rotate token')
    await storeToken(page)
    expect(await last('rotateKey')).toMatchObject({ target_name: 'team', how: 'session' })

    await way.press(page, 'Revoke')
    await way.press(page, 'Revoke team')
    await page.getByRole('dialog').getByText('revoked', { exact: true }).waitFor()
    expect(await last('revokeKey')).toMatchObject({ target_name: 'team' })
    await leave()
  })

  async function storeToken(page: Page): Promise<void> {
    await page.getByText('The token is shown only once').waitFor()
    if (name === 'mouse') await page.getByLabel('I have stored the token').check()
    else {
      await tabToNamed(page, 'I have stored the token')
      await page.keyboard.press('Space')
    }
    await way.press(page, 'Done')
  }

  test('an operator is created, gets another role and a new token, and is revoked', async () => {
    const { page, leave } = await opened('operators')
    await way.press(page, 'Create an operator')
    await way.write(page, 'Name', 'grace')
    await way.press(page, 'Create operator')
    await way.press(page, 'I have stored the token')

    await way.press(page, 'grace')
    await way.next(page, 'Role')
    await way.press(page, 'Change role')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await last('changeOperator')).toMatchObject({
      before: { role: 'viewer' },
      after: { role: 'admin' },
    })

    await way.press(page, 'grace')
    await way.press(page, 'Create a new token')
    await way.press(page, 'Create a new token')
    await way.press(page, 'I have stored the token')
    expect(await last('rotateOperator')).toMatchObject({ target_name: 'grace' })

    await way.press(page, 'Revoke')
    await way.press(page, 'Revoke grace')
    await page.getByRole('row').filter({ hasText: 'grace' }).getByText('revoked').waitFor()
    await leave()
  })

  test('an outlet is tested, resumed and skipped', async () => {
    await until('it fails', async () => {
      const { outlets } = await ask<Schemas['OutletList']>('/outlets')
      return (outlets[0]?.failing_since ?? null) !== null
    })
    const { page, picture, leave } = await opened('outlets')
    const card = page.getByRole('article', { name: 'siem' })
    await way.press(page, 'Send a test')
    await card.getByRole('status').getByText('127.0.0.1:9 did not answer').waitFor()
    expect(await last('testOutlet')).toMatchObject({ target: 'siem', after: { ok: false } })
    await inspect(page)
    await picture(`console-outlets-${name}`)
    await way.press(page, 'Resume')
    await way.press(page, 'Resume siem')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await last('resumeOutlet')).toMatchObject({ target: 'siem', outcome: 'done' })
    await way.press(page, 'Skip')
    await page.getByText('The events that wait are not sent.').waitFor()
    await way.press(page, 'Skip what waits for siem')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await last('skipOutlet')).toMatchObject({ target: 'siem', outcome: 'done' })
    await leave()
  })

  test('an alert is acknowledged, and leads to what it is about', async () => {
    const message = `none fails, as the ${name} sees`
    const about = { about_type: 'upstream', about_id: 'none' } as const
    const { id } = await makeAlert(server.store.journal, { ...about, message })
    const { page, picture, leave } = await opened('alerts')
    await page.getByRole('link', { name: message }).waitFor()
    await inspect(page)
    await picture(`console-alerts-${name}`)
    await way.press(page, `Acknowledge: ${message}`)
    await page.getByRole('link', { name: message }).waitFor({ state: 'detached' })
    expect(await last('acknowledgeAlert')).toMatchObject({ target: id, target_name: message })
    await page.getByLabel('Which alerts').selectOption('acknowledged')
    await page.getByRole('row').filter({ hasText: message }).getByText('operator,').waitFor()
    await way.press(page, message)
    await page.getByRole('heading', { name: 'Upstreams', level: 1 }).waitFor()
    await leave()
  })

  test('an upstream is probed, drained and restored', async () => {
    const { page, leave } = await opened('upstreams')
    const card = page.getByRole('article', { name: 'none' })
    await way.press(page, 'Probe')
    await card.getByRole('status').waitFor()
    expect(await last('probeUpstream')).toMatchObject({ target: 'none' })
    await way.press(page, 'Drain')
    await way.press(page, 'Drain none')
    await card.getByText('drained', { exact: true }).waitFor()
    await way.press(page, 'Restore')
    await card.getByText('drained', { exact: true }).waitFor({ state: 'detached' })
    expect(await last('restoreUpstream')).toMatchObject({ target: 'none' })
    await leave()
  })

  test('a payment is reconciled, and another one is closed with a reason', async () => {
    const [open, due] = [await server.put(), await server.put({ state: 'refund_due' })]
    const { page, leave } = await opened(`payments/${open.id}`)
    await way.press(page, 'Reconcile now')
    await page.getByText('The money has moved.').waitFor()
    await page.evaluate((to) => void (location.hash = to), `#/payments/${due.id}`)
    await way.press(page, 'Close…')
    await way.write(page, 'Reason', 'sent back in 0x2')
    await way.press(page, 'Close the payment')
    await page.getByText('closed by the operator: sent back in 0x2').waitFor()
    expect(await last('closePayment')).toMatchObject({ target: due.id, how: 'session' })
    await leave()
  })

  test('a changed file is reloaded', async () => {
    await server.gateway.configure({ limits: { connect_ms: 6000 } })
    const { page, leave } = await opened('configuration?q=connect_ms')
    await way.press(page, 'Reload…')
    await way.press(page, 'Reload this server')
    await page.getByText('This server uses the new configuration.').waitFor()
    const { config } = await ask<Schemas['ConfigInForce']>('/config')
    expect(config['limits']).toMatchObject({ connect_ms: 6000 })
    await leave()
  })

  test('a tool of an agent is tried', async () => {
    const gateway = await startConsole({ mesh: {} })
    const { key } = await gateway.createKey({ scopes: ['mesh'] })
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'agents/EchoAgent')
    await way.press(page, 'Try echo')
    const keyField = page.getByLabel("Caller's key")
    const saidOfKey = keyField.locator('xpath=ancestor::div[@class="field"]').getByRole('alert')
    const keyIsFocused = () =>
      page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'password')
    await way.write(page, 'text', 'back to me')
    await way.press(page, 'Call echo')
    await saidOfKey.filter({ hasText: 'missing' }).waitFor()
    await keyIsFocused()
    await way.write(page, "Caller's key", 'a key of nobody')
    await way.press(page, 'Call echo')
    await saidOfKey.filter({ hasNotText: 'missing' }).waitFor()
    await keyIsFocused()
    await way.write(page, "Caller's key", key)
    await way.press(page, 'Call echo')
    await page.getByRole('figure').filter({ hasText: 'back to me' }).waitFor()
    expect(await saidOfKey.count()).toBe(0)
    await leave(/status of 401/)
    await gateway.stop()
  })

  test('new requests are followed or not, and usage is downloaded', async () => {
    const { page, leave } = await opened('requests')
    await way.press(page, 'Following')
    const follows = page.locator('button[aria-pressed]').filter({ hasText: 'Follow' })
    expect(await follows.getAttribute('aria-pressed')).toBe('false')
    // A question that was under way is answered.
    await page.waitForTimeout(1000)
    let asked = 0
    page.on('request', () => asked++)
    await page.waitForTimeout(3000)
    expect(asked).toBe(0)
    await way.press(page, (await follows.textContent()) ?? '')
    await page.waitForRequest('**/requests*')

    await way.press(page, 'Usage')
    const download = page.waitForEvent('download')
    await way.press(page, 'Download CSV')
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    await leave()
  })
})
