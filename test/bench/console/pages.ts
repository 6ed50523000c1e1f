import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { launch } from '../../support/browser.ts'
import { median } from '../rounds.ts'

/** What the console's pages cost in a browser. */
export type PageCosts = {
  firstPaintMs: number
  /** The longest task of the event loop, and where it was; 0 if none was as long as 50 ms. */
  longest: { ms: number; page: string }
  /** The most rows of a table in the document while all keys are scrolled through. */
  rows: number
}

type Server = { url: string; token: string }

const visits = 7
/** Long enough for an update of the page. */
const lookMs = 5500
const scrollSteps = 60

/** Bytes of all files of the console, compressed. */
export async function consoleWeight(url: string): Promise<number> {
  const page = await textOf(`${url}/console`)
  const files = [...page.matchAll(/(?:src|href)="(console\/[^"]+)"/g)].map(([, file = '']) => file)
  const texts = [page, ...(await Promise.all(files.map((file) => textOf(`${url}/${file}`))))]
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0)
}

async function textOf(url: string): Promise<string> {
  const reply = await fetch(url)
  if (reply.status !== 200) throw new Error(`${url}: ${reply.status}`)
  return reply.text()
}

/** Opens the console and each of its pages in headless Chromium. */
export async function pageCosts(server: Server): Promise<PageCosts> {
  const browser = await launch()
  try {
    const paints: number[] = []
    while (paints.length < visits) paints.push(await firstPaint(browser, server))
    return { firstPaintMs: median(paints), ...(await walk(browser, server)) }
  } finally {
    await browser.close()
  }
}

/** With an empty cache, as each new context has it. */
async function firstPaint(browser: Browser, { url }: Server): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(`${url}/console`)
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    return Number(await paint.jsonValue())
  } finally {
    await context.close()
  }
}

/** Signs in, opens each page, and scrolls through the keys. */
async function walk(
  browser: Browser,
  { url, token }: Server,
): Promise<Omit<PageCosts, 'firstPaintMs'>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const longTasks = await watchTasks(page)
  await page.goto(`${url}/console`)
  await page.getByLabel('Operator token').fill(token)
  await page.keyboard.press('Enter')
  const links = page.locator('nav li a')
  await links.first().waitFor()
  let longest = { ms: 0, page: '' }
  let rows = 0
  for (const link of await links.all()) {
    const name = (await link.textContent()) ?? ''
    await link.click()
    await pause(lookMs)
    await page.waitForFunction(() => document.querySelector('.loading') === null)
    rows = Math.max(rows, await scrollThrough(page))
    for (const ms of await longTasks()) if (ms > longest.ms) longest = { ms, page: name }
  }
  if (rows === 0) throw new Error('no page of the console has drawn a table')
  return { longest, rows }
}

/** Gives the milliseconds of the tasks of 50 ms and more since the last call. */
async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { longTasks: tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  return () =>
    page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks.splice(0))
}

/** The most rows that the page's table has in the document from its top to its end. */
const scrollThrough = (page: Page): Promise<number> =>
  page.evaluate(async (steps) => {
    const box = document.querySelector('.table-box')
    let most = 0
    for (let step = 0; box && step <= steps; step++) {
      box.scrollTop = ((box.scrollHeight - box.clientHeight) * step) / steps
      await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => setTimeout(resolve))
      most = Math.max(most, document.querySelectorAll('tr').length)
    }
    return most
  }, scrollSteps)
