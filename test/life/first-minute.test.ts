import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { launch, testFolder } from '../support/process.ts'
import { fault } from '../support/schemas.ts'
import { readSse } from '../support/sse.ts'
import { until } from '../support/waiting.ts'

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
    await until(
      'it has said all',
      () => {
        server.mustRun()
        return server.out().includes('/usage -H ')
      },
      80_000,
    )
    const lines = server.out().split('\n')
    expect(server.out()).toMatch(/SANDBOX.* `npm run tollgate -- init` connects/)
    const key = /^ {2}key +(tg_\S+)$/m.exec(server.out())?.[1]
    expect(key, 'a key of ours').toMatch(/^tg_/)

    const pasted = lines.filter((line) => line.startsWith('curl '))
    const answers = await Promise.all(
      pasted.map(async (line) => {
        const { stdout } = await run(
          'sh',
          ['-c', line.replace('curl ', "curl -sS -w '\\n%{http_code}' ")],
          { timeout: 10_000 },
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
