import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMock } from '../../../../server/mock/mock.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { exchange, requestBytes } from '../../../support/http/raw.ts'
import { assertRefusal } from '../../../support/http/replies.ts'
import { contracts, fault } from '../../../support/http/schemas.ts'

type Service = keyof typeof contracts
type Page = { service: Service; folder: string; url(gateway: Gateway): string }

const pages: Page[] = [
  { service: 'gateway', folder: '', url: ({ url }) => url },
  { service: 'openai', folder: '/openai/v1', url: ({ url }) => url },
  { service: 'messages', folder: '/anthropic/v1', url: ({ url }) => url },
  { service: 'responses', folder: '/openai/v1/responses', url: ({ url }) => url },
  { service: 'mesh', folder: '', url: ({ meshUrl }) => meshUrl },
  { service: 'metadata', folder: '', url: ({ metadataUrl }) => metadataUrl },
  { service: 'operator', folder: '', url: ({ operatorUrl }) => operatorUrl },
]
/** Where unknown parameters of a query are ignored. */
const ignoresQuery = new Set<Service>(['messages', 'responses'])
/** Where any other name in the folder is an id, which is for callers with a key. */
const hasIds = new Set<Service>(['responses'])
const upstream = {
  upstreams: { away: { base_url: 'http://127.0.0.1:9/v1' } },
  routes: { '*': [{ upstream: 'away' }] },
}

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway({
    ...upstream,
    gateway: { public_url: 'https://gateway.example.com/' },
    mesh: {},
  })
})
afterAll(() => gateway.stop())

/** What a browser asks for when it reads this page: addresses in the markup and in style sheets. */
const addressesIn = (text: string) =>
  [
    ...text.matchAll(
      /(?:\b(?:src|href|action|poster)="([^"]*)")|(?:url\(\s*["']?([^"')]+))|(?:@import\s+["']([^"']+))/g,
    ),
  ].map((match) => match[1] ?? match[2] ?? match[3] ?? '')

/** Without the names of models that this server serves, in schemas and examples. */
const withoutNames = (contract: unknown): unknown =>
  JSON.parse(JSON.stringify(contract), (name, value: object) => {
    if (name === 'examples') return undefined
    return name.endsWith('ModelName') ? { ...value, enum: undefined } : value
  })

const withoutServers = (contract: unknown): unknown =>
  JSON.parse(
    JSON.stringify(contract, (name, value: unknown) =>
      name === 'servers' && Array.isArray(value) ? undefined : value,
    ),
  )

