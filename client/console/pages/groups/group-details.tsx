import { useState } from 'preact/hooks'
import { bodyOf } from '../../../calls.ts'
import { count } from '../../format/numbers.ts'
import { CopyId } from '../../parts/copy.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Form, useAttempt } from '../../parts/form.tsx'
import { None, Time } from '../../parts/values.tsx'
import { api } from '../../state/api.ts'
import { useMay } from '../../state/session.ts'
import { GroupBudget, type Group, type GroupProps } from './group-budget.tsx'
import { GroupKeys, GroupUsers } from './group-use.tsx'
import { GroupForm } from './group-form.tsx'

/** A group with its settings, its keys and its actions. */
export function GroupDetails({ of: group, groups, onDone, onClose }: GroupProps & { of: Group }) {
  const [doing, setDoing] = useState<'change' | 'delete'>()
  const mayChange = useMay('changeGroup')
  const stop = () => setDoing(undefined)
  if (doing === 'change')
    return <GroupForm of={group} groups={groups} onDone={onDone} onClose={stop} />
  return (
    <Dialog title={group.path} onClose={onClose} isWide>
      {doing === undefined && <Facts of={group} />}
      {doing === undefined && mayChange && (
        <div class="actions">
          <button type="button" onClick={() => setDoing('change')}>
            Change or move
          </button>
          <button type="button" class="danger" onClick={() => setDoing('delete')}>
            Delete
          </button>
        </div>
      )}
      {doing === undefined && (
        <>
          <GroupKeys of={group.id} />
          <GroupUsers of={group.id} />
        </>
      )}
      {doing === 'delete' && <Delete of={group} onDone={onDone} onCancel={stop} />}
    </Dialog>
  )
}

function Facts({ of: group }: { of: Group }) {
  const limit = (max: number | null) => (max === null ? <None words="no limit" /> : count(max))
  const list = (names: readonly string[] | null, words: string) =>
    names === null ? <None words={words} /> : names.join(', ')
  const pairs = (object: object, words: string) => {
    const text = Object.entries(object).map(([name, value]) => `${name}=${String(value)}`)
    return text.length === 0 ? <None words={words} /> : text.join(', ')
  }
  const facts = [
    ['Budget', <GroupBudget of={group} now={Date.now()} />],
    ['Requests per minute', limit(group.rpm)],
    ['Tokens per minute', limit(group.tpm)],
    ['Concurrent requests', limit(group.max_parallel)],
    ['Share while requests wait', count(group.weight)],
    ['Class', group.priority_class],
    ['Models', list(group.models, 'all')],
    ['Agents and tools', list(group.agents, 'all')],
    ['Upstreams with the labels', list(group.only, 'any')],
    ['Tags', pairs(group.tags ?? {}, 'none')],
    ['Users are named by', group.user_from ?? <None words="nothing" />],
    ['Limits of each user', pairs(group.each_user ?? {}, 'none')],
    ['Created', <Time at={group.created_at} />],
    ['Id', <CopyId id={group.id} />],
  ] as const
  return (
    <dl class="facts">
      {facts.map(([name, value]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name}=`}>{value}</dd>,
      ])}
    </dl>
  )
}

type DeleteProps = { of: Group; onDone: () => void; onCancel: () => void }

function Delete({ of: { id, path }, onDone, onCancel }: DeleteProps) {
  const attempt = useAttempt([])
  const remove = async () => {
    await bodyOf(api.DELETE('/groups/{id}', { params: { path: { id } } }))
    onDone()
  }
  return (
    <Form
      attempt={attempt}
      action={`Delete ${path}`}
      onSubmit={remove}
      onCancel={onCancel}
      isDangerous
    >
      <p>A group with keys or groups below it cannot be deleted. Past usage keeps its id.</p>
    </Form>
  )
}
