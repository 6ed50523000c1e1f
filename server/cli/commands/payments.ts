import contract from '../../../generated/json/operator.json' with { type: 'json' }
import { paymentStateValues as states } from '../../../generated/server/operator.ts'
import { loadConfig } from '../../config/load.ts'
import { didYouMean } from '../../documents/closest.ts'
import { commandLine } from '../../command.ts'
import { asStored, closed, pageOf, paymentView, type PaymentView } from '../../operator/payments.ts'
import { countPayments, listPayments } from '../../store/queries/payment-lists.ts'
import { readPayment } from '../../store/queries/payments.ts'
import {
  act,
  CommandError,
  configFlag,
  helpText,
  jsonFlag,
  oneOf,
  pageLimit,
  readArguments,
  UsageError,
  type Command,
} from '../arguments.ts'
import { cliActor } from '../actor.ts'
import { askOperator } from './operator.ts'
import { print, printJson, say, table } from '../output.ts'
import type { PaymentsCheck } from '../payments/listings.ts'
import { withProgress } from '../progress.ts'
import { withStore } from '../store.ts'

const filters = {
  state: {
    type: 'string',
    value: 'STATE',
    about: `Only payments in this state: ${states.join(', ')}.`,
  },
  network: {
    type: 'string',
    value: 'ID',
    about: 'Only payments on this chain, like eip155:8453.',
  },
  payer: { type: 'string', value: 'ADDRESS', about: 'Only payments of this wallet.' },
  limit: { type: 'string', value: 'N', about: 'Payments per page, 1 to 1000; by default 100.' },
  after: { type: 'string', value: 'NEXT', about: 'The `next` of the previous page.' },
} as const
const address = {
  url: {
    type: 'string',
    value: 'URL',
    about: 'With reconcile: the operator URL of the server; by default that of the configuration.',
  },
} as const
const why = {
  reason: {
    type: 'string',
    value: 'TEXT',
    about: 'With close: why, like the transaction of the refund; shown with the payment.',
  },
} as const
const common = { ...configFlag, ...jsonFlag } as const
const actions = { list, show, check, reconcile, close }

/** `tollgate payments`. It reads the store; only `reconcile` needs a running server. */
export const payments: Command = {
  help: helpText({
    usage: [
      'payments [list] [--state STATE] [--network ID] [--payer ADDRESS] [--limit N] [--after NEXT]',
      'payments show ID',
      'payments check [PATH]',
      'payments reconcile ID [--url URL]',
      'payments close ID [--reason TEXT]',
    ],
    about: 'Payments for single requests (x402), newest first.',
    flags: { ...filters, ...address, ...why, ...common },
    notes: [
      'The states refund_due and undecided need the operator:',
      '  refund_due  The payer paid and got no answer. Refund the payment, then `close` it.',
      '  undecided   It is unknown whether the payer paid. Check the chain, refund what was paid,',
      '              then `close` it.',
      '`check` asks the facilitators what they serve, and says of each paid path whether indexes and',
      'catalogues would list it; with a PATH, like /x402/agents/EchoAgent/echo, what a payer is shown.',
      '`reconcile` makes the running server ask chain and facilitator now.',
      'It needs the operator token in the environment.',
    ],
  }),
  run: (args) => act('payments', args, actions, 'list'),
}

async function list(args: string[]) {
  const { flags } = readArguments(args, { ...filters, ...common })
  const { config, json } = flags
  const limit = pageLimit(flags.limit)
  const filter = filterFrom(flags)
  // One row more shows whether there is a next page.
  const [rows, counts] = await withStore({ config, mayCreate: false }, ({ journal }) =>
    Promise.all([listPayments(journal, { ...filter, limit: limit + 1 }), countPayments(journal)]),
  )
  const page = pageOf(rows, limit, counts)
  if (json) return printJson(page)
  if (page.payments.length === 0)
    return say(
      Object.keys(filter).length === 0
        ? 'There are no payments yet.'
        : 'There are no such payments.',
    )
  const head = ['id', 'age', 'state', 'USD', 'network', 'payer', 'agent', 'tool']
  print(table(head, page.payments.map(cellsOf), ['age', 'USD']))
  if (page.next !== null) say(`Next page: --after ${page.next}`)
  for (const [state, why] of Object.entries(openStates)) {
    const count = page.payments.filter((payment) => payment.state === state).length
    const subject = count === 1 ? 'One of these is' : `${count} of these are`
    if (count > 0) say(`${subject} ${state}, ${why}: ${commandLine('payments show ID')}`)
  }
}

type FilterFlags = { [Name in 'state' | 'network' | 'payer' | 'after']: string | undefined }

function filterFrom({ state, network, payer, after }: FilterFlags) {
  if (after !== undefined && !/^[0-9a-f-]{36}$/.test(after))
    throw new UsageError('--after must be the `next` of an earlier page.')
  return {
    ...(state !== undefined && { state: stateOf(state) }),
    ...(network !== undefined && { network }),
    ...(payer !== undefined && { payer: asStored(payer) }),
    ...(after !== undefined && { after }),
  }
}

