import { useState } from 'preact/hooks'
import type { components } from '../../../../generated/client/operator.ts'
import { bodyOf } from '../../../calls.ts'
import { jsonOf, partsOf } from '../../format/settings.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Form, useAttempt } from '../../parts/form.tsx'
import { Show } from '../../parts/notice.tsx'
import type { Column } from '../../parts/table.tsx'
import { Badge } from '../../parts/values.tsx'
import { FullTable } from '../../parts/full-table.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'

type Result = components['schemas']['ReloadResult']
type Change = Result['changes'][number]

const requestReload = (isDryRun: boolean): Promise<Result> =>
  bodyOf(api.POST('/reload', { body: { dry_run: isDryRun } }))

/** Shows the changes of a reload of this server, and runs it. */
export function Reload({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const planned = useLoad(() => requestReload(true), ['reload'], { polls: false })
  const [applied, setApplied] = useState(false)
  const attempt = useAttempt([])
  const apply = async () => {
    await requestReload(false)
    setApplied(true)
    onDone()
  }
  return (
    <Dialog title="Reload the configuration" onClose={onClose} isWide>
      {applied ? (
        <p class="notice good" role="status">
          This server uses the new configuration. Other servers of the store are not reloaded.
        </p>
      ) : (
        <Show loaded={planned}>
          {({ problems, changes }) => (
            <>
              <Plan problems={problems} changes={changes} />
              {problems.length === 0 && changes.length > 0 && (
                <Form
                  attempt={attempt}
                  action="Reload this server"
                  onSubmit={apply}
                  onCancel={onClose}
                />
              )}
            </>
          )}
        </Show>
      )}
    </Dialog>
  )
}

/** The changes of a reload, or the problems of the configuration. */
export function Plan({ problems, changes }: Pick<Result, 'problems' | 'changes'>) {
  if (problems.length > 0)
    return (
      <div class="notice bad" role="alert">
        <p>The configuration is invalid and is not used:</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    )
  if (changes.length === 0) return <p>Nothing differs from the configuration in effect.</p>
  return (
    <div>
      <FullTable
        caption="What would change"
        columns={columns}
        rows={changes.flatMap(inParts)}
        keyOf={({ setting }) => setting}
      />
    </div>
  )
}

/** Shows only the differing parts of long arrays, such as those of a route. */
const inParts = (change: Change): Change[] =>
  partsOf(change).map((part) => ({ ...change, ...part }))

const columns: Column<Change>[] = [
  { id: 'setting', title: 'Setting', cell: ({ setting }) => <code>{setting}</code> },
  { id: 'before', title: 'In effect', cell: ({ before }) => <code>{jsonOf(before)}</code> },
  { id: 'after', title: 'New', cell: ({ after }) => <code>{jsonOf(after)}</code> },
  {
    id: 'restart',
    title: 'Takes effect',
    cell: ({ needs_restart: waits }) =>
      waits ? <Badge tone="warn">with a restart</Badge> : <Badge tone="good">now</Badge>,
  },
]
