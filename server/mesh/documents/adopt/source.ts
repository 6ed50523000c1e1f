import type { ConfigDocument } from '../../../documents/document.ts'
import { isRecord } from '../../../json/json.ts'
import { operationsIn, setOperation } from '../methods.ts'
import { followIn } from '../reading.ts'
import { bundle, type Unread } from './bundle.ts'
import { parseFile } from './parse-file.ts'

/** Somebody's document as OpenAPI 3, in one piece, with the places of its file. */
export type SourceDocument = {
  file: string
  value: Record<string, unknown>
  at: ConfigDocument['at']
  /** The missing files. */
  unread: Unread
  bytes: number
}

/** A document, or one line that says why it cannot be read. */
export type SourceResult = SourceDocument | { problem: string }

/** Reads any OpenAPI 3 or 2 (Swagger) document, with the files in its folder, or in `root`. */
export async function readSource(file: string, root?: string): Promise<SourceResult> {
  const parsed = parseFile(file)
  if ('problem' in parsed) return parsed
  const { value, at, bytes } = parsed
  const kind = kindOf(value)
  if (!isRecord(value) || kind === null) return { problem: notOpenApi(file, value) }
  const unread = bundle(value, { file, at, root })
  if (kind === 'openapi') return { file, value, at, unread, bytes }
  const { upgradeFromTwoToThree } = await import('@scalar/openapi-upgrader/2.0-to-3.0')
  try {
    const upgraded: unknown = upgradeFromTwoToThree(inlineBodies(value))
    if (!isRecord(upgraded)) return { problem: notOpenApi(file, value) }
    return {
      file,
      value: upgraded,
      at: (path, options) => at(oldPlace(path), options),
      unread,
      bytes,
    }
  } catch {
    return { problem: `${file}: this Swagger 2.0 document cannot be converted to OpenAPI 3.` }
  }
}

/**
 * Swagger 2.0 describes bodies as parameters, which may be shared or those of a path. The converter
 * knows only those that an operation has itself.
 */
function inlineBodies(document: Record<string, unknown>): Record<string, unknown> {
  const { paths } = document
  if (!isRecord(paths)) return document
  const isBody = (parameter: unknown) => {
    const { in: where, name } = followIn(document, parameter) ?? {}
    return where === 'body' ? 'body' : where === 'formData' && `form ${String(name)}`
  }
  const inlined = (parameters: unknown): unknown[] =>
    (Array.isArray(parameters) ? (parameters as unknown[]) : []).map((one) =>
      isBody(one) ? followIn(document, one) : one,
    )
  const withBodies = (item: unknown) => {
    if (!isRecord(item)) return item
    const shared = inlined(item['parameters'])
    const bodies = shared.filter(isBody)
    const copy = { ...item, parameters: shared.filter((one) => !isBody(one)) }
    for (const { at, value } of operationsIn(item)) {
      if (!isRecord(value)) continue
      const parameters = inlined(value['parameters'])
      const kinds = new Set(parameters.map(isBody))
      const added = bodies.filter((one) => !kinds.has(isBody(one)))
      setOperation(copy, at, { ...value, parameters: [...added, ...parameters] })
    }
    return copy
  }
  const copied = Object.entries(paths).map(([path, item]) => [path, withBodies(item)])
  return { ...document, paths: Object.fromEntries(copied) }
}

function kindOf(value: unknown): 'openapi' | 'swagger' | null {
  if (!isRecord(value)) return null
  if (/^3\.[012](\.|$)/.test(String(value['openapi']))) return 'openapi'
  return /^2(\.|$)/.test(String(value['swagger'])) ? 'swagger' : null
}

function notOpenApi(file: string, value: unknown): string {
  const version = isRecord(value) ? (value['openapi'] ?? value['swagger']) : undefined
  if (version !== undefined)
    return (
      `${file}: this document says that it is OpenAPI ${quoted(version)}; ` +
      'versions 2.0, 3.0, 3.1 and 3.2 are read.'
    )
  return (
    `${file}: this is no OpenAPI document: it has neither "openapi" nor "swagger" at its top; ` +
    'give one in YAML or JSON, like petstore.yaml.'
  )
}

const quoted = (value: unknown) => JSON.stringify(value)?.slice(0, 40) ?? ''

/** The place in the Swagger document of a value in the converted document. */
function oldPlace([first, second, ...rest]: readonly string[]): string[] {
  if (first === 'components' && second === 'schemas') return ['definitions', ...rest]
  if (first === 'components' && second === 'securitySchemes')
    return ['securityDefinitions', ...rest]
  if (first === 'components') return [...(second === undefined ? [] : [second]), ...rest]
  return [first, second, ...rest].filter((name) => name !== undefined)
}
