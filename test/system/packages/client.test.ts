import { build } from 'esbuild'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMock, type Mock } from '../../../server/mock/mock.ts'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import { longMs } from '../../support/waiting.ts'
import { manifestOf, mustRun, nodes, pack, root, run, workplace } from './packing.ts'

const place = workplace()
const project = join(place.folder, 'consumer')
const tsc = join(root, 'node_modules/typescript/bin/tsc')
const versions = await nodes()
let packed: Awaited<ReturnType<typeof pack>>

beforeAll(async () => {
  packed = await pack(place.folder, 'client', ['openapi-fetch', 'openapi-typescript-helpers'])
  mkdirSync(project)
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({
      name: 'consumer',
      private: true,
      type: 'module',
      scripts: { version: 'node -v' },
    }),
  )
  await mustRun('npm', ['install', packed.tarball, ...packed.others], project)
}, longMs)
afterAll(() => place.close())

describe('the package', () => {
  test('is packed with a word on each step, and on what can be done then', () => {
    const steps = packed.output.split('\n').filter((line) => line.startsWith('tollgate-client: '))
    expect(steps.map((line) => line.replace(place.folder, ''))).toEqual([
      'tollgate-client: compiling to /client',
      'tollgate-client: writing its package.json, README, licence and the list of its packages',
    ])
    for (const command of ['npm install', 'npm publish', 'npm pack --dry-run'])
      expect(packed.output).toContain(`  ${command} ${packed.built}\n`)
  })

  test('has the version of the product, and one dependency', () => {
    const { name, version, dependencies, peerDependencies } = manifestOf(packed.built)
    expect({ name, version }).toEqual({
      name: 'tollgate-client',
      version: manifestOf(root).version,
    })
    expect(Object.keys(dependencies)).toEqual(['openapi-fetch'])
    expect(Object.keys(peerDependencies).toSorted()).toEqual([
      '@solana/kit',
      '@x402/core',
      '@x402/evm',
      '@x402/svm',
      'viem',
      'zod',
    ])
  })

  test('lists what it is made of (CycloneDX)', () => {
    const bill = JSON.parse(readFileSync(join(packed.built, 'sbom.json'), 'utf8')) as {
      bomFormat: string
      metadata: { component: { name: string; version: string } }
      components: { name: string }[]
    } // CycloneDX
    expect(bill.bomFormat).toBe('CycloneDX')
    expect(bill.metadata.component).toMatchObject({
      name: 'tollgate-client',
      version: manifestOf(root).version,
    })
    expect(bill.components.map(({ name }) => name)).toEqual([
      'openapi-fetch',
      'openapi-typescript-helpers',
    ])
  })

  test('publint has nothing to say', async () => {
    expect((await publint({ pkgDir: packed.built, strict: true, pack: false })).messages).toEqual(
      [],
    )
  })

  test('leaves the Node of its consumer alone', async () => {
    const { out: outside } = await mustRun('node', ['-v'], project)
    expect((await mustRun('npm', ['run', '-s', 'version'], project)).out).toBe(outside)
  })
})

