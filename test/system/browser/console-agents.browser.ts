import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import type { components } from '../../../generated/client/operator.ts'
import { operatorJson } from '../../support/http/operator.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
import { startMcpAgent, toyTool, type McpAgent } from '../../support/servers/mcp-agent.ts'
import { browserPath, launch } from './browser.ts'
import {
  inspect,
  mockConsole,
  openConsole,
  pressNamed,
  serverOf,
  startConsole,
} from './console-servers.ts'

type Schemas = components['schemas']

const looks = [
  { scheme: 'light', width: 1280 },
  { scheme: 'dark', width: 1280 },
  { scheme: 'light', width: 320 },
] as const

describe.skipIf(browserPath === undefined)('agents in the console', () => {
  let browser: Browser
  let toys: McpAgent
  let gateway: Gateway
  beforeAll(async () => {
    toys = await startMcpAgent(['weather', 'tides'])
    gateway = await startConsole({ mesh: toys.mesh })
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await gateway.stop()
    await toys.close()
  })

  test.each(looks)('a tool has its source, credentials and changes, %o', async (look) => {
    const mock = await mockConsole()
    const { page, picture, leave } = await openConsole(browser, mock, 'agents/TicketsAgent', look)
    const dialog = page.getByRole('dialog', { name: 'Tickets' })
    await dialog.getByText('MCP: https://mcp.tickets.example/mcp').waitFor()
    await dialog.getByText('_meta["tollgate/credentials"].Tickets').waitFor()
    await dialog.getByText('A token of your own, from Settings').waitFor()
    await dialog.getByText('its MCP server no longer has it').waitFor()
    const lines = dialog.getByLabel('Changes of find_tickets').locator('ins')
    expect(await lines.first().textContent()).toContain('+description: Finds tickets')
    await dialog.getByText('looks like an instruction').waitFor()
    await inspect(page)
    await picture(`console-agents-changes-${look.scheme}-${look.width}`)
    await leave()
    await mock.close()
  })

  test('changed tools are compared by a viewer, and approved by an admin with the keyboard', async () => {
    toys.script.tools = [
      { ...toyTool('weather'), description: 'Tells the weather.' },
      toyTool('tides'),
    ]
    const body = { name: 'grace', role: 'viewer' }
    const { token } = await operatorJson<Schemas['CreatedOperator']>(
      gateway,
      'POST',
      '/operators',
      body,
    )
    const viewer = await openConsole(browser, { ...serverOf(gateway), token }, 'agents/ToyAgent')
    await viewer.page.getByText('+description: Tells the weather.').waitFor()
    await viewer.page.getByText('An admin can approve them.').waitFor()
    expect(await viewer.page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
    await viewer.leave()

    const { page, picture, leave } = await openConsole(
      browser,
      serverOf(gateway),
      'agents/ToyAgent',
    )
    // The server changes them once more while the page is open.
    await page.getByText('+description: Tells the weather.').waitFor()
    toys.script.tools = [{ ...toyTool('weather'), description: 'Predicts it.' }, toyTool('tides')]
    await pressNamed(page, 'Approve 1 change')
    await page.getByRole('alert').getByText('have changed since you read the changes').waitFor()
    await page.getByText('+description: Predicts it.').waitFor()
    expect(readFileSync(toys.file, 'utf8')).toContain('Does weather.')
    await pressNamed(page, 'Approve 1 change')
    await page.getByRole('status').getByText('1 change approved.').waitFor()
    await page.getByText('Its tools are as they were approved.').waitFor()
    await page.getByRole('list', { name: 'Tools' }).getByText('Predicts it.').waitFor()
    await inspect(page)
    await picture('console-agents-approved')
    const audit = '/audit?action=approveAgent'
    const { rows } = await operatorJson<Schemas['AuditRows']>(gateway, 'GET', audit)
    expect(rows[0]).toMatchObject({ target: 'ToyAgent', outcome: 'done', how: 'session' })
    await leave(/status of 409/)
  })

  test('tools that cannot be compared say why', async () => {
    await toys.close()
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'agents/ToyAgent')
    await page.getByRole('alert').getByText('the tools of ToyAgent cannot be compared').waitFor()
    await leave(/status of 409/)
    toys = await startMcpAgent(['weather'])
  })
})
