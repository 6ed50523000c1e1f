import type { Access, Key } from '../keys/keys.ts'
import { requireKey } from '../keys/authorize.ts'
import { Failure } from '../failure.ts'
import { isRecord } from '../json/json.ts'

/** What callers may leave out: `tool_arguments`, and `api_key` beside a bearer token. */
export type Leniency = { arguments: boolean; bearer: boolean }

/**
 * Who sends this body. Reads `api_key`, applies the leniencies that the operator allows, and says
 * in one sentence what is wrong with the two modes of `input`; a validator would list every branch.
 */
export async function callerOf(
  access: Access,
  lenient: Leniency,
  body: unknown,
  bearerToken: string | undefined,
): Promise<Key> {
  const bodyKey = isRecord(body) ? body['api_key'] : undefined
  const headerKey = lenient.bearer ? bearerToken : undefined
  const token = typeof bodyKey === 'string' && bodyKey !== '' ? bodyKey : headerKey
  if (token === undefined) {
    const instead = lenient.bearer ? ', or as Authorization: Bearer' : ''
    throw new Failure(
      'unauthorized',
      `send your key as api_key at the root of the body${instead}`,
      { retry: false, param: 'api_key' },
    )
  }
  const caller = requireKey(await access.authenticate(token), 'api_key')
  if (!isRecord(body)) return caller
  body['api_key'] = token
  for (const member of ['input', 'task_details'])
    if (body[member] !== undefined) checkModes(body[member], member, lenient)
  return caller
}

function checkModes(input: unknown, member: string, lenient: Leniency): void {
  const refuse = (message: string) =>
    new Failure('invalidRequest', message, { retry: false, param: member })
  const modes = 'query, or tool together with tool_arguments'
  if (!isRecord(input)) throw refuse(`${member} must be an object with either ${modes}`)
  const has = (name: string) => input[name] !== undefined
  if (has('query') && (has('tool') || has('tool_arguments')))
    throw refuse(`${member} has both query and tool; send one: ${modes}`)
  if (has('query')) return
  if (!has('tool')) throw refuse(`${member} must have either ${modes}`)
  if (has('tool_arguments')) return
  if (!lenient.arguments)
    throw refuse(
      `${member}.tool_arguments is missing; for a tool without arguments send tool_arguments: {}`,
    )
  input['tool_arguments'] = {}
}
