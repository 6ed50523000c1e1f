import { useState } from 'preact/hooks'
import type { components } from '../../../../generated/client/operator.ts'
import { bodyOf } from '../../../calls.ts'
import { counted, duration } from '../../format/numbers.ts'
import { Code } from '../../parts/copy.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { Show } from '../../parts/notice.tsx'
import { Badge } from '../../parts/values.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'
import { AgentChanges } from './agent-changes.tsx'
import { TryTool } from './try-tool.tsx'

type Agent = components['schemas']['OperatorAgent']
type Tool = Agent['tools'][number]
type Credential = Tool['credentials'][number]
type Details = components['schemas']['AgentDetails']

type Props = { of: Agent; onClose: () => void; onApproved: () => void }

/** An agent with its tools, its document, and a way to try each tool. */
export function AgentDialog({ of: agent, onClose, onApproved }: Props) {
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
          <Origin of={tools} />
          <ul class="tools" aria-label="Tools">
            {tools.map((tool) => (
              <ToolLine key={tool.name} of={tool} onTry={() => setTried(tool.name)} />
            ))}
          </ul>
          {tools.some(({ source }) => source.kind === 'mcp') && (
            <AgentChanges of={id} onApproved={onApproved} />
          )}
          <Show loaded={loaded}>{(details) => <Document of={details} />}</Show>
        </>
      )}
    </Dialog>
  )
}

const kinds: Record<Tool['source']['kind'], string> = {
  openapi: 'OpenAPI',
  mcp: 'MCP',
  code: 'code of Tollgate',
}

/** The servers of the tools, and the credentials that they get. */
function Origin({ of: tools }: { of: readonly Tool[] }) {
  const servers = new Set(
    tools.flatMap(({ source: { kind, server } }) =>
      server === null ? [] : `${kinds[kind]}: ${server}`,
    ),
  )
  const credentials = new Map(
    tools.flatMap((tool) =>
      tool.credentials.map((one) => [`${one.scheme} ${one.required}`, one] as const),
    ),
  )
  if (servers.size + credentials.size === 0) return null
  return (
    <dl class="facts">
      {servers.size > 0 && <dt>Source</dt>}
      {[...servers].map((server) => (
        <dd key={server}>{server}</dd>
      ))}
      {credentials.size > 0 && <dt>Credentials</dt>}
      {[...credentials].map(([name, credential]) => (
        <dd key={name}>
          <CredentialOf
            of={credential}
            tools={tools.filter((tool) => needs(tool, credential))}
            all={tools.length}
          />
        </dd>
      ))}
    </dl>
  )
}

const needs = ({ credentials }: Tool, { scheme, required }: Credential) =>
  credentials.some((one) => one.scheme === scheme && one.required === required)

type CredentialProps = { of: Credential; tools: readonly Tool[]; all: number }

/** Who gives a credential and how, and the tools that need it if not all do. */
const CredentialOf = ({ of: credential, tools, all }: CredentialProps) => (
  <>
    <b>{credential.scheme}</b>: <Giver of={credential} />
    {credential.required === false && ' Calls without it are possible.'} {credential.description}
    {tools.length < all && (
      <span class="muted"> For {tools.map(({ name }) => name).join(', ')}.</span>
    )}
  </>
)

function Giver({ of: { scheme, from, header, meta } }: { of: Credential }) {
  if (from === 'server') return <>this server sends it.</>
  if (from === 'exchange') return <>callers send a JWT, which this server exchanges for a token.</>
  return (
    <>
      callers bring their own, in the header <code>{header}</code>, or over MCP in{' '}
      <code>{`_meta["${meta}"].${scheme}`}</code>.
    </>
  )
}

function ToolLine({ of: tool, onTry }: { of: Tool; onTry: () => void }) {
  const { name, description, price_usd: price, effect, calls, errors, cache_hits: hits } = tool
  const { unavailable_because: reason } = tool
  const figures = [
    kinds[tool.source.kind],
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
        {reason !== null && (
          <p class="hint">
            <Badge tone="warn">unavailable</Badge> {reason}
          </p>
        )}
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
