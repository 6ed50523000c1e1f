import { useState } from 'preact/hooks'
import type { Upstream } from '../../operator.ts'
import { counted, span } from '../format/numbers.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Form, useAttempt } from '../parts/form.tsx'
import { Empty, NoSuch, Problem, Show } from '../parts/notice.tsx'
import { Page } from '../parts/page.tsx'
import { Badge, None, Time, type Tone } from '../parts/values.tsx'
import { api } from '../state/api.ts'
import { reasonOf } from '../state/problems.ts'
import { useLoad } from '../state/load.ts'
import { linkTo, linkToEntry, linkToNew, usePlace } from '../state/route.ts'
import { useMay } from '../state/session.ts'
import { Routes } from './routes.tsx'
import { UseFacts, useUpstreamUse, type UpstreamUse } from './upstream-figures.tsx'

type Deployment = Upstream['deployments'][number]

/** The model servers, their circuit breakers, and whether they get calls. */
export function UpstreamsPage() {
  const loaded = useLoad((signal) => api.upstreams({ signal }), [])
  const use = useUpstreamUse()
  const { item } = usePlace()
  const mayConfigure = useMay('changeConfig')
  const isUnknown = loaded.value?.every(({ name }) => name !== item) ?? false
  return (
    <Page
      title="Upstreams"
      lead="The model servers of this gateway, as its processes see them."
      actions={
        mayConfigure && (
          <a class="button" href={linkToNew('upstreams')}>
            Add an upstream
          </a>
        )
      }
    >
      {item !== undefined && isUnknown && (
        <NoSuch what="upstream" id={item} all={linkTo('upstreams')} />
      )}
      <Show loaded={loaded}>
        {(upstreams) =>
          upstreams.length === 0 ? (
            <Empty title="No upstreams are configured.">
              <p>
                This is the sandbox. <code>npm run tollgate -- init</code> finds servers and writes
                the configuration.
              </p>
            </Empty>
          ) : (
            <div class="cards">
              {withFirst(upstreams, item).map((upstream) => (
                <UpstreamCard
                  key={upstream.name}
                  of={upstream}
                  use={use(upstream.name)}
                  onChange={loaded.reload}
                />
              ))}
            </div>
          )
        }
      </Show>
      <Routes />
    </Page>
  )
}

/** The upstream of the URL precedes the others. */
const withFirst = (upstreams: readonly Upstream[], item: string | undefined) =>
  upstreams.toSorted((one, other) => Number(other.name === item) - Number(one.name === item))

type CardProps = { of: Upstream; use: UpstreamUse | undefined; onChange: () => void }

function UpstreamCard({ of: upstream, use, onChange }: CardProps) {
  const { name, base_url: url, drained_at: drainedAt, in_flight: inFlight, deployments } = upstream
  const mayChange = useMay('drainUpstream')
  const mayConfigure = useMay('changeConfig')
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const restore = async () => {
    setProblem(undefined)
    await api.restoreUpstream(name).then(onChange, (error: unknown) => setProblem(reasonOf(error)))
  }
  return (
    <article class="card" aria-label={name}>
      <header>
        <h2>{name}</h2>
        <Badge tone={toneOf(upstream)}>{stateOf(upstream)}</Badge>
      </header>
      {problem !== undefined && <Problem>{problem}</Problem>}
      <dl class="facts">
        <dt>Address</dt>
        <dd>{url === null ? <None words="no longer configured" /> : <code>{url}</code>}</dd>
        <Shaping of={upstream} />
        {upstream.credential_fault !== null && (
          <>
            <dt>Credential</dt>
            <dd>{upstream.credential_fault}</dd>
          </>
        )}
        <LastErrors of={upstream.last_errors} />
        <dt>In flight</dt>
        <dd>{counted(inFlight, 'call')}</dd>
        <UseFacts of={use} />
        {drainedAt !== null && (
          <>
            <dt>Drained</dt>
            <dd>
              <Time at={drainedAt} />
            </dd>
          </>
        )}
      </dl>
      {deployments.length > 0 && <Deployments of={deployments} isDrained={drainedAt !== null} />}
      {mayChange && (
        <div class="actions">
          <Probe name={name} isConfigured={url !== null} />
          {drainedAt === null ? (
            <button type="button" onClick={() => setAsking(true)}>
              Drain
            </button>
          ) : (
            <button type="button" class="primary" onClick={() => void restore()}>
              Restore
            </button>
          )}
          {mayConfigure && url !== null && (
            <a class="button" href={linkToEntry('upstreams', name)}>
              Change settings
            </a>
          )}
        </div>
      )}
      {isAsking && <Drain name={name} onClose={() => setAsking(false)} onDone={onChange} />}
    </article>
  )
}

