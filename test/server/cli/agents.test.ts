import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMock, type Mock } from '../../../server/mock/mock.ts'
import { callsTools, testMesh } from '../../support/servers/mesh.ts'
import { freePort } from '../../support/servers/ports.ts'
import { completion, sendJson } from '../../support/upstreams/model-server.ts'
import { listenOnLoopback } from '../../support/http/listen.ts'
import { head, shippedIds } from '../../support/data/agents.ts'
import { tollgate as published, tollgateIn } from '../../support/servers/command.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
let folder = ''
let mock: Mock
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-cli-agents-'))
  mock = await startMock({ contract: join(root, 'generated/json/mesh.json') })
})
afterAll(async () => {
  await mock.close()
  rmSync(folder, { recursive: true })
})

const newFolder = () => mkdtempSync(join(folder, 'own-'))

const tollgate = (
  args: string[],
  { cwd = folder, env }: { cwd?: string; env?: Record<string, string> } = {},
) => tollgateIn(cwd, args, env)

/** A configuration that is not the sandbox's, where agents need their credentials. */
function served(cwd: string, mesh: object = {}): void {
  writeFileSync(
    join(cwd, 'tollgate.yaml'),
    JSON.stringify({
      upstreams: { a: { base_url: 'http://127.0.0.1:1/v1' } },
      routes: { '*': [{ upstream: 'a' }] },
      mesh,
    }),
  )
}

describe('list and show', () => {
  test('the agents that ship are listed with their tools and prices, from any folder and without a server', async () => {
    const [text, json] = await Promise.all([
      tollgate(['agents', 'list']),
      tollgate(['agents', 'list', '--json']),
    ])
    expect(text).toMatchObject({ code: 0, err: '' })
    expect(text.out).toMatch(/^EchoAgent +echo, add +0\.001 +0\.01 +available$/m)
    expect(JSON.parse(json.out)).toMatchObject({
      agents: {
        length: shippedIds.length,
        [shippedIds.indexOf('EchoAgent')]: {
          id: 'EchoAgent',
          tools: ['echo', 'add'],
          available: true,
        },
      },
      broken: [],
    })
  })

  test('an agent without its credential is not available, and the variable is named', async () => {
    const cwd = newFolder()
    served(cwd)
    const [list, show, json, set] = await Promise.all([
      tollgate(['agents', 'list'], { cwd }),
      tollgate(['agents', 'show', 'ExaSearchAgent'], { cwd }),
      tollgate(['agents', 'show', 'ExaSearchAgent', '--json'], { cwd }),
      tollgate(['agents', 'show', 'ExaSearchAgent'], { cwd, env: { EXA_API_KEY: 'hunter2' } }),
    ])
    expect(list.out).toMatch(/^ExaSearchAgent .* not available: EXA_API_KEY is not set$/m)
    expect(show.out).toMatch(/^state +not available: EXA_API_KEY is not set$/m)
    expect(show.out).toMatch(/^credentials +EXA_API_KEY \(not set\)$/m)
    expect(JSON.parse(json.out)).toMatchObject({
      id: 'ExaSearchAgent',
      available: false,
      credentials: [{ variable: 'EXA_API_KEY', set: false }],
      tools: { length: 3 },
    })
    expect(set.out).toMatch(/^credentials +EXA_API_KEY \(set\)$/m)
    expect(set.out + set.err).not.toContain('hunter2')
  })

  test('show tells what each argument is, and which are needed', async () => {
    const { out } = await tollgate(['agents', 'show', 'OpenMeteoWeatherAgent'])
    expect(out).toMatch(/^get_forecast \(0\.002 USD\): Weather of one place/m)
    expect(out).toMatch(/^ {2}latitude +number +required +Latitude in degrees, north positive\.$/m)
    expect(out).toMatch(/^ {2}daily +list of choice +default \["weather_code"/m)
    expect(out).toMatch(/^servers +api\.open-meteo\.com$/m)
  })

  test('an agent that there is not is refused with the closest one', async () => {
    const { code, out, err } = await tollgate(['agents', 'show', 'EcoAgent'])
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain('Did you mean "EchoAgent"?')
  })

  test('a broken document is told, or left out and told', async () => {
    const cwd = newFolder()
    mkdirSync(join(cwd, 'mine'))
    writeFileSync(join(cwd, 'mine/BadAgent.yaml'), 'openapi: 3.1.0\ninfo: {}\n')
    served(cwd, { agents: ['mine'] })
    const refused = await tollgate(['agents', 'list'], { cwd })
    expect([refused.code, refused.out]).toEqual([1, ''])
    expect(refused.err).toContain(`${join('mine', 'BadAgent.yaml')}:2:`)
    const skipped = await tollgate(['agents', 'list', '--json'], {
      cwd,
      env: { TOLLGATE_MESH_ON_BROKEN_AGENT: 'skip' },
    })
    expect(JSON.parse(skipped.out)).toMatchObject({
      agents: [],
      broken: [
        {
          id: 'BadAgent',
          problems: expect.arrayContaining([expect.stringContaining('BadAgent.yaml:2:')]),
        },
      ],
    })
    const checked = await tollgate(['check'], { cwd })
    expect([checked.code, checked.out]).toEqual([1, ''])
    expect(checked.err).toContain('BadAgent.yaml:2:')
  })
})

test('of many documents, as the published program reads them, faults are told with their lines', async () => {
  const cwd = newFolder()
  mkdirSync(join(cwd, 'mine'))
  served(cwd, { agents: ['mine'], on_broken_agent: 'skip' })
  // So long that a thread parses them.
  const padding = `# ${'x'.repeat(600_000)}\n`
  const good = `${head}servers: [{ url: https://a.example }]\npaths: { /a: { get: { operationId: a, summary: A } } }\n`
  const bad = 'openapi: 3.1.0\ninfo: {}\n'
  for (let number = 0; number < 6; number += 1)
    writeFileSync(join(cwd, `mine/A${number}.yaml`), (number === 4 ? bad : good) + padding)
  const { code, out } = await published(['agents', 'list', '--json'], { cwd })
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    agents: ['A0', 'A1', 'A2', 'A3', 'A5'].map((id) => ({ id, tools: ['a'] })),
    broken: [
      { id: 'A4', problems: expect.arrayContaining([expect.stringMatching(/A4\.yaml:2:/)]) },
    ],
  })
})

