import { spawnSync } from 'node:child_process'
import { describe } from 'vitest'
import { describeDialectErrors } from '../clients/dialect-error-cells.ts'
import { describeDialect } from '../clients/dialect-cells.ts'
import { curl } from './with-curl.ts'

const isThere = spawnSync('curl', ['--version']).status === 0
if (!isThere) console.warn('curl is not on PATH: WHAT IT SEES OF /openai/v1 IS NOT TESTED')

describe.skipIf(!isThere)('good', () => describeDialect([curl]))
describe.skipIf(!isThere)('refused', () => describeDialectErrors([curl]))
