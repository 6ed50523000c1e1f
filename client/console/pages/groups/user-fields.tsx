import { SelectField, TextField } from '../../parts/form.tsx'
import { numberFrom } from '../keys/limit-fields.tsx'
import type { Group } from './group-budget.tsx'

/** The input for the users of a group. */
export type UserTexts = Record<TextName | 'user_from' | 'show_users' | 'budget_period', string>
type TextName = 'rpm' | 'tpm' | 'budget_usd' | 'most'

export const userFields = ['user_from', 'show_users', 'each_user'] as const

export function userTextsOf(group: Group | undefined): UserTexts {
  const { rpm, tpm, budget_usd: budget, budget_period: period, most } = group?.each_user ?? {}
  return {
    user_from: group?.user_from ?? '',
    show_users: group?.show_users ?? 'hash',
    rpm: String(rpm ?? ''),
    tpm: String(tpm ?? ''),
    budget_usd: budget ?? '',
    budget_period: period ?? 'month',
    most: String(most ?? ''),
  }
}

/** The settings in the contract's format. The server rejects invalid numbers, sent unchanged. */
export function usersFrom(texts: UserTexts): Pick<Group, (typeof userFields)[number]> {
  const budget = texts.budget_usd.trim()
  const settings = {
    rpm: numberFrom(texts.rpm),
    tpm: numberFrom(texts.tpm),
    budget_usd: budget === '' ? null : budget,
    most: numberFrom(texts.most),
  }
  const limits = Object.entries(settings).filter(([, value]) => value !== null)
  const hasPeriod = settings.budget_usd !== null || settings.most !== null
  const each = { ...Object.fromEntries(limits), ...(hasPeriod && periodOf(texts)) }
  return {
    user_from: (texts.user_from || null) as Group['user_from'],
    show_users: texts.show_users as Group['show_users'],
    each_user: limits.length === 0 ? null : each,
  }
}

const periodOf = ({ budget_period: period }: UserTexts) => ({
  budget_period: period === 'day' ? ('day' as const) : ('month' as const),
})

const sources = [
  ['', 'nothing'],
  ['header', 'the header X-User-Id'],
  ['user', 'user of the body'],
  ['metadata.user_id', 'metadata.user_id of the body'],
  ['jwt.sub', 'sub of a JWT'],
] as const

type Props = {
  values: UserTexts
  onChange: (values: UserTexts) => void
  problems: Readonly<Record<string, string>>
}

/** How calls name their users, and the limits of each. */
export function UserFields({ values, onChange, problems }: Props) {
  const common = (name: keyof UserTexts) => ({
    value: values[name],
    problem: problems[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  })
  return (
    <fieldset>
      <legend>Users; empty means no limit</legend>
      <div class="columns">
        <SelectField label="Calls name their user by" options={sources} {...common('user_from')} />
        <SelectField
          label="Reports show"
          options={[
            ['hash', 'a hash of the name'],
            ['name', 'the name'],
          ]}
          {...common('show_users')}
        />
        <TextField
          label="Requests per minute of each user"
          inputMode="numeric"
          {...common('rpm')}
          problem={problems['each_user']}
        />
        <TextField label="Tokens per minute of each user" inputMode="numeric" {...common('tpm')} />
        <TextField
          label="Budget of each user"
          unit="USD"
          inputMode="decimal"
          {...common('budget_usd')}
        />
        <SelectField
          label="Period of each user"
          options={[
            ['day', 'each day (UTC)'],
            ['month', 'each month (UTC)'],
          ]}
          {...common('budget_period')}
        />
        <TextField
          label="Maximum users in a period"
          hint="Further ones share the limits of one user; 10000 if empty."
          inputMode="numeric"
          {...common('most')}
        />
      </div>
    </fieldset>
  )
}