describe.each(pages)('$service', ({ service, folder, url }) => {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${url(gateway)}${folder}${path}`, { method, headers })

  test('the page has nothing in line, and its policy allows only its own host', async () => {
    const reply = await get('/docs')
    const html = await reply.text()
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=/)
    const directives = Object.fromEntries(
      (reply.headers.get('content-security-policy') ?? '')
        .split('; ')
        .map((directive) => directive.split(/ (.*)/)),
    )
    expect(directives).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    })
  })

  test('the page is asked for anew each time, and tells no other site of itself', async () => {
    const { headers } = await get('/docs')
    expect([
      headers.get('cache-control'),
      headers.get('referrer-policy'),
      headers.get('x-content-type-options'),
    ]).toEqual(['no-cache', 'no-referrer', 'nosniff'])
  })

  test('the page links to nothing on another host', async () => {
    for (const address of addressesIn(await (await get('/docs')).text()))
      expect(address).toMatch(/^(data:,$|#|(\.\.\/)*[a-z])(?!.*:\/\/)/)
  })

  test('every file that the page names is there, and names no other host', async () => {
    const named = addressesIn(await (await get('/docs')).text()).filter((address) =>
      address.startsWith('docs/'),
    )
    expect(named.toSorted()).toEqual([
      'docs/colors.css',
      'docs/page.css',
      'docs/page.js',
      'docs/swagger-ui-bundle.js',
      'docs/swagger-ui.css',
    ])
    for (const name of named) {
      const reply = await get(`/${name}`)
      const text = await reply.text()
      const isStyle = name.endsWith('.css')
      expect([reply.status, reply.headers.get('content-type')], name).toEqual([
        200,
        `text/${isStyle ? 'css' : 'javascript'}; charset=utf-8`,
      ])
      expect([
        reply.headers.get('cache-control'),
        reply.headers.get('x-content-type-options'),
      ]).toEqual(['no-cache', 'nosniff'])
      if (isStyle)
        for (const address of addressesIn(text)) expect(address.slice(0, 60)).toMatch(/^data:/)
      if (name === 'docs/page.js') expect(text).not.toMatch(/https?:/)
    }
  })

  test('files are sent packed to those who take that', async () => {
    const plain = await get('/docs/page.css', { 'accept-encoding': 'identity' })
    const packed = await get('/docs/page.css', { 'accept-encoding': 'br, gzip;q=0.5' })
    const refused = await get('/docs/page.css', { 'accept-encoding': 'gzip;q=0, *' })
    expect([plain, packed, refused].map(({ headers }) => headers.get('content-encoding'))).toEqual([
      null,
      'gzip',
      null,
    ])
    expect([plain, packed, refused].map(({ headers }) => headers.get('vary'))).toEqual(
      Array(3).fill('Accept-Encoding'),
    )
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    expect(await packed.text()).toBe(await plain.text())
    await refused.arrayBuffer()
  })

  test.each(['/docs', '/openapi.json', '/docs/page.js', '/docs/swagger-ui.css'])(
    'a version of %s that is known is not sent again',
    async (path) => {
      const first = await get(path)
      const text = await first.text()
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\w-]{20,40}"$/)
      for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await get(path, { 'if-none-match': tag })
        expect([again.status, again.headers.get('etag'), await again.text()], tag).toEqual([
          304,
          etag,
          '',
        ])
      }
      expect(await (await get(path, { 'if-none-match': '"other"' })).text()).toBe(text)
    },
  )

  test.each(['/docs', '/openapi.json', '/docs/page.js'])(
    '%s answers HEAD like GET without a body, and no other method',
    async (path) => {
      const [reply, head] = [await get(path), await get(path, {}, 'HEAD')]
      const body = await reply.arrayBuffer()
      expect([head.status, await head.text()]).toEqual([200, ''])
      for (const name of ['content-type', 'etag', 'cache-control'])
        expect(head.headers.get(name)).toBe(reply.headers.get(name))
      expect(
        reply.headers.get('content-encoding') !== null ||
          Number(head.headers.get('content-length')) === body.byteLength,
      ).toBe(true)
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const refused = await get(path, {}, method)
        expect([refused.status, refused.headers.get('allow')], method).toEqual([405, 'GET, HEAD'])
        expect(fault(service, 'Error', await refused.json())).toBeNull()
      }
    },
  )

  test('what is not there is refused by the contract', async () => {
    for (const [path, status] of [
      ['/docs/', 404],
      ['/docs/package.json', 404],
      ['/docs/constructor', 404],
      ['/docs/..%2f..%2fpackage.json', 400],
      ['/docs/page.js?v=1', ignoresQuery.has(service) ? 200 : 400],
      ['/docs/page.js/x', 404],
      ['/openapi.yaml', hasIds.has(service) ? 401 : 404],
    ] as const) {
      const reply = await get(path)
      expect(reply.status, path).toBe(status)
      const text = await reply.text()
      if (status !== 200) expect(fault(service, 'Error', JSON.parse(text)), path).toBeNull()
    }
  })

  test('/openapi.json is the contract, at the address where it is served', async () => {
    const reply = await get('/openapi.json')
    expect([
      reply.status,
      reply.headers.get('content-type'),
      reply.headers.get('cache-control'),
    ]).toEqual([200, 'application/json', 'no-cache'])
    const document = (await reply.json()) as typeof contracts.gateway // compared below
    const isOfGateway = url(gateway) === gateway.url
    expect(document.servers.map((server) => server.url)).toEqual([
      isOfGateway ? 'https://gateway.example.com' : '/',
    ])
    expect(JSON.stringify({ ...document, servers: [] })).not.toMatch(/"servers":\[\{"url"/)
    if (service !== 'mesh')
      expect(withoutServers(withoutNames(document))).toEqual(
        withoutServers(withoutNames(contracts[service])),
      )
  })

  test("pages of other origins may read it, but for the operator's", async () => {
    for (const path of ['/openapi.json', '/docs']) {
      const reply = await get(path, { origin: 'https://editor.example.com' })
      await reply.arrayBuffer()
      expect(reply.headers.get('access-control-allow-origin'), path).toBe(
        service === 'operator' ? null : '*',
      )
    }
  })
})

test('pages lead to those of other services: by a public address, else by the port; to the operator nobody is led', async () => {
  const linksOf = async (url: string) =>
    [
      ...(await (await fetch(`${url}/docs`)).text()).matchAll(
        /<a (data-port|data-address|href)="([^#"]*)">/g,
      ),
    ].map(([, kind, to]) => `${kind} ${to}`)
  const port = (url: string) => `data-port ${new URL(url).port}`
  const [agents, metadata] = [port(gateway.meshUrl), port(gateway.metadataUrl)]
  const strict = 'data-address https://gateway.example.com'
  const dialects = [
    'href openai/v1/docs',
    'href openai/v1/responses/docs',
    'href anthropic/v1/docs',
  ]
  const others = [agents, metadata]
  expect(await linksOf(gateway.url)).toEqual([...dialects, ...others])
  for (const [dialect, links] of [
    ['/openai/v1', ['href ../../docs', 'href responses/docs']],
    ['/openai/v1/responses', ['href ../../../docs', 'href ../docs']],
    ['/anthropic/v1', ['href ../../docs']],
  ] as const)
    expect(await linksOf(gateway.url + dialect)).toEqual([...links, ...others])
  expect(await linksOf(gateway.meshUrl)).toEqual([strict, metadata])
  expect(await linksOf(gateway.metadataUrl)).toEqual([strict, agents])
  expect(await linksOf(gateway.operatorUrl)).toEqual([strict, agents, metadata])
})

test('the operations that show a contract are marked as additions where the seeds do not have them', () => {
  for (const contract of [contracts.gateway, contracts.mesh, contracts.metadata]) {
    const own = Object.entries(contract.paths)
      .filter(([path]) => /^\/(docs|openapi\.json)/.test(path))
      .map(([, item]) => item as { get: { 'x-addition'?: boolean } })
    expect(own.map((item) => item.get['x-addition'])).toEqual([true, true, true])
  }
})

test('a service whose pages are switched off does not have them', async () => {
  const closed = await startGateway({
    ...upstream,
    gateway: { docs: false },
    mesh: { docs: false },
    operator: { docs: false },
    env: { TOLLGATE_METADATA_DOCS: 'false' },
  })
  try {
    for (const { service, folder, url } of pages) {
      for (const path of ['/docs', '/openapi.json', '/docs/page.js']) {
        const reply = await fetch(`${url(closed)}${folder}${path}`)
        if (hasIds.has(service) && path !== '/docs/page.js') {
          expect(reply.status, `${service} ${path}`).toBe(401)
          continue
        }
        const body: unknown = await reply.json()
        expect([reply.status, fault(service, 'Error', body)], `${service} ${path}`).toEqual([
          404,
          null,
        ])
        const message = decodeURIComponent(reply.headers.get('x-error-message') ?? '')
        expect(message).toMatch(/^no operation at .*; use (GET|POST) /)
        expect(message.split('; use ')[1], 'what there is').not.toMatch(/docs|openapi\.json/)
      }
    }
    for (const { service, folder, url } of pages.filter((page) => page.folder === '')) {
      const text = await (await fetch(`${url(closed)}${folder}/`)).text()
      expect(text, service).not.toMatch(/docs|openapi\.json/)
    }
    expect((await fetch(`${closed.metadataUrl}/metadata.json`)).status).toBe(200)
    expect((await fetch(`${closed.operatorUrl}/healthz`)).status).toBe(200)
  } finally {
    await closed.stop()
  }
})

test('a service has its pages beside one whose pages are switched off', async () => {
  const half = await startGateway({ ...upstream, gateway: { docs: false } })
  try {
    assertRefusal(await rawReply(`${half.url}/docs`), 404)
    expect((await fetch(`${half.operatorUrl}/docs`)).status).toBe(200)
  } finally {
    await half.stop()
  }
})

async function rawReply(url: string) {
  const reply = await fetch(url)
  return {
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    body: Buffer.from(await reply.arrayBuffer()),
  }
}

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe.each(pages.filter(({ folder }) => folder === ''))('/ of $service', ({ service, url }) => {
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${url(gateway)}/`, { method, headers })
  const own = Object.entries(contracts[service].paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((member) => member !== 'parameters')
      .map((method) => `${method.toUpperCase()} ${path}`),
  )

  test('says in JSON what is there, and where other services are', async () => {
    for (const accept of [
      '*/*',
      'application/json',
      'application/json, text/html;q=0.9',
      'text/html;q=0, */*',
    ]) {
      const reply = await get({ accept })
      expect(
        [reply.status, reply.headers.get('content-type'), reply.headers.get('vary')],
        accept,
      ).toEqual([200, 'application/json', 'Accept'])
      const overview = (await reply.json()) as {
        operations: { method: string; path: string; summary: string }[]
        elsewhere: { name: string }[]
      } // judged on the next line
      expect(fault(service, 'Overview', overview)).toBeNull()
      expect(overview.operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
        own.toSorted(),
      )
      expect(overview.elsewhere.map(({ name }) => name)).not.toContain('Operator')
      expect(overview.elsewhere.length).toBeGreaterThan(1)
    }
  })

  test('is a page for browsers, which loads nothing and leads to what can be read', async () => {
    const reply = await get({ accept: browser })
    const html = await reply.text()
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    expect(reply.headers.get('content-security-policy')).toBe(
      (await get({ accept: browser })).headers.get('content-security-policy'),
    )
    expect(reply.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
    )
    expect([
      reply.headers.get('referrer-policy'),
      reply.headers.get('x-content-type-options'),
    ]).toEqual(['no-referrer', 'nosniff'])
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/)
    expect(html).toContain('<a href="openapi.json">/openapi.json</a>')
    const links = [...html.matchAll(/<a href="([^"]+)">/g)]
      .map(([, to = '']) => to)
      .filter((to) => !to.includes('://'))
    for (const to of links) {
      const there = await fetch(`${url(gateway)}/${to}`)
      await there.arrayBuffer()
      // Metadata for OAuth clients exists with issuers of tokens only.
      const statuses = to.startsWith('.well-known/oauth-') ? [200, 404] : [200, 401]
      expect(statuses, to).toContain(there.status)
    }
    expect(html).not.toContain(gateway.operatorToken)
  })

  test('answers HEAD like GET, and no other method', async () => {
    for (const accept of [browser, '*/*']) {
      const [reply, head] = [await get({ accept }), await get({ accept }, 'HEAD')]
      const length = (await reply.arrayBuffer()).byteLength
      expect([head.status, await head.text(), Number(head.headers.get('content-length'))]).toEqual([
        200,
        '',
        length,
      ])
      expect(head.headers.get('content-type')).toBe(reply.headers.get('content-type'))
    }
    const refused = await get({}, 'POST')
    expect([
      refused.status,
      refused.headers.get('allow'),
      fault(service, 'Error', await refused.json()),
    ]).toEqual([405, 'GET, HEAD', null])
  })

  test("may be read by pages of other origins, but for the operator's", async () => {
    const reply = await get({ origin: 'https://editor.example.com' })
    await reply.arrayBuffer()
    expect(reply.headers.get('access-control-allow-origin')).toBe(
      service === 'operator' ? null : '*',
    )
  })
})

test('/ of the operator answers to its own names only', async () => {
  const { reply } = await exchange(
    gateway.operatorUrl,
    requestBytes('GET / HTTP/1.1', ['Host: rebound.example.com', 'Connection: close']),
  )
  expect(reply?.status).toBe(421)
})

test('/ of the mock says what its contract has', async () => {
  const mock = await startMock({ contract: contracts.metadata })
  try {
    const [json, page] = await Promise.all([
      fetch(mock.url),
      fetch(mock.url, { headers: { accept: browser } }),
    ])
    const overview: unknown = await json.json()
    expect(fault('metadata', 'Overview', overview)).toBeNull()
    expect(overview).toMatchObject({ name: 'Tollgate agent metadata (mock)', elsewhere: [] })
    expect(await page.text()).toContain('<a href="metadata.json">/metadata.json</a>')
    const head = await fetch(mock.url, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  } finally {
    await mock.close()
  }
})
