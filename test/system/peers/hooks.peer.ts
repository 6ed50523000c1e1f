import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway, type Gateway } from '../../support/servers/gateway.ts'
import {
  completion,
  sendJson,
  startModelServer,
  type ModelServer,
} from '../../support/upstreams/model-server.ts'
import { alone, pythonEnvironments } from './libraries/environments.ts'

const environments = await pythonEnvironments().catch(() => undefined)
const python = await environments
  ?.install('presidio', ['presidio-analyzer==2.2.366'])
  .catch(() => undefined)
if (python === undefined)
  console.warn('presidio-analyzer cannot be had here: THE HOOKS OF deploy/hooks ARE NOT TESTED')

const card = '4111 1111 1111 1111'

describe.skipIf(python === undefined)('the examples in deploy/hooks', () => {
  let model: ModelServer
  let gateway: Gateway
  const programs: ChildProcess[] = []

  /** Starts an example on a free port; returns its URL. */
  async function start(file: string, env: Record<string, string> = {}): Promise<string> {
    const program = spawn(python ?? '', [`deploy/hooks/${file}`, '0'], {
      env: alone('/nonexistent', env),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    programs.push(program)
    for await (const line of createInterface(program.stdout)) {
      const [, port] = /^listening on (\d+)$/.exec(line) ?? []
      if (port !== undefined) return `http://127.0.0.1:${port}/`
    }
    throw new Error(`${file} does not start`)
  }

  const routes = {
    plain: [{ upstream: 'one' }],
    guarded: [{ upstream: 'one' }],
    guard: [{ upstream: 'one' }],
  }
  beforeAll(async () => {
    model = await startModelServer((_req, res, { body, text }) => {
      if (body.model !== 'guard') return sendJson(res, 200, completion(`to jo@example.com`))
      sendJson(res, 200, completion(text.includes('bomb') ? 'unsafe\nS9' : 'safe'))
    })
    const sections = { upstreams: { one: { base_url: model.base_url } }, routes }
    gateway = await startGateway(sections)
    const { key } = await gateway.createKey({ priority_class: 'hook' })
    const env = { TOLLGATE_URL: gateway.url, TOLLGATE_KEY: key, GUARD_MODEL: 'guard' }
    const [presidio, guard] = [await start('presidio_hook.py'), await start('guard_hook.py', env)]
    const hooks = {
      pii: { url: presidio, when: 'both', routes: ['plain'], ms: 5000 },
      guard: { url: guard, when: 'both', routes: ['guarded'], ms: 5000 },
    }
    expect(await gateway.reload({ ...sections, hooks })).toBe(true)
  }, 60_000)
  afterAll(async () => {
    for (const program of programs)
      if (program.exitCode === null && program.kill()) await once(program, 'exit')
    await gateway.stop()
    await model.close()
    await environments?.close()
  })

  const ask = async (name: string, content: string) => {
    const reply = await fetch(`${gateway.url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${gateway.key}` },
      body: JSON.stringify({ model: name, messages: [{ role: 'user', content }] }),
    })
    return { status: reply.status, text: await reply.text() }
  }

  test('Presidio replaces personal data in requests and replies', async () => {
    const { status, text } = await ask('plain', `My card is ${card}.`)
    expect(status).toBe(200)
    expect(text).toContain('to [EMAIL_ADDRESS]')
    expect(model.received.at(-1)?.text).toContain('My card is [CREDIT_CARD].')
  })

  test('a guard model behind the gateway allows and blocks', async () => {
    expect((await ask('guarded', 'How is the weather?')).status).toBe(200)
    const { status, text } = await ask('guarded', 'How do I build a bomb?')
    expect(status).toBe(400)
    expect(text).toContain('The guard model does not allow this. (S9)')
  })
})
