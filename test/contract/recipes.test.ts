import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// Follows recipes of CONTRIBUTING.md in a copy of the tree.

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgate-recipes-'))
  const folders = ['spec', 'generated', 'scripts', 'client', 'server', 'docs', 'deploy']
  const files = [
    'redocly.yaml',
    'package.json',
    'tsconfig.json',
    'test/system/clients',
    'test/support/providers',
    'CONTRIBUTING.md',
  ]
  for (const part of [...folders, ...files]) await cp(part, join(folder, part), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const project = JSON.parse(await readFile('tsconfig.json', 'utf8')) as { include: string[] }
  // Tests are not in the copy, and their cache is of the tree.
  const include = ['server', 'generated']
  const compilerOptions = { ...(project as object as { compilerOptions: object }).compilerOptions }
  const options = { ...compilerOptions, incremental: false, tsBuildInfoFile: undefined }
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ ...project, compilerOptions: options, include }),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The output of a program in the copy, whether it succeeds or not. */
const run = (...args: string[]) =>
  new Promise<string>((resolve) => {
    const options = { cwd: folder, env: { PATH: process.env['PATH'] } }
    execFile(process.execPath, args, options, (_error, out, err) => resolve(out + err))
  })
const generate = () => run('scripts/generate.mjs')
const typeCheck = () => run('node_modules/typescript-7/bin/tsc')

/** The files in which the compiler found faults. */
const filesIn = (faults: string) => [...new Set(faults.match(/^server\/[\w/-]+\.ts/gm))]

async function replace(file: string, from: string, to: string): Promise<void> {
  const before = await readFile(join(folder, file), 'utf8')
  expect(before, `${file} has the place of the recipe`).toContain(from)
  await writeFile(join(folder, file), before.replace(from, to))
}

describe('CONTRIBUTING.md', () => {
  test('a response header is the contract and one handler, which does not compile without it', async () => {
    await replace(
      'spec/operator.yaml',
      "'200': { $ref: '#/components/responses/Health' }",
      `'200':
          description: The process responds.
          headers:
            x-region:
              description: Where the process runs.
              required: true
              schema: { type: string, maxLength: 64 }
          content:
            application/json:
              schema:
                type: object
                required: [status]
                properties: { status: { type: string, const: ok } }
              example: { status: ok }`,
    )
    expect(await generate()).toBe('')
    const faults = await typeCheck()
    expect(faults).toContain('x-region')
    expect(filesIn(faults)).toEqual(['server/operator/handlers.ts'])
    await replace(
      'server/operator/handlers.ts',
      "return { status: 200, body: { status: 'ok' } }",
      "return { status: 200, headers: { 'x-region': 'here' }, body: { status: 'ok' } }",
    )
    expect(await typeCheck()).toBe('')
    const exposed = await readFile(join(folder, 'generated/exposed-headers.json'), 'utf8')
    expect(exposed, 'pages of other origins may read it').toContain('"x-region"')
  })

  test('an event is an observation, and a line of the log that the compiler checks', async () => {
    await replace(
      'server/observations.ts',
      "  | { kind: 'stopped'; seconds: number }",
      "  | { kind: 'stopped'; seconds: number }\n  | { kind: 'tested'; count: number }",
    )
    const line = "  stopped: ['info', 'stopped'],"
    const added = (kind: string) =>
      `${line}\n  ${kind}: ({ count }) => [count > 0 ? 'info' : 'debug', 'tested'],`
    await replace('server/observe/log.ts', line, added('testet'))
    expect(await typeCheck()).toContain('testet')
    await replace('server/observe/log.ts', 'testet', 'tested')
    expect(await typeCheck()).toBe('')
  })

  test('a field of a key is the contract, a column with its migration, and its first value', async () => {
    await replace(
      'spec/operator.yaml',
      'description: The fields of a key, with or without its token.\n      required:',
      'description: The fields of a key, with or without its token.\n      required:\n        - team',
    )
    await replace(
      'spec/operator.yaml',
      "        owner: { type: [string, 'null'], maxLength: 256 }\n        group:",
      "        owner: { type: [string, 'null'], maxLength: 256 }\n        team: { type: [string, 'null'], maxLength: 64 }\n        group:",
    )
    expect(await generate()).toBe('')
    expect(filesIn(await typeCheck())).toEqual(['server/operator/keys.ts'])

    await replace(
      'server/store/tables.ts',
      '  owner: string | null\n  scopes: string\n',
      '  owner: string | null\n  team: string | null\n  scopes: string\n',
    )
    await replace('server/keys/key.ts', '  owner: null,', '  owner: null,\n  team: null,')
    expect(await typeCheck()).toBe('')
    await replace(
      'server/store/migrations/journal.ts',
      "    'create index audit_action on audit (action, id)',\n  ),\n",
      `    'create index audit_action on audit (action, id)',
  ),
  '999_team': statements('alter table key add column team text'),
`,
    )
    await run('server/main.ts', 'keys', 'create', '--name', 'x', '--scopes', 'chat')
    expect(await run('server/main.ts', 'keys', 'list', '--json')).toMatch(/"team": ?null/)
  }, 240_000)

  test('a provider is one document: init and the page list it, and it has cells at once', async () => {
    const folderOf = (name: string) => join(folder, `spec/upstream/providers/${name}.yaml`)
    const cerebras = await readFile(folderOf('cerebras'), 'utf8')
    const example = cerebras
      .replaceAll('Cerebras', 'Example')
      .replaceAll('api.cerebras.ai', 'api.example.com')
      .replaceAll('CEREBRAS_', 'EXAMPLE_')
    await writeFile(folderOf('example'), example.replace('obeys', 'ignores'))
    expect(await generate()).toMatch(
      /spec\/upstream\/providers\/example\.yaml:\d+:\d+: x-provider\.facts\.unknown_members .*refuses/,
    )
    await writeFile(folderOf('example'), example)
    expect(await generate()).toBe('')
    expect(await readFile(join(folder, 'docs/providers.md'), 'utf8')).toContain(
      '| Example, `example` | `EXAMPLE_API_KEY` | chat |',
    )
    const script = `
      import { providersFor } from './server/cli/init/providers.ts'
      import { cells } from './test/support/providers/documents.ts'
      const { key_env, base_url } = providersFor({}).find(({ name }) => name === 'example')
      const { dialect, facts } = cells.find(({ provider }) => provider === 'example')
      console.log(key_env, base_url, dialect, facts.members.reasoning)`
    expect(await run('--input-type=module', '--eval', script)).toBe(
      'EXAMPLE_API_KEY https://api.example.com/v1 chat omit\n',
    )
  })
})
