import { useMemo, useState } from 'preact/hooks'
import type { components } from '../../../generated/client/operator.ts'
import { bodyOf } from '../../calls.ts'
import { Code } from '../parts/copy.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Form, SelectField, TextField, useAttempt } from '../parts/form.tsx'
import { Empty, NoSuch, Show } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import { Table, type Column } from '../parts/table.tsx'
import { Badge, Truncated, None, Time } from '../parts/values.tsx'
import { api } from '../state/api.ts'
import { useLoad } from '../state/load.ts'
import { goTo, linkTo, usePlace } from '../state/route.ts'
import { useMay } from '../state/session.ts'

type Operator = components['schemas']['Operator']
type Created = components['schemas']['CreatedOperator']
type Role = Operator['role']

/** The named operators; the token of the configuration also signs in. */
export function OperatorsPage() {
  const { item } = usePlace()
  const mayChange = useMay('changeOperator')
  const loaded = useLoad((signal) => bodyOf(api.GET('/operators', { signal })), [])
  const close = () => goTo(linkTo('operators'))
  const selected = loaded.value?.operators.find(({ id }) => id === item)
  return (
    <Page
      title="Operators"
      lead="Operators who sign in by name. The token of the configuration signs in as operator, an admin."
      actions={
        mayChange && (
          <a class="button primary" href={linkTo('operators', { item: 'new' })}>
            Create an operator
          </a>
        )
      }
    >
      {item !== undefined && item !== 'new' && loaded.value && !selected && (
        <NoSuch what="operator with the id" id={item} all={linkTo('operators')} />
      )}
      <Show loaded={loaded}>
        {({ operators }) =>
          operators.length === 0 ? (
            <Empty title="No named operators yet.">
              <p>Create one for each person: the audit log then shows who did what.</p>
            </Empty>
          ) : (
            <Table caption="Operators" columns={columns} rows={operators} keyOf={({ id }) => id} />
          )
        }
      </Show>
      {item === 'new' && mayChange && <Create onClose={close} onDone={loaded.reload} />}
      {selected && (
        <Details key={selected.id} of={selected} onClose={close} onDone={loaded.reload} />
      )}
    </Page>
  )
}

const columns: Column<Operator>[] = [
  {
    id: 'name',
    title: 'Name',
    cell: ({ id, name }) => <Truncated text={name} href={linkTo('operators', { item: id })} />,
  },
  { id: 'role', title: 'Role', cell: ({ role }) => role },
  {
    id: 'state',
    title: 'State',
    cell: ({ revoked_at: at }) =>
      at === null ? <Badge tone="good">active</Badge> : <Badge>revoked</Badge>,
  },
  { id: 'prefix', title: 'Token', cell: ({ prefix }) => <code>{prefix}…</code>, isWide: true },
  { id: 'created', title: 'Created', cell: ({ created_at: at }) => <Time at={at} />, isWide: true },
  {
    id: 'rotated',
    title: 'Rotated',
    cell: ({ rotated_at: at }) => (at === null ? <None words="never" /> : <Time at={at} />),
    isWide: true,
  },
]

const roles = [
  ['viewer', 'Viewer: sees everything except secrets, changes nothing'],
  ['admin', 'Admin: may do everything'],
] as const

const roleOf = (text: string): Role => (text === 'admin' ? 'admin' : 'viewer')

type ActionProps = { onClose: () => void; onDone: () => void }

function Create({ onClose, onDone }: ActionProps) {
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('viewer')
  const [created, setCreated] = useState<Created>()
  const attempt = useAttempt(['name', 'role'])
  // A lost response would lose the token: repeated, the same request gets the same response.
  const key = useMemo(() => crypto.randomUUID(), [name, role])
  const create = async () => {
    const params = { header: { 'Idempotency-Key': key } }
    setCreated(await bodyOf(api.POST('/operators', { body: { name, role }, params })))
    onDone()
  }
  if (created) return <Token of={created} onClose={onClose} />
  return (
    <Dialog title="Create an operator" onClose={onClose}>
      <Form attempt={attempt} action="Create operator" onSubmit={create} onCancel={onClose}>
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          problem={attempt.problems['name']}
          autoFocus
        />
        <SelectField
          label="Role"
          options={roles}
          value={role}
          onChange={(text) => setRole(roleOf(text))}
          problem={attempt.problems['role']}
        />
      </Form>
    </Dialog>
  )
}

