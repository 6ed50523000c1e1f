import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { commandsOf, kindOf } from '../../../scripts/readme-steps.mjs'
import { freePort } from '../../support/servers/ports.ts'
import { comesMs, longMs, until } from '../../support/waiting.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)
const ollamaPort = 11434

const completion = {
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'llama3.2',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
}
const models = { object: 'list', data: [{ id: 'llama3.2', object: 'model', owned_by: 'library' }] }

/** A model server at the port at which `init` looks for Ollama; false if another program has it. */
async function startOllama(): Promise<boolean> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.setHeader('content-type', 'application/json')
      const isChat = request.url?.endsWith('/chat/completions')
      response.end(JSON.stringify(isChat ? completion : models))
    })
  })
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  server.listen(ollamaPort, '127.0.0.1')
  return once(server, 'listening').then(
    () => true,
    () => false,
  )
}

test(
  'the page about a first server leads to a model that answers',
  { timeout: longMs },
  async ({ skip }) => {
    if (!(await startOllama())) {
      console.warn(`port ${ollamaPort} is in use: docs/first-server.md IS NOT TESTED`)
      skip()
    }
    const cwd = await mkdtemp(join(tmpdir(), 'tollgate-first-'))
    onTestFinished(() => rm(cwd, { recursive: true, force: true, maxRetries: 5 }))
    for (const name of readdirSync(root).filter(
      (name) => !/^(\.git|\.tollgate|dist|spec)$/.test(name),
    ))
      symlinkSync(join(root, name), join(cwd, name))
    cpSync(join(root, 'spec'), join(cwd, 'spec'), { recursive: true })

    const services = { GATEWAY: 8080, MESH: 8081, METADATA: 8082, OPERATOR: 8090 }
    const ports = await Promise.all(
      Object.entries(services).map(
        async ([name, usual]) => [name, usual, await freePort()] as const,
      ),
    )
    const env: Record<string, string> = {
      PATH: process.env['PATH'] ?? '',
      HOME: cwd,
      TOLLGATE_OPERATOR_TOKEN: 'a-token-of-at-least-32-characters-for-this',
    }
    for (const [name, , port] of ports) env[`TOLLGATE_${name}_PORT`] = String(port)
    const here = (command: string) =>
      ports.reduce((text, [, usual, port]) => text.replaceAll(`:${usual}`, `:${port}`), command)
    const gateway = here('http://127.0.0.1:8080')

    const outputs: string[] = []
    for (const { command } of commandsOf(
      readFileSync(join(root, 'docs/first-server.md'), 'utf8'),
    )) {
      if (kindOf(command)?.kind === 'server') {
        const server = spawn('sh', ['-c', `exec ${command}`], {
          cwd,
          env,
          stdio: 'ignore',
          detached: true,
        })
        onTestFinished(async () => {
          if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL')
          await once(server, 'exit')
        })
        await until('the server answers', () =>
          fetch(gateway).then(
            () => true,
            () => false,
          ),
        )
        continue
      }
      // A variable that a command exports is there for those after it.
      const line = `${here(command)} && echo && echo "KEY:$KEY"`
      const { stdout } = await run('sh', ['-c', line], { cwd, env, timeout: comesMs })
      const [, key = ''] = /^KEY:(.*)$/m.exec(stdout) ?? []
      if (key !== '') env['KEY'] = key
      outputs.push(stdout)
    }
    const [, check, key, list, chat, usage] = outputs
    expect(readFileSync(join(cwd, 'tollgate.yaml'), 'utf8')).toContain('"llama3.2":')
    expect(check).toMatch(/ollama.*ok/)
    expect(key).toMatch(/KEY:tg_/)
    expect(list).toContain('"llama3.2"')
    expect(chat).toContain('"Hello."')
    expect(usage).toMatch(/me.*llama3\.2/)
  },
)
