import { useId, useState } from 'preact/hooks'
import { jsonOf } from '../../format/settings.ts'
import { Field } from '../../parts/form.tsx'
import { inputText, resolved, valueOf, type Contract, type Schema } from './schema.ts'

/** The properties that all fields of a form share. */
export type FormParts = {
  contract: Contract
  /** The problems of the settings whose names begin with this one. */
  problemsOf(name: string): readonly string[]
  /** The environment variable that overrides a setting. */
  variableOf(name: string): string | undefined
  /** The value in effect. */
  valueInEffect(name: string): unknown
  /** Values to choose from, by the name of the setting or of the table. */
  suggestions: Readonly<Record<string, readonly string[]>>
}

export type SettingProps = {
  form: FormParts
  /** The name in the contract's notation, as in `upstreams.a.parallel`. */
  name: string
  label: string
  schema: Schema
  value: unknown
  onChange: (value: unknown) => void
}

/** The description of a setting, and its default. */
function Hint({ schema }: { schema: Schema }) {
  const { description = '', default: preset } = schema
  return (
    <>
      <Words of={description} />
      {preset !== undefined && (
        <>
          {' '}
          Default: <code>{inputText(preset)}</code>.
        </>
      )}
    </>
  )
}

/** A description of the contract, whose code is in backticks. */
export const Words = ({ of: text }: { of: string }) => (
  <>{text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={at}>{part}</code>))}</>
)

/** The problem of a field: that of its value, or of an entry of it. */
const problemIn = ({ form, name }: SettingProps): string | undefined => {
  const problems = form.problemsOf(name)
  return problems.length === 0 ? undefined : problems.join(' ')
}

export function ChoiceField(props: SettingProps) {
  const { schema, label, value, onChange } = props
  const values = schema.enum ?? ['true', 'false']
  const preset = schema.default
  const entered = inputText(value)
  return (
    <Field label={label} hint={<Hint schema={schema} />} problem={problemIn(props)}>
      {(control) => (
        <select
          {...control}
          value={entered}
          onChange={({ currentTarget }) => onChange(valueOf(currentTarget.value, schema))}
        >
          <option value="">{preset === undefined ? 'not set' : `default`}</option>
          {[...new Set([...values, ...(entered === '' ? [] : [entered])])].map((one) => (
            <option key={one} selected={one === entered}>
              {one}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export function ChoicesField(props: SettingProps) {
  const { form, schema, label, value, onChange } = props
  const chosen = Array.isArray(value) ? value.map(String) : []
  const { enum: values = [] } = resolved(schema.items ?? {}, form.contract)
  const problem = problemIn(props)
  const id = useId()
  return (
    <fieldset aria-describedby={id}>
      <legend>{label}</legend>
      <div class="choices">
        {values.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={chosen.includes(one)}
              aria-invalid={problem !== undefined}
              onChange={() => {
                const next = chosen.includes(one)
                  ? chosen.filter((other) => other !== one)
                  : values.filter((other) => other === one || chosen.includes(other))
                onChange(next.length === 0 ? undefined : next)
              }}
            />
            {one}
          </label>
        ))}
      </div>
      <div id={id}>
        <p class="hint">
          <Hint schema={schema} />
        </p>
        {problem !== undefined && (
          <p class="field-problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </fieldset>
  )
}

/** A text, a number or other value; or a list of them, one in each line. */
export function TextSetting(props: SettingProps & { kind: 'text' | 'lines' }) {
  const { form, name, schema, label, value, onChange, kind } = props
  const listId = useId()
  const items = resolved(schema.items ?? {}, form.contract)
  const [text, setText] = useState(() =>
    Array.isArray(value) ? value.map(inputText).join('\n') : inputText(value),
  )
  const enter = ({ currentTarget }: { currentTarget: { value: string } }) => {
    const entered = currentTarget.value
    setText(entered)
    if (kind === 'text') return onChange(valueOf(entered, schema))
    const lines = entered.split('\n').filter((line) => line.trim() !== '')
    onChange(lines.length === 0 ? undefined : lines.map((line) => valueOf(line.trim(), items)))
  }
  const suggestions = form.suggestions[/[^.\]]*$/.exec(name)?.[0] ?? ''] ?? []
  const common = { value: text, autocomplete: 'off', spellcheck: false, onInput: enter } as const
  const hint = (
    <>
      <Hint schema={schema} />
      {kind === 'lines' && ' One in each line.'}
    </>
  )
  return (
    <Field label={label} hint={hint} problem={problemIn(props)}>
      {(control) =>
        kind === 'lines' ? (
          <textarea {...control} {...common} rows={Math.min(8, text.split('\n').length + 1)} />
        ) : (
          <>
            <input
              {...control}
              {...common}
              type="text"
              list={suggestions.length > 0 ? listId : ''}
            />
            {suggestions.length > 0 && <Suggestions id={listId} of={suggestions} />}
          </>
        )
      }
    </Field>
  )
}

export const Suggestions = ({ id, of: values }: { id: string; of: readonly string[] }) => (
  <datalist id={id}>
    {values.map((value) => (
      <option key={value} value={value} />
    ))}
  </datalist>
)

/** A setting that no form may change: the environment overrides it, or it may be a secret. */
export function Unchangeable(props: SettingProps & { variable: string | undefined }) {
  const { form, name, label, value, variable } = props
  const reason =
    variable === undefined ? (
      'It may be a secret: it is written in the file only.'
    ) : (
      <>
        Set by the environment variable <code>{variable}</code>, which takes precedence over the
        file.
      </>
    )
  const text = variable === undefined ? inputText(value) : jsonOf(form.valueInEffect(name))
  return (
    <Field label={label} hint={reason}>
      {(control) => <input {...control} type="text" value={text} disabled />}
    </Field>
  )
}
