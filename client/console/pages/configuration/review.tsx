import { CopyButton } from '../../parts/copy.tsx'
import { Form, useAttempt } from '../../parts/form.tsx'
import { saveFile } from '../../state/files.ts'
import { linkTo } from '../../state/route.ts'
import { Plan } from './reload.tsx'
import type { ChangeResult, ConfigFile } from './schema.ts'

/** The lines of a difference, with their own colours. */
function Difference({ of: text }: { of: string }) {
  return (
    <pre class="difference" tabIndex={0} aria-label="Difference of the file">
      {text
        .trimEnd()
        .split('\n')
        .map((line, index) => (
          <span key={index} class={toneOf(line)}>
            {line}
            {'\n'}
          </span>
        ))}
    </pre>
  )
}

function toneOf(line: string): string {
  if (/^(---|\+\+\+|@@|\\)/.test(line)) return 'muted'
  if (line.startsWith('+')) return 'added'
  return line.startsWith('-') ? 'removed' : ''
}

type ReviewProps = {
  result: ChangeResult
  file: ConfigFile
  onWrite: () => Promise<void>
  onBack: () => void
}

/** The difference before it is written; of a file that is not written here, to take along. */
export function Review({ result: { diff, changes }, file, onWrite, onBack }: ReviewProps) {
  const attempt = useAttempt([])
  const { read_only: reason } = file
  const own = (
    <>
      <Difference of={diff} />
      <Plan problems={[]} changes={changes} />
    </>
  )
  if (reason === null)
    return (
      <Form
        attempt={attempt}
        action="Write and reload"
        onSubmit={onWrite}
        onCancel={onBack}
        cancel="Back to the form"
      >
        {own}
      </Form>
    )
  const patch = `${file.file?.split(/[\\/]/).at(-1) ?? 'tollgate.yaml'}.patch`
  return (
    <div class="editor">
      <p class="notice warn">
        Not written here: {reason}. Make the change where the file comes from, with the program
        <code> patch</code>.
      </p>
      {own}
      <div class="actions">
        <CopyButton text={diff} label="Copy the difference" />
        <button type="button" class="small" onClick={() => saveFile(patch, diff, 'text/x-diff')}>
          Download {patch}
        </button>
        <button type="button" class="small" onClick={onBack}>
          Back to the form
        </button>
      </div>
    </div>
  )
}

type OutdatedProps = { reason: string; onAgain: () => void }

/** The file has changed since: shows the difference, and offers to repeat the change there. */
export function Outdated({ reason, onAgain }: OutdatedProps) {
  const attempt = useAttempt([])
  const [sentence = '', diff] = reason.split(/:\n(.*)/s)
  return (
    <Form
      attempt={attempt}
      action="Make my change in the present file"
      onSubmit={() => Promise.resolve(onAgain())}
    >
      <div class="notice warn" role="alert">
        <p>
          {sentence}.{diff !== undefined && ' Meanwhile it was changed like this:'}
        </p>
      </div>
      {diff !== undefined && <Difference of={diff} />}
    </Form>
  )
}

type DoneProps = { result: ChangeResult; file: ConfigFile; onMore: () => void }

/** The written change, and the remaining steps. */
export const Done = ({ result: { diff, changes }, file, onMore }: DoneProps) => (
  <div class="editor">
    <div class="notice good" role="status">
      <p>
        The file <code>{file.file}</code> is written; the text before is in{' '}
        <code>{file.file}.bak</code>.{' '}
        {changes.some(({ needs_restart: waits }) => waits)
          ? 'This server uses the change except what needs a restart.'
          : 'This server uses the change.'}{' '}
        Other servers of the store have files of their own.
      </p>
    </div>
    <Difference of={diff} />
    <div class="actions">
      <button type="button" onClick={onMore}>
        Change more
      </button>
      <a class="button" href={linkTo('configuration')}>
        Configuration
      </a>
      <a class="button" href={linkTo('audit', { query: { action: 'changeConfig' } })}>
        Audit
      </a>
    </div>
  </div>
)
