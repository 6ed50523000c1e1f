import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { kindOf } from '../../mesh/tools/public-address.ts'
import type { Agent } from '../../mesh/agent.ts'

export type DocumentServer = { origin: string; problem?: string; isPrivate?: true }

/** Clouds tell who they are under these names, whatever they resolve to. */
const metadataNames =
  /^(metadata|instance-data|metadata\.goog|(.+\.)?metadata\.(google\.internal|azure\.com|packet\.net|platformequinix\.com))\.?$/i

/** The servers of an agent's tools, and why calls may not reach them; a name that is not known here is no reason. */
export async function serversOf(
  agent: Agent,
  file: string,
  allowed: (origin: string) => boolean,
): Promise<DocumentServer[]> {
  const origins = new Set(
    [...agent.tools.values()].flatMap(({ source }) =>
      source.kind === 'http' ? [source.server.origin] : [],
    ),
  )
  return Promise.all([...origins].map((origin) => judged(origin, file, allowed(origin))))
}

async function judged(origin: string, file: string, isAllowed: boolean): Promise<DocumentServer> {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '')
  if (metadataNames.test(host))
    return { origin, problem: never(file, host, 'tells who the machine of a cloud is') }
  const addresses = isIP(host) === 0 ? await resolved(host) : [host]
  const kinds = addresses
    .map((address) => ({ address, kind: kindOf(address) }))
    .filter(({ kind }) => kind !== 'public')
  const said = (address: string) => (address === host ? host : `${host} (${address})`)
  const closed = kinds.find(({ kind }) => kind !== 'private')
  if (closed)
    return {
      origin,
      problem: never(
        file,
        said(closed.address),
        closed.kind === 'metadata'
          ? 'is link-local, or the metadata address of a cloud'
          : 'is no address of a server on the internet',
      ),
    }
  const [first] = kinds
  if (!first) return { origin }
  if (isAllowed) return { origin, isPrivate: true }
  return {
    origin,
    problem: `${file}: the server ${said(first.address)} is private, and calls go to the public internet only; where that API is yours, add it again with --allow-private.`,
  }
}

const never = (file: string, server: string, why: string) =>
  `${file}: the server ${server} ${why}, and is never called; write the API's own address under servers.`

async function resolved(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch {
    return []
  }
}
