import { useState } from 'preact/hooks'
import { bodyOf } from '../../../calls.ts'
import { TollgateError } from '../../../errors.ts'
import { isRecord, nameIn } from '../../format/settings.ts'
import { Form, TextField, useAttempt } from '../../parts/form.tsx'
import { api } from '../../state/api.ts'
import { FieldProblem } from '../../state/problems.ts'
import { changesBetween, valueAt, withChange, type Change } from './changes.ts'
import { Done, Outdated, Review } from './review.tsx'
import {
  firstValue,
  kindOf,
  resolved,
  type ChangeResult,
  type Part,
  type Schema,
  type Sources,
} from './schema.ts'
import type { FormParts } from './input-fields.tsx'
import { Composite } from './setting-fields.tsx'

type Props = {
  part: Part
  /** The entry of a table; undefined for a new one. */
  entry: string | undefined
  sources: Sources
  /** Changes that were made before the file changed. */
  earlier: Change[]
  /** Reads the file again and keeps the changes. */
  onAgain: (changes: Change[]) => void
}

type Stage =
  | { is: 'editing' }
  | { is: 'reviewing'; changes: Change[]; result: ChangeResult }
  | { is: 'outdated'; changes: Change[]; reason: string }
  | { is: 'done'; result: ChangeResult }

const post = (digest: string | null, changes: Change[], isDryRun: boolean) =>
  bodyOf(
    api.POST('/config/changes', { body: { digest: digest ?? '', changes, dry_run: isDryRun } }),
  )

/** The form of a part of the file, the difference that it makes, and its result. */
export function Editor({ part, entry, sources, earlier, onAgain }: Props) {
  const { file, contract } = sources
  const [stage, setStage] = useState<Stage>({ is: 'editing' })
  const [problems, setProblems] = useState<readonly string[]>([])
  const isNew = part.isTable && entry === undefined
  const [newName, setNewName] = useState(isNew ? (earlier[0]?.path[1] ?? '') : '')
  const path = part.isTable ? [...part.path, entry ?? newName] : part.path
  const schema = schemaOf(part, sources)
  const [value, setValue] = useState<unknown>(() =>
    valueAt(earlier.reduce<unknown>(withChange, file.settings), path),
  )
  const attempt = useAttempt(['name'])

  const send = (changes: Change[], isDryRun: boolean) =>
    post(file.digest, changes, isDryRun).catch((error: unknown) => {
      if (!(error instanceof TollgateError) || error.param !== 'digest') throw error
      setStage({ is: 'outdated', changes, reason: error.message })
      return undefined
    })

  const look = async (changes: Change[]) => {
    if (changes.length === 0) throw new FieldProblem('', 'Nothing is changed.')
    const result = await send(changes, true)
    setProblems(result?.problems ?? [])
    if (result?.problems.length !== 0) return
    if (result.diff === '') throw new FieldProblem('', 'Nothing is changed.')
    setStage({ is: 'reviewing', changes, result })
  }
  const lookAtForm = async () => {
    if (isNew) checkName(newName, valueAt(file.settings, part.path))
    const after = value ?? (part.isTable ? firstValue(schema) : undefined)
    await look(changesBetween(path, valueAt(file.settings, path), after))
  }
  const write = async (changes: Change[]) => {
    const result = await send(changes, false)
    if (result) setStage({ is: 'done', result })
  }

  if (stage.is === 'done') return <Done {...stage} {...sources} onMore={() => onAgain([])} />
  if (stage.is === 'outdated')
    return <Outdated reason={stage.reason} onAgain={() => onAgain(stage.changes)} />
  return (
    <>
      {stage.is === 'reviewing' && (
        <Review
          {...stage}
          {...sources}
          onWrite={() => write(stage.changes)}
          onBack={() => setStage({ is: 'editing' })}
        />
      )}
      {/* Stays, with what was entered, while the difference is shown. */}
      <div hidden={stage.is === 'reviewing'} class="editor">
        <Form attempt={attempt} action="Review the change" onSubmit={lookAtForm}>
          <Problems of={problems} />
          {isNew && (
            <NameField
              table={part.path[0] ?? ''}
              value={newName}
              problem={attempt.problems['name']}
              onChange={setNewName}
            />
          )}
          <Composite
            form={formParts(sources, problems)}
            name={path.reduce(nameIn, '')}
            label={entry ?? part.path[0] ?? ''}
            schema={schema}
            kind={kindOf(schema, contract)}
            value={value}
            onChange={setValue}
          />
        </Form>
        {part.isTable && entry !== undefined && (
          <RemoveButton name={entry} onRemove={() => look([{ path }])} />
        )}
      </div>
    </>
  )
}

type NameProps = {
  table: string
  value: string
  problem: string | undefined
  onChange: (name: string) => void
}

const NameField = ({ table, ...field }: NameProps) => (
  <TextField {...field} label="Name" hint={`The name in ${table}.`} autoFocus />
)

const schemaOf = ({ schema, isTable }: Part, { contract }: Sources): Schema =>
  isTable ? resolved(schema.additionalProperties || {}, contract) : schema

function checkName(name: string, entries: unknown): void {
  if (name === '') throw new FieldProblem('name', 'The name is missing.')
  if (isRecord(entries) && Object.hasOwn(entries, name))
    throw new FieldProblem('name', 'The file has an entry of this name.')
}

/** Leads to the difference, as the form does. */
function RemoveButton({ name, onRemove }: { name: string; onRemove: () => Promise<void> }) {
  const attempt = useAttempt([])
  return (
    <Form attempt={attempt} action={`Remove ${name}`} onSubmit={onRemove} isDangerous>
      <p class="muted">The difference is shown first.</p>
    </Form>
  )
}

function Problems({ of: problems }: { of: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <div class="notice bad" role="alert">
      <p>The file would have problems:</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}

/** The properties of the fields: values in the file, values in effect, and problems. */
function formParts({ file, inForce, contract }: Sources, problems: readonly string[]): FormParts {
  // A problem begins with its place in the file and the name of its setting.
  const texts = problems.map((problem) => problem.replace(/^.*?:\d+:\d+: /s, ''))
  const names = (table: string) => Object.keys(file.settings[table] ?? {})
  return {
    contract,
    problemsOf: (name) =>
      texts.filter((text) => text.startsWith(name) && /^[ .[]/.test(text.slice(name.length))),
    variableOf(name) {
      const source = inForce.sources[name]
      return source === 'file' ? undefined : source
    },
    valueInEffect: (name) => valueAt(inForce.config, name.split('.')),
    suggestions: { upstream: names('upstreams'), provider: contract.providers },
  }
}
