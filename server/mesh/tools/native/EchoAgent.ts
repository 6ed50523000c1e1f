import type { Arguments } from '../../agent.ts'

/** Tools that need no network: for trying the service out, and for tests of it. */
export const tools = { echo, add }

// Checked by the document's schemas: `text` is a string, `times` a small integer, `numbers` a list
// of numbers.
function echo({ text, times, uppercase }: Arguments) {
  const repeated = Array.from({ length: Number(times) }, () => String(text)).join(' ')
  return { text: uppercase === true ? repeated.toUpperCase() : repeated }
}

function add({ numbers }: Arguments) {
  const terms = Array.isArray(numbers) ? numbers.map(Number) : []
  return { sum: terms.reduce((sum, term) => sum + term, 0) }
}
