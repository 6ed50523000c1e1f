import { useEffect, useState } from 'preact/hooks'
import { counted } from '../format/numbers.ts'
import { Form, useAttempt } from '../parts/form.tsx'
import { Mark } from '../parts/mark.tsx'
import { Empty, Problem } from '../parts/notice.tsx'
import { Section } from '../parts/page.tsx'
import { ShownOnce } from '../parts/shown-once.tsx'
import { providerName } from '../state/servers.ts'
import { useStore } from '../state/store.ts'
import { setDark, useDark } from '../state/theme.ts'
import {
  account,
  meSession,
  modelsOf,
  reload,
  signIn,
  signOut,
  type Account,
  type MyCreatedKey,
  type Person,
} from './api.ts'
import { CreateKey, KeyCard } from './keys.tsx'
import { Limits } from './limits.tsx'

/** The page of key holders: the sign-in, or their keys and limits. */
export function MePage() {
  const session = useStore(meSession)
  const isIn = session.state === 'in'
  useEffect(() => {
    document.title = isIn ? 'Your keys · Tollgate' : 'Sign in · Tollgate'
  }, [isIn])
  if (session.state === 'in') return <SignedIn person={session.person} />
  return <SignedOut reason={session.reason} />
}

function SignedOut({ reason }: { reason: string | undefined }) {
  const attempt = useAttempt([])
  return (
    <main class="login">
      <h1>
        <Mark /> Tollgate
      </h1>
      {reason !== undefined && <Problem>{reason}</Problem>}
      <p>Sign in to see your usage and to manage your keys.</p>
      <Form attempt={attempt} action={`Sign in with ${providerName}`} onSubmit={signIn} />
    </main>
  )
}

function SignedIn({ person }: { person: Person }) {
  const { value, problem } = useStore(account)
  const isDark = useDark()
  return (
    <main class="me">
      <header class="page-head">
        <h1>
          <Mark /> Your keys
        </h1>
        <div class="actions">
          <span class="muted">{person.name}</span>
          <button
            type="button"
            class="small"
            aria-pressed={isDark}
            onClick={() => setDark(!isDark)}
          >
            Dark
          </button>
          <button type="button" class="small" onClick={() => void signOut()}>
            Sign out
          </button>
        </div>
      </header>
      {problem !== undefined && (
        <Problem>
          {problem}{' '}
          <button type="button" class="link" onClick={() => void reload()}>
            Try again
          </button>
        </Problem>
      )}
      {value ? <Everything person={person} account={value} /> : <p class="loading">Loading…</p>}
    </main>
  )
}

type IssuedToken = { created: MyCreatedKey; served: readonly string[] }

function Everything({ person, account: { keys, groups } }: { person: Person; account: Account }) {
  const [isCreating, setCreating] = useState(false)
  const [issued, setIssued] = useState<IssuedToken>()
  const now = Date.now()
  const unended = keys.filter(({ state }) => state === 'active' || state === 'paused').length
  const canCreate = unended < person.keys && person.groups.length > 0
  const show = async (created: MyCreatedKey) => {
    setIssued({ created, served: [] })
    const served = await modelsOf(created)
    // It may be closed by now.
    setIssued((now) => (now?.created === created ? { created, served } : now))
  }
  return (
    <>
      <Section
        title="Keys"
        actions={
          <button
            type="button"
            class="primary"
            disabled={!canCreate}
            onClick={() => setCreating(true)}
          >
            Create a key
          </button>
        }
      >
        <p class="muted">
          You have {unended} of at most {counted(person.keys, 'key')}. Each shows its tightest
          limits, of the key or of its groups.
        </p>
        {keys.length === 0 && (
          <Empty title="You have no key yet">
            <p>Create one; it comes with the settings of your programs.</p>
          </Empty>
        )}
        <div class="cards">
          {keys.map((key) => (
            <KeyCard key={key.id} of={key} now={now} onIssued={(one) => void show(one)} />
          ))}
        </div>
      </Section>
      <Section title="Limits of your groups">
        <p class="muted">All keys of a group share these.</p>
        <div class="cards">
          {groups.map(({ id, path, limits }) => (
            <article key={id} class="card" aria-label={path}>
              <h3>{path}</h3>
              <Limits of={limits} now={now} />
            </article>
          ))}
        </div>
      </Section>
      {isCreating && (
        <CreateKey
          of={person}
          onClose={() => setCreating(false)}
          onIssued={(one) => void show(one)}
        />
      )}
      {issued && (
        <ShownOnce
          title={`Token of ${issued.created.name}`}
          {...issued}
          onClose={() => setIssued(undefined)}
        />
      )}
    </>
  )
}
