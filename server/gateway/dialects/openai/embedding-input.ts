import { Failure } from '../../../failure.ts'
import { isRecord } from '../../../json/json.ts'

const forms = 'a text, a list of texts, a list of tokens, or a list of lists of tokens'
const mostInputs = 2048

/**
 * Refuses an `input` of none of the four forms. The contract refuses it too; these messages say
 * which place of a list is wrong. The body may be any JSON.
 */
export function refuseInput(body: unknown): void {
  if (!isRecord(body) || body['input'] === undefined) return
  const { input } = body
  if (typeof input === 'string') {
    if (input === '') throw refused('input', 'minLength', 'input must not be an empty text')
    return
  }
  if (!Array.isArray(input)) throw refused('input', 'type', `input must be ${forms}`)
  const first: unknown = input[0]
  if (first === undefined) throw refused('input', 'minItems', `input must not be empty: ${forms}`)
  if (typeof first === 'number') return refuseTokens(input, 'input')
  if (input.length > mostInputs) {
    const message = `input must have at most ${mostInputs} items; send the others in a request of their own`
    throw refused('input', 'maxItems', message)
  }
  const isText = typeof first === 'string'
  for (const [place, item] of input.entries()) {
    const at = `input[${place}]`
    if (isText) refuseText(item, at)
    else if (Array.isArray(item) && item.length > 0) refuseTokens(item, at)
    else throw refused(at, 'type', `${at} must be a list of tokens; input is ${forms}`)
  }
}

function refuseText(item: unknown, at: string): void {
  if (item === '') throw refused(at, 'minLength', `${at} must not be an empty text`)
  if (typeof item !== 'string')
    throw refused(at, 'type', `${at} must be a text, as the first item is; input is ${forms}`)
}

function refuseTokens(tokens: readonly unknown[], at: string): void {
  const place = tokens.findIndex((token) => !Number.isInteger(token) || Number(token) < 0)
  if (place < 0) return
  const message = `${at}[${place}] must be a token, which is a whole number from 0`
  throw refused(`${at}[${place}]`, 'type', message)
}

const refused = (param: string, rule: string, message: string) =>
  new Failure('invalidRequest', message, { retry: false, param, rule })
