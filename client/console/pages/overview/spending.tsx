import { useState } from 'preact/hooks'
import type { components } from '../../../../generated/client/operator.ts'
import { changeOf } from '../../format/numbers.ts'
import { FullTable } from '../../parts/full-table.tsx'
import { Empty, Show } from '../../parts/notice.tsx'
import { Section } from '../../parts/page.tsx'
import type { Column } from '../../parts/table.tsx'
import { Usd } from '../../parts/values.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'
import { linkTo } from '../../state/route.ts'
import { useTagged } from '../../state/tagged.ts'

type Spending = components['schemas']['Spending']
type Period = Spending['periods'][number]
type Part = Period['keys'][number]
type Row = Pick<Part, 'amount' | 'before'> & { kind: string; name: string; href?: string }

const periods = [
  ['day', 'Today'],
  ['week', '7 days'],
  ['month', 'This month'],
] as const

const metrics = [
  ['charged', 'Charged'],
  ['cost', 'Cost of upstreams'],
] as const

/** The keys, groups and models with the largest amounts, with those of the period before. */
export function WhoSpends() {
  const [name, setName] = useState<Period['name']>('day')
  const [metric, setMetric] = useState<Spending['metric']>('charged')
  const unlessSame = useTagged<Spending>()
  const loaded = useLoad(
    (signal) =>
      unlessSame((header) =>
        api.GET('/usage/spending', { params: { query: { metric }, header }, signal }),
      ),
    ['spending', metric],
  )
  return (
    <Section title="Who spends">
      <div class="toolbar">
        <Choice options={periods} value={name} onChange={setName} />
        <Choice options={metrics} value={metric} onChange={setMetric} />
        <span class="muted">Days are those of UTC.</span>
      </div>
      <Show loaded={loaded}>
        {({ periods: all }) => {
          const period = all.find((one) => one.name === name)
          return period ? <Amounts of={period} /> : null
        }}
      </Show>
    </Section>
  )
}

type ChoiceProps<Value> = {
  options: readonly (readonly [Value, string])[]
  value: Value
  onChange: (value: Value) => void
}

const Choice = <Value extends string>({ options, value, onChange }: ChoiceProps<Value>) =>
  options.map(([option, title]) => (
    <button
      key={option}
      type="button"
      aria-pressed={option === value}
      onClick={() => onChange(option)}
    >
      {title}
    </button>
  ))

function Amounts({ of: period }: { of: Period }) {
  const { total } = period
  if (total.amount === '0' && total.before === '0')
    return (
      <Empty title="Nothing was spent in this period, nor in the one before.">
        <p>Choose a longer one. Models without a price or a cost count nothing.</p>
      </Empty>
    )
  return (
    <FullTable
      caption="Who spends"
      columns={columns}
      rows={rowsOf(period)}
      keyOf={({ kind, name, href = '' }) => `${kind} ${name} ${href}`}
    />
  )
}

function rowsOf({ total, keys, groups, models }: Period): Row[] {
  const rows = (kind: string, parts: readonly Part[], hrefOf: (id: string) => string): Row[] =>
    parts.map(({ id, name, amount, before }) => ({
      kind,
      name: name ?? id ?? `without a ${kind.toLowerCase()}`,
      ...(id !== null && { href: hrefOf(id) }),
      amount,
      before,
    }))
  return [
    { kind: 'All', name: '', ...total },
    ...rows('Key', keys, (id) => linkTo('requests', { query: { key_id: id } })),
    ...rows('Group', groups, (id) => linkTo('keys', { query: { group: id } })),
    ...rows('Model', models, (id) => linkTo('requests', { query: { model: id } })),
  ]
}

const columns: Column<Row>[] = [
  {
    id: 'name',
    title: 'Of',
    cell: ({ kind, name, href }) => (
      <>
        <span class="muted">{kind}</span> {href === undefined ? name : <a href={href}>{name}</a>}
      </>
    ),
  },
  { id: 'amount', title: 'Amount', cell: ({ amount }) => <Usd nanos={amount} />, isNumber: true },
  {
    id: 'before',
    title: 'Period before',
    cell: ({ before }) => <Usd nanos={before} />,
    isNumber: true,
  },
  {
    id: 'change',
    title: 'Change',
    cell: ({ amount, before }) => changeOf(Number(before), Number(amount)),
    isNumber: true,
  },
]
