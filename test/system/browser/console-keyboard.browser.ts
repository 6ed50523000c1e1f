import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/client/operator.ts'
import type { Key } from '../../../client/operator.ts'
import { operatorJson } from '../../support/http/operator.ts'
import { startPaymentServer, type PaymentServer } from '../../support/servers/operator.ts'
import { browserPath, launch } from './browser.ts'
import { inspect, openConsole, pressNamed, serverOf, tabTo, tabToNamed } from './console-servers.ts'

type Schemas = components['schemas']

/** Nothing here is clicked. */
describe.skipIf(browserPath === undefined)('the console by the keyboard alone', () => {
  let browser: Browser
  let server: PaymentServer
  beforeAll(async () => {
    server = await startPaymentServer({ limits: { connect_ms: 5000 } })
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await server.close()
  })

  const opened = (place: string) => openConsole(browser, serverOf(server.gateway), place)
  const ask = <Body>(path: string) => operatorJson<Body>(server.gateway, 'GET', path)
  const keyWithId = async (id: string) =>
    (await ask<{ keys: Key[] }>('/keys')).keys.find((key) => key.id === id)
  const rowsOf = async (action: string) =>
    (await ask<Schemas['AuditRows']>(`/audit?action=${action}&limit=1`)).rows

  test('a key gets a new token, and is revoked', async () => {
    const { id, prefix } = await server.gateway.createKey({ name: 'by-tab' })
    const { page, leave } = await opened('keys?q=by-tab')
    await tabTo(page, 'tbody a')
    await page.keyboard.press('Enter')
    await pressNamed(page, 'Rotate token')
    await tabToNamed(page, 'The old token works for')
    for (let choice = 0; choice < 3; choice++) await page.keyboard.press('ArrowDown')
    await pressNamed(page, 'Rotate token')
    await page.getByText('The token is shown only once').waitFor()
    const rotated = await keyWithId(id)
    expect(rotated?.prefix).not.toBe(prefix)
    expect(rotated?.previous_until ?? 0).toBeLessThanOrEqual(Date.now())
    await tabToNamed(page, 'I have stored the token')
    await page.keyboard.press('Space')
    await pressNamed(page, 'Done')

    await pressNamed(page, 'Revoke')
    await pressNamed(page, 'Revoke by-tab')
    await page.getByRole('dialog').getByText('revoked', { exact: true }).waitFor()
    expect((await keyWithId(id))?.revoked_at).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('by-tab')
    await leave()
  })

  test.each([
    ['failed', 0, ['reserved', 'executing']],
    ['expired', 0, ['reserved', 'executing', 'executed']],
    ['settle_unknown', 0, ['reserved', 'executing', 'executed']],
    ['failed', 1, ['reserved', 'executing', 'executed', 'settling']],
    ['refund_due', 2, ['reserved', 'executing', 'executed', 'settling']],
  ] as const)(
    'a payment that is %s, with settlement requested %s times, shows the steps that it took',
    async (state, attempts, before) => {
      const { id } = await server.put({ state, attempts })
      const { page, picture, leave } = await opened(`payments/${id}`)
      const steps = page.getByRole('list', { name: 'History of the payment' }).getByRole('listitem')
      await steps.first().waitFor()
      expect(await steps.allTextContents()).toEqual([...before, state])
      expect(await page.locator('.steps .reached').count()).toBe(before.length + 1)
      await picture(`console-payments-${state}`)
      await leave()
    },
  )

  test('a payment is reconciled', async () => {
    const { id } = await server.put()
    const { page, leave } = await opened(`payments/${id}`)
    await page
      .getByText('It is unknown whether the money has moved; the server is checking.')
      .waitFor()
    await pressNamed(page, 'Reconcile now')
    await page.getByText('The money has moved.').waitFor()
    expect(await ask(`/payments/${id}`)).toMatchObject({ state: 'settled' })
    await leave()
  })

  test('a payment is closed with a reason, which a refusal leaves as it was typed', async () => {
    const { id } = await server.put({ state: 'refund_due' })
    await server.put({ state: 'refund_due' })
    const { page, picture, leave } = await opened('payments')
    const states = page.getByRole('list', { name: 'Payments by state' })
    const { counts } = await ask<Schemas['PaymentList']>('/payments')
    const shown = states.getByRole('listitem').filter({ hasText: 'refund_due' }).locator('data')
    expect(await shown.getAttribute('value')).toBe(String(counts?.['refund_due']))
    await page.evaluate((to) => void (location.hash = to), `#/payments/${id}`)
    await pressNamed(page, 'Close…')
    await tabToNamed(page, 'Reason')
    await page.keyboard.insertText('x'.repeat(513))
    await page.keyboard.press('Enter')
    await page.locator('.field-problem').getByText('reason must').waitFor()
    const field = page.getByLabel('Reason')
    expect(await field.inputValue()).toHaveLength(513)
    await picture('console-payments-refused')
    await tabToNamed(page, 'Reason')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('sent back in 0x2')
    await pressNamed(page, 'Close the payment')
    await page.getByText('closed by the operator: sent back in 0x2').waitFor()
    expect((await rowsOf('closePayment'))[0]).toMatchObject({ target: id, how: 'session' })
    await leave(/status of 400/)
  })

  test('a changed file is shown first, and is in force after its reload', async () => {
    await server.gateway.configure({ limits: { connect_ms: 6000 }, gateway: { port: 1 } })
    const { page, picture, leave } = await opened('configuration?q=connect_ms')
    const inForce = page.locator('.settings > div').filter({ hasText: 'limits.connect_ms' })
    await inForce.getByText('5000').waitFor()
    await pressNamed(page, 'Reload…')
    const line = (name: string) => page.getByRole('row').filter({ hasText: name })
    await line('limits.connect_ms').waitFor()
    expect(await line('limits.connect_ms').locator('td').allTextContents()).toEqual([
      'limits.connect_ms',
      '5000',
      '6000',
      'now',
    ])
    expect(await line('gateway.port').locator('td').last().textContent()).toBe('with a restart')
    await picture('console-reload-difference')
    const before = await ask<Schemas['ConfigInForce']>('/config')
    expect(before.config['limits']).toMatchObject({ connect_ms: 5000 })
    await pressNamed(page, 'Reload this server')
    await page.getByText('This server uses the new configuration.').waitFor()
    await page.keyboard.press('Escape')
    await inForce.getByText('6000').waitFor()
    await page.getByText('These settings were changed in the file').waitFor()
    const after = await ask<Schemas['ConfigInForce']>('/config')
    expect(after.config['limits']).toMatchObject({ connect_ms: 6000 })
    await leave()
  })

  test('a file with a fault is told, and nothing is reloaded', async () => {
    await server.gateway.configure({ limits: { connect_ms: 'soon' } })
    const { page, leave } = await opened('configuration')
    await pressNamed(page, 'Reload…')
    await page.getByText('The configuration is invalid and is not used').waitFor()
    await page.getByRole('dialog').getByText('limits.connect_ms').waitFor()
    expect(await page.getByRole('button', { name: 'Reload this server' }).count()).toBe(0)
    await server.gateway.configure()
    await leave()
  })

  test('an operator is created, gets a new token, and is revoked', async () => {
    const { page, picture, leave } = await opened('operators')
    await pressNamed(page, 'Create an operator')
    await page.getByRole('dialog', { name: 'Create an operator' }).waitFor()
    await page.keyboard.type('linus')
    await tabToNamed(page, 'Role')
    await page.keyboard.press('ArrowDown')
    await pressNamed(page, 'Create operator')
    const token = await tokenIn(page)
    await pressNamed(page, 'I have stored the token')
    await tabTo(page, 'tbody a')
    await page.keyboard.press('Enter')
    await pressNamed(page, 'Create a new token')
    await page.getByText('its sessions end immediately').waitFor()
    await picture('console-operators-rotate')
    await pressNamed(page, 'Cancel')
    expect(await opens(token)).toBe(true)
    await pressNamed(page, 'Create a new token')
    await page.getByText('its sessions end immediately').waitFor()
    await pressNamed(page, 'Create a new token')
    await page.waitForFunction(
      (old) => document.querySelector('.code code')?.textContent !== old,
      token,
    )
    const next = await tokenIn(page)
    expect([await opens(token), await opens(next)]).toEqual([false, true])
    await pressNamed(page, 'I have stored the token')
    await pressNamed(page, 'Revoke')
    await tabToNamed(page, 'Revoke linus')
    await inspect(page)
    await picture('console-operators-revoke')
    await pressNamed(page, 'Cancel')
    expect(await opens(next)).toBe(true)
    await pressNamed(page, 'Revoke')
    await pressNamed(page, 'Revoke linus')
    await page.getByRole('row').filter({ hasText: 'linus' }).getByText('revoked').waitFor()
    expect(await opens(next)).toBe(false)
    expect(await page.content()).not.toContain(next)
    await leave()
  })

  const tokenIn = async (page: Page) =>
    (await page.locator('.code code').first().textContent()) ?? ''
  const opens = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await fetch(`${server.gateway.operatorUrl}/session`, { headers })).ok
  }

  test('an upstream is drained and restored', async () => {
    const { page, leave } = await opened('upstreams')
    const card = page.getByRole('article', { name: 'none' })
    await pressNamed(page, 'Drain')
    await pressNamed(page, 'Drain none')
    await card.getByText('drained', { exact: true }).waitFor()
    expect((await rowsOf('drainUpstream'))[0]).toMatchObject({ target: 'none' })
    await pressNamed(page, 'Restore')
    await card.getByText('in use').waitFor()
    expect((await rowsOf('restoreUpstream'))[0]).toMatchObject({ target: 'none' })
    await leave()
  })

  test('a session that ended at the server leads back to the form as it was', async () => {
    type Created = Schemas['CreatedOperator']
    const body = { name: 'ada', role: 'admin' }
    const { id, token } = await operatorJson<Created>(server.gateway, 'POST', '/operators', body)
    const { page, picture, leave } = await openConsole(
      browser,
      { ...serverOf(server.gateway), token },
      'keys/new',
    )
    await page.getByRole('dialog', { name: 'Create a key' }).waitFor()
    await page.keyboard.type('typed before')
    const path = `/operators/${id}/rotate`
    const rotated = await operatorJson<Created>(server.gateway, 'POST', path)
    await page.getByRole('dialog', { name: 'Sign in again' }).waitFor()
    await picture('console-session-ended')
    // Of these the page could refuse the first alone.
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
    await page.keyboard.type(rotated.token)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Sign in again' }).waitFor({ state: 'detached' })
    expect(new URL(page.url()).hash).toBe('#/keys/new')
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('typed before')
    await pressNamed(page, 'Create key')
    await page.getByText('The token is shown only once').waitFor()
    expect((await rowsOf('createKey'))[0]).toMatchObject({ name: 'ada', how: 'session' })
    await leave(/status of 401/)
  })
})
