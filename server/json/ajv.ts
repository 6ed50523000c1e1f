import { createRequire } from 'node:module'
import type { Ajv2020, Options } from 'ajv/dist/2020.js'

const require = createRequire(import.meta.url)

/**
 * A schema compiler that validates formats. Its libraries are loaded on the first call, because
 * loading them takes a tenth of a start.
 */
export function createAjv(options: Options): Ajv2020 {
  // `require` returns values without types.
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js')
  const formats = require('ajv-formats') as typeof import('ajv-formats')
  return formats.default(new Ajv2020(options))
}
