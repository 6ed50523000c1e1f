import { useState } from 'preact/hooks'
import type { components } from '../../../../generated/client/operator.ts'
import { bodyOf } from '../../../calls.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Form, SelectField, TextField, useAttempt } from '../../parts/form.tsx'
import { api } from '../../state/api.ts'
import {
  editedLimits,
  LimitFields,
  limitFields,
  limitsFrom,
  noLimits,
  numberFrom,
  textsOf,
  type LimitTexts,
} from '../keys/limit-fields.tsx'
import type { Group, GroupProps } from './group-budget.tsx'
import { userFields, UserFields, usersFrom, userTextsOf, type UserTexts } from './user-fields.tsx'

type GroupChange = components['schemas']['GroupChange']
type Draft = Record<TextName, string> & { limits: LimitTexts; users: UserTexts }
type TextName =
  'name' | 'parent' | 'models' | 'agents' | 'only' | 'tags' | 'priority_class' | 'weight'

const settings = ['name', 'parent', 'models', 'agents', 'only', 'tags', 'priority_class', 'weight']
const fields = [...settings, ...userFields, ...limitFields]

const draftOf = (group: Group | undefined): Draft => ({
  limits: group ? textsOf(group) : noLimits,
  users: userTextsOf(group),
  weight: String(group?.weight ?? 1),
  name: group?.name ?? '',
  parent: group?.parent ?? '',
  models: group?.models?.join(', ') ?? '',
  agents: group?.agents?.join(', ') ?? '',
  only: group?.only?.join(', ') ?? '',
  tags: pairsText(group?.tags ?? {}),
  priority_class: group?.priority_class ?? 'interactive',
})

/** Creates a group, or changes and moves one. */
export function GroupForm({ of: group, groups, onDone, onClose }: GroupProps & { of?: Group }) {
  const before = draftOf(group)
  const [draft, setDraft] = useState(before)
  const attempt = useAttempt(fields)
  const common = (name: TextName) => ({
    value: draft[name],
    problem: attempt.problems[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  })
  const save = async () => {
    if (group) await change(group, before, draft)
    else await create(draft)
    onDone()
  }
  const title = group ? `Change ${group.path}` : 'Create a group'
  return (
    <Dialog title={title} onClose={onClose} isWide>
      <Form
        attempt={attempt}
        action={group ? 'Change group' : 'Create group'}
        onSubmit={save}
        onCancel={onClose}
      >
        <div class="columns">
          <TextField label="Name" autoFocus {...common('name')} />
          <SelectField label="Below" options={parentsFor(group, groups)} {...common('parent')} />
          <TextField
            label="Models"
            hint="Separated by commas; empty for all."
            {...common('models')}
          />
          <TextField
            label="Agents"
            hint="Agents, or single tools as AGENT.tool; empty for all."
            {...common('agents')}
          />
          <TextField
            label="Labels of upstreams"
            hint="Calls reach upstreams with all of them only."
            {...common('only')}
          />
          <TextField label="Tags" hint="As in unit=search, stage=dev." {...common('tags')} />
          <SelectField
            label="Class"
            options={[
              ['interactive', 'interactive'],
              ['batch', 'batch: waits for others'],
            ]}
            {...common('priority_class')}
          />
          <TextField
            label="Share while requests wait"
            hint="Relative to groups with the same parent."
            inputMode="numeric"
            {...common('weight')}
          />
        </div>
        <LimitFields
          values={draft.limits}
          onChange={(limits) => setDraft({ ...draft, limits })}
          problems={attempt.problems}
        />
        <UserFields
          values={draft.users}
          onChange={(users) => setDraft({ ...draft, users })}
          problems={attempt.problems}
        />
      </Form>
    </Dialog>
  )
}

/** The groups that the group may be below, by id; the empty one is the top. */
const parentsFor = (group: Group | undefined, groups: readonly Group[]) => [
  ['', 'no group: at the top'] as const,
  ...groups
    .filter(({ path }) => !group || !`${path}/`.startsWith(`${group.path}/`))
    .map(({ id, path }) => [id, path] as const),
]

async function create(draft: Draft): Promise<void> {
  const set = Object.entries(settingsOf(draft)).filter(([, value]) => value !== null)
  const body = { ...Object.fromEntries(set), ...limitsFrom(draft.limits), name: draft.name.trim() }
  await bodyOf(api.POST('/groups', { body }))
}

/** Sends what was edited: another operator may have changed the rest. */
async function change({ id }: Group, before: Draft, draft: Draft): Promise<void> {
  const former = new Map<string, unknown>(Object.entries(settingsOf(before)))
  const edited = Object.entries(settingsOf(draft)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(former.get(name)),
  )
  const limits = editedLimits(before.limits, draft.limits)
  const body = { ...Object.fromEntries(edited), ...limits } as GroupChange
  if (Object.keys(body).length === 0) return
  await bodyOf(api.PATCH('/groups/{id}', { params: { path: { id } }, body }))
}

const settingsOf = (draft: Draft) => ({
  name: draft.name.trim(),
  parent: draft.parent === '' ? null : draft.parent,
  models: listOf(draft.models),
  agents: listOf(draft.agents),
  only: listOf(draft.only),
  tags: pairsOf(draft.tags),
  priority_class: draft.priority_class as Group['priority_class'],
  weight: numberFrom(draft.weight),
  ...usersFrom(draft.users),
})

/** Names separated by commas; null for none. */
function listOf(text: string): string[] | null {
  const names = text.split(',').map((name) => name.trim())
  const list = names.filter((name) => name !== '')
  return list.length === 0 ? null : list
}

const pairsText = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')

/** The server rejects a tag without a value. */
const pairsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    (listOf(text) ?? []).map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name.trim(), value.join('=').trim()]
    }),
  )
