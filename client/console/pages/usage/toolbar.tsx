import { setQuery, usePlace } from '../../state/route.ts'
import { metrics, type MetricName } from './metrics.ts'
import { dateText, isBackwards, rangeOf, ranges } from './range.ts'

const groups = [
  ['', 'All together'],
  ['key', 'By key'],
  ['model', 'By model'],
  ['agent', 'By agent'],
  ['upstream', 'By upstream'],
  ['status', 'By status'],
  ['class', 'By kind of failure'],
] as const

type Group = (typeof groups)[number][0]

/** What the address asks for; the usual where it says nothing, or what there is not. */
export function choiceOf(query: Readonly<Record<string, string>>): {
  metric: MetricName
  by: Group
} {
  const metric = metrics.find(([name]) => name === query['metric'])?.[0] ?? 'requests'
  const by = groups.find(([name]) => name === (query['by'] ?? 'model'))?.[0] ?? ''
  return { metric, by }
}

type SelectProps = {
  label: string
  value: string
  options: readonly (readonly [string, string, ...unknown[]])[]
  onChange: (value: string) => void
}

const Select = ({ label, value, options, onChange }: SelectProps) => (
  <select
    aria-label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    {options.map(([option, text]) => (
      <option key={option} value={option} selected={option === value}>
        {text}
      </option>
    ))}
  </select>
)

/** What is shown, by what, and of which time. All of it is in the address. */
export function UsageToolbar() {
  const { query } = usePlace()
  const { metric, by } = choiceOf(query)
  const { from, to } = rangeOf(query, Date.now())
  const range = query['range'] ?? 'day'
  return (
    <div class="toolbar">
      <Select
        label="What"
        value={metric}
        options={metrics}
        onChange={(metric) => setQuery({ metric })}
      />
      <Select
        label="By"
        value={by}
        options={groups}
        // The usual is by model: together is said by a word of its own.
        onChange={(by) => setQuery({ by: by || 'all' })}
      />
      <Select
        label="Time"
        value={range}
        options={ranges}
        onChange={(name) =>
          setQuery({
            range: name,
            ...(name === 'own' && { from: dateText(from), to: dateText(to - 1) }),
          })
        }
      />
      {range === 'own' && (
        <>
          <DateField
            label="From"
            value={dateText(from)}
            onChange={(text) => setQuery({ from: text })}
          />
          <DateField
            label="To"
            value={query['to'] || dateText(to - 1)}
            onChange={(text) => setQuery({ to: text })}
          />
          {isBackwards(query) && (
            <p class="field-problem" role="alert">
              To is before From: the day of From alone is shown. Choose a later day.
            </p>
          )}
        </>
      )}
    </div>
  )
}

type DateProps = { label: string; value: string; onChange: (value: string) => void }

const DateField = ({ label, value, onChange }: DateProps) => (
  <label>
    {label}
    <input
      type="date"
      value={value}
      title="A day of UTC"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </label>
)
