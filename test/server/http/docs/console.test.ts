import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contracts } from '../../../support/http/schemas.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import { startMock } from '../../../../server/mock/mock.ts'

const upstream = {
  upstreams: { away: { base_url: 'http://127.0.0.1:9/v1' } },
  routes: { '*': [{ upstream: 'away' }] },
}

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway({
    ...upstream,
    mesh: { public_url: 'https://agents.example.com/a/' },
  })
})
afterAll(() => gateway.stop())

const addressesIn = (html: string) =>
  [...html.matchAll(/\b(?:src|href)="(?!data:)([^"]+)"/g)].map(([, address = '']) => address)

/** Of addresses that are shown and not asked: what to paste into programs, and pages of chains. */
const shownHosts = new Set([
  'http://www.w3.org',
  'http://GATEWAY',
  'http://AGENTS',
  'https://opencode.ai',
  'https://basescan.org',
  'https://sepolia.basescan.org',
  'https://etherscan.io',
  'https://polygonscan.com',
  'https://arbiscan.io',
  'https://explorer.solana.com',
])

/** The files of the page, as a browser that takes gzip gets them. */
async function filesOf(url: string): Promise<string[]> {
  const html = await (await fetch(`${url}/console`)).text()
  return Promise.all(
    addressesIn(html).map(async (address) => {
      const reply = await fetch(`${url}/${address}`)
      expect([address, reply.status, reply.headers.get('content-encoding')]).toEqual([
        address,
        200,
        'gzip',
      ])
      return reply.text()
    }),
  )
}

test('the page has nothing in line, and asks nobody but the three services', async () => {
  const reply = await fetch(`${gateway.operatorUrl}/console`)
  const html = await reply.text()
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ])
  expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=/)
  expect(reply.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      `connect-src 'self' ${gateway.url} https://agents.example.com; ` +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  expect(html).toContain(`data-gateway="${gateway.url}"`)
  expect(html).toContain('data-mesh="https://agents.example.com/a"')
})

test('all of it is at most 100 kB on the wire, and names no other host', async () => {
  const files = await filesOf(gateway.operatorUrl)
  expect(files).toHaveLength(2)
  const sizes = files.map((text) => gzipSync(text).length)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(100_000)
  const hosts = files.join('').matchAll(/https?:\/\/[\w.-]+/g)
  const names = new Set([...hosts].map(([host]) => host).filter((host) => !shownHosts.has(host)))
  expect([...names]).toEqual([])
})

test('a browser that has a file is told so', async () => {
  const url = `${gateway.operatorUrl}/console/console.js`
  const etag = (await fetch(url)).headers.get('etag') ?? ''
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await fetch(`${gateway.operatorUrl}/console/other.js`)).status).toBe(404)
})

test('operator.console: false serves neither the page nor its files', async () => {
  const without = await startGateway({ ...upstream, operator: { console: false } })
  try {
    for (const path of ['console', 'console/console.js'])
      expect((await fetch(`${without.operatorUrl}/${path}`)).status, path).toBe(404)
    expect((await fetch(`${without.operatorUrl}/docs`)).status).toBe(200)
  } finally {
    await without.stop()
  }
})

test('the mock serves it with the contract of the operator alone', async () => {
  const mocks = await Promise.all(
    [contracts.operator, contracts.gateway].map((contract) => startMock({ contract })),
  )
  try {
    const [operator, other] = await Promise.all(
      mocks.map(async ({ url }) => (await fetch(`${url}/console`)).status),
    )
    expect([operator, other]).toEqual([200, 404])
    expect(await filesOf(mocks[0]?.url ?? '')).toHaveLength(2)
  } finally {
    await Promise.all(mocks.map((mock) => mock.close()))
  }
})
