import { isRecord } from '../../../server/json/json.ts'
import { listOf, recordOf, resolve, type Json } from './document.ts'
import { SchemaComparison, type Loss } from './schemas.ts'

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'query']

type Versions = { before: Json; after: Json; schemas: SchemaComparison }
/** Two versions of a part of a contract, and the operation that it belongs to. */
type Pair = { before: Json; after: Json; place: string }

/**
 * What callers of a contract lose with its later version: what they may no longer send, and what
 * they can no longer rely on in replies. What only describes is not compared.
 */
export function lossesOf(before: Json, after: Json): Loss[] {
  const versions = { before, after, schemas: new SchemaComparison(before, after) }
  const paths = { before: recordOf(before['paths']), after: recordOf(after['paths']) }
  const losses = Object.entries(paths.before).flatMap(([path, item]) =>
    methods
      .filter((method) => isRecord(recordOf(item)[method]))
      .flatMap((method) => {
        const place = `${method.toUpperCase()} ${path}`
        const operation = recordOf(paths.after[path])[method]
        if (!isRecord(operation)) return [{ place, what: 'is gone' }]
        return operationLosses(versions, {
          before: withPathParameters(item, method),
          after: withPathParameters(paths.after[path], method),
          place,
        })
      }),
  )
  // A configuration is a contract without operations: people write its root.
  const root = { before: rootOf(before), after: rootOf(after), place: 'Config' }
  if (root.before) losses.push(...versions.schemas.losses({ ...root, writer: 'caller' } as never))
  return losses
}

const rootOf = (contract: Json) => recordOf(recordOf(contract['components'])['schemas'])['Config']

function withPathParameters(item: unknown, method: string): Json {
  const { parameters, ...operations } = recordOf(item)
  const operation = recordOf(operations[method])
  return { ...operation, parameters: [...listOf(parameters), ...listOf(operation['parameters'])] }
}

const operationLosses = (versions: Versions, pair: Pair): Loss[] => [
  ...parameterLosses(versions, pair),
  ...bodyLosses(versions, pair),
  ...replyLosses(versions, pair),
  ...securityLosses(pair),
]

function parameterLosses(versions: Versions, { before, after, place }: Pair): Loss[] {
  const of = (document: Json, operation: Json) =>
    new Map(
      listOf(operation['parameters']).map((parameter) => {
        const { node } = resolve(document, parameter)
        return [`${String(node['in'])} ${String(node['name'])}`, node] as const
      }),
    )
  const [earlier, later] = [of(versions.before, before), of(versions.after, after)]
  const added = [...later].filter(([id, { required }]) => !earlier.has(id) && required === true)
  return [
    ...added.map(([id]) => ({ place: `${place} ${id}`, what: 'is required now' })),
    ...[...earlier].flatMap(([id, parameter]) => {
      const [at, twin] = [`${place} ${id}`, later.get(id)]
      if (!twin) return [{ place: at, what: 'is gone' }]
      return [
        ...(twin['required'] === true && parameter['required'] !== true
          ? [{ place: at, what: 'is required now' }]
          : []),
        ...versions.schemas.losses({
          before: parameter['schema'],
          after: twin['schema'],
          place: at,
          writer: 'caller',
        }),
      ]
    }),
  ]
}

function bodyLosses(versions: Versions, { before, after, place }: Pair): Loss[] {
  const earlier = resolve(versions.before, before['requestBody']).node
  const later = resolve(versions.after, after['requestBody']).node
  const isRequired = later['required'] === true && earlier['required'] !== true
  return [
    ...(isRequired ? [{ place: `${place} body`, what: 'is required now' }] : []),
    ...contentLosses(versions, { before: earlier, after: later, place }, 'caller'),
  ]
}

function contentLosses(
  { schemas }: Versions,
  { before, after, place }: Pair,
  writer: 'caller' | 'server',
): Loss[] {
  const later = recordOf(after['content'])
  return Object.entries(recordOf(before['content'])).flatMap(([type, media]) => {
    if (!isRecord(later[type])) return [{ place: `${place} ${type}`, what: 'is gone' }]
    return ['schema', 'x-item-schema']
      .filter((member) => isRecord(recordOf(media)[member]))
      .flatMap((member) =>
        schemas.losses({
          before: recordOf(media)[member],
          after: recordOf(later[type])[member],
          place: `${place} ${writer === 'caller' ? 'request' : 'reply'}`,
          writer,
        }),
      )
  })
}

function replyLosses(versions: Versions, { before, after, place }: Pair): Loss[] {
  const later = recordOf(after['responses'])
  return Object.entries(recordOf(before['responses'])).flatMap(([status, reply]) => {
    const at = `${place} ${status}`
    // A refusal that cannot happen any more is missed by nobody.
    if (!isRecord(later[status])) return status < '400' ? [{ place: at, what: 'is gone' }] : []
    const pair = {
      before: resolve(versions.before, reply).node,
      after: resolve(versions.after, later[status]).node,
      place: at,
    }
    return [...headerLosses(versions, pair), ...contentLosses(versions, pair, 'server')]
  })
}

function headerLosses(versions: Versions, { before, after, place }: Pair): Loss[] {
  const later = recordOf(after['headers'])
  return Object.entries(recordOf(before['headers'])).flatMap(([name, header]) => {
    const at = `${place} ${name}`
    if (!isRecord(later[name])) return [{ place: at, what: 'is gone' }]
    const earlierHeader = resolve(versions.before, header).node
    const laterHeader = resolve(versions.after, later[name]).node
    if (earlierHeader['required'] === true && laterHeader['required'] !== true)
      return [{ place: at, what: 'may be absent now' }]
    return []
  })
}

/** Each way to be let in that there was is there still. */
function securityLosses({ before, after, place }: Pair): Loss[] {
  const ways = (operation: Json) =>
    listOf(operation['security'] ?? [{}]).map((way) =>
      Object.keys(recordOf(way)).toSorted().join('+'),
    )
  const later = ways(after)
  return ways(before)
    .filter((way) => !later.includes(way))
    .map((way) => ({ place, what: `no longer lets in by ${way || 'nothing'}` }))
}
