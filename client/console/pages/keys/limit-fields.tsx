import type { KeyChange } from '../../../operator.ts'
import { SelectField, TextField } from '../../parts/form.tsx'

/** The input of the limit fields; empty for no limit. */
export type LimitTexts = {
  rpm: string
  tpm: string
  max_parallel: string
  budget_usd: string
  budget_period: string
}

export const limitFields = ['rpm', 'tpm', 'max_parallel', 'budget_usd', 'budget_period'] as const

type Limits = Required<Pick<KeyChange, (typeof limitFields)[number]>>

export const noLimits: LimitTexts = {
  rpm: '',
  tpm: '',
  max_parallel: '',
  budget_usd: '',
  budget_period: 'month',
}

/** The values of the fields for a key. */
export function textsOf(key: Limits): LimitTexts {
  const text = (value: number | string | null) => (value === null ? '' : String(value))
  return {
    rpm: text(key.rpm),
    tpm: text(key.tpm),
    max_parallel: text(key.max_parallel),
    budget_usd: text(key.budget_usd),
    budget_period: key.budget_period ?? 'month',
  }
}

/** The limits in the contract's format. The server rejects invalid numbers, sent unchanged. */
export function limitsFrom(texts: LimitTexts): Limits {
  const budget = texts.budget_usd.trim()
  const limits = {
    rpm: numberFrom(texts.rpm),
    tpm: numberFrom(texts.tpm),
    max_parallel: numberFrom(texts.max_parallel),
    budget_usd: budget === '' ? null : budget,
    budget_period: budget === '' ? null : texts.budget_period,
  }
  return limits as Limits
}

/**
 * The limits edited since `before`: another operator may have changed the others. An amount and its
 * period are sent together.
 */
export function editedLimits(before: LimitTexts, draft: LimitTexts): KeyChange {
  const isEdited = (name: keyof LimitTexts) => draft[name].trim() !== before[name]
  const isBudgetEdited = isEdited('budget_usd') || isEdited('budget_period')
  const edited = limitFields.filter((name) =>
    name.startsWith('budget_') ? isBudgetEdited : isEdited(name),
  )
  const limits = limitsFrom(draft)
  return Object.fromEntries(edited.map((name) => [name, limits[name]]))
}

/** The number in a field; null if it is empty, and an invalid one unchanged. */
export function numberFrom(text: string): number | string | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : trimmed
}

type Props = {
  values: LimitTexts
  onChange: (values: LimitTexts) => void
  problems: Readonly<Record<string, string>>
}

/** The limits of a key. */
export function LimitFields({ values, onChange, problems }: Props) {
  const common = (name: keyof LimitTexts) => ({
    value: values[name],
    problem: problems[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  })
  return (
    <fieldset>
      <legend>Limits; empty means no limit</legend>
      <div class="columns">
        <TextField label="Requests per minute" inputMode="numeric" {...common('rpm')} />
        <TextField label="Tokens per minute" inputMode="numeric" {...common('tpm')} />
        <TextField label="Concurrent requests" inputMode="numeric" {...common('max_parallel')} />
        <TextField label="Budget" unit="USD" inputMode="decimal" {...common('budget_usd')} />
        <SelectField
          label="Period of the budget"
          options={[
            ['day', 'each day (UTC)'],
            ['month', 'each month (UTC)'],
            ['total', 'in total'],
          ]}
          {...common('budget_period')}
        />
      </div>
    </fieldset>
  )
}
