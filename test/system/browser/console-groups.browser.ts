import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../../generated/client/operator.ts'
import { operatorJson } from '../../support/http/operator.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
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

describe.skipIf(browserPath === undefined)('groups in the console', () => {
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

  const ask = <Body>(method: string, path: string, body?: object) =>
    operatorJson<Body>(gateway, method, path, body)
  const groupOf = (path: string) =>
    ask<Schemas['Group']>('GET', `/groups/${encodeURIComponent(path)}`)
  const write = (page: Page, label: string, text: string) =>
    page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text)
  const press = (page: Page, name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

  test('an admin creates a group by keyboard, changes and moves it, and deletes it', async () => {
    await ask('POST', '/groups', { name: 'acme', budget_usd: '50' })
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'groups')
    await page.locator('.budget').waitFor()
    expect(await page.locator('.budget').innerText()).toMatch(/50.* left[^]*resets in/)
    await page.getByRole('link', { name: 'Create a group' }).press('Enter')
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).waitFor()
    await page.keyboard.type('search')
    await page.getByRole('dialog').getByLabel('Below').selectOption({ label: 'acme' })
    await write(page, 'Tags', 'unit=search, stage=dev')
    await write(page, 'Requests per minute', '60')
    await inspect(page)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'search' }).click()
    await page.getByText('stage=dev').waitFor()
    await inspect(page)
    expect(await groupOf('acme/search')).toMatchObject({
      rpm: 60,
      tags: { unit: 'search', stage: 'dev' },
    })
    await press(page, 'Change or move')
    await page.getByRole('dialog').getByLabel('Below').selectOption('')
    await write(page, 'Labels of upstreams', 'eu')
    await press(page, 'Change group')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await groupOf('search')).toMatchObject({ parent: null, only: ['eu'], rpm: 60 })
    await page.getByRole('link', { name: 'search' }).click()
    await press(page, 'Delete')
    await press(page, 'Delete search')
    await page.getByRole('link', { name: 'search' }).waitFor({ state: 'detached' })
    await leave()
  })

  test('an error of the server is at its field', async () => {
    await ask('POST', '/groups', { name: 'taken' })
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'groups/new')
    await write(page, 'Name', 'taken')
    await press(page, 'Create group')
    await page.getByRole('alert').getByText('choose another name').waitFor()
    await leave(/409/)
  })

  test('a key moves to another group', async () => {
    await ask('POST', '/groups', { name: 'target' })
    const { id } = await gateway.createKey({ name: 'mover' })
    const { page, leave } = await openConsole(browser, serverOf(gateway), `keys/${id}`)
    await press(page, 'Move')
    await page.getByRole('dialog').getByLabel('Group (optional)').selectOption('target')
    await press(page, 'Move key')
    await page.getByRole('dialog').getByText('target', { exact: true }).waitFor()
    const { group } = await ask<Schemas['Key']>('GET', `/keys/${id}`)
    expect(group).toBe((await groupOf('target')).id)
    await leave()
  })

  test('a group has its keys and users, and limits for each user', async () => {
    const settings = { name: 'people', user_from: 'user', show_users: 'name' }
    const { id: group } = await ask<Schemas['Group']>('POST', '/groups', settings)
    const { key } = await gateway.createKey({ name: 'of-people', group })
    const request = { model: 'hermes-3-llama3.1-8b', messages: [{ role: 'user', content: 'hi' }] }
    await fetch(`${gateway.url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...request, user: 'ada' }),
    })
    await gateway.rows()
    const { page, picture, leave } = await openConsole(
      browser,
      serverOf(gateway),
      `groups/${group}`,
    )
    const users = page.getByRole('table', { name: 'Users' })
    await users.getByRole('cell', { name: 'ada' }).waitFor()
    await page
      .getByRole('table', { name: 'Keys' })
      .getByRole('link', { name: 'of-people' })
      .waitFor()
    await inspect(page)
    await picture('console-group-users')
    await pressNamed(page, 'Change or move')
    await tabToNamed(page, 'Budget of each user')
    await page.keyboard.type('2.50')
    await tabToNamed(page, 'Share while requests wait')
    await page.keyboard.type('3')
    await inspect(page)
    await picture('console-group-form')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await groupOf('people')).toMatchObject({
      ...settings,
      weight: 3,
      each_user: { budget_usd: '2.50', budget_period: 'month' },
    })
    await leave()
  })

  test('a viewer sees groups without controls', async () => {
    await ask('POST', '/groups', { name: 'seen' })
    const { token } = await ask<Schemas['CreatedOperator']>('POST', '/operators', {
      name: 'vi',
      role: 'viewer',
    })
    const { page, leave } = await openConsole(browser, { ...serverOf(gateway), token }, 'groups')
    await page.getByRole('link', { name: 'seen' }).click()
    await page.getByText('All keys of this group').waitFor()
    await inspect(page)
    expect(await page.getByRole('button', { name: 'Change or move' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Create a group' }).count()).toBe(0)
    await leave()
  })
})
