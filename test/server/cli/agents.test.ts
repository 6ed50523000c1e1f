import { once } from 'node:events'
import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { run } from '../../../server/cli/cli.ts'
import { withProgress } from '../../../server/cli/progress.ts'
import { loadAgents } from '../../../server/mesh/documents/agents.ts'
import { startMock, type Mock } from '../../../server/mock/mock.ts'
import { callsTools, testMesh } from '../../support/servers/mesh.ts'
import { freePort } from '../../support/servers/ports.ts'
import { completion, sendJson } from '../../support/upstreams/model-server.ts'

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

type Ended = { code: number; out: string; err: string }
let before: Promise<unknown> = Promise.resolve()

/**
 * `tollgate …args` in a folder of its own, without any variable of whoever runs the tests; within
 * this process, and so one after the other.
 */
function tollgate(
  args: string[],
  { cwd = folder, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  const ended = before.then(async () => {
    const own = { cwd: process.cwd(), env: process.env }
    const said = { out: '', err: '' }
    const spies = [
      vi
        .spyOn(process.stdout, 'write')
        .mockImplementation((text) => ((said.out += String(text)), true)),
      vi
        .spyOn(process.stderr, 'write')
        .mockImplementation((text) => ((said.err += String(text)), true)),
    ]
    process.chdir(cwd)
    process.env = { ...env }
    try {
      return { code: await run(args), ...said }
    } finally {
      process.chdir(own.cwd)
      process.env = own.env
      for (const spy of spies) spy.mockRestore()
    }
  })
  before = ended
  return ended
}

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
      agents: { length: 10, 3: { id: 'EchoAgent', tools: ['echo', 'add'], available: true } },
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

describe('call and ask', () => {
  const url = () => ['--url', mock.url]
  const env = { TOLLGATE_API_KEY: 'tg_any' }

  test('print what the agent gave', async () => {
    const [called, asked, json] = await Promise.all([
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
    expect(asked).toEqual({ code: 0, out: `${answer.response}\n`, err: '' })
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
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    closed.close()
    const { code, out, err } = await tollgate(['agents', 'ask', 'EchoAgent', 'Hello?'], {
      env: { ...env, TOLLGATE_MESH_PORT: String(port) },
    })
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe(
      `There is no response from http://127.0.0.1:${port} (nothing listens there). Is the server running? \`npm run tollgate -- serve\` starts it; --url names another address.\n`,
    )
  })

  test('without a key they say where one comes from', async () => {
    const { code, err } = await tollgate(['agents', 'call', 'EchoAgent', 'echo'])
    expect(code).toBe(1)
    expect(err).toBe(
      'A key is needed: --key KEY, or the environment variable TOLLGATE_API_KEY. `npm run tollgate -- keys create --name NAME --scopes mesh` creates one.\n',
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
    [['agents'], 'Name an action of agents: list, show, call, ask, add.\n'],
    [
      ['agents', 'lsit'],
      'There is no `agents lsit`. Did you mean "list"? There are: list, show, call, ask, add.\n',
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
      `The arguments are no valid JSON; write an object in quotes, as in '{"text": "Hello"}'.\n`,
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
      'Name an OpenAPI document: npm run tollgate -- agents add FILE --id AGENT.\n',
    ],
    [['agents', 'add', 'api.yaml'], 'The agent needs an id: --id AGENT.\n'],
  ])('%j is named, with exit code 2', async (args, err) => {
    expect(await tollgate(args)).toEqual({ code: 2, out: '', err })
  })
})

const api = `openapi: 3.0.3
info: { title: Pets, version: '2' }
servers: [{ url: https://pets.example.com/api }]
paths:
  /pets:
    get: { operationId: listPets, summary: List pets, responses: { '200': { description: Pets. } } }
    post: { operationId: addPet, summary: Add a pet, responses: { '201': { description: Added. } } }
  /pets/{id}:
    get:
      operationId: getPet
      summary: Get a pet
      security: [{ key: [] }]
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { '200': { description: A pet. } }
components: { securitySchemes: { key: { type: apiKey, in: header, name: x-key } } }
`

describe('add', () => {
  test('makes an agent of a document, and says what is left to do', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'api.yaml'), api)
    const { code, out, err } = await tollgate(
      ['agents', 'add', 'api.yaml', '--id', 'PetAgent', '--only', 'listPets,getPet'],
      { cwd },
    )
    expect({ code, out }).toEqual({ code: 0, out: `${join('agents', 'PetAgent.yaml')}\n` })
    expect(err).toContain('PetAgent has 2 tools: listPets, getPet.')
    expect(err).toContain('set PET_AGENT_API_KEY.')
    expect(err).toContain('mesh: { agents: ["spec/agents","agents"] }')
    const { agents } = loadAgents([join(cwd, 'agents')], {
      env: {},
      onBroken: 'refuse',
      nativeTools: {},
    })
    expect([...(agents.get('PetAgent')?.tools.keys() ?? [])]).toEqual(['listPets', 'getPet'])
  })

  test('writes into the first own folder of the configuration, which is served as it is', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'api.yaml'), api)
    writeFileSync(join(cwd, 'tollgate.yaml'), 'mesh: { agents: [spec/agents, ours] }\n')
    const { code, out, err } = await tollgate(
      ['agents', 'add', 'api.yaml', '--id', 'PetAgent', '--json'],
      { cwd },
    )
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out)).toEqual({
      file: join(cwd, 'ours/PetAgent.yaml'),
      tools: ['listPets', 'addPet', 'getPet'],
      variables: ['PET_AGENT_API_KEY'],
      served: true,
    })
    const { out: list } = await tollgate(['agents', 'list'], { cwd })
    expect(list).toMatch(/^PetAgent +listPets, addPet, getPet /m)
  })

  test('never writes over an agent, nor beside one of the same id', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'api.yaml'), api)
    mkdirSync(join(cwd, 'agents'))
    writeFileSync(join(cwd, 'agents/PetAgent.yaml'), 'mine')
    const [same, shipped] = await Promise.all([
      tollgate(['agents', 'add', 'api.yaml', '--id', 'petagent'], { cwd }),
      tollgate(['agents', 'add', 'api.yaml', '--id', 'EchoAgent'], { cwd }),
    ])
    expect(same).toMatchObject({
      code: 1,
      out: '',
      err: `There is an agent with this id already, in ${join('agents', 'PetAgent.yaml')}; choose another with --id, or remove that file.\n`,
    })
    expect(shipped).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining(join('spec', 'agents', 'EchoAgent.yaml')),
    })
    expect(readFileSync(join(cwd, 'agents/PetAgent.yaml'), 'utf8')).toBe('mine')
    expect(existsSync(join(cwd, 'agents/petagent.yaml'))).toBe(false)
  })

  test.each([
    [
      'an id with a path in it',
      ['api.yaml', '--id', '../PetAgent'],
      'cannot be the id of an agent',
    ],
    [
      'an operation that there is not',
      ['api.yaml', '--id', 'PetAgent', '--only', 'listPet'],
      'there is no operation "listPet". Did you mean "listPets"?',
    ],
    [
      'a file that there is not',
      ['none.yaml', '--id', 'PetAgent'],
      'none.yaml: there is no such file.',
    ],
  ])('refuses %s, and writes nothing', async (_, args, sentence) => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'api.yaml'), api)
    const { code, out, err } = await tollgate(['agents', 'add', ...args], { cwd })
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(sentence)
    expect(existsSync(join(cwd, 'agents'))).toBe(false)
  })
})

