import type { LocatedRecord, Reading } from './reading.ts'
import { isRecord } from '../../json/json.ts'
import type { ToolServer } from '../agent.ts'

/** A server and the place of its address; `native` where its tools are code. */
export type ServerReference = { server: ToolServer | 'native'; place: string[] }

/**
 * The first server of the operation, else of its path, else of the document. Null, after reporting
 * why, if none is usable.
 */
export function serverOf(
  reading: Reading,
  owners: readonly LocatedRecord[],
): ServerReference | null {
  const owner = owners.find(({ value }) => value['servers'] !== undefined)
  const servers = owner?.value['servers']
  const place = [...(owner?.place ?? []), 'servers']
  const first: unknown = Array.isArray(servers) ? servers[0] : undefined
  if (!isRecord(first) || typeof first['url'] !== 'string')
    return reading.refuse(
      place,
      'the document must name its server: servers: [{ url: "https://api.example.com" }].',
    )
  const at = [...place, '0', 'url']
  const url = fillVariables(reading, first['url'], first['variables'], [...place, '0'])
  if (url === null) return null
  if (url === 'native:') return { server: 'native', place: at }
  const server = readServer(url)
  return typeof server === 'string' ? reading.refuse(at, server) : { server, place: at }
}

/** Replaces server variables by their defaults: nothing else chooses a destination. */
function fillVariables(
  reading: Reading,
  url: string,
  variables: unknown,
  place: string[],
): string | null {
  if (!url.includes('{')) return url
  let isComplete = true
  const filled = url.replace(/\{([^}]*)\}/g, (_, name: string) => {
    const variable = isRecord(variables) ? variables[name] : undefined
    const value = isRecord(variable) ? variable['default'] : undefined
    if (typeof value === 'string') return value
    reading.refuse(
      place,
      `the server's variable ${JSON.stringify(name)} has no default; give it one under variables.`,
    )
    isComplete = false
    return ''
  })
  return isComplete ? filled : null
}

/** Origin and path prefix of an address, or what is wrong with it. */
function readServer(text: string): ToolServer | string {
  if (/[\s\\]/.test(text))
    return (
      "the server's address has spaces or backslashes in it; " +
      'write it like "https://api.example.com/v1".'
    )
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:\/\//i.test(text))
    return (
      'the server must be a whole address that begins with https:// or http://, ' +
      `not ${JSON.stringify(text.slice(0, 80))}.`
    )
  if (url.username !== '' || url.password !== '')
    return (
      "the server's address must not hold a user name or password; " +
      'use a securityScheme with x-env.'
    )
  if (url.search !== '' || url.hash !== '' || /[?#]/.test(text))
    return 'the server\'s address must not have a query ("?…") or a fragment ("#…").'
  const { origin, pathname } = url
  const server: ToolServer = { origin, prefix: pathname.replace(/\/+$/, '') }
  return pathname.endsWith('/') ? { ...server, endsWithSlash: true } : server
}
