import type { components } from '../../../generated/server/operator.ts'
import { Failure } from '../../failure.ts'
import { dayMs, monthName, monthNamed, nextMonth } from '../../store/ledger/totals.ts'
import {
  closeMonth,
  listMonths,
  stateOfMonth,
  type BilledMonth,
} from '../../store/queries/months.ts'
import type { Store } from '../../store/store.ts'
import { actorOf, type OperatorHandlers } from '../caller.ts'
import { recorded } from '../recorded.ts'
import { fromLedger } from './usage-views.ts'

type MonthDeps = {
  store: Pick<Store, 'usage' | 'journal' | 'clock'>
  /** Days after a month's end at which servers close it. */
  closeAfterDays(): number
}

/** The handlers of operator.yaml for the months that bill usage. */
export const monthHandlers = ({
  store: { usage, journal, clock },
  closeAfterDays,
}: MonthDeps): OperatorHandlers<'listMonths' | 'closeMonth'> => {
  const view = ({ month, state }: BilledMonth): components['schemas']['BilledMonth'] => ({
    month: monthName(month),
    state,
    closes_at: state === 'closed' ? null : nextMonth(month) + closeAfterDays() * dayMs,
  })
  return {
    async listMonths() {
      const months = await fromLedger(listMonths(usage, clock.now()))
      return { status: 200, body: { months: months.map(view) } }
    },

    async closeMonth({ path, ...context }) {
      const month = monthNamed(path.month)
      const work = async () => {
        const closes = await fromLedger(closeMonth(usage, month, clock.now()))
        const state = await fromLedger(stateOfMonth(usage, month, clock.now()))
        if (state !== 'closed') throw notClosable(path.month, state)
        return { closes, state }
      }
      const change = { action: 'closeMonth', target: path.month, before: null } as const
      const { state } = await recorded(journal, actorOf(context), {
        ...change,
        work,
        after: ({ closes }) => (closes ? { state: 'closed' } : null),
      })
      return { status: 200, body: view({ month, state }) }
    },
  }
}

function notClosable(month: string, state: BilledMonth['state']): Failure {
  if (state === 'running')
    return new Failure('conflict', `${month} is not over yet; close it after its end (UTC)`, {
      retry: false,
      param: 'month',
    })
  const message = `rows of ${month} are being added to its totals; close it when that is done`
  return new Failure('unavailable', message, { retryAfter: 60 })
}
