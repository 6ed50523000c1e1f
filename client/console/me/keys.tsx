import { useMemo, useState } from 'preact/hooks'
import { bodyOf, initOf } from '../../calls.ts'
import { nanosOf } from '../format/money.ts'
import { counted } from '../format/numbers.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Form, SelectField, TextField, useAttempt } from '../parts/form.tsx'
import { Badge, Count, None, Time, Usd, type Tone } from '../parts/values.tsx'
import { api, reload, type MyCreatedKey, type MyKey, type Person } from './api.ts'
import { Limits } from './limits.tsx'

type Issued = { onIssued: (created: MyCreatedKey) => void }
type DialogProps = { onClose: () => void }

const tones: Record<MyKey['state'], Tone> = {
  active: 'good',
  paused: 'warn',
  expired: 'plain',
  revoked: 'plain',
}

const changeNames: Record<MyKey['changes'][number]['action'], string> = {
  changeKey: 'Changed',
  rotateKey: 'Rotated',
  revokeKey: 'Revoked',
  restoreKey: 'Restored',
}

/** A key with its usage and actions. */
export function KeyCard({ of: key, now, onIssued }: { of: MyKey; now: number } & Issued) {
  const [doing, setDoing] = useState<'rotate' | 'revoke'>()
  const close = () => setDoing(undefined)
  const hasEnded = key.state === 'revoked' || key.state === 'expired'
  return (
    <article class="card" aria-label={key.name}>
      <header class="section-head">
        <h3>{key.name}</h3>
        <Badge tone={tones[key.state]}>{key.state}</Badge>
      </header>
      <dl class="facts">
        <dt>Token</dt>
        <dd>
          <code>{key.prefix}…</code>
        </dd>
        <dt>Group</dt>
        <dd>{key.group?.path ?? <None words="none" />}</dd>
        <dt>{key.state === 'expired' ? 'Ended' : 'Ends'}</dt>
        <dd>{key.expires_at === null ? <None words="never" /> : <Time at={key.expires_at} />}</dd>
        {key.state === 'paused' && [
          <dt key="paused">Paused</dt>,
          <dd key="paused=">
            It resumes when you sign in and are in its group; otherwise ask your administrator.
          </dd>,
        ]}
        {key.usage && [
          <dt key="month">This month</dt>,
          <dd key="month=">
            <Count of={key.usage.used.month.requests} /> requests,{' '}
            <Usd nanos={nanosOf(key.usage.used.month.charged_usd) ?? 0n} />
          </dd>,
        ]}
        {key.changes.map(({ at, action, by }) => [
          <dt key={at}>{changeNames[action]}</dt>,
          <dd key={`${at}=`}>
            by {by}, <Time at={at} />
          </dd>,
        ])}
      </dl>
      {key.usage && <Limits of={key.usage.limits} now={now} />}
      {!hasEnded && (
        <div class="actions">
          {key.state === 'active' && (
            <button
              type="button"
              aria-label={`Rotate ${key.name}`}
              onClick={() => setDoing('rotate')}
            >
              Rotate
            </button>
          )}
          <button
            type="button"
            class="danger"
            aria-label={`Revoke ${key.name}`}
            onClick={() => setDoing('revoke')}
          >
            Revoke
          </button>
        </div>
      )}
      {doing === 'rotate' && <Rotate of={key} onClose={close} onIssued={onIssued} />}
      {doing === 'revoke' && <Revoke of={key} onClose={close} />}
    </article>
  )
}

/** Seconds for which both tokens work. */
const overlaps = [
  ['3600', 'an hour'],
  ['86400', 'a day'],
  ['604800', 'a week'],
  ['0', 'no time: it was leaked'],
] as const

function Rotate({ of: key, onClose, onIssued }: { of: MyKey } & DialogProps & Issued) {
  const [overlap, setOverlap] = useState('3600')
  const attempt = useAttempt(['overlap_s'])
  // A lost response would lose the token: repeated, the same request gets the same response.
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [overlap])
  const rotate = async () => {
    const { params } = initOf({ idempotencyKey })
    const body = { overlap_s: Number(overlap) }
    const init = { params: { ...params, path: { id: key.id } }, body }
    const created = await bodyOf(api.POST('/me/keys/{id}/rotate', init))
    onClose()
    onIssued(created)
    await reload()
  }
  return (
    <Dialog title={`Rotate ${key.name}`} onClose={onClose}>
      <Form attempt={attempt} action="Rotate token" onSubmit={rotate} onCancel={onClose}>
        <p>The key gets a new token. Its limits, its usage and its end stay.</p>
        <SelectField
          label="The old token works for"
          options={overlaps}
          value={overlap}
          onChange={setOverlap}
          problem={attempt.problems['overlap_s']}
        />
      </Form>
    </Dialog>
  )
}

function Revoke({ of: key, onClose }: { of: MyKey } & DialogProps) {
  const attempt = useAttempt([])
  const revoke = async () => {
    await bodyOf(api.DELETE('/me/keys/{id}', { params: { path: { id: key.id } } }))
    onClose()
    await reload()
  }
  return (
    <Dialog title={`Revoke ${key.name}`} onClose={onClose}>
      <Form
        attempt={attempt}
        action={`Revoke ${key.name}`}
        onSubmit={revoke}
        onCancel={onClose}
        isDangerous
      >
        <p>
          Within five seconds all servers reject the key and abort its requests. It cannot be used
          again.
        </p>
      </Form>
    </Dialog>
  )
}

export function CreateKey({
  of: person,
  onClose,
  onIssued,
}: { of: Person } & DialogProps & Issued) {
  const { groups, key_days, pause_days } = person
  const [draft, setDraft] = useState({ name: '', group: groups[0]?.path ?? '' })
  const attempt = useAttempt(['name', 'group'])
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [JSON.stringify(draft)])
  const create = async () => {
    const body = { ...draft, name: draft.name.trim() }
    const created = await bodyOf(api.POST('/me/keys', { body, ...initOf({ idempotencyKey }) }))
    onClose()
    onIssued(created)
    await reload()
  }
  return (
    <Dialog title="Create a key" onClose={onClose}>
      <Form attempt={attempt} action="Create key" onSubmit={create} onCancel={onClose}>
        <p>
          It ends after {counted(key_days, 'day')}, and pauses if you do not sign in for{' '}
          {counted(pause_days, 'day')}.
        </p>
        <TextField
          label="Name"
          hint="A label, such as laptop."
          value={draft.name}
          onChange={(name) => setDraft({ ...draft, name })}
          problem={attempt.problems['name']}
          autoFocus
        />
        <SelectField
          label="Group"
          options={groups.map(({ path }) => [path, path] as const)}
          value={draft.group}
          onChange={(group) => setDraft({ ...draft, group })}
          problem={attempt.problems['group']}
        />
      </Form>
    </Dialog>
  )
}