describe('types', () => {
  const uses = `
import {
  createGatewayClient, createMeshClient, createOperatorClient, TollgateError,
  type ChatCompletionChunk, type ChatMessage, type ChatRequest, type Key,
} from 'tollgate-client'
import { createPayingFetch, PaymentError, type PaymentStore } from 'tollgate-client/paying'
import { readableErrors } from 'tollgate-client/openai'

const gateway = createGatewayClient({
  baseUrl: 'http://gateway.example', token: 'key', retries: 1, fetch: readableErrors(),
})
const hello: ChatRequest = {
  model: 'hermes-3-llama3.1-8b',
  messages: [{ role: 'user', content: 'Hello!' }] satisfies ChatMessage[],
  stream_options: { include_usage: true },
}
export async function use(store: PaymentStore): Promise<string | Key[]> {
  const stream: AsyncIterable<ChatCompletionChunk> = gateway.streamChat(hello)
  for await (const { usage } of stream) if (usage) return String(usage.total_tokens)
  const { data, error } = await gateway.GET('/v1/models')
  if (data) return data.data.map(({ id }) => id).join()
  const pay = createPayingFetch({
    signers: { evm: { address: '0x1', signTypedData: async () => '0x2' } },
    store,
    caps: { perPayment: '0.01', perPurchase: '0.01' },
    networks: ['eip155:8453'],
    recipients: 'any',
  })
  const mesh = createMeshClient({
    baseUrl: 'http://mesh.example', pay: { fetch: pay, chain: 'evm' },
  })
  await mesh.callTool('EchoAgent', 'echo', { text: 'Hi' })
    .catch((fault: unknown) => fault instanceof PaymentError && fault.payment?.amount)
  // @ts-expect-error a client that pays leaves no tasks
  mesh.createTask('EchoAgent', { query: 'Hello?' })
  void gateway.chat({ ...hello, model: 'gpt-4o' })
  // @ts-expect-error /v1 has no such model
  void gateway.strict.chat({ model: 'gpt-4o', messages: [{ role: 'user', content: 'Hello!' }] })
  // @ts-expect-error whether it is streamed is chosen by the method
  void gateway.chat({ ...hello, stream: true })
  const wrong = new TollgateError(error.message, { status: error.error, code: error.code ?? '' })
  const waitS: number | undefined = wrong.retryAfter
  if (waitS !== undefined && wrong.requestId !== undefined) throw wrong
  return createOperatorClient({ baseUrl: 'http://operator.example', token: 'token' }).keys()
}
`
  const strict = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2022',
  }
  const settings = {
    'nodenext, with the types of Node and none of browsers': {
      module: 'nodenext',
      lib: ['es2023'],
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    },
    'bundler, with the types of browsers and none of Node': {
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
    },
  }

  test.concurrent.each(Object.entries(settings))(
    'pass a strict check under %s, libraries included, without any optional peer',
    async (name, setting) => {
      const folder = join(project, name.slice(0, 7).trim())
      mkdirSync(folder)
      writeFileSync(join(folder, 'use.ts'), uses)
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: { ...strict, ...setting }, include: ['use.ts'] }),
      )
      expect(await run(process.execPath, [tsc, '-p', folder], project)).toEqual({
        code: 0,
        out: '',
        err: '',
      })
    },
    longMs,
  )
})

describe('at work', () => {
  const program = `
import {
  createGatewayClient, createMeshClient, createOperatorClient, TollgateError,
} from 'tollgate-client'
const { GATEWAY, MESH, OPERATOR, KEY, TOKEN } = process.env
const hello = { model: 'hermes-3-llama3.1-8b', messages: [{ role: 'user', content: 'Hello!' }] }
const gateway = createGatewayClient({ baseUrl: GATEWAY, token: KEY })
const mesh = createMeshClient({ baseUrl: MESH, apiKey: KEY })
const operator = createOperatorClient({ baseUrl: OPERATOR, token: TOKEN })
const seen = { pieces: 0, text: '', usage: null }
const stream = gateway.streamChat({ ...hello, stream_options: { include_usage: true } })
for await (const { choices, usage } of stream) {
  seen.pieces++
  seen.text += choices[0]?.delta.content ?? ''
  seen.usage = usage ?? seen.usage
}
const fault = await gateway.chat({ ...hello, temperature: 3 }).catch((error) => error)
console.log(JSON.stringify({
  models: (await gateway.models()).data.length,
  said: (await gateway.chat(hello)).choices[0].finish_reason,
  seen,
  fault: {
    known: fault instanceof TollgateError,
    status: fault.status, code: fault.code, message: fault.message,
    named: typeof fault.requestId,
  },
  agents: Object.keys(await mesh.agents()).includes('EchoAgent'),
  told: (await mesh.callTool('EchoAgent', 'echo', { text: 'Hi' })).success,
  key: (await operator.createKey({ name: 'packed' })).name,
}))
`
  const required =
    "const { createGatewayClient, TollgateError } = require('tollgate-client'); " +
    'console.log(typeof createGatewayClient, ' +
    "new TollgateError('m', { status: 1, code: 'c' }).name)"
  let mock: Mock
  let gateway: Gateway
  beforeAll(async () => {
    writeFileSync(join(project, 'use.mjs'), program)
    writeFileSync(join(project, 'use.cjs'), required)
    mock = await startMock({
      contract: ['gateway', 'openai', 'mesh', 'operator'].map((name) =>
        join(root, `generated/json/${name}.json`),
      ),
      paceMs: 0,
    })
    gateway = await startGateway({ mesh: {} })
  })
  afterAll(async () => {
    await mock.close()
    await gateway.stop()
  })

  const fault = {
    known: true,
    status: 400,
    code: 'decimal_above_max_value',
    message: 'temperature must be <= 2',
    named: 'string',
  }

  test.each([...versions])('against the mock on Node %s', async (_, node) => {
    const { out } = await mustRun(node, ['use.mjs'], project, {
      GATEWAY: mock.url,
      MESH: mock.url,
      OPERATOR: mock.url,
      KEY: 'any',
      TOKEN: 'any',
    })
    expect(JSON.parse(out)).toMatchObject({
      said: 'stop',
      fault,
      told: true,
      key: 'search-team',
      seen: { text: expect.stringMatching(/^Hello/) as string },
    })
  })

  test.each([...versions])('against a real server on Node %s', async (_, node) => {
    const { key } = await gateway.createKey({ scopes: ['chat', 'mesh'] })
    const { out } = await mustRun(node, ['use.mjs'], project, {
      GATEWAY: gateway.url,
      MESH: gateway.meshUrl,
      OPERATOR: gateway.operatorUrl,
      KEY: key,
      TOKEN: gateway.operatorToken,
    })
    const report = JSON.parse(out) as {
      seen: { pieces: number; text: string; usage: { total_tokens: number } }
    }
    expect(report).toMatchObject({
      models: 13,
      said: 'stop',
      fault,
      agents: true,
      told: true,
      key: 'packed',
    })
    expect(report.seen.pieces).toBeGreaterThan(2)
    expect(report.seen.text.length).toBeGreaterThan(5)
    expect(report.seen.usage.total_tokens).toBeGreaterThan(5)
  })

  test.each([...versions])('is had by require as well on Node %s', async (_, node) => {
    expect((await mustRun(node, ['use.cjs'], project)).out).toBe('function TollgateError\n')
  })

  if (versions.size === 1) test('on an older Node: there is none here', (context) => context.skip())
})

