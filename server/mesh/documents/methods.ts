import { isRecord } from '../../json/json.ts'

/** An operation of a path item. */
export type PathOperation = {
  /** As it is sent, like GET. */
  method: string
  /** Where it is in the path item. */
  at: readonly string[]
  value: unknown
}

/** The members of a path item whose operations can be tools. */
const members = ['get', 'post', 'put', 'patch', 'delete', 'query']
const unused = ['head', 'options', 'trace', 'connect']
const additional = 'additionalOperations'

/** Methods that change nothing, so that they may be called again. */
export const isSafe = (method: string): boolean => method === 'GET' || method === 'QUERY'

/** All operations of a path item, those with methods that cannot be tools among them. */
export function operationsIn(item: Record<string, unknown>): PathOperation[] {
  const operations = [...members, ...unused].flatMap((name): PathOperation[] =>
    item[name] === undefined ? [] : [{ method: name.toUpperCase(), at: [name], value: item[name] }],
  )
  const more = item[additional]
  if (!isRecord(more)) return operations
  const added = Object.entries(more).map(([method, value]) => ({
    method,
    at: [additional, method],
    value,
  }))
  return [...operations, ...added]
}

/** Whether tools do not use a method: what answers it holds no data, or is about connections. */
export const isUnusedMethod = ({ method }: PathOperation): boolean =>
  unused.includes(method.toLowerCase())

/** Why an operation cannot be a tool whatever else it says; null where nothing forbids it. */
export function refusalOfMethod(operation: PathOperation): string | null {
  const { method, at } = operation
  if (isUnusedMethod(operation))
    return `an operation with ${method.toUpperCase()} cannot be a tool; leave it out.`
  if (at.length === 1) return null
  if (members.includes(method.toLowerCase()))
    return `${method} is not for additionalOperations; write it as ${method.toLowerCase()}.`
  if (/^[\w!#$%&'*+.^`|~-]{1,32}$/.test(method)) return null
  return `${JSON.stringify(method.slice(0, 40))} is no HTTP method.`
}

/** Puts an operation into a path item; undefined takes it out. */
export function setOperation(
  item: Record<string, unknown>,
  [name = '', method]: PathOperation['at'],
  value: unknown,
): void {
  if (method === undefined) return setMember(item, name, value)
  const group = isRecord(item[name]) ? item[name] : {}
  setMember(group, method, value)
  setMember(item, name, Object.keys(group).length > 0 ? group : undefined)
}

function setMember(owner: Record<string, unknown>, name: string, value: unknown): void {
  if (value === undefined) delete owner[name]
  else owner[name] = value
}
