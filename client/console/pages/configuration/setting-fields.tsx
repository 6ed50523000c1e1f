import { useId, useState } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import { isRecord, nameIn } from '../../format/settings.ts'
import { Field } from '../../parts/form.tsx'
import { withMember } from './changes.ts'
import {
  ChoiceField,
  ChoicesField,
  Suggestions,
  TextSetting,
  Unchangeable,
  Words,
  type SettingProps,
} from './input-fields.tsx'
import { firstValue, kindOf, resolved, type Kind, type Schema } from './schema.ts'

/** Values of headers may be secrets: the server shows this for them, and takes no other. */
const hidden = '[not shown]'

/** One setting of any type; undefined is a setting that the file does not have. */
export function Setting({ schema: own, ...props }: SettingProps) {
  const { form, name, value, label } = props
  const schema = resolved(own, form.contract)
  const kind = kindOf(schema, form.contract)
  const variable = form.variableOf(name)
  if (variable !== undefined || value === hidden)
    return <Unchangeable {...props} schema={schema} variable={variable} />
  if (kind === 'choice') return <ChoiceField {...props} schema={schema} />
  if (kind === 'choices') return <ChoicesField {...props} schema={schema} />
  if (kind === 'text' || kind === 'lines') return <TextSetting {...props} {...{ schema, kind }} />
  return (
    <Group label={label} hint={schema.description} problems={form.problemsOf(name)} value={value}>
      <Composite {...props} schema={schema} kind={kind} />
    </Group>
  )
}

/** The fields of a value that consists of others. */
export function Composite({ kind, ...props }: SettingProps & { kind: Kind }) {
  if (kind === 'members') return <MemberFields {...props} />
  return kind === 'items' ? <ItemFields {...props} /> : <EntryFields {...props} />
}

type GroupProps = {
  label: string
  hint?: string | undefined
  problems: readonly string[]
  value: unknown
  children: ComponentChildren
}

/**
 * Fields that are folded away while the file has none of them, and none has a problem. They are
 * drawn when they are opened: an upstream has hundreds.
 */
function Group({ label, hint, problems, value, children }: GroupProps) {
  const [isFirstOpen] = useState(value !== undefined)
  const [wasOpened, setOpened] = useState(false)
  const isOpen = isFirstOpen || problems.length > 0
  return (
    <details
      class="group"
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary>{label}</summary>
      {hint !== undefined && (
        <p class="hint">
          <Words of={hint} />
        </p>
      )}
      {(isOpen || wasOpened) && children}
    </details>
  )
}