describe('call and ask', () => {
  const url = () => ['--url', mock.url]
  const env = { TOLLGATE_API_KEY: 'tg_any' }

  test('print what the agent gave', async () => {
    const [called, query, json] = await Promise.all([
      tollgate(['agents', 'call', 'EchoAgent', 'echo', '{"text": "Hello"}', ...url()], { env }),
      tollgate(['agents', 'ask', 'EchoAgent', 'Hello?', '--key', 'tg_other', ...url()]),
      tollgate(['agents', 'ask', 'EchoAgent', 'Hello?', '--json', ...url()], { env }),
    ])
    expect(called).toEqual({ code: 0, out: '{\n  "text": "Hello"\n}\n', err: '' })
    // What the contract has as an answer to a question: words, and the data behind them.
    const answer = JSON.parse(json.out) as { response: string; data: unknown }
    expect(answer).toMatchObject({
      success: true,
      response: expect.stringContaining('Lisbon') as unknown,
      data: { get_forecast: {} },
    })
    expect(query).toEqual({ code: 0, out: `${answer.response}\n`, err: '' })
  })

  test('print the data alone where an agent is asked for it raw', async () => {
    const mesh = await testMesh(
      (_req, res, { body: { messages } }) =>
        sendJson(
          res,
          200,
          messages.some(({ role }) => role === 'tool')
            ? completion('It is 21 degrees in Lisbon.')
            : callsTools(['get_weather', { city: 'Lisbon' }]),
        ),
      (_req, res) => sendJson(res, 200, { degrees: 21 }),
    )
    const ask = (...more: string[]) =>
      tollgate([
        'agents',
        'ask',
        'ToyAgent',
        'How warm is it in Lisbon?',
        '--key',
        mesh.gateway.key,
        '--url',
        mesh.gateway.meshUrl,
        ...more,
      ])
    const [words, raw, json] = await Promise.all([ask(), ask('--raw'), ask('--raw', '--json')])
    expect(words).toEqual({ code: 0, out: 'It is 21 degrees in Lisbon.\n', err: '' })
    expect(raw).toEqual({
      code: 0,
      out: `${JSON.stringify({ get_weather: { degrees: 21 } }, null, 2)}\n`,
      err: '',
    })
    expect(JSON.parse(json.out)).toEqual({ success: true, data: { get_weather: { degrees: 21 } } })
  })

  test('numbers keep their digits both ways', async () => {
    const mesh = await testMesh(
      () => {},
      (_req, res) => {
        res.writeHead(200, { 'content-type': 'application/json' }).end('{"id":9007199254740993}')
      },
    )
    const args = '{"query":"a","filter":{"id":12345678901234567890}}'
    const where = ['--key', mesh.gateway.key, '--url', mesh.gateway.meshUrl]
    const called = await tollgate(['agents', 'call', 'ToyAgent', 'search', args, ...where])
    expect(called).toEqual({ code: 0, out: '{\n  "id": 9007199254740993\n}\n', err: '' })
    expect(mesh.tools.requests.map(({ body }) => body)).toEqual([args])
  })

  test('without a server they say where none is', async () => {
    const closed = createServer()
    const port = await listenOnLoopback(closed)
    closed.close()
    const { code, out, err } = await tollgate(['agents', 'ask', 'EchoAgent', 'Hello?'], {
      env: { ...env, TOLLGATE_MESH_PORT: String(port) },
    })
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      `There is no response from http://127.0.0.1:${port} (nothing listens there). Is the ` +
        'server running? `npm run tollgate -- serve` starts it; --url names another one.\n',
    )
  })

  test('without a key they say where one comes from', async () => {
    const { code, err } = await tollgate(['agents', 'call', 'EchoAgent', 'echo'])
    expect(code).toBe(1)
    expect(err).toBe(
      'A key is needed: --key KEY, or the environment variable TOLLGATE_API_KEY. `npm run ' +
        'tollgate -- keys create --name NAME --scopes mesh` creates one.\n',
    )
  })

  test('a refusal is told with its code and the request that it was, as JSON where that was asked for', async () => {
    const args = ['agents', 'call', 'A'.repeat(65), 'echo', '{}', ...url()]
    const [text, json] = await Promise.all([
      tollgate(args, { env }),
      tollgate([...args, '--json'], { env }),
    ])
    expect([text.code, json.code, text.out + json.out]).toEqual([1, 1, ''])
    expect(text.err).toMatch(/^agent_id .+ \(invalid_request, request [\w-]{36}\)\n$/)
    expect(JSON.parse(json.err)).toEqual({ error: expect.stringContaining('invalid_request') })
  })

  test('a port that is chosen at the start is not known here', async () => {
    const { code, err } = await tollgate(['agents', 'ask', 'EchoAgent', 'Hello?'], {
      env: { ...env, TOLLGATE_MESH_PORT: '0' },
    })
    expect([code, err]).toEqual([
      1,
      'mesh.port is 0, so the port of the running server is unknown; name its URL with --url.\n',
    ])
  })
})