test('add says of a file of another kind that it is no document, in a sentence', async () => {
  const cwd = newFolder()
  writeFileSync(join(cwd, 'README.md'), readFileSync(join(root, 'README.md')))
  writeFileSync(join(cwd, 'notes.yaml'), readFileSync(join(root, 'README.md')))
  const adding = (file: string) => tollgate(['agents', 'add', file, '--id', 'PetAgent'], { cwd })
  expect(await adding('README.md')).toEqual({
    code: 1,
    out: '',
    err: 'README.md: this is no OpenAPI document; give one in YAML or JSON, like petstore.yaml.\n',
  })
  const lines = (await adding('notes.yaml')).err.trimEnd().split('\n')
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/ and \d{2,} more\. Is this the right file\?$/)
})

describe('add, of a document whose server is not on the internet', () => {
  const addAt = async (url: string, ...args: string[]) => {
    const cwd = newFolder()
    writeFileSync(
      join(cwd, 'api.yaml'),
      api.replace('https://pets.example.com/api', JSON.stringify(url)),
    )
    const ran = await tollgate(['agents', 'add', 'api.yaml', '--id', 'PetAgent', ...args], { cwd })
    return { ...ran, isWritten: existsSync(join(cwd, 'agents/PetAgent.yaml')) }
  }

  test.each([
    'http://169.254.169.254/latest',
    'http://2852039166',
    'http://0xa9.0xfe.0xa9.0xfe',
    'http://0251.0376.0251.0376',
    'http://169.254.43518',
    'http://[::ffff:169.254.169.254]',
    'http://[::ffff:a9fe:a9fe]:80',
    'http://[64:ff9b::169.254.169.254]',
    'http://[fe80::1]',
    'http://[fd00:ec2::254]',
    'http://100.100.100.200',
    'http://metadata.google.internal/computeMetadata',
  ])(
    '%s is refused, with --allow-private too: it tells what a machine may know of itself',
    async (url) => {
      for (const { code, out, err, isWritten } of await Promise.all([
        addAt(url),
        addAt(url, '--allow-private'),
      ])) {
        expect([code, out, isWritten]).toEqual([1, '', false])
        expect(err).toMatch(
          /^api\.yaml: the server .* is never called; write the API's own address under servers\.\n$/,
        )
      }
    },
  )

  test.each([
    'http://10.0.0.5:9000',
    'http://127.1',
    'http://2130706433',
    'http://0x7f.0.0.1',
    'http://[::1]:8000',
    'http://[::ffff:192.168.1.1]',
    'http://[fc00::1]',
    'http://localhost:3000',
  ])('%s is refused, unless --allow-private says otherwise', async (url) => {
    const [refused, taken] = await Promise.all([addAt(url), addAt(url, '--allow-private')])
    expect([refused.code, refused.isWritten, taken.code, taken.isWritten]).toEqual([
      1,
      false,
      0,
      true,
    ])
    expect(refused.err).toMatch(
      /^api\.yaml: the server .* is private, and tools call public servers only; if that API is yours, add it again with --allow-private\.\n$/,
    )
    expect(taken.err).toContain(`mesh: { allow_private: ["${new URL(url).origin}"] }`)
  })

  test.each(['http://0.0.0.0', 'http://224.0.0.1', 'http://240.0.0.1', 'http://[2001:db8::1]'])(
    '%s is nowhere',
    async (url) => {
      expect((await addAt(url, '--allow-private')).err).toContain(
        'is no address of a server on the internet',
      )
    },
  )
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
      err: 'The metadata of 10 agents is in metadata.json.\n',
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
    expect(text.out).toMatch(
      /^agents +9 of 10 are available\n +ExaSearchAgent: EXA_API_KEY is not set$/m,
    )
    expect(JSON.parse(json.out)).toMatchObject({
      mesh: `http://127.0.0.1:${port}`,
      agents: { count: 10, available: 9, unavailable: [{ id: 'ExaSearchAgent' }], broken: [] },
    })
  })
})

describe('the line that tells of progress', () => {
  /** What is written to a terminal, or to a file, while work is done. */
  async function written(isTTY: boolean, work: Promise<unknown>): Promise<string[]> {
    const lines: string[] = []
    const out = {
      isTTY,
      write: (text: string) => lines.push(text),
    } as unknown as NodeJS.WriteStream // no more of a stream is used
    await withProgress('asking EchoAgent', work, out).catch(() => undefined)
    return lines
  }

  test('is rewritten every second on a terminal, and gone at the end', async () => {
    const lines = await written(true, new Promise((done) => setTimeout(done, 1100)))
    expect(lines).toEqual([
      '\r\x1b[Kasking EchoAgent… 0 s',
      '\r\x1b[Kasking EchoAgent… 1 s',
      '\r\x1b[K',
    ])
  })

  test('is gone after a failure, and never written to a file', async () => {
    expect(await written(true, Promise.reject(new Error('no')))).toEqual([
      '\r\x1b[Kasking EchoAgent… 0 s',
      '\r\x1b[K',
    ])
    expect(await written(false, Promise.resolve())).toEqual([])
  })
})
