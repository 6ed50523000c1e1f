import { accessSync, constants, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { expect } from 'vitest'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser: the one that `CHROMIUM_PATH` names, else the first in `PATH`. */
export const browserPath: string | undefined =
  process.env['CHROMIUM_PATH'] ??
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isProgram)

if (browserPath === undefined)
  console.warn(
    '\nNO BROWSER: the tests in test/system/browser are SKIPPED. ' +
      'Install chromium (apt-get install chromium), or name one with CHROMIUM_PATH.\n',
  )

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Containers run tests as root, for whom Chromium has no sandbox. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath ?? '',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })

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