/** The provider of an upstream, and the changes to its requests. */
const Shaping = ({ of: { provider, shaping, learned } }: { of: Upstream }) => (
  <>
    {provider !== null && (
      <>
        <dt>Provider</dt>
        <dd>{[provider, shaping.join(', ')].filter(Boolean).join(': ')}</dd>
      </>
    )}
    {learned.length > 0 && (
      <>
        <dt>Learned from errors</dt>
        {learned.map(({ upstream_model: model, shaping: changes }) => (
          <dd key={model}>
            {model}: {changes.join(', ')}
          </dd>
        ))}
      </>
    )}
  </>
)

/** The last errors, one of each meaning, in the words of the server. */
const LastErrors = ({ of: errors }: { of: Upstream['last_errors'] }) =>
  errors.length === 0 ? null : (
    <>
      <dt>Last errors</dt>
      {errors.map(({ meaning, at, fault, message, request_id: id }) => (
        <dd key={meaning}>
          <strong>{meaning.replaceAll('_', ' ')}</strong> <Time at={at} />: {message ?? fault}
          {id !== null && (
            <span class="muted">
              {' '}
              request <code>{id}</code>
            </span>
          )}
        </dd>
      ))}
    </>
  )

/** Probes the upstream now, and shows the result. */
function Probe({ name, isConfigured }: { name: string; isConfigured: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const [result, setResult] = useState<{ ok: boolean; detail: string }>()
  const probe = async () => {
    setAsking(true)
    const failed = (error: unknown) => ({ ok: false, detail: reasonOf(error) })
    setResult(await api.probeUpstream(name).catch(failed))
    setAsking(false)
  }
  if (!isConfigured) return null
  return (
    <>
      {result && (
        <p class={`notice wide-line ${result.ok ? 'good' : 'bad'}`} role="status">
          {result.detail}
        </p>
      )}
      <button type="button" disabled={isAsking} onClick={() => void probe()}>
        {isAsking ? 'One moment…' : 'Probe'}
      </button>
    </>
  )
}

type DeploymentsProps = { of: readonly Deployment[]; isDrained: boolean }

const Deployments = ({ of: deployments, isDrained }: DeploymentsProps) => (
  <ul class="deployments" aria-label="Models">
    {deployments.map(
      ({ model, upstream_model: own, tier, weight, breaker, in_flight, resting_s }) => (
        <li key={`${model} ${own} ${tier}`}>
          <span class="model">
            {model}
            {own !== model && <span class="muted"> as {own}</span>}
          </span>
          <BreakerBadge of={breaker} isDrained={isDrained} />
          <span class="muted">
            tier {tier}, weight {weight}, {in_flight} under way
            {resting_s > 0 && `, tried again in ${span(resting_s * 1000)}`}
          </span>
        </li>
      ),
    )}
  </ul>
)

/** Whether a deployment gets calls. A drained one does not, in any state of its circuit breaker. */
function BreakerBadge(props: { of: Deployment['breaker']; isDrained: boolean }) {
  const { of: breaker, isDrained } = props
  if (isDrained) return <Badge tone="warn">no new calls</Badge>
  if (breaker === null) return <Badge>not called here</Badge>
  return <Badge tone={breakerTones[breaker]}>{breakerWords[breaker]}</Badge>
}

type Breaker = NonNullable<Deployment['breaker']>
const breakerTones: Record<Breaker, Tone> = { closed: 'good', half_open: 'warn', open: 'bad' }
const breakerWords: Record<Breaker, string> = {
  closed: 'called',
  half_open: 'being tested',
  open: 'failing',
}

function stateOf({ drained_at: drainedAt, deployments }: Upstream): string {
  if (drainedAt !== null) return 'drained'
  const open = deployments.filter(({ breaker }) => breaker === 'open').length
  if (open === 0) return 'in use'
  return open === deployments.length ? 'failing' : 'partly failing'
}

function toneOf(upstream: Upstream): Tone {
  const tones: Record<string, Tone> = { 'in use': 'good', failing: 'bad' }
  return tones[stateOf(upstream)] ?? 'warn'
}

type DrainProps = { name: string; onClose: () => void; onDone: () => void }

function Drain({ name, onClose, onDone }: DrainProps) {
  const attempt = useAttempt([])
  const drain = async () => {
    await api.drainUpstream(name)
    onClose()
    onDone()
  }
  return (
    <Dialog title={`Drain ${name}?`} onClose={onClose}>
      <Form
        attempt={attempt}
        action={`Drain ${name}`}
        onSubmit={drain}
        onCancel={onClose}
        isDangerous
      >
        <p>
          No server of the store sends it new calls until it is restored. Calls in flight continue.
        </p>
      </Form>
    </Dialog>
  )
}
