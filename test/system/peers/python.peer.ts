import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe } from 'vitest'
import { describeDialectErrors } from '../clients/dialect-error-cells.ts'
import { describeDialect } from '../clients/dialect-cells.ts'
import { installPython, startPython } from './with-python.ts'

const folder = await mkdtemp(join(tmpdir(), 'tollgate-python-'))
const python = await installPython(folder).catch((error: unknown) => {
  console.warn(
    `openai-python cannot be had here (${String(error).split('\n')[0]}): ` +
      'WHAT IT SEES OF /openai/v1 IS NOT TESTED',
  )
})
const running = python === undefined ? undefined : startPython(python)
const clients = running ? [running.client] : []

afterAll(async () => {
  await running?.stop()
  await rm(folder, { recursive: true, force: true })
})

describe.skipIf(!running)('good', () => describeDialect(clients))
describe.skipIf(!running)('refused', () => describeDialectErrors(clients))
