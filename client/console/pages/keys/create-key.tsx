import { useId, useMemo, useState } from 'preact/hooks'
import type { CreatedKey, NewKey } from '../../../operator.ts'
import { bodyOf } from '../../../calls.ts'
import { msOfField } from '../../format/times.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Form, SelectField, TextField, useAttempt } from '../../parts/form.tsx'
import { ShownOnce } from '../../parts/shown-once.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'
import { useChatModels } from '../../state/models.ts'
import { useMay } from '../../state/session.ts'
import { LimitFields, limitFields, limitsFrom, noLimits, type LimitTexts } from './limit-fields.tsx'

const fields = [
  'name',
  'owner',
  'group',
  'scopes',
  'models',
  'agents',
  'expires_at',
  ...limitFields,
]

type Draft = LimitTexts & {
  name: string
  owner: string
  group: string
  models: string
  agents: string
  expires_at: string
  chat: boolean
  mesh: boolean
}

const nothing: Draft = {
  ...noLimits,
  name: '',
  owner: '',
  group: '',
  models: '',
  agents: '',
  expires_at: '',
  chat: true,
  mesh: false,
}

type Props = { onClose: () => void; onCreated: () => void }

export function CreateKey({ onClose, onCreated }: Props) {
  const [draft, setDraft] = useState(nothing)
  const [created, setCreated] = useState<CreatedKey>()
  const served = useChatModels()
  const attempt = useAttempt(fields)
  // A lost response would lose the token: repeated, the same request gets the same response.
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [JSON.stringify(draft)])
  const common = (name: TextName) => ({
    name,
    value: draft[name],
    problem: attempt.problems[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  })
  const create = async () => {
    setCreated(await api.createKey(newKeyOf(draft), { idempotencyKey }))
    onCreated()
  }
  if (created)
    return (
      <ShownOnce
        title={`Key ${created.name}`}
        created={created}
        served={served}
        onClose={onClose}
      />
    )
  return (
    <Dialog title="Create a key" onClose={onClose} isWide>
      <Form attempt={attempt} action="Create key" onSubmit={create} onCancel={onClose}>
        <div class="columns">
          <TextField
            label="Name"
            hint="A label, such as search-team."
            autoFocus
            {...common('name')}
          />
          <TextField label="Owner (optional)" {...common('owner')} />
          <GroupField
            value={draft.group}
            onChange={(group) => setDraft({ ...draft, group })}
            problem={attempt.problems['group']}
          />
        </div>
        <Scopes
          draft={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          problem={attempt.problems['scopes']}
        />
        <Reach common={common} hasAgents={draft.mesh} />
        <LimitFields
          values={draft}
          onChange={(limits) => setDraft({ ...draft, ...limits })}
          problems={attempt.problems}
        />
      </Form>
    </Dialog>
  )
}

type GroupProps = {
  value: string
  onChange: (group: string) => void
  problem: string | undefined
}

/** The groups of the reader; only an admin creates keys without one. */
export function GroupField({ value, onChange, problem }: GroupProps) {
  const mayOmit = useMay('createGroup')
  const query = { limit: 1000 }
  const { value: list } = useLoad(
    (signal) => bodyOf(api.GET('/groups', { params: { query }, signal })),
    ['groups'],
    { polls: false },
  )
  const paths = (list?.groups ?? []).map(({ path }) => path).toSorted()
  if (paths.length === 0) return null
  const options = paths.map((path) => [path, path] as const)
  return (
    <SelectField
      label={mayOmit ? 'Group (optional)' : 'Group'}
      options={[['', mayOmit ? 'none' : 'choose one'], ...options]}
      value={value}
      onChange={onChange}
      problem={problem}
    />
  )
}

type TextName = 'name' | 'owner' | 'models' | 'agents' | 'expires_at'
type ReachProps = {
  common: (name: TextName) => {
    name: string
    value: string
    problem: string | undefined
    onChange: (value: string) => void
  }
  hasAgents: boolean
}

/** The models and agents of the key, and its expiry. */
const Reach = ({ common, hasAgents }: ReachProps) => (
  <div class="columns">
    <TextField
      label="Models"
      hint="Names separated by commas; empty for all."
      {...common('models')}
    />
    {hasAgents && (
      <TextField
        label="Agents"
        hint="Ids separated by commas; empty for all."
        {...common('agents')}
      />
    )}
    <TextField
      label="Expires (optional)"
      type="datetime-local"
      hint="In your time zone."
      {...common('expires_at')}
    />
  </div>
)

type ScopesProps = {
  draft: Draft
  onChange: (change: Partial<Draft>) => void
  problem: string | undefined
}

function Scopes({ draft, onChange, problem }: ScopesProps) {
  const id = useId()
  return (
    <fieldset>
      <legend>May use</legend>
      <div class="choices">
        <label>
          <input
            type="checkbox"
            checked={draft.chat}
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            onChange={({ currentTarget }) => onChange({ chat: currentTarget.checked })}
          />
          Models, by the scope chat
        </label>
        <label>
          <input
            type="checkbox"
            checked={draft.mesh}
            onChange={({ currentTarget }) => onChange({ mesh: currentTarget.checked })}
          />
          Agents, by the scope mesh
        </label>
      </div>
      {problem !== undefined && (
        <p class="field-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

/** Omits empty fields, so that the contract's defaults apply. */
function newKeyOf(draft: Draft): NewKey {
  const { name, owner, group, models, agents, chat, mesh, expires_at: expires } = draft
  const expiresAt = msOfField(expires)
  const listed = { models: listOf(models), agents: mesh ? listOf(agents) : [] }
  return {
    name: name.trim(),
    scopes: [...(chat ? (['chat'] as const) : []), ...(mesh ? (['mesh'] as const) : [])],
    ...(owner.trim() !== '' && { owner: owner.trim() }),
    ...(group !== '' && { group }),
    ...(listed.models.length > 0 && { models: listed.models }),
    ...(listed.agents.length > 0 && { agents: listed.agents }),
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
    ...limitsFrom(draft),
  }
}

const listOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
