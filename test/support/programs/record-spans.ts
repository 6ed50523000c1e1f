import { writeFileSync } from 'node:fs'
import { registerSpans } from '../data/recorded-spans.ts'

/**
 * Loaded before a server, as an operator's SDK is. Writes all spans to the file that TEST_SPANS
 * names.
 */
const spans = registerSpans()
process.on('exit', () =>
  writeFileSync(process.env['TEST_SPANS'] ?? '', JSON.stringify(spans.ended)),
)
