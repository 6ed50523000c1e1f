import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolders, tollgateIn } from '../../support/servers/command.ts'
import { longMs } from '../../support/waiting.ts'
import { isSoak } from '../../support/soak.ts'

const newFolder = testFolders()

const operation = (id: string, more: object = {}) => ({ operationId: id, responses: {}, ...more })
const document = {
  openapi: '3.0.3',
  info: { title: 'A', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/a': { get: operation('a'), post: operation('b', { security: [{ digest: [] }] }) },
    '/c': { get: operation('c', { security: [{ digest: [] }] }) },
  },
  components: { securitySchemes: { digest: { type: 'http', scheme: 'digest' } } },
}

function folder(): string {
  const cwd = newFolder()
  mkdirSync(join(cwd, 'documents'))
  const write = (name: string, text: string) => writeFileSync(join(cwd, 'documents', name), text)
  write('api.json', JSON.stringify(document))
  write(
    'bare.yaml',
    'openapi: 3.1.0\ninfo: { title: B, version: "1" }\npaths: { /x: { get: {} } }\n',
  )
  write('notes.yaml', 'just: notes\n')
  write('picture.png', '')
  return cwd
}

test('survey counts what can be tools, with reasons and what is needed', async () => {
  const { code, out } = await tollgateIn(folder(), ['agents', 'survey', 'documents'])
  expect(code).toBe(0)
  expect(out).toMatch(/^api\.json +3 +1$/m)
  expect(out).toMatch(/^bare\.yaml +1 +1$/m)
  expect(out).toContain('2 of 4 operations fit (50 %); 1 of 2 documents fit completely.')
  expect(out).toMatch(/^ +2 {2}the security scheme … must be/m)
  expect(out).toMatch(/bare\.yaml: it names no server; add --server/)
  expect(out).toMatch(/notes\.yaml: this is no OpenAPI document/)
  expect(out).not.toContain('picture.png')
})

test('survey prints JSON, and tables in Markdown', async () => {
  const cwd = folder()
  const [json, markdown] = await Promise.all([
    tollgateIn(cwd, ['agents', 'survey', 'documents', '--json']),
    tollgateIn(cwd, ['agents', 'survey', 'documents/api.json', '--markdown']),
  ])
  expect(JSON.parse(json.out)).toMatchObject({ operations: 4, fit: 2, whole: 1 })
  expect(markdown.out).toContain('| api.json | 3 | 1 |')
})

test('survey of a folder that is not there is refused', async () => {
  const { code, err } = await tollgateIn(newFolder(), ['agents', 'survey', 'none'])
  expect([code, err]).toEqual([1, 'none: there is no such folder.\n'])
})

/** Documents of other people, which are not part of the project. */
const folderOfOthers = join(import.meta.dirname, '../../../../shared/reference/openapi')

test.skipIf(!existsSync(folderOfOthers) || !isSoak)(
  'of the documents of other people nearly all operations fit, and each document gives a tool',
  { timeout: longMs },
  async () => {
    const { out } = await tollgateIn(newFolder(), ['agents', 'survey', folderOfOthers, '--json'])
    const { documents } = JSON.parse(out) as {
      documents: { file: string; operations: number; fit: number }[]
    }
    const without = documents.filter((one) => one.operations > 0 && one.fit === 0)
    // It lacks the files that it names.
    expect(without.map(({ file }) => basename(file))).toEqual(['digitalocean-multifile.yaml'])
    const others = documents.filter((one) => !without.includes(one))
    const sum = (of: 'operations' | 'fit') => others.reduce((total, one) => total + one[of], 0)
    expect(sum('operations')).toBeGreaterThan(4000)
    expect(sum('fit') / sum('operations')).toBeGreaterThanOrEqual(0.95)
  },
)
