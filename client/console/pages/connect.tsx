import { Page } from '../parts/page.tsx'
import { ProgramLines } from '../parts/program-lines.tsx'
import { useChatModels } from '../state/models.ts'
import { linkTo, setQuery, usePlace } from '../state/route.ts'
import { useMay } from '../state/session.ts'

/** A placeholder for the token, which is invalid if it is pasted by mistake. */
const placeholderKey = 'tg_your_key'

/** Settings to paste into programs: the output of `tollgate connect`. */
export function ConnectPage() {
  const { query } = usePlace()
  const mayCreate = useMay('createKey')
  const served = useChatModels()
  const scope = query['to'] === 'agents' ? 'mesh' : 'chat'
  return (
    <Page
      title="Connect"
      lead="Settings with which programs use this server, ready to paste."
      actions={
        mayCreate && (
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
        Replace <code>{placeholderKey}</code> with a key; a new key comes with these settings filled
        in.
      </p>
      <div class="card connect" key={scope}>
        <ProgramLines token={placeholderKey} scope={scope} models={null} served={served} />
      </div>
    </Page>
  )
}
