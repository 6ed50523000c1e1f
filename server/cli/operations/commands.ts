import type { Flag } from '../arguments.ts'

/** A flag of a command that is an operation, and the value of its request that it sets. */
export type OperationFlag = {
  name: string
  in: 'query' | 'body'
  kind: 'text' | 'integer' | 'boolean' | 'list' | 'time' | 'ms' | 's'
  /** What the help shows for its value. */
  value?: string
  about: string
  required?: boolean
  choices?: string[]
  /** Whether `none` is null. */
  canBeNull?: boolean
  /** What is sent without the flag; the contract's own default is not. */
  usual?: unknown
  minimum?: number
  maximum?: number
  /** Whether a key's name is accepted for its id. */
  isKey?: boolean
}

/** How a member of a response is shown. */
export type MemberKind = 'time' | 'nano' | 'number'

/** A command that is an operation of spec/operator.yaml, as scripts/commands.mjs writes it. */
export type OperationCommand = {
  words: string[]
  /** Whether the group alone means this command. */
  isDefault?: boolean
  operationId: string
  method: string
  path: string
  about: string
  /** What the operation is about, in one word. */
  noun: string
  /** The word that the path needs. */
  argument?: { name: string; value: string; isId?: boolean }
  /** Whether it creates the store where there is none. */
  creates?: boolean
  flags: Record<string, OperationFlag>
  /** Whether one flag at least must be set. */
  needsFlag?: boolean
  needs: 'store' | 'server'
  /** The operation whose list has the ids of names. */
  named?: string
  /** What is said when it is done, with members of the response in braces. */
  done?: string
  /** The member that is the result. */
  prints?: string
  /** The members of `--json`, if not all. */
  json?: string[]
  /** What is said of an empty list. */
  empty?: string
  /** The member with the rows of the table. */
  rows?: string
  columns?: { title: string; members: string[] }[]
  /** States of rows that need the operator, and why. */
  waiting?: Record<string, string>
  /** A member that every response of the operation has; a response without one is text. */
  firstMember?: string
  /** The members of the response, in the order in which they are shown. */
  members?: string[]
  kinds: Record<string, MemberKind>
  /** What the values of members mean. */
  meanings?: Record<string, Record<string, string>>
}

type CommandTable = { groups: Record<string, string>; commands: OperationCommand[] }

/** The commands of the contract. They are loaded when needed: other commands start without. */
export async function loadCommands(): Promise<CommandTable> {
  const module = await import('../../../generated/commands.json', { with: { type: 'json' } })
  return module.default as unknown as CommandTable
}

/** The command with these words, which must exist. */
export async function commandNamed(words: string): Promise<OperationCommand> {
  const { commands } = await loadCommands()
  const command = commands.find((one) => one.words.join(' ') === words)
  if (!command) throw new Error(`the contract has no command \`${words}\``)
  return command
}

/** The flags of a command as the command line reads and explains them. */
export const flagsOf = ({ flags }: OperationCommand): Record<string, Flag> =>
  Object.fromEntries(
    Object.entries(flags).map(([name, { kind, value, about, required }]): [string, Flag] => [
      name,
      {
        type: kind === 'boolean' ? 'boolean' : 'string',
        ...(value !== undefined && { value }),
        about: required ? about.replace(/\.$/, '. Required.') : about,
      },
    ]),
  )
