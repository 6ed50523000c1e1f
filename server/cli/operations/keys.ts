import type { components } from '../../../generated/server/operator.ts'
import { commandLine } from '../../command.ts'
import { formatUsd } from '../../money.ts'
import { print, say, tableOf } from '../output.ts'
import { minuteOf } from '../times.ts'
import { commandNamed } from './commands.ts'
import { showNext, showObject } from './show.ts'

type Key = components['schemas']['Key']

/** Prints keys with their limits and the use of their budgets. */
export function printKeys(
  { keys, next }: components['schemas']['KeyList'],
  isFiltered: boolean,
): void {
  if (keys.length === 0 && isFiltered) return say('There are no such keys.')
  if (keys.length === 0)
    return say(`There are no keys yet: ${commandLine('keys create --name NAME')}`)
  print(
    tableOf(keys, {
      id: 'id',
      name: 'name',
      key: ({ prefix }) => `${prefix}…`,
      owner: 'owner',
      scopes: ({ scopes }) => scopes.join(','),
      models: ({ models }) => models?.join(',') ?? 'all',
      limits: limitsOf,
      'budget USD': budgetOf,
      created: ({ created_at }) => minuteOf(created_at),
      state: stateOf,
    }),
  )
  showNext({ next })
}

/** Prints a key; without named models or agents it may use all. */
export async function printKey(key: Key): Promise<void> {
  const { models, agents } = key
  showObject(await commandNamed('keys show'), {
    ...key,
    models: models ?? 'all',
    agents: agents ?? 'all',
    state: stateOf(key),
  })
}

function stateOf({ revoked_at, expires_at, sandbox }: Key): string {
  if (revoked_at !== null)
    return `revoked ${minuteOf(revoked_at)}${sandbox ? ', of a sandbox' : ''}`
  if (sandbox) return 'for the sandbox only'
  if (expires_at === null) return 'active'
  const isExpired = expires_at <= Date.now()
  return `${isExpired ? 'expired' : 'active until'} ${minuteOf(expires_at)}`
}

function limitsOf({ rpm, tpm, max_parallel: parallel }: Key): string {
  const limits = Object.entries({ rpm, tpm, parallel }).filter(([, limit]) => limit !== null)
  return limits.map(([name, limit]) => `${name} ${limit}`).join(', ') || '-'
}

/** The budget and its use in this period; `counted` only if it differs from `charged`. */
function budgetOf({ budget_usd, budget_period, budget_used: used }: Key): string {
  if (budget_usd === null) return '-'
  const total = `${budget_usd} (${budget_period ?? 'total'})`
  if (!used) return total
  const usd = (nano: string) => formatUsd(BigInt(nano))
  const counted = used.counted === used.charged ? '' : `, ${usd(used.counted)} counted`
  return `${usd(used.charged)} charged${counted} of ${total}`
}
