import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { longMs } from '../../support/waiting.ts'
import { buildExample, copyExample, type ExampleManifest } from './example.ts'
import { root, run, workplace } from './packing.ts'

const place = workplace()
let folder: string
let manifest: ExampleManifest
beforeAll(async () => {
  ;({ folder, manifest } = await copyExample(place.folder))
}, longMs)
afterAll(() => place.close())

describe('the example app, copied, with the packed client', () => {
  test('declares the versions that are tested here', () => {
    const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as ExampleManifest & {
      version: string
    }
    const { 'tollgate-client': client, ...others } = {
      ...manifest.dependencies,
      ...manifest.devDependencies,
    }
    expect(client).toBe(`^${own.version}`)
    expect({ ...own.dependencies, ...own.devDependencies }).toMatchObject(others)
  })

  test(
    'passes a strict check of types',
    async () => {
      expect(await run(process.execPath, ['node_modules/typescript/bin/tsc'], folder)).toEqual({
        code: 0,
        out: '',
        err: '',
      })
    },
    longMs,
  )

  test(
    'is built without a warning, for the addresses that it is given, and nothing of Solana with it',
    async () => {
      const { err } = await buildExample(folder, {
        gateway: 'http://gateway.example',
        agents: 'http://agents.example',
      })
      expect(err).toBe('')
      const files = globSync('dist/**/*.*', { cwd: folder })
      const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
      expect(text).toContain('http://gateway.example')
      expect(text).toContain('http://agents.example')
      expect(text).not.toMatch(/127\.0\.0\.1:(?:4010|8080)/)
      expect(text).not.toContain('getLatestBlockhash')
      const page = readFileSync(join(folder, 'dist/index.html'), 'utf8')
      const linked = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '')
      expect(linked.length).toBeGreaterThan(2)
      expect(linked.filter((address) => !/^\/assets\/[\w.-]+\.(?:js|css)$/.test(address))).toEqual([
        'data:,',
      ])
    },
    longMs,
  )

  test.each([
    ['development', 4010],
    ['sandbox', 8080],
  ])('finds the %s addresses by one setting', async (mode, port) => {
    const server = await createServer({
      root: folder,
      mode,
      configFile: false,
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    })
    const { VITE_GATEWAY_URL: gateway, VITE_AGENTS_URL: agents } = server.config.env
    await server.close()
    expect([gateway, agents]).toEqual([`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`])
  })
})

test('in this repository it runs with the sources of the client', async () => {
  const server = await createServer({
    root: join(root, 'client/examples/chat'),
    configFile: join(root, 'client/examples/vite.config.ts'),
    logLevel: 'silent',
    server: { port: 0 },
  })
  try {
    await server.listen()
    const address = server.resolvedUrls?.local[0] ?? ''
    const read = async (path: string) => {
      const reply = await fetch(new URL(path, address))
      return [reply.status, await reply.text()] as const
    }
    const [, chat] = await read('/src/chat.ts')
    const client = /from "([^"]+\/client\/index\.ts[^"]*)"/.exec(chat)?.[1] ?? ''
    expect(client).toMatch(/^\/@fs\//)
    const [status, text] = await read(client)
    expect([status, text.includes('/client/gateway.ts')]).toEqual([200, true])
  } finally {
    await server.close()
  }
})
