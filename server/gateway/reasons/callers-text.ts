import messages from '../../../generated/json/messages.json' with { type: 'json' }
import openai from '../../../generated/json/openai.json' with { type: 'json' }
import responses from '../../../generated/json/responses.json' with { type: 'json' }
import { isRecord, listOf } from '../../json/json.ts'

/** The names of members that the contracts have: no text of a caller. */
let names: ReadonlySet<string> | undefined

/** A name of JSON; quotation marks within a text are escaped. */
const memberName = /(?<!\\)"(\w+)"(?=\s*:)/g
const escape = /\\(u[0-9a-f]{4}|.)/gi

/**
 * What a caller wrote into a request, of its JSON: without the names of members that are in the
 * contracts, and with the characters that escapes stand for. An error that says which member is
 * wrong repeats nothing of it.
 */
export function callersText(json: string): string {
  names ??= namesIn([openai, responses, messages])
  const known = names
  return json
    .replace(memberName, (name, word: string) => (known.has(word) ? '""' : name))
    .replace(escape, (_, escaped: string) => characterOf(escaped))
}

function characterOf(escaped: string): string {
  if (escaped.length > 1) return String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
  return 'nrtbf'.includes(escaped) ? ' ' : escaped
}

function namesIn(values: unknown, found = new Set<string>()): Set<string> {
  for (const value of isRecord(values) ? Object.values(values) : listOf(values))
    namesIn(value, found)
  if (isRecord(values) && isRecord(values['properties']))
    for (const name of Object.keys(values['properties'])) found.add(name)
  return found
}
