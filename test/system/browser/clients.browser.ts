import { build } from 'esbuild'
import { createServer, type Server } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClientRequest } from '../clients/client.ts'
import { routes, type Cell, type Route } from '../clients/cells.ts'
import { clients } from '../clients/clients.ts'
import { startClientGateway, type ClientGateway } from '../clients/upstreams.ts'
import { browserPath, launch, visit, type Visit } from './browser.ts'
import type { PageClients, Outcome } from './clients-page.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'

const cells: Cell[] = ['page']

describe.skipIf(browserPath === undefined)('from a web page of another origin', () => {
  let browser: Browser
  let setup: ClientGateway
  let server: Server
  let visited: Visit
  beforeAll(async () => {
    setup = await startClientGateway(['sandbox'], { gateway: { cors: true } })
    const {
      outputFiles: [bundle],
    } = await build({
      entryPoints: [new URL('clients-page.ts', import.meta.url).pathname],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      logLevel: 'silent',
    })
    server = createServer((req, res) => {
      const isScript = req.url === '/page.js'
      res.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
      res.end(
        isScript
          ? bundle?.contents
          : '<!doctype html><link rel="icon" href="data:,"><main>Asks from here.</main>' +
              '<script type="module" src="page.js"></script>',
      )
    })
    const port = await listenOnLoopback(server)
    browser = await launch()
    visited = await visit(browser, `http://127.0.0.1:${port}/`, 'light', {
      drawn: 'main',
      servers: [setup.gateway.url],
    })
    await visited.page.waitForFunction(() => 'ask' in globalThis)
  })
  afterAll(async () => {
    await browser.close()
    server.close()
    await setup.close()
  })

  /** The page asks; what a function would tell cannot be sent to it. */
  const replyOf = (
    client: string,
    form: 'chat' | 'stream',
    ask: Omit<ClientRequest, 'heard'>,
  ): Promise<Outcome> =>
    visited.page.evaluate(
      ([name, kind, what]) => (globalThis as unknown as PageClients).ask(name, kind, what),
      [client, form, ask] as const,
    )

  const ask = (route: Route, more: Partial<ClientRequest> = {}) => {
    const { url, key } = setup.gateway
    return {
      gateway: { url: `${url}${route.slice(0, -'/v1'.length)}`, key },
      model: setup.model('sandbox'),
      ...more,
    }
  }

  function testPage(name: string, route: Route, meta: { cells?: Cell[] }): void {
    test('chats, and sees a stream grow', { meta }, async () => {
      const text = expect.stringMatching(
        /^You said “Say hello\.”.*This is the Tollgate sandbox/,
      ) as string
      expect(await replyOf(name, 'chat', ask(route))).toMatchObject({ text })
      const streamed = await replyOf(name, 'stream', ask(route))
      expect(streamed).toMatchObject({ text })
      expect('pieces' in streamed && streamed.pieces).toBeGreaterThan(10)
    })

    test.each(['chat', 'stream'] as const)(
      'reads why it is refused: %s',
      { meta },
      async (form) => {
        const [refused, stranger] = await Promise.all([
          replyOf(name, form, ask(route, { temperature: 2.5 })),
          replyOf(name, form, ask(route, { gateway: { ...ask(route).gateway, key: 'sk-nobody' } })),
        ])
        const requestId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string
        expect(refused).toMatchObject({
          status: 400,
          words: `temperature must be <= ${route === '/v1' ? 1 : 2}`,
          requestId,
        })
        expect(stranger).toMatchObject({
          status: 401,
          words: expect.stringContaining('token is unknown, revoked or expired') as string,
          requestId,
        })
        if (route === '/openai/v1')
          expect(refused).toMatchObject({
            message: expect.stringContaining('temperature must be <= 2') as string,
          })
      },
    )
  }

  for (const route of routes)
    for (const { name } of clients)
      describe(`${name} on ${route}`, { meta: { client: name, route } }, () =>
        testPage(name, route, { cells }),
      )
  describe.each(routes)('tollgate-client on %s', (route) => testPage('tollgate-client', route, {}))

  test('nothing else was asked of anybody, and only the refusals are complained of', () =>
    visited.leave(/status of 40[01]/))
})
