import { useState } from 'preact/hooks'
import { createMeshClient } from '../../../mesh.ts'
import { Code } from '../../parts/copy.tsx'
import { Field, Form, useAttempt } from '../../parts/form.tsx'
import { KeyField } from '../../parts/key-field.tsx'
import { reasonOf } from '../../state/problems.ts'
import { isKeyRejected, missingKey, useCallerKey } from '../../state/caller-key.ts'
import { meshUrl } from '../../state/servers.ts'
import { argumentsFrom, fieldsOf, type ArgumentField } from './arguments.ts'

type Tool = { name: string; parameters: Record<string, unknown> }
type Props = { agent: string; tool: Tool; onBack: () => void }

/** A form for the arguments of a tool, and the tool's result. */
export function TryTool({ agent, tool, onBack }: Props) {
  const fields = fieldsOf(tool.parameters)
  const key = useCallerKey()
  const [texts, setTexts] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ name, first }) => [name, first])),
  )
  const [result, setResult] = useState<string>()
  const [keyProblem, setKeyProblem] = useState<string>()
  const names = fields.map(({ name }) => name)
  const attempt = useAttempt(names, 'input.tool_arguments.')
  const call = async () => {
    setResult(undefined)
    setKeyProblem(key === '' ? missingKey : undefined)
    if (key === '') return
    const client = createMeshClient({ baseUrl: meshUrl, apiKey: key, retries: 0 })
    try {
      const returned = await client.callTool(agent, tool.name, argumentsFrom(fields, texts))
      setResult(JSON.stringify(returned, null, 2))
    } catch (error) {
      if (!isKeyRejected(error)) throw error
      setKeyProblem(reasonOf(error))
    }
  }
  return (
    <>
      <Form attempt={attempt} action={`Call ${tool.name}`} onSubmit={call} onCancel={onBack}>
        <KeyField problem={keyProblem} />
        {fields.length === 0 && <p class="muted">The tool takes no arguments.</p>}
        {fields.map((field) => (
          <Argument
            key={field.name}
            of={field}
            text={texts[field.name] ?? ''}
            problem={attempt.problems[field.name]}
            onChange={(text) => setTexts({ ...texts, [field.name]: text })}
          />
        ))}
      </Form>
      {result !== undefined && <Code title="Result" text={result} />}
    </>
  )
}

type ArgumentProps = {
  of: ArgumentField
  text: string
  problem: string | undefined
  onChange: (text: string) => void
}

function Argument({ of: field, text, problem, onChange }: ArgumentProps) {
  const { name, isRequired, description, choices, isJson } = field
  const label = isRequired ? name : `${name} (optional)`
  return (
    <Field label={label} hint={isJson ? `${description} As JSON.` : description} problem={problem}>
      {(control) => {
        const common = { ...control, value: text }
        if (choices)
          return (
            <select {...common} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
              <option value="" />
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          )
        return isJson ? (
          <textarea
            {...common}
            rows={3}
            onInput={({ currentTarget }) => onChange(currentTarget.value)}
          />
        ) : (
          <input
            {...common}
            type="text"
            autocomplete="off"
            onInput={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )
      }}
    </Field>
  )
}
