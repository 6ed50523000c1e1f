import type { Payment, PaymentsQuery } from '../../../operator.ts'
import { count } from '../../format/numbers.ts'
import { Empty, Show } from '../../parts/notice.tsx'
import { Page } from '../../parts/page.tsx'
import { Table, type Column } from '../../parts/table.tsx'
import { Badge, Truncated, Time } from '../../parts/values.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'
import { goTo, linkTo, setQuery, usePlace } from '../../state/route.ts'
import { PaymentDetails } from './payment-details.tsx'
import { isWaiting, networkName, states, toneOf } from './payment-state.ts'

type State = NonNullable<PaymentsQuery['state']>

/** Payments, and those that wait for the operator. */
export function PaymentsPage() {
  const { item, query } = usePlace()
  const state = states.find(([name]) => name === query['state'])?.[0]
  const { after = '' } = query
  const loaded = useLoad(
    (signal) => api.payments(queryOf(state, after), { signal }),
    [state, after],
  )
  const close = () => goTo(linkTo('payments', { query }))
  return (
    <Page title="Payments" lead="Payments per call (x402), newest first.">
      <div class="toolbar">
        <select
          aria-label="State"
          value={state ?? ''}
          onChange={({ currentTarget }) => setQuery({ state: currentTarget.value, after: '' })}
        >
          <option value="">All states</option>
          {states.map(([name]) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <StateLinks counts={loaded.value?.counts ?? {}} />
      </div>
      <Show loaded={loaded}>
        {({ payments, next }) =>
          payments.length === 0 ? (
            <Nothing isFiltered={state !== undefined} />
          ) : (
            <>
              <Table
                caption="Payments"
                columns={columnsOf(query)}
                rows={payments}
                keyOf={({ id }) => id}
              />
              <Pages after={after} next={next} />
            </>
          )
        }
      </Show>
      {item !== undefined && (
        <PaymentDetails key={item} id={item} onClose={close} onChange={loaded.reload} />
      )}
    </Page>
  )
}

const queryOf = (state: State | undefined, after: string): PaymentsQuery => ({
  limit: 100,
  ...(state && { state }),
  ...(after !== '' && { after }),
})

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title="No payments in this state." />
  ) : (
    <Empty title="No payments yet.">
      <p>
        Agents with <code>x402.enabled</code> are pay per call once <code>payments</code> names a
        network and a wallet.
      </p>
    </Empty>
  )

/** The states with their number of payments; those that wait for you come first. */
function StateLinks({ counts }: { counts: Readonly<Record<string, number>> }) {
  const nonEmpty = states.filter(([state]) => counts[state] !== undefined)
  const ordered = nonEmpty.toSorted(([a], [b]) => Number(isWaiting(b)) - Number(isWaiting(a)))
  return (
    <ul class="state-links" aria-label="Payments by state">
      {ordered.map(([state]) => (
        <li key={state}>
          <a href={linkTo('payments', { query: { state } })}>
            <Badge tone={toneOf(state)}>{state}</Badge>{' '}
            <data value={String(counts[state])}>{count(counts[state] ?? 0)}</data>
          </a>
        </li>
      ))}
    </ul>
  )
}

const Pages = ({ after, next }: { after: string; next: string | null }) => (
  <div class="actions pager">
    {after !== '' && (
      <button type="button" onClick={() => setQuery({ after: '' })}>
        Newest
      </button>
    )}
    {next !== null && (
      <button type="button" onClick={() => setQuery({ after: next })}>
        Older
      </button>
    )}
  </div>
)

/** Both ends of an address, which identify it for people; the details have it completely. */
const shortened = (address: string): string =>
  address.length > 16 ? `${address.slice(0, 8)}…${address.slice(-6)}` : address

const columnsOf = (query: Record<string, string>): Column<Payment>[] => [
  {
    id: 'created',
    title: 'When',
    cell: ({ id, created_at: at }) => (
      <a href={linkTo('payments', { item: id, query })}>
        <Time at={at} />
      </a>
    ),
  },
  {
    id: 'state',
    title: 'State',
    cell: ({ state }) => (
      <Truncated text={state}>
        <Badge tone={toneOf(state)}>{state}</Badge>
      </Truncated>
    ),
  },
  { id: 'price', title: 'Price', cell: ({ price_usd: usd }) => `${usd} USD`, isNumber: true },
  {
    id: 'sold',
    title: 'Sold',
    cell: ({ agent, tool }) => <Truncated text={tool === null ? agent : `${agent} · ${tool}`} />,
    isWide: true,
  },
  {
    id: 'network',
    title: 'Network',
    cell: ({ network }) => <Truncated text={networkName(network)} />,
    isWide: true,
  },
  {
    id: 'payer',
    title: 'Payer',
    cell: ({ payer }) => <code title={payer}>{shortened(payer)}</code>,
    isWide: true,
  },
]
