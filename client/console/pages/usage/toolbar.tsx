import { setQuery, usePlace } from '../../state/route.ts'
import { isSum, metrics, type MetricName } from './metrics.ts'
import { dateText, isBackwards, rangeOf, ranges } from './range.ts'

const groups = [
  ['', 'Total'],
  ['key', 'By key'],
  ['group', 'By group'],
  ['model', 'By model'],
  ['agent', 'By agent'],
  ['upstream', 'By upstream'],
  ['status', 'By status'],
  ['class', 'By kind of failure'],
] as const

type Group = (typeof groups)[number][0]

/** The choice in the URL; the default if it is missing or unknown. */
export function choiceOf(query: Readonly<Record<string, string>>): {
  metric: MetricName
  by: Group
} {
  const metric = metrics.find(([name]) => name === query['metric'])?.[0] ?? 'requests'
  const by = groups.find(([name]) => name === (query['by'] ?? 'model'))?.[0] ?? ''
  return { metric, by }
}

/** Whether totals are shown next to those of the period before. */
export const isCompared = ({ compare }: Readonly<Record<string, string>>): boolean =>
  compare === 'before'

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

/** The metric, its grouping and its period. All of it is in the URL. */
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
        // The default is by model, so the total needs a value of its own.
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
      {isSum(metric) && (
        <button
          type="button"
          aria-pressed={isCompared(query)}
          onClick={() => setQuery({ compare: isCompared(query) ? '' : 'before' })}
        >
          Compare with the period before
        </button>
      )}
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
              To is before From: only the day of From is shown. Choose a later day.
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
