import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../../server/config/load.ts'
import { greet } from '../../../server/process/greeting.ts'
import { main } from '../../support/servers/bundle-run.ts'
import { launch, startServer, testFolder, writeConfig } from '../../support/servers/process.ts'
import { fault } from '../../support/http/schemas.ts'
import { signIn } from '../../support/http/session.ts'
import { readSse } from '../../support/http/sse.ts'
import { comesMs, until } from '../../support/waiting.ts'

const run = promisify(execFile)
const hasCurl = spawnSync('curl', ['--version']).status === 0

test.skipIf(!hasCurl)(
  'the sandbox prints a key and lines that work when they are pasted',
  async () => {
    const folder = await testFolder()
    const server = launch([], {
      folder,
      env: {
        TOLLGATE_GATEWAY_PORT: '0',
        TOLLGATE_MESH_PORT: '0',
        TOLLGATE_METADATA_PORT: '0',
        TOLLGATE_OPERATOR_PORT: '0',
        TOLLGATE_DRAIN_ACCEPT_MS: '0',
      },
    })
    await until('it has said all', () => {
      server.mustRun()
      return server.out().includes('/usage -H ')
    })
    const lines = server.out().split('\n')
    expect(server.out()).toMatch(/SANDBOX.* `npm run tollgate -- init` connects/)
    const key = /^export KEY=(tg_\S+)$/m.exec(server.out())?.[1]
    expect(key, 'a key of ours').toMatch(/^tg_/)

    const pasted = lines.filter((line) => line.startsWith('curl '))
    const answers = await Promise.all(
      pasted.map(async (line) => {
        const { stdout } = await run(
          'sh',
          ['-c', line.replace('curl ', "curl -sS -w '\\n%{http_code}' ")],
          { timeout: comesMs },
        )
        const end = stdout.lastIndexOf('\n')
        return { status: Number(stdout.slice(end)), body: stdout.slice(0, end) }
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 402, 200])
    const [whole = '', stream = '', agent = '', sold = '', usage = ''] = answers.map(
      ({ body }) => body,
    )
    expect(pasted[0]).toContain(key)
    expect(fault('gateway', 'ChatCompletion', JSON.parse(whole))).toBeNull()
    const { events } = readSse(Buffer.from(stream))
    expect(events.length).toBeGreaterThan(3)
    expect(events.at(-1)?.data).toBe('[DONE]')
    expect(fault('mesh', 'AgentReply', JSON.parse(agent))).toBeNull()
    const [head = '', terms = ''] = sold.split('\r\n\r\n')
    expect(head).toMatch(/^payment-required: \S{100,}$/im)
    expect(fault('mesh', 'PaymentRequired', JSON.parse(terms))).toBeNull()
    expect(fault('operator', 'UsageTotals', JSON.parse(usage))).toBeNull()

    const references = [...server.out().matchAll(/^ {2}reference (\S+)$/gm)].map(
      ([, url = '']) => url,
    )
    expect(references).toHaveLength(3)
    for (const url of references)
      expect(await (await fetch(url)).text()).toContain('<title>Tollgate')
    server.child.kill('SIGINT')
    expect(await server.exited).toEqual({ code: 0, signal: null })
  },
)

/** A server with two models on a default port of model servers that is free; or undefined. */
async function localModelServer(): Promise<string | undefined> {
  const data = ['qwen3:8b', 'mistral:7b'].map((id) => ({
    id,
    object: 'model',
    owned_by: 'library',
  }))
  for (const port of [11434, 8000, 1234]) {
    const server = createServer((_req, res) => {
      res
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ object: 'list', data }))
    })
    server.listen(port, '127.0.0.1')
    const isFree = await Promise.race([
      once(server, 'listening').then(() => true),
      once(server, 'error').then(() => false),
    ])
    if (!isFree) continue
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return `http://127.0.0.1:${port}/v1`
  }
  return undefined
}

test('the sandbox says that a local model server answers, and the command that serves it', async (context) => {
  const url = await localModelServer()
  if (url === undefined) return context.skip('the default ports of model servers are in use')
  const folder = await testFolder()
  const ports = Object.fromEntries(
    ['GATEWAY', 'MESH', 'METADATA', 'OPERATOR'].map((name) => [`TOLLGATE_${name}_PORT`, '0']),
  )
  for (const workers of [[], ['--workers', '2']]) {
    const server = launch(['serve', ...workers], { folder, env: ports })
    await until('it has said so', () => {
      server.mustRun()
      return server.out().includes(`ollama responds at ${url} with 2 models`)
    })
    expect(server.out()).toMatch(
      /To serve it, press Ctrl-C, and then:\n\nnpm run tollgate -- init && npm run tollgate -- serve\n/,
    )
    server.child.kill('SIGINT')
    await server.exited
  }
})

const configured = {
  upstreams: { a: { base_url: 'http://127.0.0.1:1/v1' } },
  routes: { 'mistralai/mistral-7b-instruct': [{ upstream: 'a' }] },
}
const at = (port: number) => ({ url: `http://127.0.0.1:${port}` })

/** What a terminal is told of a configured server, or what else is written to. */
async function greeted(
  isTTY: boolean,
  config: Record<string, unknown>,
  env: Record<string, string> = {},
  token: string | null = 'a token',
): Promise<string> {
  let greeting = ''
  const out = {
    isTTY,
    write: (text: string) => ((greeting += text), true),
  } as unknown as NodeJS.WriteStream // no more of a stream is used
  const file = await writeConfig(await testFolder(), config)
  greet(
    loadConfig({ file, env }),
    {
      gateway: at(1),
      mesh: at(2),
      metadata: at(3),
      operator: { ...at(4), token, issueCode: () => 'a code' },
      sandboxKey: null,
      log: () => {},
    },
    { out },
  )
  return greeting
}

