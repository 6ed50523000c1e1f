import { isRecord } from '../../json/json.ts'

/** A model server's error. Its texts may repeat the request: see `reasonOf`. */
export type ServerError = { code?: string; type?: string; param?: string; message?: string }

/** Maximum bytes read of an error in plain text or HTML. */
const maxTextBytes = 4096
/** Maximum nesting of errors. */
const maxDepth = 4

/** The error in a body: JSON in the formats of different servers, text, or HTML. */
export function errorIn(body: Buffer): ServerError {
  try {
    return errorOf(JSON.parse(body.toString('utf8')))
  } catch {
    const text = body.toString('utf8', 0, maxTextBytes)
    return { message: text.replace(/<[^<>]*>/g, '') }
  }
}

/** The error in a JSON value. The first of a list is used. */
export function errorOf(value: unknown, depth = 0): ServerError {
  if (typeof value === 'string') return { message: value }
  const fields: unknown = Array.isArray(value) ? value[0] : value
  if (!isRecord(fields) || depth > maxDepth) return {}
  const { code, type, status, param, loc, message, msg, detail, title, error } = fields
  const specific = isRecord(fields['details']) ? fields['details']['error_code'] : undefined
  const inner = [error, detail, message, fields['errors']].find(isNested)
  return {
    ...withoutEmpty({
      code: wordOf(specific) ?? wordOf(code),
      type: wordOf(type) ?? nameIn(fields['__type']) ?? (isText(status) ? status : undefined),
      param: wordOf(param) ?? (Array.isArray(loc) ? loc.map(String).join('.') : undefined),
      message: [message, msg, detail, error, title].find(isText),
    }),
    ...(inner !== undefined && errorOf(inner, depth + 1)),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isNested = (value: unknown): boolean =>
  isRecord(value) || (Array.isArray(value) && value.length > 0)

const wordOf = (value: unknown): string | undefined =>
  isText(value) || typeof value === 'number' ? String(value) : undefined

/** The name of an error of AWS, such as `com.amazon.coral.service#ThrottlingException:https://…`. */
export const nameIn = (type: unknown): string | undefined =>
  isText(type) ? /^(?:[^#]*#)?([^:#]+)/.exec(type)?.[1] : undefined

function withoutEmpty(error: { [Name in keyof ServerError]: string | undefined }): ServerError {
  const entries = Object.entries(error).filter(([, text]) => text !== undefined)
  return Object.fromEntries(entries)
}
