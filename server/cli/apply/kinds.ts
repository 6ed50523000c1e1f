import { loadCommands, type OperationCommand } from '../operations/commands.ts'

/** The kinds of objects that have a stack, in the order in which they are created. */
export const kinds = ['group', 'key', 'operator'] as const

export type ObjectKind = (typeof kinds)[number]

/** A kind of the file: of an object, or the drain of an upstream, which has no stack. */
export type SectionKind = ObjectKind | 'upstream'

/** The section of the file that has the objects of a kind. */
export const sections = {
  group: 'groups',
  key: 'keys',
  operator: 'operators',
  upstream: 'drains',
} as const

/** The operations on objects of a kind. */
export const operations = {
  group: { list: 'listGroups', create: 'createGroup', change: 'changeGroup', end: 'deleteGroup' },
  key: { list: 'listKeys', create: 'createKey', change: 'changeKey', end: 'revokeKey' },
  operator: {
    list: 'listOperators',
    create: 'createOperator',
    change: 'changeOperator',
    end: 'revokeOperator',
  },
} as const

type Commands = { [Id in string]?: OperationCommand }

/** The command of an operation, by its id. */
export async function operationCommands(): Promise<(operationId: string) => OperationCommand> {
  const { commands } = await loadCommands()
  const byId: Commands = Object.fromEntries(commands.map((one) => [one.operationId, one]))
  return (operationId) => {
    const command = byId[operationId]
    if (!command) throw new Error(`the contract has no command for ${operationId}`)
    return command
  }
}

/** The members of a request's body, by name, as the contract describes them. */
export const bodyMembers = ({ flags }: OperationCommand) =>
  new Map(
    Object.values(flags)
      .filter((flag) => flag.in === 'body')
      .map((flag) => [flag.name, flag]),
  )
