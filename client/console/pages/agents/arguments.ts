/** A field of the form for a schema. */
export type ArgumentField = {
  name: string
  isRequired: boolean
  description: string
  /** The values to choose from. */
  choices?: string[]
  kind: 'text' | 'number' | 'boolean' | 'json'
  isJson: boolean
  /** The initial value: the schema's default. */
  first: string
}

type Schema = {
  type?: string | string[]
  description?: string
  enum?: unknown[]
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
}

/** A field for each argument. Values other than texts, numbers and choices are entered as JSON. */
export function fieldsOf(parameters: Record<string, unknown>): ArgumentField[] {
  // The contract types a schema as any object.
  const { properties = {}, required = [] } = parameters as Schema
  return Object.entries(properties).map(([name, schema]) => {
    const kind = kindOf(schema)
    return {
      name,
      isRequired: required.includes(name),
      description: schema.description ?? '',
      kind,
      isJson: kind === 'json',
      first: schema.default === undefined ? '' : inputText(schema.default),
      ...choicesOf(schema, kind),
    }
  })
}

const inputText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

function choicesOf({ enum: values }: Schema, kind: ArgumentField['kind']): { choices?: string[] } {
  if (kind === 'boolean') return { choices: ['true', 'false'] }
  return values && kind !== 'json' ? { choices: values.map(inputText) } : {}
}

function kindOf({ type }: Schema): ArgumentField['kind'] {
  const [only, ...others] = [type ?? []].flat().filter((name) => name !== 'null')
  if (only === undefined || others.length > 0) return 'json'
  if (only === 'number' || only === 'integer') return 'number'
  if (only === 'string') return 'text'
  return only === 'boolean' ? 'boolean' : 'json'
}

/** The entered arguments. An invalid one is sent unchanged, and the server rejects its field. */
export function argumentsFrom(
  fields: readonly ArgumentField[],
  texts: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const entries = fields.flatMap(({ name, kind }) => {
    const text = texts[name] ?? ''
    return text === '' ? [] : [[name, kind === 'text' ? text : parseOrText(text)] as const]
  })
  return Object.fromEntries(entries)
}

function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
