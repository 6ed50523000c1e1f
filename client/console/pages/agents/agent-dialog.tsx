import { useState } from 'preact/hooks'
import type { components } from '../../../../generated/client/operator.ts'
import { bodyOf } from '../../../calls.ts'
import { counted, duration } from '../../format/numbers.ts'
import { Code } from '../../parts/copy.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Show } from '../../parts/notice.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'
import { TryTool } from './try-tool.tsx'

type Agent = components['schemas']['OperatorAgent']
type Tool = Agent['tools'][number]
type Details = components['schemas']['AgentDetails']

/** An agent with its tools, its document, and a way to try each tool. */
export function AgentDialog({ of: agent, onClose }: { of: Agent; onClose: () => void }) {
  const { id, title, description, tools } = agent
  const [tried, setTried] = useState<string>()
  const loaded = useLoad(
    (signal) => bodyOf(api.GET('/agents/{id}', { params: { path: { id } }, signal })),
    [id],
    { polls: false },
  )
  const schema = loaded.value?.tools.find(({ name }) => name === tried)
  return (
    <Dialog title={title || id} onClose={onClose} isWide>
      {schema ? (
        <TryTool agent={id} tool={schema} onBack={() => setTried(undefined)} />
      ) : (
        <>
          <p>{description}</p>
          {agent.unavailable_because !== null && (
            <p class="notice warn">{agent.unavailable_because}</p>
          )}
          <ul class="tools" aria-label="Tools">
            {tools.map((tool) => (
              <ToolLine key={tool.name} of={tool} onTry={() => setTried(tool.name)} />
            ))}
          </ul>
          <Show loaded={loaded}>{(details) => <Document of={details} />}</Show>
        </>
      )}
    </Dialog>
  )
}

function ToolLine({ of: tool, onTry }: { of: Tool; onTry: () => void }) {
  const { name, description, price_usd: price, effect, calls, errors, cache_hits: hits } = tool
  const figures = [
    `${price} USD`,
    effect === 'write' ? 'changes something' : 'reads',
    counted(calls, 'call'),
    counted(errors, 'error'),
    ...(hits > 0 ? [`${hits} from the cache`] : []),
    ...(tool.p95_ms === null ? [] : [`95 % below ${duration(tool.p95_ms)}`]),
  ]
  return (
    <li>
      <div>
        <b>{name}</b> <span>{description}</span>
        <p class="hint">{figures.join(', ')}</p>
      </div>
      <button type="button" class="small" aria-label={`Try ${name}`} onClick={onTry}>
        Try
      </button>
    </li>
  )
}

const Document = ({ of: { file, document } }: { of: Details }) =>
  document === null ? (
    <p class="hint">Its document, {file}, cannot be read any more.</p>
  ) : (
    <details>
      <summary>Its document</summary>
      <Code title={file} text={document} />
    </details>
  )
