import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadConfig } from '../../../server/config/load.ts'
import { wrongFiles } from './wrong-files.ts'
import { wrongModels } from './wrong-models.ts'
import { wrongAccess } from './wrong-access.ts'
import { wrongPayments } from './wrong-payments.ts'
import { wrongVariables } from './wrong-variables.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-wrong-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

type Case = [title: string, yaml: string, env: NodeJS.ProcessEnv]
const files = [...wrongFiles, ...wrongModels, ...wrongAccess, ...wrongPayments].map(
  ([title, yaml]): Case => [title, yaml, {}],
)
const variables = wrongVariables.map(([name, text]): Case => [
  `${name}=${text}`,
  '',
  { [name]: text },
])

const place = /^(tollgate\.yaml(:\d+:\d+)?|TOLLGATE_\w+): /
/** Words with which a line says what would be right. */
const fix =
  /\b(must|write|leave|put|use|set|unset|copy|indent|end|did you mean|there (is|are)|the (models|keys) are)\b/i

test.each([...files, ...variables])(
  '%s: told in three lines at most, with the place and the fix',
  (_, yaml, env) => {
    writeFileSync(join(folder, 'tollgate.yaml'), yaml)
    let message = ''
    try {
      loadConfig({ cwd: folder, env })
    } catch (error) {
      message = String((error as Error).message)
    }
    const lines = message.split('\n')
    expect(lines.length).toBeLessThanOrEqual(3)
    for (const line of lines) {
      expect(line).toMatch(place)
      expect(line.replace(place, '')).toMatch(fix)
    }
  },
)
