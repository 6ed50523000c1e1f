import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../../server/store/database.ts'
import type { components } from '../../../generated/client/operator.ts'
import { fixtures } from '../../support/data/agents.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'
import { operatorFetch, operatorJson } from '../../support/http/operator.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
import { putPayment } from '../../support/servers/operator.ts'
import { freshFolder } from '../../support/servers/store.ts'
import { until } from '../../support/waiting.ts'
import { browserPath, launch } from './browser.ts'
import { openConsole, serverOf, signIn, startConsole } from './console-servers.ts'

type Schemas = components['schemas']

/** It runs where it is taken for HTML. It has no space, which names of models cannot have. */
const script = `<svg/onload=document.title='run'><script>document.title='run'</script>`

describe.skipIf(browserPath === undefined)('what attacks the console', () => {
  let browser: Browser
  let gateway: Gateway
  let evil: Server
  let evilUrl = ''
  let store = ''
  beforeAll(async () => {
    store = freshFolder()
    const agents = freshFolder()
    const document = readFileSync(join(fixtures, 'Enums.yaml'), 'utf8')
    const title = JSON.stringify(script)
    writeFileSync(
      join(agents, 'Scripted.yaml'),
      document
        .replace(/title: Choices.*/, `title: ${title}`)
        .replace(/description: Choices.*/, `description: ${title}`)
        .replace(/summary: .*/, `summary: ${title}`),
    )
    writeFileSync(join(agents, 'Broken.yaml'), `openapi: 3.1.0\n${title}: 1\n`)
    gateway = await startConsole({
      store,
      mesh: { agents: [agents], on_broken_agent: 'skip' },
      routes: { [script]: [{ upstream: 'away', model: script }] },
    })
    evil = createServer((_, res) => res.setHeader('content-type', 'text/html').end('<p>hello'))
    evilUrl = `http://127.0.0.1:${await listenOnLoopback(evil)}`
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await gateway.stop()
    evil.close()
    evil.closeAllConnections()
  })

  /** The console, in a browser that also visits another address. */
  function opened(other = evilUrl) {
    const { servers, ...server } = serverOf(gateway)
    return openConsole(browser, { ...server, servers: [...servers, other] }, 'configuration')
  }

  const keysOf = async () =>
    (await operatorJson<Schemas['KeyList']>(gateway, 'GET', '/keys')).keys.map(({ id }) => id)

  /** Scripts wherever the configuration, the contract and the callers can put a text. */
  async function putScripts(): Promise<string[]> {
    const key = await gateway.createKey({ name: script, owner: script })
    await fetch(`${gateway.url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key.key}`, 'user-agent': script },
      body: JSON.stringify({ model: script, messages: [{ role: 'user', content: script }] }),
    })
    const journal = openStore(store)
    const payment = await putPayment(journal, { state: 'refund_due', reason: script })
    await journal.close()
    const reason = encodeURIComponent(script)
    const closing = `/payments/${payment.id}/close?reason=${reason}`
    expect((await operatorFetch(gateway, closing, { method: 'POST' })).status).toBe(200)
    await gateway.configure({ limits: { [script]: 1 } })
    expect((await operatorFetch(gateway, '/reload', { method: 'POST', body: {} })).status).toBe(409)
    await until('the request is in the ledger', async () => (await gateway.rows()).length > 0)
    const [request] = (await operatorJson<Schemas['RequestList']>(gateway, 'GET', '/requests'))
      .requests
    const rows = await operatorJson<Schemas['AuditRows']>(gateway, 'GET', '/audit?limit=9')
    const ofAudit = rows.rows.map(({ id }) => `audit/${id}`)
    return [`keys/${key.id}`, `payments/${payment.id}`, `requests/${request?.id}`, ...ofAudit]
  }

  test('scripts in names of keys, agents, models and rows of the audit are text', async () => {
    const items = await putScripts()
    const { page, leave } = await openConsole(browser, serverOf(gateway), 'overview')
    const pages = ['overview', 'keys', 'usage', 'requests', 'payments', 'upstreams', 'agents']
    const more = ['agents/Scripted', 'playground', 'connect', 'configuration', 'audit']
    const texts: string[] = []
    for (const place of [...pages, ...more, ...items]) {
      await page.evaluate((to) => void (location.hash = to), `#/${place}`)
      await page.waitForFunction(() => document.querySelector('.loading') === null)
      const [found, title] = await page.evaluate(() => [
        document.querySelectorAll('[onload], [onerror], body script').length,
        document.title,
      ])
      expect([place, found]).toEqual([place, 0])
      expect([place, title]).toEqual([place, expect.not.stringContaining('run')])
      if ((await page.locator('body').textContent())?.includes(script)) texts.push(place)
    }
    // They were there to be seen.
    const seen = ['keys', 'payments', 'upstreams', 'agents/Scripted', 'audit', ...items.slice(0, 3)]
    expect(texts).toEqual(expect.arrayContaining(seen.filter((place) => place !== 'payments')))
    await leave()
  })

  test('a page of another port sends nothing that counts, and reads nothing', async () => {
    const { page, leave } = await opened()
    const before = await keysOf()
    const other = await page.context().newPage()
    await other.goto(evilUrl)
    const outcomes = await other.evaluate(async (url) => {
      const body = JSON.stringify({ name: 'forged' })
      const json = { 'content-type': 'application/json' }
      const asked = [
        fetch(`${url}/keys`, { credentials: 'include' }),
        fetch(`${url}/keys`, { method: 'POST', credentials: 'include', headers: json, body }),
        fetch(`${url}/session`, { credentials: 'include' }),
      ]
      await fetch(`${url}/keys`, { method: 'POST', mode: 'no-cors', credentials: 'include', body })
      return (await Promise.allSettled(asked)).map(({ status }) => status)
    }, gateway.operatorUrl)
    expect(outcomes).toEqual(['rejected', 'rejected', 'rejected'])
    await other.setContent(
      `<form method="post" enctype="text/plain" action="${gateway.operatorUrl}/keys">` +
        `<input name='{"name":"forged","owner":"' value='"}'><button>Go</button></form>`,
    )
    await other.getByRole('button').click()
    await other.waitForURL(`${gateway.operatorUrl}/keys`)
    expect(await other.content()).toMatch(/forbidden|unauthorized/)
    expect(await keysOf()).toEqual(before)
    await other.close()
    await leave()
  })

  test('it is shown in no frame of another page', async () => {
    const { page, leave } = await opened()
    const other = await page.context().newPage()
    await other.goto(evilUrl)
    for (const path of ['/console', '/keys', '/docs']) {
      await other.setContent(`<iframe src="${gateway.operatorUrl}${path}"></iframe>`)
      await until('the frame was refused', () =>
        other.frames().some((frame) => frame.url().startsWith('chrome-error:')),
      )
    }
    await other.close()
    await leave()
  })

  test('scripts see no cookie, and that of another server of the host does not end the session', async () => {
    const second = await startConsole()
    try {
      const { page, leave } = await opened(second.operatorUrl)
      const other = await page.context().newPage()
      await other.goto(`${second.operatorUrl}/console`)
      await signIn(other, second.operatorToken)
      const names = (await page.context().cookies()).map(({ name, httpOnly, sameSite }) => [
        name,
        httpOnly,
        sameSite,
      ])
      const ports = [gateway, second].map(({ operatorUrl }) => new URL(operatorUrl).port)
      expect(names.toSorted()).toEqual(
        ports.map((port) => [`tollgate-session-${port}`, true, 'Strict']).toSorted(),
      )
      expect(await page.evaluate(() => document.cookie)).toBe('')
      for (const tab of [page, other]) {
        const reply = await tab.waitForResponse('**/{config,overview}')
        expect(reply.status()).toBe(200)
      }
      await leave()
    } finally {
      await second.stop()
    }
  })
})