describe("in a browser's bundle", () => {
  const peers = ['@x402/*', '@solana/kit', 'viem']
  const bundled = async (contents: string, external: string[] = []) => {
    const {
      outputFiles: [file],
      warnings,
    } = await build({
      stdin: { contents, resolveDir: project },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      external,
      logLevel: 'silent',
    })
    const text = file?.text ?? ''
    return { text, warnings, bytes: gzipSync(text, { level: 9 }).length }
  }

  test('gateway and mesh take at most 7.5 kB', async () => {
    const { text, warnings, bytes } = await bundled(
      `export { createGatewayClient, createMeshClient, TollgateError } from 'tollgate-client'`,
    )
    expect(warnings).toEqual([])
    expect(text).not.toContain('node:')
    expect(text).not.toMatch(/x402Version|mesh\/keys/)
    expect(bytes).toBeGreaterThan(2000)
    expect(bytes).toBeLessThanOrEqual(7500)
    console.log(`gateway and mesh: ${bytes} bytes after gzip`)
  })

  test('what is not used is left out', async () => {
    const { bytes, text } = await bundled(`export { TollgateError } from 'tollgate-client'`)
    expect(bytes).toBeLessThan(500)
    expect(text).not.toContain('fetch')
    expect(
      (await bundled(`import 'tollgate-client'; import 'tollgate-client/openai'`)).text.trim(),
    ).toBe('')
  })

  test('the paying fetch takes nothing of Node', async () => {
    const { text, warnings } = await bundled(
      `export { createPayingFetch } from 'tollgate-client/paying'`,
      peers,
    )
    expect(warnings).toEqual([])
    expect(text).not.toContain('node:')
    expect((await bundled(`import 'tollgate-client/paying'`, peers)).text).not.toContain(
      'PaymentError',
    )
  })
})

test('every export is described', () => {
  for (const name of [
    'index',
    'paying',
    'openai',
    'ai',
    'gateway',
    'messages',
    'mesh',
    'operator',
    'errors',
    'paying/event',
    'paying/chains/networks',
    'paying/payment',
    'paying/policy',
    'paying/receipt',
    'paying/chains/signers',
  ]) {
    const lines = readFileSync(join(packed.built, `client/${name}.d.ts`), 'utf8').split('\n')
    const bare = lines.filter(
      (line, index) =>
        /^export (declare )?(type \w|function|const|class|interface)/.test(line) &&
        !/\*\/$|^export declare function createMeshClient/.test(lines[index - 1] ?? ''),
    )
    expect(bare, name).toEqual([])
  }
})
