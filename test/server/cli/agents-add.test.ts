import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { loadAgents } from '../../../server/mesh/documents/agents.ts'
import { testFolders, tollgateIn } from '../../support/servers/command.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const newFolder = testFolders()
const tollgate = (args: string[], { cwd }: { cwd: string }) => tollgateIn(cwd, args)

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
    expect(err).toContain(
      'Write in tollgate.yaml (--write does it):\n\nmesh:\n  agents: [ spec/agents, agents ]\n',
    )
    const { agents } = await loadAgents([join(cwd, 'agents')], {
      env: {},
      onBroken: 'refuse',
      nativeTools: {},
    })
    expect([...(agents.get('PetAgent')?.tools.keys() ?? [])]).toEqual(['listPets', 'getPet'])
  })

  const withMesh = [
    '# ours',
    'store: .tollgate   # kept as it is',
    'mesh: { model: "mistralai/mistral-7b-instruct" }   # as init writes it',
    '# last',
    'routes: {}',
  ].join('\n')

  test.each([
    [withMesh, withMesh.replace(' }', ', agents: [ spec/agents, agents ] }')],
    [
      'mesh:\n  # why\n  agents:\n    - spec/agents # shipped\n    - ours\n\nroutes: {}\n',
      'mesh:\n  # why\n  agents:\n    - spec/agents # shipped\n    - ours\n    - agents\n\nroutes: {}\n',
    ],
    ['mesh:\nroutes: {}', 'mesh:\n  agents: [ spec/agents, agents ]\nroutes: {}'],
    ['routes: {}', 'routes: {}\nmesh:\n  agents: [ spec/agents, agents ]\n'],
    [undefined, 'mesh:\n  agents: [ spec/agents, agents ]\n'],
  ])('--write adds to what %j has, and leaves the rest as it is', async (before, after) => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'api.yaml'), api)
    mkdirSync(join(cwd, 'ours'))
    const file = join(cwd, 'tollgate.yaml')
    if (before !== undefined) writeFileSync(file, before, { mode: 0o640 })
    const args = ['agents', 'add', 'api.yaml', '--id', 'PetAgent', '--output', 'agents', '--write']
    const { code, err } = await tollgate(args, { cwd })
    expect(code, err).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(after)
    expect(err).toMatch(/^tollgate\.yaml now has:\n\nmesh:/m)
    if (before !== undefined) expect(statSync(file).mode & 0o777).toBe(0o640)
    expect(await tollgate(['agents', 'list'], { cwd })).toMatchObject({
      code: 0,
      out: expect.stringContaining('PetAgent'),
    })
    expect(readdirSync(cwd).filter((name) => name.endsWith('.new'))).toEqual([])
  })

  test('without it says what stands in place of the mesh that is there, and the file is right then', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'api.yaml'), api)
    const file = join(cwd, 'tollgate.yaml')
    writeFileSync(file, withMesh)
    const { err } = await tollgate(['agents', 'add', 'api.yaml', '--id', 'PetAgent'], { cwd })
    const said = 'Write in tollgate.yaml, instead of its present mesh (--write does it):\n\n'
    expect(err).toContain(
      `${said}mesh: { model: "mistralai/mistral-7b-instruct", agents: [ spec/agents, agents ] }\n`,
    )
    expect(readFileSync(file, 'utf8')).toBe(withMesh)
  })

  test('a mesh that cannot be edited is left alone, and the lines below it are told', async () => {
    const cwd = newFolder()
    writeFileSync(join(cwd, 'api.yaml'), api)
    const text = 'routes: {}\nmesh: { agents: &a [spec/agents], allow_private: *a }\n'
    writeFileSync(join(cwd, 'tollgate.yaml'), text.replace('spec/agents', 'http://a.example'))
    const args = ['agents', 'add', 'api.yaml', '--id', 'PetAgent', '--output', 'mine', '--write']
    const { code, err } = await tollgate(args, { cwd })
    expect(code).toBe(0)
    expect(err).toContain(
      'Write below mesh in tollgate.yaml:\n\n  agents: ["http://a.example","mine"]',
    )
    expect(readFileSync(join(cwd, 'tollgate.yaml'), 'utf8')).toContain('&a [http://a.example]')
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
      tokens: { listPets: expect.any(Number), addPet: expect.any(Number), getPet: 40 },
      variables: ['PET_AGENT_API_KEY'],
      served: true,
    })
    const { out: list } = await tollgate(['agents', 'list'], { cwd })
    expect(list).toMatch(/^PetAgent +listPets, addPet, getPet /m)
  })

  test('tells which credentials go together, and which stand for each other', async () => {
    const cwd = newFolder()
    const scheme = (name: string) => ({ [name]: { type: 'apiKey', in: 'header', name } })
    const document = {
      openapi: '3.0.3',
      info: { title: 'Pets', version: '2' },
      servers: [{ url: 'https://pets.example.com' }],
      security: [{ key: [], id: [] }, { token: [] }],
      paths: {
        '/a': { get: { operationId: 'a' } },
        '/b': { get: { operationId: 'b', security: [{ token: [] }, {}] } },
      },
      components: {
        securitySchemes: {
          ...scheme('key'),
          ...scheme('id'),
          token: { type: 'http', scheme: 'bearer' },
        },
      },
    }
    writeFileSync(join(cwd, 'api.json'), JSON.stringify(document))
    const { err } = await tollgate(['agents', 'add', 'api.json', '--id', 'PetAgent'], { cwd })
    expect(err).toContain(
      'Some of its tools need a credential: set PET_AGENT_KEY and PET_AGENT_ID, or ' +
        'PET_AGENT_TOKEN.\nSome of its tools may be sent a credential: set PET_AGENT_TOKEN.\n',
    )
  })

  test('takes what its flags choose, and lists what does not fit; --strict writes nothing then', async () => {
    const cwd = newFolder()
    const operation = (operationId: string, more: object = {}) => ({ operationId, ...more })
    const security = [{ digest: [] }]
    const document = {
      openapi: '3.0.3',
      info: { title: 'Pets', version: '2' },
      paths: {
        '/pets': {
          get: operation('listPets', { tags: ['pets'] }),
          post: operation('addPet', { tags: ['pets'] }),
        },
        '/pets/all': { get: operation('allPets', { tags: ['pets'] }) },
        '/pets/one': { get: operation('onePet', { tags: ['pets'], security }) },
        '/shops': { get: operation('listShops') },
      },
      components: { securitySchemes: { digest: { type: 'http', scheme: 'digest' } } },
    }
    writeFileSync(join(cwd, 'api.json'), JSON.stringify(document))
    const flags = ['--tag', 'pets', '--path', '/pets*', '--method', 'get', '--exclude', 'allPets']
    const add = (id: string, more: string[]) =>
      tollgate(['agents', 'add', 'api.json', '--id', id, ...flags, ...more], { cwd })
    const server = ['--server', 'https://pets.example.com']
    const [taken, strict] = await Promise.all([
      add('PetAgent', server),
      add('StrictAgent', [...server, '--strict']),
    ])
    expect(taken.err).toContain('PetAgent has one tool: listPets.')
    const reason = /api\.json:1:\d+: GET \/pets\/one: the security scheme "digest" must be/
    expect(taken.err).toMatch(/^One operation is left out:$/m)
    expect(taken.err).toMatch(reason)
    expect(strict).toMatchObject({ code: 1, out: '', err: expect.stringMatching(reason) as string })
    expect(strict.err).toMatch(
      /^1 of 2 operations does not fit; with --strict nothing is written\.$/m,
    )
    const { err } = await add('OtherAgent', [...server, '--only', 'onePet'])
    expect(err).toMatch(/^The one operation does not fit; nothing is written\.$/m)
    expect(readdirSync(join(cwd, 'agents'))).toEqual(['PetAgent.yaml'])
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
      err:
        `There is an agent with this id already, in ${join('agents', 'PetAgent.yaml')}; ` +
        'choose another with --id, or remove that file.\n',
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
          /^api\.yaml: the server .* is never called; write the API's public URL under servers\.\n$/,
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
    const [refused, allowed] = await Promise.all([addAt(url), addAt(url, '--allow-private')])
    expect([refused.code, refused.isWritten, allowed.code, allowed.isWritten]).toEqual([
      1,
      false,
      0,
      true,
    ])
    expect(refused.err).toMatch(
      /^api\.yaml: the server .* is private, and tools call public servers only; if that API is yours, add it again with --allow-private\.\n$/,
    )
    const { origin } = new URL(url)
    const shown = origin.includes('[') ? JSON.stringify(origin) : origin
    expect(allowed.err).toContain(`mesh:\n  allow_private: [ ${shown} ]\n`)
  })

  test.each(['http://0.0.0.0', 'http://224.0.0.1', 'http://240.0.0.1', 'http://[2001:db8::1]'])(
    '%s is nowhere',
    async (url) => {
      expect((await addAt(url, '--allow-private')).err).toContain(
        'is not the address of a server on the internet',
      )
    },
  )
})
