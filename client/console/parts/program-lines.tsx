import { useState } from 'preact/hooks'
import { programs } from '../../connect/programs.ts'
import { gatewayUrl, meshUrl } from '../state/servers.ts'
import { Code } from './copy.tsx'
import { Field } from './form.tsx'

type Props = {
  token: string
  /** The scope of the key. */
  scope: 'chat' | 'mesh'
  /** The models that the key may use; null for all. */
  models: readonly string[] | null
  /** The names of the served chat models. */
  served: readonly string[]
}

/** The settings of programs for this server and a key: the output of `tollgate connect`. */
export function ProgramLines({ token, scope, models, served }: Props) {
  const offered = Object.entries(programs).filter(([, program]) => program.scope === scope)
  const [name, setName] = useState(offered[0]?.[0] ?? '')
  const allowed = served.filter((model) => models?.includes(model) ?? true)
  const [model, setModel] = useState<string>()
  const program = programs[name]
  const snippets =
    program?.snippets({
      openaiUrl: `${gatewayUrl}/openai/v1`,
      anthropicUrl: `${gatewayUrl}/anthropic`,
      mcpUrl: `${meshUrl}/mcp`,
      key: token,
      model: model ?? allowed[0] ?? models?.[0] ?? 'MODEL',
    }) ?? []
  return (
    <>
      <div class="columns">
        <Field label="Program">
          {(control) => (
            <select
              {...control}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            >
              {offered.map(([value, { title }]) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
        {scope === 'chat' && allowed.length > 0 && (
          <Field label="Model">
            {(control) => (
              <select
                {...control}
                value={model ?? allowed[0]}
                onChange={({ currentTarget }) => setModel(currentTarget.value)}
              >
                {allowed.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
            )}
          </Field>
        )}
      </div>
      <div>
        {snippets.map(({ place, lines }) => (
          <Code key={place} title={place} text={lines.join('\n')} />
        ))}
        {program?.note !== undefined && <Note text={program.note} />}
      </div>
    </>
  )
}

/** A sentence with code between backticks, as in a terminal. */
const Note = ({ text }: { text: string }) => (
  <p class="hint">
    {text.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}
  </p>
)
