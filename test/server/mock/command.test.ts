import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { listenOnLoopback } from '../../support/http/listen.ts'
import { runInProcess } from '../../support/servers/command.ts'

const command = new URL('../../../server/cli/cli.ts', import.meta.url).href

/** Of whoever runs the tests, what is no setting of theirs. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('TOLLGATE_')),
)

/** Runs `tollgate mock` in a process of its own; `before` is a module that runs first. */
function run(args: string[], before = '') {
  const script =
    `${before}; const { run } = await import(${JSON.stringify(command)}); ` +
    `process.exitCode = await run(${JSON.stringify(['mock', ...args])})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env,
  })
  return {
    child,
    ended: Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
      ([out, err, [code]]) => ({ out, err, code: Number(code) }),
    ),
  }
}

describe('tollgate mock', () => {
  test('prints its address and a curl line that works, and ends with 0 on SIGTERM', async () => {
    const { child, ended } = run(['--port', '0', '--pace', '0'])
    const [first] = (await once(child.stdout, 'data')) as [Buffer]
    const curl = /curl (\S+) -H 'authorization: (.+?)' -H 'content-type: (.+?)' -d '(.+)'/.exec(
      first.toString(),
    )
    const [, url = '', authorization = '', type = '', body = ''] = curl ?? []
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization, 'content-type': type },
      body,
    })
    expect(response.status).toBe(200)
    await response.text()
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  })

  test('serves the gateway, the agents, their metadata and the operator’s address together, each with a curl line', async () => {
    const { child, ended } = run(['--port', '0'])
    const [first] = (await once(child.stdout, 'data')) as [Buffer]
    const lines = first
      .toString()
      .split('\n')
      .filter((line) => line.startsWith('  curl '))
    expect(lines).toHaveLength(4)
    const [, url = '', type = '', body = ''] =
      /curl (\S+) -H 'content-type: (.+?)' -d '(.+)'/.exec(lines[1] ?? '') ?? []
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body })
    expect([response.status, await response.json()]).toEqual([
      200,
      { result: { success: true, data: { text: 'Hello' } } },
    ])
    const [, gateway = ''] = /curl (http:\/\/[^/]+)/.exec(lines[0] ?? '') ?? []
    const models = await fetch(`${gateway}/openai/v1/models`, {
      headers: { authorization: 'Bearer any' },
    })
    expect([models.status, await models.json()]).toMatchObject([200, { object: 'list' }])
    const metadata = await fetch((lines[2] ?? '').replace('  curl ', ''))
    expect(await metadata.json()).toHaveProperty('agents.EchoAgent.metadata.name', 'Echo')
    const operator = new URL((lines[3] ?? '').replace('  curl ', '')).origin
    const keys = await fetch(`${operator}/keys`, { headers: { authorization: 'Bearer any' } })
    expect([keys.status, await keys.json()]).toMatchObject([
      200,
      { keys: [{ name: 'search-team' }] },
    ])
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
  })

  test('serves one contract when it is named', async () => {
    const { child, ended } = run(['--port', '0', '--contract', 'mesh'])
    const [first] = (await once(child.stdout, 'data')) as [Buffer]
    expect(first.toString()).toMatch(
      /^mock of the mesh contract on http:\/\/127\.0\.0\.1:\d+\n\n {2}curl .+\n\n$/,
    )
    child.kill('SIGINT')
    expect((await ended).code).toBe(0)
  })

  test('explains itself', async () => {
    const { out, code } = await runInProcess(['mock', '--help'])
    expect(code).toBe(0)
    expect(out).toMatch(
      /--contract NAME +Only this one: gateway, hook, me, mesh, messages, metadata, openai, operator, responses, or/,
    )
  })

  test.each([
    [['--port', '99999'], 2, '--port must be a whole number'],
    [['--port', '65534'], 2, '--port must be a whole number from 0 to 65532, not "65534".'],
    [['--delay', 'soon'], 2, '--delay must be a whole number from 0 to 99999'],
    [['--pace', '-1'], 2, 'The option --pace needs a value: --pace MS.'],
    [['--pace', '1.5'], 2, '--pace must be a whole number'],
    [['--colour'], 2, 'There is no option --colour here.'],
    [['--config', 'nowhere.yaml'], 1, 'nowhere.yaml: '],
    [
      ['--contract', 'nowhere.yaml'],
      1,
      'no such contract or file; the contracts are gateway, hook, me, mesh, messages, metadata, openai, operator, responses',
    ],
  ])('refuses %j with exit code %i and a sentence', async (args, status, sentence) => {
    const { err, code } = await runInProcess(['mock', ...args])
    expect(code).toBe(status)
    expect(err).toMatch(sentence)
    expect(err).not.toMatch('    at ')
  })

  test('names the port that is taken', async () => {
    const other = createServer()
    const port = await listenOnLoopback(other)
    const { err, code } = await runInProcess(['mock', '--port', String(port)])
    other.close()
    expect([err, code]).toEqual([`port ${port} is taken; choose another with --port\n`, 1])
  })

  test('says what to install where Prism is not installed', async () => {
    const hide = `import { registerHooks } from 'node:module'
      registerHooks({ resolve(name, context, next) {
        if (!name.startsWith('@stoplight/')) return next(name, context)
        const error = new Error("Cannot find package '" + name + "'")
        throw Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' })
      } })`
    const { err, code } = await run(['--port', '0'], hide).ended
    expect(code).toBe(1)
    expect(err).toMatch(
      'the mock needs Prism, which is not installed: npm install --save-dev tollgate ' +
        '@stoplight/prism-core@',
    )
  })
})
