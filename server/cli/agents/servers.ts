import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Agent } from '../../mesh/agent.ts'
import { isMetadataName, kindOf } from '../../public-address.ts'

/** A server that a document names; `problem` says why tools may not call it. */
export type DocumentServer = { origin: string; problem?: string; isPrivate?: true }

/** The servers of an agent's tools. A name that this machine cannot resolve is accepted. */
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
  return Promise.all([...origins].map((origin) => checkServer(origin, file, allowed(origin))))
}

async function checkServer(
  origin: string,
  file: string,
  isAllowed: boolean,
): Promise<DocumentServer> {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '')
  if (isMetadataName(host))
    return { origin, problem: neverCalled(file, host, 'is the metadata service of a cloud') }
  const addresses = isIP(host) === 0 ? await resolve(host) : [host]
  const kinds = addresses
    .map((address) => ({ address, kind: kindOf(address) }))
    .filter(({ kind }) => kind !== 'public')
  const label = (address: string) => (address === host ? host : `${host} (${address})`)
  const special = kinds.find(({ kind }) => kind !== 'private')
  if (special) {
    const isMetadata = special.kind === 'metadata'
    const why = isMetadata ? 'is link-local, or the metadata address of a cloud' : notPublic
    return { origin, problem: neverCalled(file, label(special.address), why) }
  }
  const [first] = kinds
  if (!first) return { origin }
  if (isAllowed) return { origin, isPrivate: true }
  return {
    origin,
    problem:
      `${file}: the server ${label(first.address)} is private, ` +
      'and tools call public servers only; ' +
      'if that API is yours, add it again with --allow-private.',
  }
}

const notPublic = 'is not the address of a server on the internet'
const neverCalled = (file: string, server: string, why: string) =>
  `${file}: the server ${server} ${why}, and is never called; ` +
  "write the API's public URL under servers."

async function resolve(host: string): Promise<string[]> {
  try {
    return (await lookup(host, { all: true })).map(({ address }) => address)
  } catch {
    return []
  }
}
