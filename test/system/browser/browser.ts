import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserPath, installBrowser } from '../../support/browser.ts'

export { browserPath, launch } from '../../support/browser.ts'

if (browserPath === undefined)
  console.warn(`\nNO BROWSER: the tests in test/system/browser are SKIPPED. ${installBrowser}\n`)

export type Visit = {
  page: Page
  /** Keeps what the page looks like among the artefacts of the tests. */
  picture(name: string): Promise<void>
  /** Closes the page. Fails on an unexpected console error, or a request to another host. */
  leave(expected?: RegExp): Promise<void>
}

/** What a page has when it is drawn, and the other origins that it may ask. */
type Expected = { drawn?: string; servers?: readonly string[] }

/** Opens a page that is watched. */
export async function visit(
  browser: Browser,
  url: string,
  colorScheme: 'light' | 'dark' = 'light',
  { drawn = '.opblock', servers = [] }: Expected = {},
): Promise<Visit> {
  const context = await browser.newContext({ colorScheme, viewport: { width: 1280, height: 960 } })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const complaints: string[] = []
  const elsewhere: string[] = []
  const own = [url, ...servers].map((address) => new URL(address).origin)
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !own.includes(new URL(request.url()).origin))
      elsewhere.push(request.url())
  })
  const reply = await page.goto(url)
  expect(reply?.status()).toBe(200)
  await page.locator(drawn).first().waitFor()
  return {
    page,
    async picture(name) {
      mkdirSync('test/output/browser', { recursive: true })
      await page.screenshot({ path: `test/output/browser/${name}.png` })
    },
    async leave(expected) {
      await context.close()
      const others = complaints.filter((complaint) => !expected?.test(complaint))
      expect({ others, elsewhere }).toEqual({ others: [], elsewhere: [] })
      expect(complaints.length > others.length).toBe(expected !== undefined)
    },
  }
}
