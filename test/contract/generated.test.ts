import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tollgate-generated-'))
  for (const part of [
    'spec',
    'generated',
    'scripts',
    'client',
    'server',
    'test/system/clients/cells.ts',
    'test/system/clients/matrix.json',
    'docs',
    'deploy',
    'redocly.yaml',
    'package.json',
  ])
    await cp(part, join(folder, part), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const generate = (...flags: string[]) =>
  new Promise<{ code: number; err: string }>((resolve) => {
    execFile(
      process.execPath,
      ['scripts/generate.mjs', ...flags],
      { cwd: folder },
      (error, _out, stderr) => resolve({ code: error ? 1 : 0, err: stderr }),
    )
  })
const check = () => generate('--check')

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(join(folder, file), 'utf8')
  const after = change(before)
  expect(after, `the edit of ${file} changes something`).not.toBe(before)
  await writeFile(join(folder, file), after)
}

test('what is committed under generated/ is what the contracts say', async () => {
  expect(await check()).toEqual({ code: 0, err: '' })
})

/** Contracts that cannot be generated from, with the one line that says why. */
const broken: [what: string, file: string, from: string, to: string, line: RegExp][] = [
  [
    'a reference to nothing',
    'spec/openai.yaml',
    "'#/components/schemas/ToolCall' }",
    "'#/components/schemas/Nothing' }",
    /spec\/openai\.yaml:\d+:\d+: Can't resolve \$ref \(no-unresolved-refs\)$/,
  ],
  [
    'no YAML',
    'spec/responses.yaml',
    'required: [model, input]',
    'required: [model, input',
    /spec\/responses\.yaml:\d+:\d+: .+ \(YAML\)$/,
  ],
  [
    'a pattern that is none',
    'spec/operator.yaml',
    "pattern: '^[0-9a-f-]{36}$'",
    "pattern: '^[0-9a-f-{36}$'",
    /spec\/operator\.yaml:\d+: Invalid regular expression: .+ Unterminated character class$/,
  ],
]

test.each(broken)('with %s nothing is written, and one line says why', async (...row) => {
  const [, file, from, to, line] = row
  const json = join(folder, 'generated/json/gateway.json')
  const before = await readFile(json, 'utf8')
  const sound = new Map<string, string>()
  for (const name of ['spec/gateway.yaml', file])
    sound.set(name, await readFile(join(folder, name), 'utf8'))
  await edit('spec/gateway.yaml', (text) => text.replace('maxItems: 256', 'maxItems: 255'))
  await edit(file, (text) => text.replace(from, () => to))
  const { code, err } = await generate()
  for (const [name, text] of sound) await writeFile(join(folder, name), text)
  expect(code).toBe(1)
  expect(err.trim().split('\n')).toEqual([
    expect.stringMatching(/^generated\/ is unchanged: /) as string,
  ])
  expect(err.trim()).toMatch(line)
  expect(await readFile(json, 'utf8')).toBe(before)
})

test('every way of being stale is named, an edit of a constraint alone too, which no type shows', async () => {
  await edit('spec/gateway.yaml', (text) =>
    text.replace(/(?<start>format: float\s+minimum: 0\s+maximum: )1/, '$<start>2'),
  )
  await edit('spec/operator.yaml', (text) =>
    text.replace(
      'status: { type: string, const: ok }',
      'status: { type: string, enum: [ok, fine] }',
    ),
  )
  await edit('generated/server/config.ts', (text) => `${text}// by hand\n`)
  await writeFile(join(folder, 'generated/json/old.json'), '{}')
  await edit('docs/errors.md', (text) =>
    text.replace('| 401 | `unauthorized` |', '| 403 | `unauthorized` |'),
  )
  const { code, err } = await check()
  expect(code).toBe(1)
  // The other tables of docs/ come from config.yaml and matrix.json, which were left alone.
  const lines = err.trim().split('\n').toSorted()
  expect(lines).toEqual([
    'docs/errors.md is stale: npm run generate',
    ...['client/operator.ts', 'json/gateway.json'].map(
      (name) => `generated/${name} is stale: npm run generate`,
    ),
    'generated/json/old.json has no contract: delete it',
    ...[
      'json/operator.json',
      'server/config.ts',
      'server/operator.ts',
      'validators/gateway.js',
      'validators/operator.js',
    ].map((name) => `generated/${name} is stale: npm run generate`),
  ])
})
