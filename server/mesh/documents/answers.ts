import { outlineOf } from '../../documents/outline.ts'
import { isRecord } from '../../json/json.ts'
import type { ToolAnswer } from '../agent.ts'
import { isJsonType } from './body.ts'
import { followIn } from './reading.ts'

const maxExampleBytes = 1200

type Document = Record<string, unknown>

const success = /^2(\d\d|XX)$/i

/** The contents, by media type, of the responses with such a status. */
function contentsOf(document: Document, { responses }: Document, status: RegExp): Document[] {
  if (!isRecord(responses)) return []
  return Object.keys(responses)
    .filter((name) => status.test(name))
    .map((name) => followIn(document, responses[name])?.['content'])
    .filter(isRecord)
}

/**
 * A short description of an operation's success response, for catalogues of paid tools. Faults are
 * ignored, since no call depends on it.
 */
export function answerOf(document: Document, operation: Document): ToolAnswer {
  const follow = (value: unknown) => followIn(document, value)
  const contents = [success, /^default$/].flatMap((one) => contentsOf(document, operation, one))
  for (const content of contents) {
    const json = Object.keys(content).find((type) => /json/i.test(type))
    const media = json === undefined ? undefined : follow(content[json])
    if (!media) continue
    const { schema, example, examples } = media
    const [first] = isRecord(examples) ? Object.values(examples) : []
    const firstExample = example ?? follow(first)?.['value']
    return {
      ...(isRecord(schema) && { schema: outlineOf(schema, follow) }),
      ...(isShort(firstExample) && { example: firstExample }),
    }
  }
  return {}
}

const isShort = (example: unknown): boolean =>
  example !== undefined && Buffer.byteLength(JSON.stringify(example) ?? '') <= maxExampleBytes

/** The first JSON type of the successful responses, else the types that the document names. */
export function acceptOf(document: Document, operation: Document): string {
  const types = contentsOf(document, operation, success)
    .flatMap((content) => Object.keys(content))
    .filter((type) => plainType.test(type))
  const named = [...new Set(types)].slice(0, 5).join(', ')
  return types.find(isJsonType) ?? (named || 'application/json')
}

const plainType = /^[\w.+*-]{1,60}\/[\w.+*-]{1,60}$/
