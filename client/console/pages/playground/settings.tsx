import { SelectField, TextField } from '../../parts/form.tsx'
import { KeyField } from '../../parts/key-field.tsx'
import { missingKey } from '../../state/caller-key.ts'

/** The input, by the contract's field names. */
export type Draft = {
  model: string
  /** The model whose replies are shown next to those of the first; empty for none. */
  other: string
  system: string
  temperature: string
  max_tokens: string
}

/** Problems by field: one of the input, or `key`. */
export type Problems = Readonly<Record<string, string>>

const names = ['temperature', 'max_tokens'] as const

const isValid = {
  temperature: (value: number) => value >= 0 && value <= 2,
  max_tokens: (value: number) => Number.isSafeInteger(value) && value >= 1,
}
const messages = {
  temperature: 'Not a temperature. Enter a number from 0 to 2, like 0.7.',
  max_tokens: 'Not a number of tokens. Enter a whole number from 1, like 256.',
}

/** The valid numbers, in the format of a request. */
export const numbersOf = (draft: Draft): { temperature?: number; max_tokens?: number } =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = Number(draft[name])
      return draft[name].trim() !== '' && isValid[name](value) ? [[name, value]] : []
    }),
  )

/** Problems detected before the request. */
export function problemsOf(draft: Draft, key: string): Problems {
  const numbers = numbersOf(draft)
  const invalid = names.filter((name) => draft[name].trim() !== '' && numbers[name] === undefined)
  return {
    ...(key === '' && { key: missingKey }),
    ...Object.fromEntries(invalid.map((name) => [name, messages[name]])),
  }
}

type Props = {
  draft: Draft
  models: readonly string[]
  problems: Problems
  onChange: (draft: Draft) => void
}

export function Settings({ draft, models, problems, onChange }: Props) {
  return (
    <div class="card settings-card">
      <KeyField problem={problems['key']} />
      <SelectField
        label="Model"
        value={draft.model}
        options={models.map((model) => [model, model] as const)}
        onChange={(model) => onChange({ ...draft, model })}
        problem={problems['model']}
      />
      <SelectField
        label="Compare with (optional)"
        value={draft.other}
        options={[
          ['', 'no other model'] as const,
          ...models.map((model) => [model, model] as const),
        ]}
        onChange={(other) => onChange({ ...draft, other })}
      />
      <TextField
        label="System message (optional)"
        value={draft.system}
        onChange={(system) => onChange({ ...draft, system })}
      />
      <TextField
        label="Temperature (optional)"
        inputMode="decimal"
        value={draft.temperature}
        onChange={(temperature) => onChange({ ...draft, temperature })}
        problem={problems['temperature']}
      />
      <TextField
        label="Maximum reply tokens (optional)"
        inputMode="numeric"
        value={draft.max_tokens}
        onChange={(tokens) => onChange({ ...draft, max_tokens: tokens })}
        problem={problems['max_tokens']}
      />
    </div>
  )
}
