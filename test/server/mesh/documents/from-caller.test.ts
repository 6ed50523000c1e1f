import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adopt } from '../../../../server/mesh/documents/adopt/adopt.ts'

const document = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  security: [{ Notes: [] }],
  components: { securitySchemes: { Notes: { type: 'oauth2', flows: {} } } },
  paths: { '/n': { get: { operationId: 'n', summary: 'N', responses: {} } } },
}

test('a scheme of --from-caller takes the credential of callers', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'tollgate-adopt-')), 'notes.json')
  await writeFile(file, JSON.stringify(document))
  const adopted = await adopt(file, { id: 'NotesAgent', fromCaller: ['Notes'] })
  if (!('agent' in adopted)) throw new Error(adopted.problems.join())
  expect(adopted.agent.variables).toEqual([])
  expect(adopted.yaml).toContain('x-from: caller')
  const refused = await adopt(file, { id: 'NotesAgent', fromCaller: ['Other'] })
  expect('problems' in refused && refused.problems[0]).toContain('the document has Notes')
})