/** States that need the operator. */
const openStates = {
  refund_due: 'paid without an answer',
  undecided: 'possibly paid without an answer',
} satisfies { [State in PaymentView['state']]?: string }

const cellsOf = ({
  id,
  created_at,
  state,
  price_usd,
  network,
  payer,
  agent,
  tool,
}: PaymentView): string[] => [
  id,
  age(created_at),
  state,
  price_usd,
  network,
  payer,
  agent,
  tool ?? '-',
]

async function show(args: string[]) {
  const {
    flags: { config, json },
    words,
  } = readArguments(args, common, ['ID'])
  const id = idFrom(words)
  const row = await withStore({ config, mayCreate: false }, ({ journal }) =>
    readPayment(journal, id),
  )
  if (!row)
    throw new CommandError(
      `There is no payment with the id ${JSON.stringify(id)}; ` +
        `\`${commandLine('payments')}\` lists them.`,
    )
  const payment = paymentView(row)
  if (json) return printJson(payment)
  print(textOf(payment))
}

async function close(args: string[]) {
  const {
    flags: { config, json, reason },
    words,
  } = readArguments(args, { ...why, ...common }, ['ID'])
  const id = idFrom(words)
  if (reason !== undefined && !/^[^\x00-\x1f\x7f]{1,512}$/.test(reason))
    throw new UsageError('--reason takes one line of at most 512 characters.')
  const payment = paymentView(
    await withStore({ config, mayCreate: false }, ({ journal }) =>
      closed(journal, id, { reason, by: cliActor() }),
    ),
  )
  if (json) return printJson(payment)
  print(textOf(payment))
}

async function reconcile(args: string[]) {
  const {
    flags: { config, json, url },
    words,
  } = readArguments(args, { ...address, ...common }, ['ID'])
  const id = idFrom(words)
  // Only the running server knows which payments it is working on.
  const reconciled = askOperator<PaymentView>(
    { config, url },
    'POST',
    `/payments/${encodeURIComponent(id)}/reconcile`,
    'state',
  )
  const payment = await withProgress(`reconciling ${id}`, reconciled)
  if (json) return printJson(payment)
  print(textOf(payment))
}

async function check(args: string[]) {
  const { flags, words } = readArguments(args, common, ['PATH'])
  const loaded = loadConfig({ file: flags.config, env: process.env })
  // Only here: the other actions need neither agents nor facilitators.
  const { checkListings } = await import('../payments/listings.ts')
  const found = await withProgress('asking the facilitators', checkListings(loaded))
  const [path] = words
  if (path !== undefined) return showPath(found, path)
  if (flags.json) printJson(found)
  else print(listingsText(found))
  return found.ok ? 0 : 1
}

function showPath({ paths }: PaymentsCheck, path: string) {
  const listed = paths.find((one) => one.path === path)
  if (!listed) {
    const hint = didYouMean(
      path,
      paths.map((one) => one.path),
    ).trim()
    throw new CommandError(
      `Nothing is sold at ${JSON.stringify(path)}. ${hint || 'Without a PATH all are listed.'}`,
    )
  }
  printJson(listed)
  return listed.listed ? 0 : 1
}

function listingsText({ facilitators, notes, paths }: PaymentsCheck): string {
  const asked = facilitators.map(({ network, ok, detail }) => [
    network,
    ok ? 'ok' : 'FAILED',
    detail,
  ])
  const rows = paths.map((one) => [
    one.path,
    one.price_usd,
    one.networks.join(', ') || '-',
    one.listed ? 'yes' : 'NO',
    one.notes.join('; '),
  ])
  return [
    table(['network', 'facilitator', 'detail'], asked),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    table(['path', 'USD', 'networks', 'listed', 'notes'], rows, ['USD']),
  ].join('\n\n')
}

const times: readonly string[] = [
  'valid_before',
  'look_at',
  'created_at',
  'updated_at',
  'expires_at',
]
const meanings = contract.components.schemas.PaymentState['x-enumDescriptions']

function textOf(payment: PaymentView): string {
  const format = (field: string, value: unknown) =>
    times.includes(field) ? new Date(Number(value)).toISOString() : String(value)
  const rows = Object.entries(payment).map(
    ([field, value]) => `${field.padEnd(13)}${value === null ? '-' : format(field, value)}`,
  )
  return [
    ...rows,
    `${'age'.padEnd(13)}${age(payment.created_at)}`,
    '',
    meanings[payment.state],
  ].join('\n')
}

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
] as const

/** The time since `since`, in the largest unit that fits. */
function age(since: number): string {
  const ms = Math.max(0, Date.now() - since)
  const [unit, length] = units.find(([, length]) => ms >= length) ?? ['s', 1000]
  return `${Math.floor(ms / length)} ${unit}`
}

function stateOf(text: string): (typeof states)[number] {
  const [state, ...more] = oneOf('--state', text, states)
  if (state === undefined || more.length > 0) throw new UsageError('--state takes one state.')
  return state
}

function idFrom([id]: string[]): string {
  if (id === undefined)
    throw new UsageError(`Name a payment by its id; \`${commandLine('payments')}\` lists them.`)
  return id
}
