import { didYouMean } from '../../documents/closest.ts'
import { schemaMaps } from '../../documents/map-schema.ts'
import { isRecord } from '../../json/json.ts'
import type { Reading } from './reading.ts'
import { listKeywords, schemaKeywords } from './schemas/keywords.ts'

/**
 * The members of each object of OpenAPI, and what they hold: after `=` an object by name, with `[]`
 * a list of them, with `{}` a mapping to them; other values are not looked into.
 */
const objects: Record<string, string> = {
  document:
    'openapi $self info=info jsonSchemaDialect servers=server[] paths=path{} webhooks ' +
    'components=components security tags externalDocs',
  info: 'title summary description termsOfService contact license version x-agent',
  server: 'url description variables name',
  path:
    '$ref summary description servers=server[] parameters=parameter[] get=operation ' +
    'put=operation post=operation delete=operation options=operation head=operation ' +
    'patch=operation trace=operation query=operation additionalOperations=operation{}',
  operation:
    'tags summary description externalDocs operationId parameters=parameter[] requestBody=body ' +
    'responses=response{} callbacks deprecated security servers=server[] x-tool',
  parameter:
    '$ref name in description summary required deprecated allowEmptyValue style explode ' +
    'allowReserved schema=schema example examples content=media{}',
  body: '$ref description summary content=media{} required',
  media:
    '$ref schema=schema itemSchema=schema example examples encoding prefixEncoding itemEncoding',
  response: '$ref description summary headers content=media{} links',
  components:
    'schemas=schema{} responses=response{} parameters=parameter{} examples ' +
    'requestBodies=body{} headers securitySchemes=scheme{} links callbacks pathItems=path{} ' +
    'mediaTypes=media{}',
  scheme:
    '$ref description summary type name in scheme bearerFormat flows openIdConnectUrl ' +
    'oauth2MetadataUrl deprecated x-env x-from x-oauth',
  // Only keywords that hold further schemas: all others are checked where a tool uses the schema.
  // `x-open` says that a schema is open on purpose.
  schema: [
    'x-open',
    ...[...schemaMaps].map((keyword) => `${keyword}=schema{}`),
    ...['allOf', ...listKeywords].map((keyword) => `${keyword}=schema[]`),
    ...[...schemaKeywords].map((keyword) => `${keyword}=schema`),
  ].join(' '),
}

/**
 * Refuses members that neither OpenAPI nor Tollgate defines, in the whole document: a misspelt one
 * would be ignored silently.
 */
export function checkMembers(reading: Reading): void {
  walk(reading, 'document', reading.document, [])
}

/** The content of a member: an object of a kind, an array of them or a mapping to them. */
type Holding = { kind: string; form: 'one' | 'list' | 'mapping' }

/** Keyed by kind and member; null for members that are not walked. */
const holdings = new Map(
  Object.entries(objects).map(([kind, members]) => [
    kind,
    new Map(members.split(' ').map((member) => holdingOf(...member.split('=')))),
  ]),
)

function holdingOf(member = '', kinds?: string): [member: string, holding: Holding | null] {
  if (kinds === undefined) return [member, null]
  const kind = kinds.replace(/\[\]$|\{\}$/, '')
  if (kinds === kind) return [member, { kind, form: 'one' }]
  return [member, { kind, form: kinds.endsWith('[]') ? 'list' : 'mapping' }]
}

/** The path is one list, which grows and shrinks: documents have many thousands of members. */
function walk(reading: Reading, kind: string, value: unknown, path: string[]): void {
  if (!isRecord(value)) return
  const members = holdings.get(kind)
  if (members === undefined) return
  for (const member of Object.keys(value)) {
    const holds = members.get(member)
    if (holds === null) continue
    path.push(member)
    if (holds !== undefined) walkMember(reading, holds, kind, value[member], path)
    else if (kind !== 'schema' || member.startsWith('x-'))
      reading.refuse([...path], unknownMember(kind, member, [...members.keys()]), { key: true })
    path.pop()
  }
}

function walkMember(
  reading: Reading,
  { kind, form }: Holding,
  owner: string,
  inner: unknown,
  path: string[],
): void {
  if (form === 'one') return walk(reading, kind, inner, path)
  const isKind = form === 'list' ? Array.isArray(inner) : isRecord(inner)
  if (!isKind) return
  const entries = inner as Record<string, unknown> // a list is walked by its indexes
  for (const name of Object.keys(entries)) {
    if (isPathsExtension(owner, name) && form === 'mapping') continue
    path.push(name)
    walk(reading, kind, entries[name], path)
    path.pop()
  }
}

/** What does not begin with a slash is no path; reading the operations refuses it. */
const isPathsExtension = (kind: string, name: string) =>
  kind === 'document' && !name.startsWith('/')

function unknownMember(kind: string, member: string, names: string[]): string {
  const quoted = JSON.stringify(member)
  const hint = didYouMean(member, names)
  if (!member.startsWith('x-'))
    return `${quoted} is not a member that OpenAPI has here.${hint || ' Remove it.'}`
  const article = /^[aeiou]/.test(kind) ? 'an' : 'a'
  const owner = kind === 'info' ? 'info' : `${article} ${kind}`
  return `${quoted} is not a known extension of ${owner}.${hint || otherExtensions(names)}`
}

function otherExtensions(names: string[]): string {
  const extensions = names.filter((name) => name.startsWith('x-'))
  if (extensions.length > 0) return ` Here there is only ${extensions.join(' and ')}.`
  return (
    ' Remove it: Tollgate reads x-agent in info, x-tool in operations, and x-env and x-from in ' +
    'security schemes.'
  )
}