const Token = ({ of: { name, token }, onClose }: { of: Created; onClose: () => void }) => (
  <Dialog title={`Token of ${name}`} onClose={onClose} isLocked>
    <p class="notice warn">The token is shown only once. Give it to {name}.</p>
    <Code title="Token" text={token} />
    <div class="actions">
      <button type="button" class="primary" onClick={onClose}>
        I have stored the token
      </button>
    </div>
  </Dialog>
)

type OneProps = ActionProps & { of: Operator }

function Details({ of: operator, onClose, onDone }: OneProps) {
  const { name, role, revoked_at: revokedAt } = operator
  const mayChange = useMay('changeOperator')
  const [doing, setDoing] = useState<'rotate' | 'revoke'>()
  const [rotated, setRotated] = useState<Created>()
  const stop = () => setDoing(undefined)
  const done = () => {
    stop()
    onDone()
  }
  const props = { of: operator, onClose, onDone: done, onCancel: stop }
  if (rotated) return <Token of={rotated} onClose={() => setRotated(undefined)} />
  return (
    <Dialog title={name} onClose={onClose}>
      {(!mayChange || revokedAt !== null) && (
        <p>
          {role}, {revokedAt === null ? 'active' : 'revoked'}
        </p>
      )}
      {mayChange && revokedAt === null && doing === undefined && (
        <>
          <ChangeRole of={operator} onClose={onClose} onDone={onDone} />
          <hr />
          <div class="actions">
            <button type="button" onClick={() => setDoing('rotate')}>
              Create a new token
            </button>
            <button type="button" class="danger" onClick={() => setDoing('revoke')}>
              Revoke
            </button>
          </div>
        </>
      )}
      {doing === 'rotate' && <Rotate {...props} onRotated={setRotated} />}
      {doing === 'revoke' && <Revoke {...props} />}
    </Dialog>
  )
}

function ChangeRole({ of: { id, role: before }, onClose, onDone }: OneProps) {
  const [role, setRole] = useState(before)
  const attempt = useAttempt(['role'])
  const change = async () => {
    await bodyOf(api.PATCH('/operators/{id}', { params: { path: { id } }, body: { role } }))
    onDone()
    onClose()
  }
  return (
    <Form attempt={attempt} action="Change role" onSubmit={change}>
      <SelectField
        label="Role"
        options={roles}
        value={role}
        onChange={(text) => setRole(roleOf(text))}
        problem={attempt.problems['role']}
      />
    </Form>
  )
}

type AskedProps = OneProps & { onCancel: () => void }

function Rotate(props: AskedProps & { onRotated: (created: Created) => void }) {
  const {
    of: { id, name },
    onDone,
    onCancel,
    onRotated,
  } = props
  const attempt = useAttempt([])
  const rotate = async () => {
    onRotated(await bodyOf(api.POST('/operators/{id}/rotate', { params: { path: { id } } })))
    onDone()
  }
  return (
    <Form attempt={attempt} action="Create a new token" onSubmit={rotate} onCancel={onCancel}>
      <p>The current token of {name} and its sessions end immediately.</p>
    </Form>
  )
}

function Revoke({ of: { id, name }, onClose, onDone, onCancel }: AskedProps) {
  const attempt = useAttempt([])
  const revoke = async () => {
    await bodyOf(api.DELETE('/operators/{id}', { params: { path: { id } } }))
    onDone()
    onClose()
  }
  return (
    <Form
      attempt={attempt}
      action={`Revoke ${name}`}
      onSubmit={revoke}
      onCancel={onCancel}
      isDangerous
    >
      <p>The token and its sessions end immediately. This cannot be undone.</p>
    </Form>
  )
}
