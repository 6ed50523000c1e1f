import { outlineOf } from '../../documents/outline.ts'
import { isRecord } from '../../json/json.ts'
import type { ToolAnswer } from '../agent.ts'
import { isJsonType } from './body.ts'
import { followIn } from './reading.ts'

const maxExampleBytes = 1200

/**
 * A short description of an operation's success response, for catalogues of paid tools. Faults are
 * ignored, since no call depends on it.
 */
export function answerOf(
  document: Record<string, unknown>,
  operation: Record<string, unknown>,
): ToolAnswer {
  const follow = (value: unknown) => followIn(document, value)
  const responses = isRecord(operation['responses']) ? operation['responses'] : {}
  const statuses = Object.keys(responses).filter((status) => /^2(\d\d|XX)$/i.test(status))
  for (const status of [...statuses, 'default']) {
    const content = follow(responses[status])?.['content']
    const types = isRecord(content) ? content : {}
    const json = Object.keys(types).find((type) => /json/i.test(type))
    const media = json === undefined ? undefined : follow(types[json])
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
export function acceptOf(
  document: Record<string, unknown>,
  operation: Record<string, unknown>,
): string {
  const responses = isRecord(operation['responses']) ? operation['responses'] : {}
  const named: string[] = []
  for (const status of Object.keys(responses)) {
    if (!/^2..$/.test(status)) continue
    const content = followIn(document, responses[status])?.['content']
    for (const type of Object.keys(isRecord(content) ? content : {})) {
      if (!plainType.test(type)) continue
      if (isJsonType(type)) return type
      if (!named.includes(type)) named.push(type)
    }
  }
  return named.slice(0, 5).join(', ') || 'application/json'
}

const plainType = /^[\w.+*-]{1,60}\/[\w.+*-]{1,60}$/
