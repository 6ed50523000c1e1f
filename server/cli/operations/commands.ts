import type { Flag } from '../arguments.ts'

/** A flag of an operation, and the field of the request that it sets. */
export type OperationFlag = {
  name: string
  in: 'query' | 'body'
  kind: 'text' | 'integer' | 'boolean' | 'list' | 'pairs' | 'time' | 'ms' | 's'
  /** The placeholder of its value in the help. */
  value?: string
  about: string
  required?: boolean
  choices?: string[]
  /** Whether `none` is null. */
  canBeNull?: boolean
  /** The value sent without the flag; not a default of the contract. */
  usual?: unknown
  minimum?: number
  maximum?: number
  /** Whether a key's name is accepted for its id. */
  isKey?: boolean
}

/** How a field of a response is formatted. */
export type MemberKind = 'time' | 'nano' | 'number'

/** A command that is an operation of spec/operator.yaml; scripts/commands.mjs generates it. */
export type OperationCommand = {
  words: string[]
  /** Whether it is the default of its group. */
  isDefault?: boolean
  operationId: string
  method: string
  path: string
  about: string
  /** The resource of the operation, like `key`. */
  noun: string
  /** The word for the path parameter. */
  argument?: { name: string; value: string; isId?: boolean }
  /** Whether it creates a missing store. */
  creates?: boolean
  flags: Record<string, OperationFlag>
  /** Whether at least one flag must be set. */
  needsFlag?: boolean
  needs: 'store' | 'server'
  /** Whether a name is taken for the id. */
  named?: boolean
  /** The message on success, with fields of the response in braces. */
  done?: string
  /** The field printed as the result. */
  prints?: string
  /** The fields of `--json`, if not all. */
  json?: string[]
  /** The message for an empty list. */
  empty?: string
  /** The field with the rows of the table. */
  rows?: string
  columns?: { title: string; members: string[] }[]
  /** States of rows that require action by the operator, with the reason. */
  waiting?: Record<string, string>
  /** A field of every response; without one the response is text. */
  firstMember?: string
  /** The fields of the response, in display order. */
  members?: string[]
  kinds: Record<string, MemberKind>
  /** The meanings of values, by field. */
  meanings?: Record<string, Record<string, string>>
}

type CommandTable = { groups: Record<string, string>; commands: OperationCommand[] }

/** The commands of the contract, loaded on first use. */
export async function loadCommands(): Promise<CommandTable> {
  const module = await import('../../../generated/commands.json', { with: { type: 'json' } })
  return module.default as unknown as CommandTable
}

/** The command with these words; throws if missing. */
export async function commandNamed(words: string): Promise<OperationCommand> {
  const { commands } = await loadCommands()
  const command = commands.find((one) => one.words.join(' ') === words)
  if (!command) throw new Error(`the contract has no command \`${words}\``)
  return command
}

/** The flags of a command, to parse and explain. */
export const flagsOf = ({ flags }: OperationCommand): Record<string, Flag> =>
  Object.fromEntries<Flag>(
    Object.entries(flags).map(([name, { value, about, required, choices }]) => [
      name,
      {
        ...(value !== undefined && { value }),
        ...(choices && { choices }),
        about: required ? about.replace(/\.$/, '. Required.') : about,
      },
    ]),
  )
