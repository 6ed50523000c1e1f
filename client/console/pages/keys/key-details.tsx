import { useMemo, useState } from 'preact/hooks'
import type { CreatedKey, Key } from '../../../operator.ts'
import { count } from '../../format/numbers.ts'
import { CopyId } from '../../parts/copy.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Form, SelectField, useAttempt } from '../../parts/form.tsx'
import { GroupName } from '../../parts/group-name.tsx'
import { Badge, None, Time } from '../../parts/values.tsx'
import { ShownOnce } from '../../parts/shown-once.tsx'
import { api } from '../../state/api.ts'
import { useChatModels } from '../../state/models.ts'
import { linkTo } from '../../state/route.ts'
import { useMay } from '../../state/session.ts'
import { GroupField } from './create-key.tsx'
import { BudgetBar } from './budget-bar.tsx'
import { LastRequest } from './last-use.tsx'
import { editedLimits, LimitFields, limitFields, textsOf } from './limit-fields.tsx'
import { reachOf, stateOf, toneOf } from './key-state.ts'

type Doing = 'limits' | 'move' | 'rotate' | 'revoke'
type Props = { of: Key; onClose: () => void; onChange: () => void }
type ActionProps = { of: Key; onDone: () => void; onCancel: () => void }

/** A key with all of its data and actions. */
export function KeyDetails({ of: key, onClose, onChange }: Props) {
  const [doing, setDoing] = useState<Doing>()
  const [rotated, setRotated] = useState<CreatedKey>()
  const served = useChatModels()
  const mayChange = useMay('changeKey')
  const stop = () => setDoing(undefined)
  const done = () => {
    stop()
    onChange()
  }
  const action = { of: key, onDone: done, onCancel: stop }
  const canChange = mayChange && stateOf(key, Date.now()) !== 'revoked'
  if (rotated)
    return (
      <ShownOnce
        title={`New token of ${rotated.name}`}
        created={rotated}
        served={served}
        onClose={() => setRotated(undefined)}
      />
    )
  return (
    <Dialog title={key.name} onClose={onClose} isWide>
      {doing === undefined && <Facts of={key} />}
      {doing === undefined && canChange && (
        <div class="actions">
          <button type="button" onClick={() => setDoing('limits')}>
            Change limits
          </button>
          <button type="button" onClick={() => setDoing('move')}>
            Move
          </button>
          <button type="button" onClick={() => setDoing('rotate')}>
            Rotate token
          </button>
          <button type="button" class="danger" onClick={() => setDoing('revoke')}>
            Revoke
          </button>
        </div>
      )}
      {doing === 'limits' && <ChangeLimits {...action} />}
      {doing === 'move' && <Move {...action} />}
      {doing === 'rotate' && <Rotate {...action} onRotated={setRotated} />}
      {doing === 'revoke' && <Revoke {...action} />}
    </Dialog>
  )
}

function Facts({ of: key }: { of: Key }) {
  const now = Date.now()
  const state = stateOf(key, now)
  const time = (at: number | null, words: string) =>
    at === null ? <None words={words} /> : <Time at={at} />
  const limit = (max: number | null) => (max === null ? <None words="no limit" /> : count(max))
  const facts = [
    ['State', <Badge tone={toneOf(state)}>{state}</Badge>],
    ['Budget', <BudgetBar of={key} now={now} />],
    ['Requests per minute', limit(key.rpm)],
    ['Tokens per minute', limit(key.tpm)],
    ['Concurrent requests', limit(key.max_parallel)],
    ['Class', key.priority_class],
    ['Group', <KeysOf name="group" value={key.group} />],
    ['Owner', <KeysOf name="owner" value={key.owner} />],
    ['Holder', key.holder ?? <None words="none" />],
    ['Pauses', time(key.pauses_at, 'never')],
    ['May use', key.scopes.join(', ')],
    ['Models', reachOf(key, 'models') ?? <None words="none: not in its scopes" />],
    ['Agents', reachOf(key, 'agents') ?? <None words="none: not in its scopes" />],
    ['Prefix', <code>{key.prefix}</code>],
    ['Last used', <LastRequest of={key} now={now} />],
    ['Created', <Time at={key.created_at} />],
    ['Expires', time(key.expires_at, 'never')],
    ['Old token works until', time(key.previous_until, 'no old token')],
    ['Revoked', time(key.revoked_at, 'no')],
    ['Id', <CopyId id={key.id} />],
    [
      'Requests',
      <a href={linkTo('requests', { query: { key_id: key.id } })}>Requests of this key</a>,
    ],
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

/** A group or an owner, with a link to all of its keys. */
const KeysOf = ({ name, value }: { name: 'group' | 'owner'; value: string | null }) =>
  value === null ? (
    <None words="none" />
  ) : (
    <a href={linkTo('keys', { query: { [name]: value } })}>
      {name === 'group' ? <GroupName id={value} /> : value}
    </a>
  )

/** Moves a key to another group. */
function Move({ of: key, onDone, onCancel }: ActionProps) {
  const [group, setGroup] = useState('')
  const attempt = useAttempt(['group'])
  const move = async () => {
    await api.changeKey(key.id, { group: group === '' ? null : group })
    onDone()
  }
  return (
    <Form attempt={attempt} action="Move key" onSubmit={move} onCancel={onCancel}>
      <GroupField value={group} onChange={setGroup} problem={attempt.problems['group']} />
      <p>The token stays. The next calls count towards the new group, past usage stays.</p>
    </Form>
  )
}

function ChangeLimits({ of: key, onDone, onCancel }: ActionProps) {
  const [before] = useState(() => textsOf(key))
  const [draft, setDraft] = useState(before)
  const attempt = useAttempt(limitFields)
  const change = async () => {
    const edited = editedLimits(before, draft)
    if (Object.keys(edited).length > 0) await api.changeKey(key.id, edited)
    onDone()
  }
  return (
    <Form attempt={attempt} action="Change limits" onSubmit={change} onCancel={onCancel}>
      <LimitFields values={draft} onChange={setDraft} problems={attempt.problems} />
    </Form>
  )
}

/** Seconds for which both tokens work. */
const overlaps = [
  ['3600', 'an hour'],
  ['86400', 'a day'],
  ['604800', 'a week'],
  ['0', 'no time: it was leaked'],
] as const

function Rotate(props: ActionProps & { onRotated: (created: CreatedKey) => void }) {
  const { of: key, onDone, onCancel, onRotated } = props
  const [overlap, setOverlap] = useState('3600')
  const attempt = useAttempt(['overlap_s'])
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [overlap])
  const rotate = async () => {
    onRotated(await api.rotateKey(key.id, { overlap_s: Number(overlap) }, { idempotencyKey }))
    onDone()
  }
  return (
    <Form attempt={attempt} action="Rotate token" onSubmit={rotate} onCancel={onCancel}>
      <p>The key gets a new token. Its id, limits and usage stay.</p>
      <SelectField
        label="The old token works for"
        options={overlaps}
        value={overlap}
        onChange={setOverlap}
        problem={attempt.problems['overlap_s']}
      />
    </Form>
  )
}

function Revoke({ of: key, onDone, onCancel }: ActionProps) {
  const attempt = useAttempt([])
  const revoke = async () => {
    await api.revokeKey(key.id)
    onDone()
  }
  return (
    <Form
      attempt={attempt}
      action={`Revoke ${key.name}`}
      onSubmit={revoke}
      onCancel={onCancel}
      isDangerous
    >
      <p>
        Within five seconds all servers reject the key and abort its requests. It cannot be used
        again.
      </p>
    </Form>
  )
}
