import type { ConfigDocument } from '../../../documents/document.ts'
import { isRecord } from '../../../json/json.ts'
import { operationsIn, setOperation, type PathOperation } from '../methods.ts'
import { alternativesOf, Reading, type LocatedRecord } from '../reading.ts'
import { serverOf } from '../servers.ts'

/** An operation that cannot be a tool. */
export type LeftOut = {
  /** Like `GET /pets`. */
  operation: string
  /** `file:line:column`. */
  at: string
  reason: string
}

type Members = Record<string, unknown>
type Entry = Pick<PathOperation, 'method' | 'at'> & {
  path: string
  operation: Members
  item: Members
  origin: string
}

/**
 * Where all operations have the same server of their own, it becomes the document's. Else those
 * that would send the credential to another server than the document's are left out, unless that is
 * allowed; it is then written into their `x-tool`.
 */
export function separateServers(
  document: Members,
  {
    server,
    allowOtherServers = false,
  }: { server?: string | undefined; allowOtherServers?: boolean },
  at: ConfigDocument['at'],
): LeftOut[] {
  const paths = document['paths'] as Record<string, Members> // as `prepare` made it
  if (server !== undefined) {
    for (const item of Object.values(paths)) dropServers(item)
    return []
  }
  const entries = entriesOf(document, paths)
  const main = originOf(document, [{ value: document, place: [] }])
  const own = entries.filter(({ operation, item }) => serversOf(operation, item) !== undefined)
  const [first] = own
  if (first === undefined) return []
  if (own.length === entries.length && own.every(({ origin }) => origin === first.origin)) {
    if (first.origin !== main) document['servers'] = [{ url: first.origin }]
    return []
  }
  const leftOut: LeftOut[] = []
  for (const entry of own.filter(({ origin }) => origin !== main)) {
    const { path, method, operation, item, origin } = entry
    if (!hasSecurity(document, operation)) continue
    if (allowOtherServers) {
      operation['x-tool'] = { credential_origin: origin }
      continue
    }
    setOperation(item, entry.at, undefined)
    leftOut.push({
      operation: `${method} ${path}`,
      at: at(['paths', path, ...entry.at]),
      reason:
        `its server ${origin} is not the one of the document, and would get the credential; ` +
        'add it with --allow-other-servers if the API says that it should, or as an agent of ' +
        'its own.',
    })
  }
  for (const [path, item] of Object.entries(paths))
    if (operationsIn(item).length === 0) delete paths[path]
  return leftOut
}

function dropServers(item: Members): void {
  delete item['servers']
  for (const { value } of operationsIn(item)) if (isRecord(value)) delete value['servers']
}

const serversOf = (operation: Members, item: Members) => operation['servers'] ?? item['servers']

function entriesOf(document: Members, paths: Record<string, Members>): Entry[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    operationsIn(item).flatMap(({ method, at, value: operation }): Entry[] => {
      if (!isRecord(operation)) return []
      const owners = [operation, item, document].map((value) => ({ value, place: [] }))
      return [{ path, method, at, operation, item, origin: originOf(document, owners) }]
    }),
  )
}

function originOf(document: Members, owners: LocatedRecord[]): string {
  const reference = serverOf(new Reading(document), owners)
  return reference === null || reference.server === 'native' ? '' : reference.server.origin
}

const hasSecurity = (document: Members, operation: Members) =>
  alternativesOf(document, operation).some((one) => Object.keys(one).length > 0)
