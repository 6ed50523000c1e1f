import { roleValues } from '../../../generated/server/operator.ts'
import { commandLine } from '../../command.ts'
import {
  createAccounts,
  type Accounts,
  type NamedOperator,
} from '../../operator/access/accounts.ts'
import { operatorView } from '../../operator/access/handlers.ts'
import { cliActor } from '../actor.ts'
import {
  act,
  CommandError,
  configFlag,
  helpText,
  jsonFlag,
  oneOf,
  readArguments,
  UsageError,
  type Command,
  type Help,
} from '../arguments.ts'
import { print, printJson, say, table } from '../output.ts'
import { withStore } from '../store.ts'

type Role = (typeof roleValues)[number]

const naming = {
  name: {
    type: 'string',
    value: 'NAME',
    about: 'Name of the operator: letters, digits and . _ - @, at most 64. Required.',
  },
} as const
const ranking = {
  role: {
    type: 'string',
    value: 'ROLE',
    about: 'admin, who may do everything, or viewer, who changes nothing. Required.',
  },
} as const
const common = { ...configFlag, ...jsonFlag } as const
const actions = { create, list, role, rotate, revoke }

const shownOnce = 'The token is shown only now; with --json as {"id": …, "token": …}.'

/** The help of each action. */
const parts: Record<keyof typeof actions, Help> = {
  create: {
    usage: ['operators create --name NAME --role ROLE'],
    about: 'Creates an operator with a token of their own.',
    flags: { ...naming, ...ranking, ...common },
    notes: [shownOnce],
  },
  list: { usage: ['operators list'], about: 'Lists all named operators.', flags: common },
  role: {
    usage: ['operators role NAME --role ROLE'],
    about: 'Changes the role of an operator, also in sessions that are open.',
    flags: { ...ranking, ...common },
  },
  rotate: {
    usage: ['operators rotate NAME'],
    about: 'Replaces the token of an operator; the old one and its sessions end at once.',
    flags: common,
    notes: [shownOnce],
  },
  revoke: {
    usage: ['operators revoke NAME'],
    about: 'Revokes an operator; the token and its sessions end at once.',
    flags: common,
  },
}

/** `tollgate operators`. It changes operators in the store, which servers may be using. */
export const operators: Command = {
  help: helpText({
    usage: Object.values(parts).flatMap(({ usage }) => usage),
    about:
      'Operators by name. The token of the configuration is that of an admin named operator,\n' +
      'who is not listed. Instead of a NAME an id is taken too.',
    flags: { ...naming, ...ranking, ...common },
    notes: ['Running servers apply a change with the next request.'],
  }),
  parts: Object.fromEntries(Object.entries(parts).map(([name, help]) => [name, helpText(help)])),
  run: (args) => act('operators', args, actions),
}

async function create(args: string[]) {
  const { flags } = readArguments(args, { ...naming, ...ranking, ...common })
  const { name } = flags
  if (name === undefined) throw new UsageError('An operator needs a name: --name NAME.')
  if (!/^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$/.test(name))
    throw new UsageError(
      '--name takes letters, digits and . _ - @, at most 64, and begins with a letter or digit, ' +
        `not ${JSON.stringify(name)}.`,
    )
  const input = { name, role: roleFrom(flags.role) }
  const { operator, token } = await withAccounts(flags.config, true, (accounts) =>
    accounts.create(input, cliActor()),
  )
  if (flags.json) return printJson({ id: operator.id, token })
  say(`Operator ${name} is ${operator.role}; the token is shown only now:`)
  print(token)
}

async function list(args: string[]) {
  const { flags } = readArguments(args, common)
  const all = await withAccounts(flags.config, false, (accounts) => accounts.list())
  if (flags.json) return printJson({ operators: all.map(operatorView) })
  if (all.length === 0) {
    const example = commandLine('operators create --name NAME --role viewer')
    return say(`There are no named operators yet: ${example}`)
  }
  const rows = all.map(({ id, name, role, prefix, created_at, rotated_at, revoked_at }) => [
    id,
    name,
    role,
    `${prefix}…`,
    minute(created_at),
    rotated_at === null ? '-' : minute(rotated_at),
    revoked_at === null ? 'in use' : `revoked ${minute(revoked_at)}`,
  ])
  print(table(['id', 'name', 'role', 'token', 'created', 'rotated', 'state'], rows))
}

async function role(args: string[]) {
  const { flags, words } = readArguments(args, { ...ranking, ...common }, ['NAME'])
  const wanted = roleFrom(flags.role)
  const operator = await oneOperator(words, flags.config, (accounts, { id }) =>
    accounts.changeRole(id, wanted, cliActor()),
  )
  if (flags.json) return printJson(operatorView(operator))
  say(`Operator ${operator.name} is ${operator.role} from the next request on.`)
}

async function rotate(args: string[]) {
  const { flags, words } = readArguments(args, common, ['NAME'])
  const { operator, token } = await oneOperator(words, flags.config, (accounts, { id }) =>
    accounts.rotate(id, cliActor()),
  )
  if (flags.json) return printJson({ id: operator.id, token })
  say(`Operator ${operator.name} has a new token; the old one is refused. It is shown only now:`)
  print(token)
}

async function revoke(args: string[]) {
  const { flags, words } = readArguments(args, common, ['NAME'])
  const operator = await oneOperator(words, flags.config, (accounts, { id }) =>
    accounts.revoke(id, cliActor()),
  )
  if (flags.json) return printJson(operatorView(operator))
  say(`Operator ${operator.name} is revoked; the token and its sessions are refused.`)
}

async function oneOperator<Result>(
  [name]: string[],
  config: string | undefined,
  work: (accounts: Accounts, operator: NamedOperator) => Promise<Result | undefined>,
): Promise<Result> {
  const hint = `\`${commandLine('operators list')}\` lists them.`
  if (name === undefined) throw new UsageError(`Name an operator; ${hint}`)
  const result = await withAccounts(config, false, async (accounts) => {
    const operator = await accounts.find(name)
    return operator && work(accounts, operator)
  })
  if (result === undefined)
    throw new CommandError(`There is no operator ${JSON.stringify(name)}; ${hint}`)
  return result
}

/** Runs `work` with the operators of the configured store, which a server may be using. */
const withAccounts = <T>(
  config: string | undefined,
  mayCreate: boolean,
  work: (accounts: Accounts) => Promise<T>,
): Promise<T> => withStore({ config, mayCreate }, ({ journal }) => work(createAccounts(journal)))

function roleFrom(text: string | undefined): Role {
  if (text === undefined) throw new UsageError(`Name a role: --role ${roleValues.join(' or ')}.`)
  const [role, ...more] = oneOf('--role', text, roleValues)
  if (role === undefined || more.length > 0) throw new UsageError('--role takes one role.')
  return role
}

const minute = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
