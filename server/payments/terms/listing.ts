import type { Ajv2020 } from 'ajv/dist/2020.js'
import { mapSchema } from '../../documents/map-schema.ts'
import { outlineOf } from '../../documents/outline.ts'
import { createAjv } from '../../json/ajv.ts'
import { beginCheck, judge } from '../../documents/pattern.ts'

type JsonObject = Record<string, unknown>

/** The source of a listing. Both schemas are without references. */
export type ListingSource = {
  /** The body of the request; without an example the listing shows only its shape. */
  input: { schema: JsonObject; example?: JsonObject | undefined }
  /** The body of the response. */
  output: { schema: JsonObject; example?: unknown }
  service: SellerName
}

/** The seller, within the limits of x402's catalogues. */
export type SellerName = { serviceName?: string; tags?: string[] }

/** The entry for catalogues of paid resources: its request and its response. */
export type CatalogueEntry = {
  service: SellerName
  /** `extensions` of x402 version 2, with its field `bazaar`. */
  extensions: { bazaar: { info: JsonObject; schema: JsonObject } }
  /** The same as the last field of an object: JSON in base64, and its size before that. */
  tail: string
  tailBytes: number
  /** Sentences for the operator on what the document lacks for a better entry. */
  notes: string[]
  /** The format of version 1. */
  outputSchema: { input: JsonObject; output: JsonObject }
}

/** Maximum sizes in bytes of JSON: all headers together may take 16 KiB. */
const most = { schema: 3500, example: 1200, outline: 1500 }

type Example = { schema: JsonObject; example?: unknown }

/** Called once for each resource. The example must meet the schema, as catalogues require. */
export function listingOf({ input, output, service }: ListingSource): CatalogueEntry {
  const { schema: body, example } = bodyOf(input)
  const answer = answerOf(output)
  const info = {
    input: { type: 'http', method: 'POST', bodyType: 'json', body: example ?? {} },
    output: { type: 'json', ...('example' in answer && { example: answer.example }) },
  }
  const extensions = { bazaar: { info, schema: schemaOf(body, answer.schema) } }
  const tail = Buffer.from(`,"extensions":${JSON.stringify(extensions)}}`)
  return {
    service,
    extensions,
    tail: tail.toString('base64'),
    tailBytes: tail.length,
    notes: notesOn({ input, output }, example !== undefined, answer),
    outputSchema: {
      input: {
        type: 'http',
        method: 'POST',
        discoverable: true,
        bodyType: 'json',
        bodyFields: body['properties'] ?? {},
      },
      output: answer.schema,
    },
  }
}

function notesOn(
  { input, output }: Pick<ListingSource, 'input' | 'output'>,
  isCallShown: boolean,
  answer: Example,
): string[] {
  const notes: string[] = []
  if (!isCallShown && input.example === undefined)
    notes.push('shows no call: its required arguments need examples in the document')
  else if (!isCallShown)
    notes.push(
      'shows the outline of its arguments: their schema or example is too long for a header',
    )
  if (!('example' in answer) && output.example === undefined)
    notes.push('shows no answer: the document has no short example of one')
  else if (!('example' in answer))
    notes.push(
      'shows no answer: the example in the document is too long, or does not meet its schema',
    )
  return notes
}

/** The seller without what catalogues drop: they accept only short ASCII. */
export function serviceOf(names: readonly string[], tags: readonly string[]): SellerName {
  const serviceName = names.find(isListable)
  const listedTags = [...new Set(tags.filter(isListable).map((tag) => tag.toLowerCase()))].slice(
    0,
    5,
  )
  return { ...(serviceName && { serviceName }), ...(listedTags.length > 0 && { tags: listedTags }) }
}

const isListable = (text: string) => /^[\x20-\x7e]{1,32}$/.test(text)

/** The schema of `bazaar.info`, in which readers find the schema of the body. */
const schemaOf = (body: JsonObject, answer: JsonObject): JsonObject => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  required: ['input'],
  properties: {
    input: {
      type: 'object',
      required: ['type', 'method', 'bodyType', 'body'],
      additionalProperties: false,
      properties: {
        type: { type: 'string', const: 'http' },
        method: { type: 'string', enum: ['POST'] },
        bodyType: { type: 'string', enum: ['json'] },
        body,
      },
    },
    output: {
      type: 'object',
      required: ['type'],
      properties: { type: { type: 'string' }, example: answer },
    },
  },
})

/** The richest format that is small and accepted by catalogues. */
function bodyOf({ schema, example }: ListingSource['input']): Example {
  const shortExamples = example && isSmall(example, most.example) ? [example] : []
  const forms = shortExamples.flatMap((example) => [
    { schema: shortSchema(schema, 300), example },
    { schema: shortSchema(schema, 60), example },
  ])
  return (
    forms.find((form) => isSmall(form.schema, most.schema) && isAccepted(form)) ??
    [{ schema: outlineOf(schema) }].find(
      (form) => isSmall(form.schema, most.schema) && isReadable(form.schema),
    ) ?? { schema: { type: 'object' } }
  )
}

function answerOf({ schema, example }: ListingSource['output']): Example {
  const shape = isSmall(schema, most.outline) && isReadable(schema) ? schema : { type: 'object' }
  if (example === undefined || !isSmall(example, most.example)) return { schema: shape }
  return isAccepted({ schema: shape, example }) ? { schema: shape, example } : { schema: shape }
}

const isSmall = (value: unknown, bytes: number) =>
  Buffer.byteLength(JSON.stringify(value) ?? '') <= bytes

let ajv: Ajv2020 | undefined

/** Whether a catalogue can read the schema, and the example meets it. */
function isAccepted({ schema, example }: Example): boolean {
  if (!isReadable(schema)) return false
  ajv ??= createAjv({
    strict: false,
    logger: false,
    validateSchema: false,
    validateFormats: false,
    addUsedSchema: false,
    code: { regExp: judge },
  })
  try {
    const validate = ajv.compile(schema)
    beginCheck()
    return validate(example) === true
  } catch {
    return false
  } finally {
    ajv.removeSchema(schema)
  }
}

/** Keywords that do not constrain values, or appear elsewhere. */
const unlisted = new Set(
  'default deprecated example examples externalDocs title xml $comment'.split(' '),
)

/** A schema that accepts the same values, with descriptions of at most `maxText` characters. */
const shortSchema = (schema: JsonObject, maxText: number): JsonObject =>
  mapSchema(schema, (keyword, value) => {
    if (unlisted.has(keyword) || keyword.startsWith('x-')) return undefined
    if (keyword === 'description') return shortText(value, maxText)
    return keyword === 'pattern' && !isPattern(value) ? undefined : value
  })

function shortText(value: unknown, length: number): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  const text = value.length > length ? `${value.slice(0, length - 1).trimEnd()}…` : value
  return text.toWellFormed()
}

/** Readers compile patterns as ECMAScript; one invalid pattern fails the whole schema. */
function isPattern(value: unknown): boolean {
  if (typeof value !== 'string') return false
  try {
    RegExp(value, 'u')
    return true
  } catch {
    return false
  }
}

/** Catalogues reject a schema with these names anywhere in it, even as field names. */
const isReadable = (schema: JsonObject): boolean => !/"\$(ref|id)":/.test(JSON.stringify(schema))