test('a configured server tells a terminal where it listens, what it serves and what to do next', async () => {
  const greeting = await greeted(true, configured)
  expect(greeting).toMatch(
    /^\nTollgate is ready\.\n\n {2}gateway {3}http:\/\/127\.0\.0\.1:1\/v1, .* http:\/\/127\.0\.0\.1:1\/openai\/v1\n/,
  )
  expect(greeting).toMatch(
    /^ {2}models {4}mistralai\/mistral-7b-instruct\n {2}no route {2}hermes-3-llama3\.1-8b, meta-llama\/llama-3\.3-70b-instruct, /m,
  )
  for (const [name, address] of [
    ['agents', ':2'],
    ['metadata', ':3/metadata.json'],
    ['operator', ':4'],
    ['console', ':4/console#code=a code'],
    ['reference', ':2/docs'],
  ])
    expect(greeting).toMatch(new RegExp(`^  ${name} +http://127.0.0.1${address}$`, 'm'))
  expect(greeting).toMatch(
    /^KEY=\$\(npm run -s tollgate -- keys create --name my-app --scopes chat,mesh --config '.*tollgate\.yaml'\); echo "\$KEY"\n\ncurl -N .* -H "Authorization: Bearer \$KEY" /m,
  )
  expect(greeting).not.toContain('a token')
  const none = await greeted(true, { ...configured, routes: {} })
  expect(none).toMatch(/^ {2}models {4}none: no model has a route$/m)
  expect(none).toMatch(
    /^Next: give a model a route in .*tollgate\.yaml; `npm run tollgate -- check --probe` says what is served\.$/m,
  )
})

test('the sandbox shows a token that it made, and none that it was given', async () => {
  expect(await greeted(false, {})).toContain("-H 'Authorization: Bearer a token'")
  const variable = 'TOLLGATE_OPERATOR_TOKEN'
  const given = await greeted(false, {}, { [variable]: 'given'.padEnd(40, '.') })
  expect(given).not.toContain('Bearer a token')
  expect(given).not.toContain('given.')
  expect(given).toContain(`-H "Authorization: Bearer $${variable}"`)
})

test('a configured server without a token says so, and how to make one', async () => {
  expect(await greeted(true, configured)).not.toContain('  token ')
  expect(await greeted(true, configured, {}, null)).toMatch(
    /console#code=a code\n {2}token +none is set: `npm run tollgate -- operators create --name NAME --role admin --config '.*'` makes one$/m,
  )
})

/** A configured server that nobody gave an operator token, at free ports. */
async function withoutToken() {
  const folder = await testFolder()
  const file = await writeConfig(folder, { ...configured, mesh: { agents: [] }, drain: {} })
  return { folder, args: ['serve', '--config', file] }
}

const signedIn = async (address: string, code: string) => {
  const { headers, status } = await signIn(address, { code })
  const keys = await fetch(`${address}/keys`, { headers })
  return { session: status, keys: keys.status }
}

test.runIf(existsSync('/usr/bin/script'))(
  'on a terminal it prints an address that signs in to the console once, without any token',
  async () => {
    const { folder, args } = await withoutToken()
    const command = `exec ${process.execPath} ${main} ${args.join(' ')}`
    const terminal = spawn('/usr/bin/script', ['-qfc', command, join(folder, 'typescript')], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', NO_COLOR: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    onTestFinished(() => void terminal.kill('SIGKILL'))
    let output = ''
    terminal.stdout.on('data', (bytes) => (output += String(bytes)))
    const line = /console +(http:\S+)\/console#code=(\S+)/
    await until('it prints the address', () => line.test(output))
    const [, address = '', code = ''] = line.exec(output) ?? []
    expect(await signedIn(address, code)).toEqual({ session: 200, keys: 200 })
    expect(await signedIn(address, code)).toEqual({ session: 401, keys: 401 })
    expect((await fetch(`${address}/keys`)).status).toBe(401)
  },
)

test('without a terminal its log has the two commands that give a token', async () => {
  const { folder, args } = await withoutToken()
  const server = launch(args, { folder })
  await until('it has said so', () => {
    server.mustRun()
    return server.out().includes('operatorTokenMissing')
  })
  const lines = server.out().trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({
      level: 'info',
      byName: expect.stringMatching(
        /^npm run tollgate -- operators create --name NAME --role admin/,
      ),
      atStart: 'export TOLLGATE_OPERATOR_TOKEN="$(openssl rand -hex 32)"',
    }),
  )
  server.child.kill('SIGINT')
  await server.exited
})

test('what reads the log of a configured server gets lines of JSON, and nothing else', async () => {
  expect(await greeted(false, configured)).toBe('')
  const server = await startServer({
    config: { ...configured, mesh: { agents: [] }, drain: { accept_ms: 0 } },
  })
  expect(await server.stop()).toEqual({ code: 0, signal: null })
  const lines = server
    .allOutput()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; models?: string[]; level: string })
  const unserved = lines.filter(({ msg }) =>
    msg.startsWith('agent queries fail: mesh.model has no route'),
  )
  expect(unserved).toMatchObject([
    { level: 'warn', models: { length: 6 }, queryModel: 'meta-llama/llama-3.3-70b-instruct' },
  ])
})
