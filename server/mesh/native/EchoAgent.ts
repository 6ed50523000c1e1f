import type { Arguments } from '../tool.ts'

/** Tools that need no network: for trying the service out, and for tests of it. */
export const tools = { echo, add }

// The document's schemas have checked the arguments: `text` is a string, `numbers` a list of numbers.
function echo({ text, uppercase }: Arguments) {
  const said = String(text)
  return { text: uppercase === true ? said.toUpperCase() : said }
}

function add({ numbers }: Arguments) {
  const terms = Array.isArray(numbers) ? numbers.map(Number) : []
  return { sum: terms.reduce((sum, term) => sum + term, 0) }
}
