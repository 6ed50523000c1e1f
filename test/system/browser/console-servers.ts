import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { startServices } from '../../../server/app/start.ts'
import { loadConfig } from '../../../server/config/load.ts'
import { startMock, type Mock } from '../../../server/mock/mock.ts'
import { contracts } from '../../support/http/schemas.ts'
import { startGateway, type Gateway, type GatewayOptions } from '../../support/servers/gateway.ts'
import { visit, type Visit } from './browser.ts'

/** Where the console is looked at: a real server with its token, or the mock, which takes any. */
export type ConsoleServer = { url: string; token: string; servers: string[] }

export const serverOf = ({ operatorUrl, operatorToken, url, meshUrl }: Gateway): ConsoleServer => ({
  url: operatorUrl,
  token: operatorToken,
  servers: [url, ...(meshUrl === '' ? [] : [meshUrl])],
})

export async function mockConsole(): Promise<ConsoleServer & Mock> {
  const mock = await startMock({ contract: contracts.operator, paceMs: 1 })
  return { ...mock, token: 'any', servers: [] }
}

/** A server whose one upstream is away: nothing is called. */
export const startConsole = (options: GatewayOptions = {}): Promise<Gateway> =>
  startGateway({
    upstreams: { away: { base_url: 'http://127.0.0.1:9/v1' } },
    routes: { '*': [{ upstream: 'away' }] },
    ...options,
  })

/** The sandbox with an address of the operator's alone. */
export async function startSandbox(): Promise<{
  url: string
  issueCode(): string
  stop(): Promise<void>
}> {
  const folder = await mkdtemp(join(tmpdir(), 'tollgate-console-'))
  const env = { TOLLGATE_OPERATOR_PORT: '0', TOLLGATE_LOG_LEVEL: 'silent' }
  const services = await startServices(loadConfig({ env, cwd: folder }), { only: ['operator'] })
  if (!services.operator) throw new Error('the sandbox has no operator')
  const { url, issueCode } = services.operator
  return {
    url,
    issueCode,
    async stop() {
      await services.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Look = { scheme?: 'light' | 'dark'; width?: number }

/** Opens a page of the console and signs in. */
export async function openConsole(
  browser: Browser,
  { url, token, servers }: ConsoleServer,
  place: string,
  { scheme = 'light', width = 1280 }: Look = {},
): Promise<Visit> {
  const visited = await visit(browser, `${url}/console#/${place}`, scheme, {
    drawn: '.login',
    servers,
  })
  await visited.page.setViewportSize({ width, height: width < 500 ? 800 : 900 })
  await signIn(visited.page, token)
  return visited
}

export async function signIn(page: Page, token: string): Promise<void> {
  await page.getByLabel('Operator token').fill(token)
  await page.keyboard.press('Enter')
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(() => document.querySelector('.loading') === null)
}

/**
 * Fails with what axe finds, and where the page is wider than the window. So may no table be wider
 * than its place; on a phone some are, and scroll in it.
 */
export async function inspect(page: Page): Promise<void> {
  // The policy of the page allows no script but its own: this one is not loaded by the page.
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  expect(found).toEqual([])
  const excess = await page.evaluate(() => {
    const tables = innerWidth > 860 ? document.querySelectorAll('.table-box') : []
    return [document.documentElement, ...tables].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    )
  })
  expect(Math.max(...excess), 'pixels that the page or a table is too wide').toBe(0)
}

/** Presses Tab until the focus is on what matches. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 200; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector))
      return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${selector}`)
}

/** Presses Tab until the focus is on the control with this name: its label or its text. */
export async function tabToNamed(page: Page, name: string): Promise<void> {
  // What was pressed before may still be waited for.
  await page.getByText(name, { exact: true }).or(page.getByLabel(name)).first().waitFor()
  for (let presses = 0; presses < 200; presses++) {
    if (await page.evaluate(isNamed, name)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not lead to ${name}`)
}

/** Runs in the page. */
function isNamed(name: string): boolean {
  const control = document.activeElement
  const label =
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      ? control.labels?.[0]?.textContent
      : control?.textContent
  return (control?.getAttribute('aria-label') ?? label)?.trim() === name
}

/** Presses Enter on the control with this name, which the Tab key leads to. */
export async function pressNamed(page: Page, name: string): Promise<void> {
  await tabToNamed(page, name)
  await page.keyboard.press('Enter')
}
