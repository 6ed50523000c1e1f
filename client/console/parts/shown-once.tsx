import { useState } from 'preact/hooks'
import type { CreatedKey } from '../../operator.ts'
import { Code } from './copy.tsx'
import { Dialog } from './dialog.tsx'
import { ProgramLines } from './program-lines.tsx'

type Props = {
  title: string
  created: Pick<CreatedKey, 'key' | 'scopes' | 'models'>
  /** The names of the served chat models. */
  served: readonly string[]
  onClose: () => void
}

/** A token that is shown only once, and the settings of programs with it. */
export function ShownOnce({ title, created, served, onClose }: Props) {
  const [isStored, setStored] = useState(false)
  const scope = created.scopes.includes('chat') ? 'chat' : 'mesh'
  return (
    <Dialog title={title} onClose={onClose} isLocked isWide>
      <p class="notice warn">The token is shown only once. Copy it now and store it safely.</p>
      <Code title="Token" text={created.key} />
      <ProgramLines token={created.key} scope={scope} models={created.models} served={served} />
      <div class="choices">
        <label>
          <input
            type="checkbox"
            checked={isStored}
            onChange={({ currentTarget }) => setStored(currentTarget.checked)}
          />
          I have stored the token
        </label>
      </div>
      <div class="actions">
        <button type="button" class="primary" disabled={!isStored} onClick={onClose}>
          Done
        </button>
      </div>
    </Dialog>
  )
}
