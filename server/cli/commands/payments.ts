import contract from '../../../generated/json/operator.json' with { type: 'json' }
import { paymentStateValues as states } from '../../../generated/server/operator.ts'
import { commandLine } from '../../command.ts'
import { asStored, closed, pageOf, paymentView, type PaymentView } from '../../operator/payments.ts'
import { listPayments, readPayment } from '../../store/queries/payments.ts'
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
} from '../arguments.ts'
import { askOperator } from './operator.ts'
import { print, printJson, say, table } from '../output.ts'
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
    about: 'Only payments on this chain, as in eip155:8453.',
  },
  payer: { type: 'string', value: 'ADDRESS', about: 'Only payments of this wallet.' },
  limit: { type: 'string', value: 'N', about: 'At most so many; 100 unless told, 1000 at most.' },
  after: { type: 'string', value: 'NEXT', about: 'Go on after the `next` of the page before.' },
} as const
const address = {
  url: {
    type: 'string',
    value: 'URL',
    about: "With reconcile: the running server's operator address; else that of the configuration.",
  },
} as const
const common = { ...configFlag, ...jsonFlag } as const
const actions = { list, show, reconcile, close }

/** Lists and shows payments from the store, also while servers run on it, and has a running server look at one. */
export const payments: Command = {
  help: helpText({
    usage: [
      'payments [list] [--state STATE] [--network ID] [--payer ADDRESS] [--limit N] [--after NEXT]',
      'payments show ID',
      'payments reconcile ID [--url URL]',
      'payments close ID',
    ],
    about: 'Payments for single requests (x402), newest first, and where their money is.',
    flags: { ...filters, ...address, ...common },
    notes: [
      `Those that are refund_due or undecided wait for you: ${commandLine('payments --state undecided')}`,
      'refund_due: the chain shows that the payer has paid without an answer. Pay it back, then `close` it.',
      'undecided: nothing shows whether the payer has paid. Look on the chain, pay back what is there, then `close` it.',
      '`reconcile` has the running server ask chain and facilitator now. It needs the operator token in the environment, as the server has it.',
    ],
  }),
  run: (args) => act('payments', args, actions, 'list'),
}

async function list(args: string[]) {
  const {
    state,
    network,
    payer,
    limit: most,
    after,
    config,
    json,
  } = readArguments(args, { ...filters, ...common }).flags
  const limit = limitOf(most)
  if (after !== undefined && !/^[0-9a-f-]{36}$/.test(after))
    throw new UsageError('--after must be the `next` of a page that was printed before.')
  const question = {
    ...(state !== undefined && { state: stateOf(state) }),
    ...(network !== undefined && { network }),
    ...(payer !== undefined && { payer: asStored(payer) }),
    ...(after !== undefined && { after }),
  }
  // One more than is shown tells whether there is a next page.
  const rows = await withStore({ config, mayCreate: false }, ({ journal }) =>
    listPayments(journal, { ...question, limit: limit + 1 }),
  )
  const page = pageOf(rows, limit)
  if (json) return printJson(page)
  if (page.payments.length === 0)
    return say(
      Object.keys(question).length === 0
        ? 'There are no payments yet.'
        : 'There are no such payments.',
    )
  const head = ['id', 'age', 'state', 'USD', 'network', 'payer', 'agent', 'tool']
  print(table(head, page.payments.map(cellsOf), ['age', 'USD']))
  if (page.next !== null) say(`There is more: --after ${page.next}`)
  for (const [state, what] of Object.entries(waiting)) {
    const rows = page.payments.filter((payment) => payment.state === state).length
    if (rows > 0)
      say(
        `${rows === 1 ? 'One of these is' : `${rows} of these are`} ${state} and ${what}: ${commandLine('payments show ID')}`,
      )
  }
}

const waiting = {
  refund_due: 'paid for without an answer',
  undecided: 'may have been paid for without an answer',
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
      `There is no payment with the id ${JSON.stringify(id)}; \`${commandLine('payments')}\` lists them.`,
    )
  const payment = paymentView(row)
  if (json) return printJson(payment)
  print(described(payment))
}

async function close(args: string[]) {
  const {
    flags: { config, json },
    words,
  } = readArguments(args, common, ['ID'])
  const id = idFrom(words)
  const payment = paymentView(
    await withStore({ config, mayCreate: false }, ({ journal }) => closed(journal, id)),
  )
  if (json) return printJson(payment)
  print(described(payment))
}

async function reconcile(args: string[]) {
  const {
    flags: { config, json, url },
    words,
  } = readArguments(args, { ...address, ...common }, ['ID'])
  const id = idFrom(words)
  // Only a server has the way to chain and facilitator, and knows what is under way in it.
  const asked = askOperator<PaymentView>(
    { config, url },
    'POST',
    `/payments/${encodeURIComponent(id)}/reconcile`,
    'state',
  )
  const payment = await withProgress(`looking at ${id}`, asked)
  if (json) return printJson(payment)
  print(described(payment))
}

const times: readonly string[] = [
  'valid_before',
  'look_at',
  'created_at',
  'updated_at',
  'expires_at',
]
const meanings = contract.components.schemas.PaymentState['x-enumDescriptions']

function described(payment: PaymentView): string {
  const shown = (field: string, value: unknown) =>
    times.includes(field) ? new Date(Number(value)).toISOString() : String(value)
  const rows = Object.entries(payment).map(
    ([field, value]) => `${field.padEnd(13)}${value === null ? '-' : shown(field, value)}`,
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

/** How long ago that was, in the largest unit that fits. */
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
    throw new UsageError(`Say which payment, by its id; \`${commandLine('payments')}\` lists them.`)
  return id
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return 100
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (limit < 1 || limit > 1000)
    throw new UsageError(
      `--limit must be a whole number from 1 to 1000, not ${JSON.stringify(text)}.`,
    )
  return limit
}
