import { operationsIn } from '../mesh/documents/methods.ts'
import { followIn } from '../mesh/documents/reading.ts'
import { isRecord } from '../json/json.ts'
import { sampleOf } from '../mesh/samples/sample.ts'

/** The success response of an operation; the body is undefined if the document has none. */
export type ApiExample = {
  method: string
  path: string
  pattern: RegExp
  status: number
  type: string
  body: string | undefined
}

/** The success responses of a document; `/coins/markets` comes before `/coins/{id}`. */
export function apiExamples(document: unknown): ApiExample[] {
  if (!isRecord(document) || !isRecord(document['paths'])) return []
  const examples = Object.entries(document['paths']).flatMap(([path, value]) => {
    const item = followIn(document, value) ?? {}
    return operationsIn(item).flatMap(({ method, value: one }) => {
      const operation = followIn(document, one)
      if (!operation) return []
      return [{ method, path, pattern: patternOf(path), ...successOf(document, operation) }]
    })
  })
  return examples.toSorted(
    (a, b) => openness(a.path) - openness(b.path) || fixed(b.path) - fixed(a.path),
  )
}

const openness = (path: string) => path.split('{').length
const fixed = (path: string) => path.replace(/\{[^}]*\}/g, '').length

/** A parameter may be a segment or a part of one, as in `/{list}.json`. */
function patternOf(path: string): RegExp {
  const pieces = path.split(/\{[^}]*\}/).map((text) =>
    encodeURI(text)
      .replaceAll('%25', '%')
      .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`),
  )
  return new RegExp(`^${pieces.join('[^/]+')}$`)
}

function successOf(
  document: Record<string, unknown>,
  operation: Record<string, unknown>,
): Pick<ApiExample, 'status' | 'type' | 'body'> {
  const responses = isRecord(operation['responses']) ? operation['responses'] : {}
  const codes = Object.keys(responses)
  const success = codes.includes('200') ? '200' : codes.find((name) => name.startsWith('2'))
  const code = success ?? 'default'
  const response = followIn(document, responses[code]) ?? {}
  const status = /^2\d\d$/.test(code) ? Number(code) : 200
  const content = isRecord(response['content']) ? Object.entries(response['content']) : []
  const [type, media] = content.find(([name]) => /json/i.test(name)) ?? content[0] ?? []
  if (type === undefined || !isRecord(media))
    return {
      status,
      type: 'application/json',
      body: status === 204 || status === 205 ? '' : undefined,
    }
  const value = exampleOf(document, media) ?? sampleOf(document, media['schema'])
  // The API sends an example of text or CSV as it is.
  const isText = typeof value === 'string' && !/json/i.test(type)
  return { status, type, body: isText ? value : JSON.stringify(value) }
}

/** The first example of a parameter or media type. */
export function exampleOf(
  document: Record<string, unknown>,
  media: Record<string, unknown>,
): unknown {
  if (media['example'] !== undefined) return media['example']
  const [first] = isRecord(media['examples']) ? Object.values(media['examples']) : []
  return followIn(document, first)?.['value']
}