describe('mistakes of the command line', () => {
  test.each<[string[], string]>([
    [['agents'], 'Name an action of agents: list, show, call, ask, add, diff, approve, survey.\n'],
    [
      ['agents', 'lsit'],
      'There is no `agents lsit`. Did you mean "list"? There are: list, show, call, ask, add, diff, approve, survey.\n',
    ],
    [
      ['agents', 'show'],
      'Name an agent by its id; `npm run tollgate -- agents list` lists them.\n',
    ],
    [
      ['agents', 'call', 'EchoAgent'],
      "Name an agent and a tool: npm run tollgate -- agents call AGENT TOOL '{…}'.\n",
    ],
    [
      ['agents', 'call', 'EchoAgent', 'echo', 'text=a'],
      `The arguments are not valid JSON; write an object in quotes, as in '{"text": "Hello"}'.\n`,
    ],
    [
      ['agents', 'call', 'EchoAgent', 'echo', '[1]'],
      `The arguments must be a JSON object, as in '{"text": "Hello"}'.\n`,
    ],
    [
      ['agents', 'ask', 'EchoAgent', ' '],
      'Name an agent and a query: npm run tollgate -- agents ask AGENT "…".\n',
    ],
    [
      ['agents', 'add'],
      'Name an OpenAPI document, or the URL of an MCP server: npm run tollgate -- agents add FILE --id AGENT.\n',
    ],
    [['agents', 'add', 'api.yaml'], 'The agent needs an id: --id AGENT.\n'],
  ])('%j is named, with exit code 2', async (args, err) => {
    expect(await tollgate(args)).toEqual({ code: 2, out: '', err })
  })
})

describe('metadata', () => {
  test('is printed, or written to a file, with every agent', async () => {
    const cwd = newFolder()
    served(cwd)
    const [printed, written] = await Promise.all([
      tollgate(['metadata'], { cwd }),
      tollgate(['metadata', '--output', 'metadata.json'], { cwd }),
    ])
    expect(printed).toMatchObject({ code: 0, err: '' })
    expect(written).toEqual({
      code: 0,
      out: '',
      err: `The metadata of ${shippedIds.length} agents is in metadata.json.\n`,
    })
    expect(`${readFileSync(join(cwd, 'metadata.json'), 'utf8')}\n`).toBe(printed.out)
    expect(JSON.parse(printed.out)).toHaveProperty('agents.ExaSearchAgent.metadata.name', 'Exa API')
  })

  test('check tells the addresses of agents and metadata, and how many agents there are', async () => {
    const cwd = newFolder()
    const [port, metadata] = [await freePort(), await freePort()]
    served(cwd, { port })
    const env = {
      TOLLGATE_GATEWAY_PORT: '0',
      TOLLGATE_METADATA_PORT: String(metadata),
      TOLLGATE_OPERATOR_PORT: '0',
    }
    const [text, json] = await Promise.all([
      tollgate(['check'], { cwd, env }),
      tollgate(['check', '--json'], { cwd, env }),
    ])
    expect(text.code).toBe(0)
    expect(text.out).toMatch(new RegExp(`^mesh +http://127\\.0\\.0\\.1:${port}$`, 'm'))
    expect(text.out).toMatch(new RegExp(`^metadata +http://127\\.0\\.0\\.1:${metadata}$`, 'm'))
    const count = shippedIds.length
    const available = count - 1
    expect(text.out).toMatch(
      new RegExp(
        `^agents +${available} of ${count} are available\n +ExaSearchAgent: EXA_API_KEY is not set$`,
        'm',
      ),
    )
    expect(JSON.parse(json.out)).toMatchObject({
      mesh: `http://127.0.0.1:${port}`,
      agents: { count, available, unavailable: [{ id: 'ExaSearchAgent' }], broken: [] },
    })
  })
})
