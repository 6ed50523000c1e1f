import type { Access, Key } from '../keys/keys.ts'
import { admitted } from '../keys/authorize.ts'
import { Failure } from '../failure.ts'
import { isRecord } from '../json.ts'

export type Leniency = { arguments: boolean; bearer: boolean }

/**
 * Who sends this body: reads `api_key`, applies the leniencies that the operator allows, and says in one sentence what is wrong
 * with the two modes of `input`, which a validator can only say branch by branch.
 */
export async function callerOf(
  access: Access,
  lenient: Leniency,
  body: unknown,
  token: string | undefined,
): Promise<Key> {
  const given = isRecord(body) ? body['api_key'] : undefined
  const other = lenient.bearer ? token : undefined
  const key = typeof given === 'string' && given !== '' ? given : other
  if (key === undefined)
    throw new Failure(
      'unauthorized',
      `send your key as api_key at the root of the body${lenient.bearer ? ', or as Authorization: Bearer' : ''}`,
      { retry: false, param: 'api_key' },
    )
  const caller = admitted(await access.authenticate(key), 'api_key')
  if (!isRecord(body)) return caller
  body['api_key'] = key
  for (const member of ['input', 'task_details'])
    if (body[member] !== undefined) checkModes(body[member], member, lenient)
  return caller
}

function checkModes(input: unknown, member: string, lenient: Leniency): void {
  const refuse = (message: string) =>
    new Failure('invalidRequest', message, { retry: false, param: member })
  if (!isRecord(input))
    throw refuse(
      `${member} must be an object with either query, or tool together with tool_arguments`,
    )
  const has = (name: string) => input[name] !== undefined
  if (has('query') && (has('tool') || has('tool_arguments')))
    throw refuse(
      `${member} has both query and tool; send one: query, or tool together with tool_arguments`,
    )
  if (has('query')) return
  if (!has('tool'))
    throw refuse(`${member} must have either query, or tool together with tool_arguments`)
  if (has('tool_arguments')) return
  if (!lenient.arguments)
    throw refuse(
      `${member}.tool_arguments is missing; for a tool without arguments send tool_arguments: {}`,
    )
  input['tool_arguments'] = {}
}
