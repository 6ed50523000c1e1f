import { Busboy } from '@fastify/busboy'
import { Failure } from '../failure.ts'

export type FormFile = {
  /** Its name, without folders. */
  name: string
  type: string
  bytes: Buffer
}

/** A form (RFC 7578). */
export type MultipartForm = { fields: [name: string, text: string][]; files: Map<string, FormFile> }

/** The schema of the object that a form is. */
export type FormSchema = { properties?: Record<string, { type?: unknown }> }

const limits = {
  fields: 128,
  files: 8,
  parts: 128,
  fieldNameSize: 256,
  fieldSize: 8 << 20,
  headerPairs: 16,
}

/** Reads a form, whose body is bounded; throws a Failure if it is incomplete, or has too many parts. */
export function readForm(body: Buffer, contentType: string): Promise<MultipartForm> {
  const { promise, resolve, reject } = Promise.withResolvers<MultipartForm>()
  const form: MultipartForm = { fields: [], files: new Map() }
  const fail = (fault: string, param?: string) => reject(invalid(fault, param))
  const failBy = (error: unknown) =>
    fail(`the body is not a complete form: ${error instanceof Error ? error.message : ''}`)
  try {
    const parser = new Busboy({ headers: { 'content-type': contentType }, limits })
    parser.on('file', (name, stream, fileName, _encoding, type) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('error', failBy)
      stream.on('end', () => {
        if (form.files.has(name)) fail(`${name} occurs twice`, name)
        form.files.set(name, { name: fileName ?? '', type, bytes: Buffer.concat(parts) })
      })
    })
    parser.on('field', (name, text, isNameCut, isTextCut) => {
      if (isNameCut) fail(`a field's name is longer than ${limits.fieldNameSize} characters`)
      if (isTextCut) fail(`${name} is longer than ${limits.fieldSize} bytes`, name)
      form.fields.push([name, text])
    })
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
      parser.on(limit, () =>
        fail(`the form has more than ${limits.files} files or ${limits.parts} parts`),
      )
    parser.on('error', failBy)
    parser.on('finish', () => resolve(form))
    parser.end(body)
  } catch (error) {
    failBy(error)
  }
  return promise
}

/**
 * A form as the object of its schema: `name[]` is an item of an array, `name[key]` a member of an
 * object, numbers and booleans are read, and a file is its name.
 */
export function formObject(
  { fields, files }: MultipartForm,
  schema: FormSchema,
): Record<string, unknown> {
  const { properties = {} } = schema
  const body = new Map<string, unknown>()
  const add = (name: string, value: unknown) => {
    if (body.has(name)) throw invalid(`${name} occurs twice`, name)
    body.set(name, value)
  }
  for (const [field, text] of fields) {
    const [, name = field, key] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(field) ?? []
    const type = Object.hasOwn(properties, name) ? properties[name]?.type : undefined
    const value = body.get(name) ?? []
    if (key !== undefined && key !== '') body.set(name, { ...value, [key]: text })
    else if (key === '' || type === 'array')
      body.set(name, Array.isArray(value) ? [...(value as unknown[]), text] : [text])
    else add(name, scalar(text, type))
  }
  for (const [name, file] of files) add(name, file.name)
  return Object.fromEntries(body)
}

/** The value of a text, if it has the type; the validator names the fault of any other. */
function scalar(text: string, type: unknown): unknown {
  if (type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  const isNumber = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text)
  return (type === 'number' || type === 'integer') && isNumber ? Number(text) : text
}

const invalid = (message: string, param?: string) =>
  new Failure('invalidRequest', message, { retry: false, ...(param && { param }) })
