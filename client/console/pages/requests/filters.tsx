import { useState } from 'preact/hooks'
import type { operations } from '../../../../generated/client/operator.ts'
import { nanosOf } from '../../format/money.ts'
import { Field, SelectField, useDraft } from '../../parts/form.tsx'
import { setQuery, usePlace } from '../../state/route.ts'
import { failureClasses, type FailureClass } from '../failure-classes.ts'

type Query = NonNullable<operations['listRequests']['parameters']['query']>

/** The text filters, by their names in the contract. */
const texts = [
  ['model', 'Model'],
  ['agent', 'Agent'],
  ['upstream', 'Upstream'],
  ['key_id', 'Key, by its name or id'],
] as const

const statuses = [
  ['', 'All'],
  ['ok', 'Answered'],
  ['failed', 'Failed'],
  ['rate_limited', 'Limited'],
  ['client_left', 'Client disconnected'],
] as const

const classes = [['', 'All'], ...failureClasses] as const
const isClass = (name: string | undefined): name is FailureClass =>
  failureClasses.some(([one]) => one === name)

/** The selectable statuses; also the one in the URL, which may be any. */
const statusesWith = (status = '') =>
  statuses.some(([name]) => name === status) ? statuses : [...statuses, [status, status] as const]

/** A count; undefined if it is invalid, or above the contract's maximum. */
function countOf(value: number | bigint | undefined): number | undefined {
  const count = Number(value)
  return Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

const msOf = (seconds: string) => countOf(Math.round(Number(seconds) * 1000))
const costOf = (usd: string) => countOf(nanosOf(usd))

/** The problems of the number filters. */
function problemsOf({ slow = '', costly = '' }: Readonly<Record<string, string>>) {
  const isInvalid = (text: string, value: number | undefined) =>
    text.trim() !== '' && value === undefined
  return {
    ...(isInvalid(slow, msOf(slow)) && {
      slow: 'Not a number of seconds; the filter is ignored. Enter one like 0.5.',
    }),
    ...(isInvalid(costly, costOf(costly)) && {
      costly: 'Not an amount in USD; the filter is ignored. Enter one like 0.5.',
    }),
  }
}

/** The query of the URL, without invalid numbers. */
export function queryOf(query: Readonly<Record<string, string>>): Query {
  const { status, class: name, slow = '', costly = '', after } = query
  const slowMs = slow.trim() === '' ? undefined : msOf(slow)
  const costlyNanos = costOf(costly)
  return {
    limit: 50,
    ...Object.fromEntries(texts.flatMap(([name]) => (query[name] ? [[name, query[name]]] : []))),
    ...(status && { status }),
    ...(isClass(name) && { class: name }),
    ...(slowMs !== undefined && { slower_than_ms: slowMs }),
    ...(costlyNanos !== undefined && { costlier_than: costlyNanos }),
    ...(after && { after }),
  }
}

/** The filters of the list. All of them are in the URL. */
export function Filters({ keyNames }: { keyNames: ReadonlyMap<string, string> }) {
  const { query } = usePlace()
  const isNarrow = texts.some(([name]) => query[name]) || query['slow'] || query['costly']
  const [isOpen, setOpen] = useState(Boolean(isNarrow))
  /** Requests filter keys by id; people see their names. */
  const filterLabel = (name: string, text = '') =>
    name === 'key_id' ? (keyNames.get(text) ?? text) : text
  const filterValue = (name: string, text: string) =>
    name === 'key_id' ? ([...keyNames].find(([, label]) => label === text)?.[0] ?? text) : text
  const problems: Readonly<Record<string, string>> = problemsOf(query)
  const field = (name: string, label: string) => (
    <FilterField
      key={name}
      label={label}
      value={filterLabel(name, query[name])}
      problem={problems[name]}
      onChange={(text) => setQuery({ [name]: filterValue(name, text), after: '' })}
    />
  )
  return (
    <div class="toolbar filters">
      <SelectField
        label="Status"
        value={query['status'] ?? ''}
        options={statusesWith(query['status'])}
        onChange={(status) => setQuery({ status, after: '' })}
      />
      <SelectField
        label="Kind of failure"
        value={query['class'] ?? ''}
        options={classes}
        onChange={(name) => setQuery({ class: name, after: '' })}
      />
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        More filters
      </button>
      {isOpen && (
        <>
          {texts.map(([name, label]) => field(name, label))}
          {field('slow', 'Slower than, in seconds')}
          {field('costly', 'Charged more than, in USD')}
        </>
      )}
    </div>
  )
}

type FieldProps = {
  label: string
  value: string
  problem: string | undefined
  /** Called when the text is complete: on Enter, or when the field loses the focus. */
  onChange: (text: string) => void
}

function FilterField({ label, value, problem, onChange }: FieldProps) {
  const draft = useDraft(value, onChange)
  return (
    <Field label={label} problem={problem}>
      {(control) => <input {...control} type="search" {...draft} />}
    </Field>
  )
}
