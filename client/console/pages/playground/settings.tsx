import { SelectField, TextField } from '../../parts/form.tsx'
import { KeyField } from '../../parts/key-field.tsx'
import { missingKey } from '../../state/caller-key.ts'

/** What was typed, by the words of the contract. */
export type Typed = { model: string; system: string; temperature: string; max_tokens: string }

/** What is wrong, by the field that it is about: one of what was typed, or `key`. */
export type Problems = Readonly<Record<string, string>>

const names = ['temperature', 'max_tokens'] as const

const fits = {
  temperature: (value: number) => value >= 0 && value <= 2,
  max_tokens: (value: number) => Number.isSafeInteger(value) && value >= 1,
}
const wrong = {
  temperature: 'This is no temperature. Write a number from 0 to 2, like 0.7.',
  max_tokens: 'This is no number of tokens. Write a whole number from 1, like 256.',
}

/** The numbers that are given, as a request has them. */
export const numbersOf = (typed: Typed): { temperature?: number; max_tokens?: number } =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = Number(typed[name])
      return typed[name].trim() !== '' && fits[name](value) ? [[name, value]] : []
    }),
  )

/** What is wrong with it before it is sent. */
export function problemsOf(typed: Typed, key: string): Problems {
  const given = numbersOf(typed)
  const others = names.filter((name) => typed[name].trim() !== '' && given[name] === undefined)
  return {
    ...(key === '' && { key: missingKey }),
    ...Object.fromEntries(others.map((name) => [name, wrong[name]])),
  }
}

type Props = {
  typed: Typed
  models: readonly string[]
  problems: Problems
  onChange: (typed: Typed) => void
}

export function Settings({ typed, models, problems, onChange }: Props) {
  return (
    <div class="card settings-card">
      <KeyField problem={problems['key']} />
      <SelectField
        label="Model"
        value={typed.model}
        options={models.map((model) => [model, model] as const)}
        onChange={(model) => onChange({ ...typed, model })}
        problem={problems['model']}
      />
      <TextField
        label="System message (optional)"
        value={typed.system}
        onChange={(system) => onChange({ ...typed, system })}
      />
      <TextField
        label="Temperature (optional)"
        inputMode="decimal"
        value={typed.temperature}
        onChange={(temperature) => onChange({ ...typed, temperature })}
        problem={problems['temperature']}
      />
      <TextField
        label="Most tokens of the answer (optional)"
        inputMode="numeric"
        value={typed.max_tokens}
        onChange={(tokens) => onChange({ ...typed, max_tokens: tokens })}
        problem={problems['max_tokens']}
      />
    </div>
  )
}
