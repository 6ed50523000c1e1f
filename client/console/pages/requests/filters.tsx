import { useState } from 'preact/hooks'
import type { operations } from '../../../../generated/client/operator.ts'
import { nanosOf } from '../../format/money.ts'
import { counted } from '../../format/numbers.ts'
import { fieldOfMs, msOfField } from '../../format/times.ts'
import { Field, SelectField, useDraft } from '../../parts/form.tsx'
import { setQuery, usePlace } from '../../state/route.ts'
import { failureClasses, type FailureClass } from '../failure-classes.ts'
import { useSuggestions, type Suggestion } from './suggestions.ts'

type Query = NonNullable<operations['listRequests']['parameters']['query']>

/** The text filters, by their names in the contract. */
const texts = [
  ['model', 'Model'],
  ['agent', 'Agent'],
  ['upstream', 'Upstream'],
  ['key_id', 'Key, by its name or id'],
  ['group_id', 'Group, by its path or id'],
  ['request_id', 'x-request-id'],
] as const
const times = [
  ['from', 'From'],
  ['to', 'To'],
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
    ...Object.fromEntries(
      times.flatMap(([name]) => {
        const ms = query[name] ? countOf(Number(query[name])) : undefined
        return ms === undefined ? [] : [[name, ms]]
      }),
    ),
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
  const isNarrow = [...texts, ...times, ['slow'], ['costly']].some(([name = '']) => query[name])
  const [isOpen, setOpen] = useState(isNarrow)
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
      {isOpen && <MoreFilters keyNames={keyNames} />}
    </div>
  )
}

function MoreFilters({ keyNames }: { keyNames: ReadonlyMap<string, string> }) {
  const { query } = usePlace()
  const { suggestions, labelOf, valueOf } = useSuggestions(queryOf(query), keyNames)
  const problems: Readonly<Record<string, string>> = problemsOf(query)
  const field = (name: string, label: string) => (
    <FilterField
      key={name}
      label={label}
      value={labelOf(name, query[name] ?? '')}
      problem={problems[name]}
      suggestions={suggestions[name]}
      onChange={(text) => setQuery({ [name]: valueOf(name, text), after: '' })}
    />
  )
  return (
    <>
      {times.map(([name, label]) => (
        <Field key={name} label={label}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={fieldOfMs(Number(query[name]))}
              onChange={({ currentTarget: { value } }) =>
                setQuery({ [name]: String(msOfField(value) ?? ''), after: '' })
              }
            />
          )}
        </Field>
      ))}
      {texts.map(([name, label]) => field(name, label))}
      {field('slow', 'Slower than, in seconds')}
      {field('costly', 'Charged more than, in USD')}
    </>
  )
}

type FieldProps = {
  label: string
  value: string
  problem: string | undefined
  suggestions: readonly Suggestion[] | undefined
  /** Called when the text is complete: on Enter, or when the field loses the focus. */
  onChange: (text: string) => void
}

function FilterField({ label, value, problem, suggestions = [], onChange }: FieldProps) {
  const draft = useDraft(value, onChange)
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <>
          <input {...control} type="search" list={`${control.id}-list`} {...draft} />
          <datalist id={`${control.id}-list`}>
            {suggestions.map(({ name, requests }) => (
              <option key={name} value={name} label={counted(requests, 'request')} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
