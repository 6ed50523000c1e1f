import { useState } from 'preact/hooks'
import type { components } from '../../../../generated/client/operator.ts'
import { bodyOf } from '../../../calls.ts'
import { counted } from '../../format/numbers.ts'
import { Form, useAttempt } from '../../parts/form.tsx'
import { Show } from '../../parts/notice.tsx'
import { Section } from '../../parts/page.tsx'
import { Badge } from '../../parts/values.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'
import { useMay } from '../../state/session.ts'

type Changes = components['schemas']['AgentChanges']
type Change = Changes['changes'][number]

/** Changes of the tools of an MCP server that wait for an approval. */
export function AgentChanges({ of: id, onApproved }: { of: string; onApproved: () => void }) {
  const params = { path: { id } }
  const loaded = useLoad(
    (signal) => bodyOf(api.GET('/agents/{id}/changes', { params, signal })),
    [id],
    { polls: false },
  )
  const [approved, setApproved] = useState(0)
  const attempt = useAttempt([])
  const approve = async ({ digest, changes }: Changes) => {
    try {
      await bodyOf(api.POST('/agents/{id}/approve', { params, body: { digest } }))
      setApproved(changes.filter(({ gone }) => !gone).length)
      onApproved()
    } finally {
      // If the tools have changed again, those changes are shown with the problem.
      loaded.reload()
    }
  }
  return (
    <Section title="Changes of the MCP server">
      {approved > 0 && (
        <p class="notice good" role="status">
          {counted(approved, 'change')} approved. This server uses the new text; other servers of
          the store read their own files.
        </p>
      )}
      <Show loaded={loaded}>
        {(compared) =>
          compared.changes.length === 0 ? (
            <p class="muted">Its tools are as they were approved.</p>
          ) : (
            <>
              {compared.changes.map((change) => (
                <ChangedTool key={change.tool} of={change} />
              ))}
              <Approval of={compared} attempt={attempt} onApprove={() => approve(compared)} />
            </>
          )
        }
      </Show>
    </Section>
  )
}

type ApprovalProps = {
  of: Changes
  attempt: ReturnType<typeof useAttempt>
  onApprove: () => Promise<void>
}

function Approval({ of: { changes, read_only: reason }, attempt, onApprove }: ApprovalProps) {
  const mayApprove = useMay('approveAgent')
  const count = changes.filter(({ gone }) => !gone).length
  if (count === 0) return null
  if (reason !== null)
    return (
      <p class="hint">
        They cannot be approved here: {reason}. Use <code>agents approve</code> where the document
        comes from.
      </p>
    )
  if (!mayApprove) return <p class="hint">An admin can approve them.</p>
  return (
    <Form attempt={attempt} action={`Approve ${counted(count, 'change')}`} onSubmit={onApprove} />
  )
}

const ChangedTool = ({ of: { tool, gone, suspect, diff } }: { of: Change }) => (
  <figure class="code">
    <figcaption>
      <b>{tool}</b>
      {gone && <Badge tone="warn">no longer at the server</Badge>}
      {suspect && <Badge tone="bad">looks like an instruction</Badge>}
    </figcaption>
    <pre class="diff" tabIndex={0} aria-label={`Changes of ${tool}`}>
      {diff.split('\n').map((line, at) => (
        <Line key={at} of={line} />
      ))}
    </pre>
  </figure>
)

function Line({ of: line }: { of: string }) {
  if (line.startsWith('+')) return <ins>{line}</ins>
  if (line.startsWith('-')) return <del>{line}</del>
  return <span>{line}</span>
}