/** Settings of one object: first the required ones and those of the file, then all others. */
function MemberFields({ form, name, schema, value, onChange }: SettingProps) {
  const members = isRecord(value) ? value : {}
  const all = Object.entries(schema.properties ?? {})
  const [first] = useState(() => {
    const usual = usualMembers[name.split(/[.[]/)[0] ?? ''] ?? []
    const inSchema = usual.filter((member) => schema.properties?.[member])
    const names = new Set([...(schema.required ?? []), ...Object.keys(members), ...inSchema])
    const isAll = all.length <= fewMembers || names.size === 0
    return isAll ? all.map(([member]) => member) : [...names]
  })
  const change = (member: string, next: unknown) => {
    const changed = withMember(members, member, next)
    onChange(Object.keys(changed).length === 0 ? undefined : changed)
  }
  const field = ([member, inner]: [string, Schema]) => (
    <Setting
      key={member}
      form={form}
      name={nameIn(name, member)}
      label={schema.required?.includes(member) ? `${member} (required)` : member}
      schema={inner}
      value={members[member]}
      onChange={(next) => change(member, next)}
    />
  )
  const others = all.filter(([member]) => !first.includes(member))
  const problems = others.flatMap(([member]) => form.problemsOf(nameIn(name, member)))
  return (
    <div class="settings-fields">
      {all.filter(([member]) => first.includes(member)).map(field)}
      {others.length > 0 && (
        <Group label={`${others.length} more settings`} problems={problems} value={undefined}>
          <div class="settings-fields">{others.map(field)}</div>
        </Group>
      )}
    </div>
  )
}

/** The members that a new entry of a table has from the start. */
const usualMembers: Readonly<Record<string, string[]>> = {
  upstreams: ['provider', 'key_env', 'key_file', 'parallel'],
  routes: ['model', 'tier', 'weight'],
  prices: ['input', 'output'],
}

/** An object with no more members than this shows all of them. */
const fewMembers = 8

/** The word for one item, by the name of its list. */
const itemWord = (name: string): string => (name.startsWith('routes') ? 'deployment' : 'entry')

/** A list of objects: those of a route, for example. */
function ItemFields({ form, name, schema, value, onChange }: SettingProps) {
  const items: unknown[] = Array.isArray(value) ? value : []
  const inner = resolved(schema.items ?? {}, form.contract)
  const kind = kindOf(inner, form.contract)
  // Fields keep what was entered; those behind a removed or moved item are drawn anew.
  const [round, setRound] = useState(0)
  const word = itemWord(name)
  const put = (next: unknown[], isReordered: boolean) => {
    if (isReordered) setRound(round + 1)
    onChange(next.length === 0 ? undefined : next)
  }
  return (
    <div class="settings-fields">
      {items.map((item, index) => {
        const place = `${name}[${index}]`
        const label = `${word} ${index + 1}`
        return (
          <fieldset class="group" key={`${round} ${index}`}>
            <legend>{label}</legend>
            <Composite
              form={form}
              name={place}
              label={label}
              schema={inner}
              kind={kind}
              value={item}
              onChange={(next) => put(items.with(index, next ?? firstValue(inner)), false)}
            />
            <div class="actions">
              {index > 0 && (
                <button
                  type="button"
                  class="small"
                  aria-label={`Move ${label} up`}
                  onClick={() =>
                    put(items.with(index - 1, item).with(index, items[index - 1]), true)
                  }
                >
                  Move up
                </button>
              )}
              <button
                type="button"
                class="small"
                aria-label={`Remove ${label}`}
                onClick={() => put(items.toSpliced(index, 1), true)}
              >
                Remove
              </button>
            </div>
          </fieldset>
        )
      })}
      <div class="actions">
        <button
          type="button"
          class="small"
          onClick={() => put([...items, firstValue(inner)], false)}
        >
          Add {word} {items.length + 1}
        </button>
      </div>
    </div>
  )
}

/** A table whose names the operator chooses, within a form. */
function EntryFields({ form, name, label, schema, value, onChange }: SettingProps) {
  const entries = isRecord(value) ? value : {}
  const inner = resolved(schema.additionalProperties || {}, form.contract)
  const put = (entry: string, next: unknown) => {
    const changed = withMember(entries, entry, next)
    onChange(Object.keys(changed).length === 0 ? undefined : changed)
  }
  return (
    <div class="settings-fields">
      {Object.entries(entries).map(([entry, own]) => (
        <div class="entry" key={entry}>
          <Setting
            form={form}
            name={nameIn(name, entry)}
            label={entry}
            schema={inner}
            value={own}
            onChange={(next) => put(entry, next ?? firstValue(inner))}
          />
          <button
            type="button"
            class="small"
            aria-label={`Remove ${entry}`}
            onClick={() => put(entry, undefined)}
          >
            Remove
          </button>
        </div>
      ))}
      {label === 'headers' ? (
        <p class="hint">Headers may be secrets: add them in the file.</p>
      ) : (
        <NewEntry
          table={label}
          suggestions={form.suggestions[label]}
          existing={Object.keys(entries)}
          onAdd={(entry) => put(entry, firstValue(inner))}
        />
      )}
    </div>
  )
}

type NewEntryProps = {
  table: string
  suggestions: readonly string[] | undefined
  existing: readonly string[]
  onAdd: (name: string) => void
}

function NewEntry({ table, suggestions = [], existing, onAdd }: NewEntryProps) {
  const [name, setName] = useState('')
  const listId = useId()
  const isTaken = existing.includes(name)
  const add = () => {
    if (name === '' || isTaken) return
    onAdd(name)
    setName('')
  }
  return (
    <div class="entry">
      <Field
        label={`New name in ${table}`}
        problem={isTaken ? 'There is one with this name.' : undefined}
      >
        {(control) => (
          <>
            <input
              {...control}
              type="text"
              autocomplete="off"
              list={listId}
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add()
              }}
            />
            <Suggestions id={listId} of={suggestions} />
          </>
        )}
      </Field>
      <button type="button" class="small" aria-label={`Add to ${table}`} onClick={add}>
        Add
      </button>
    </div>
  )
}
