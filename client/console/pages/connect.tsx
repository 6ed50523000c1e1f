import { Page } from '../parts/page.tsx'
import { ProgramLines } from '../parts/program-lines.tsx'
import { linkTo, setQuery, usePlace } from '../state/route.ts'
import { useIsAdmin } from '../state/session.ts'

/** The token in lines that nobody can paste by mistake. */
const shownKey = 'tg_your_key'

/** What to paste into programs: the lines of `tollgate connect`. */
export function ConnectPage() {
  const { query } = usePlace()
  const isAdmin = useIsAdmin()
  const scope = query['to'] === 'agents' ? 'mesh' : 'chat'
  return (
    <Page
      title="Connect"
      lead="What a program needs to use this server, ready to be pasted."
      actions={
        isAdmin && (
          <a class="button" href={linkTo('keys', { item: 'new' })}>
            Create a key
          </a>
        )
      }
    >
      <div class="toolbar">
        <button type="button" aria-pressed={scope === 'chat'} onClick={() => setQuery({ to: '' })}>
          Models
        </button>
        <button
          type="button"
          aria-pressed={scope === 'mesh'}
          onClick={() => setQuery({ to: 'agents' })}
        >
          Agents
        </button>
      </div>
      <p class="lead">
        Put a key in place of <code>{shownKey}</code>: a new one comes with these lines filled in.
      </p>
      <div class="card connect" key={scope}>
        <ProgramLines token={shownKey} scope={scope} models={null} />
      </div>
    </Page>
  )
}
