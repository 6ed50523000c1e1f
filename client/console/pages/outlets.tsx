import { useState } from 'preact/hooks'
import type { components } from '../../../generated/client/operator.ts'
import { bodyOf } from '../../calls.ts'
import { counted } from '../format/numbers.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Form, useAttempt } from '../parts/form.tsx'
import { Empty, NoSuch, Show } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import { Badge, None, Time, type Tone } from '../parts/values.tsx'
import { api } from '../state/api.ts'
import { useLoad } from '../state/load.ts'
import { reasonOf } from '../state/problems.ts'
import { linkTo, linkToEntry, linkToNew, usePlace } from '../state/route.ts'
import { useMay } from '../state/session.ts'

type Outlet = components['schemas']['Outlet']

/** The other systems that get events, and how many events wait for each. */
export function OutletsPage() {
  const loaded = useLoad((signal) => bodyOf(api.GET('/outlets', { signal })), [])
  const { item } = usePlace()
  const mayConfigure = useMay('changeConfig')
  const isUnknown = loaded.value?.outlets.every(({ name }) => name !== item) ?? false
  return (
    <Page
      title="Outlets"
      lead="Other systems that get ledger rows, changes and alerts."
      actions={
        mayConfigure && (
          <a class="button" href={linkToNew('outlets')}>
            Add an outlet
          </a>
        )
      }
    >
      {item !== undefined && isUnknown && (
        <NoSuch what="outlet" id={item} all={linkTo('outlets')} />
      )}
      <Show loaded={loaded}>
        {({ outlets }) =>
          outlets.length === 0 ? (
            <Empty title="There are no outlets.">
              <p>
                <code>outlets</code> in tollgate.yaml declares them.
              </p>
            </Empty>
          ) : (
            <div class="cards">
              {outlets.map((outlet) => (
                <OutletCard key={outlet.name} of={outlet} onChange={loaded.reload} />
              ))}
            </div>
          )
        }
      </Show>
    </Page>
  )
}

function stateOf({ state, failing_since: since }: Outlet): { words: string; tone: Tone } {
  if (state === 'stopped') return { words: 'stopped', tone: 'bad' }
  return since === null ? { words: 'sending', tone: 'good' } : { words: 'failing', tone: 'warn' }
}

type CardProps = { of: Outlet; onChange: () => void }

function OutletCard({ of: outlet, onChange }: CardProps) {
  const { name, unsent, last_sent_at: sentAt, last_error: error, dropped } = outlet
  const mayChange = useMay('testOutlet')
  const { words, tone } = stateOf(outlet)
  return (
    <article class="card" aria-label={name}>
      <header>
        <h2>{name}</h2>
        <Badge tone={tone}>{words}</Badge>
      </header>
      <dl class="facts">
        <dt>Waiting</dt>
        <dd>{counted(unsent, 'event')}</dd>
        <dt>Last sent</dt>
        <dd>{sentAt === null ? <None words="nothing yet" /> : <Time at={sentAt} />}</dd>
        {outlet.failing_since !== null && (
          <>
            <dt>Failing since</dt>
            <dd>
              <Time at={outlet.failing_since} />
            </dd>
          </>
        )}
        {error !== null && (
          <>
            <dt>Last error</dt>
            <dd>{error}</dd>
          </>
        )}
        {dropped > 0 && (
          <>
            <dt>Lost</dt>
            <dd>{counted(dropped, 'ledger row')}</dd>
          </>
        )}
      </dl>
      {mayChange && <Actions of={outlet} onChange={onChange} />}
    </article>
  )
}

function Actions({ of: { name, unsent, state, failing_since: since }, onChange }: CardProps) {
  const mayConfigure = useMay('changeConfig')
  const [isTesting, setTesting] = useState(false)
  const [action, setAction] = useState<'resume' | 'skip'>()
  const [result, setResult] = useState<{ ok: boolean; detail: string }>()
  const test = async () => {
    setTesting(true)
    const failed = (error: unknown) => ({ ok: false, detail: reasonOf(error) })
    const sent = bodyOf(api.POST('/outlets/{name}/test', { params: { path: { name } } }))
    setResult(await sent.catch(failed))
    setTesting(false)
  }
  return (
    <div class="actions">
      {result && (
        <p class={`notice wide-line ${result.ok ? 'good' : 'bad'}`} role="status">
          {result.detail}
        </p>
      )}
      <button type="button" disabled={isTesting} onClick={() => void test()}>
        {isTesting ? 'One moment…' : 'Send a test'}
      </button>
      {(state === 'stopped' || since !== null) && (
        <button type="button" class="primary" onClick={() => setAction('resume')}>
          Resume
        </button>
      )}
      {unsent > 0 && (
        <button type="button" onClick={() => setAction('skip')}>
          Skip
        </button>
      )}
      {mayConfigure && (
        <a class="button" href={linkToEntry('outlets', name)}>
          Change settings
        </a>
      )}
      {action && (
        <Confirm
          name={name}
          action={action}
          onClose={() => setAction(undefined)}
          onDone={onChange}
        />
      )}
    </div>
  )
}

const consequences = {
  resume: 'It sends again from where it was, immediately.',
  skip: 'The events that wait are not sent. It sends the events from now on.',
}

type ConfirmProps = {
  name: string
  action: 'resume' | 'skip'
  onClose: () => void
  onDone: () => void
}

function Confirm({ name, action, onClose, onDone }: ConfirmProps) {
  const attempt = useAttempt([])
  const isSkip = action === 'skip'
  const words = isSkip ? `Skip what waits for ${name}` : `Resume ${name}`
  const change = async () => {
    const input = { params: { path: { name } } }
    await bodyOf(
      isSkip ? api.POST('/outlets/{name}/skip', input) : api.POST('/outlets/{name}/resume', input),
    )
    onClose()
    onDone()
  }
  return (
    <Dialog title={`${words}?`} onClose={onClose}>
      <Form
        attempt={attempt}
        action={words}
        onSubmit={change}
        onCancel={onClose}
        isDangerous={isSkip}
      >
        <p>{consequences[action]}</p>
      </Form>
    </Dialog>
  )
}
