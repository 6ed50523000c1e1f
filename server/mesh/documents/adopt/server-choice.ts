import { isRecord } from '../../../json/json.ts'

/** The `servers` of the new document, or what is wrong with those of the old one. */
export type ServerChoice = { servers: unknown } | { problem: string }

/** The chosen server, else the document's first one, with https if it offers that. */
export function chooseServer(
  document: Record<string, unknown>,
  wanted: string | undefined,
): ServerChoice {
  const servers = (Array.isArray(document['servers']) ? document['servers'] : []).filter(isRecord)
  const urls = servers.map((server) => (typeof server['url'] === 'string' ? server['url'] : ''))
  const [first = ''] = urls
  if (wanted !== undefined) return { servers: [{ url: joined(wanted, first) }] }
  if (first === 'native:') return { servers }
  const isWhole = (url: string) => /^https?:\/\//i.test(url) || /^\{[^}]*\}/.test(url)
  const best = urls.findIndex((url) => /^https:\/\//i.test(url) || /^\{[^}]*\}/.test(url))
  const chosen = servers[Math.max(best, 0)]
  const url = urls[Math.max(best, 0)] ?? ''
  if (chosen && isWhole(url)) {
    const open = openVariable(chosen, url)
    if (open === null) return { servers: [chosen] }
    return {
      problem:
        `its server ${JSON.stringify(url)} has the variable ${JSON.stringify(open)} without a ` +
        'default; add --server with the whole address.',
    }
  }
  if (first === '') return { problem: noServer }
  const problem =
    `its server ${JSON.stringify(first.slice(0, 80))} is no whole address; add --server ` +
    'with where it is, like --server https://api.example.com.'
  return { problem }
}

const noServer =
  'it names no server; add --server with its address, like --server https://api.example.com.'

/** A host alone is put before a path that the document has. */
function joined(wanted: string, own: string): string {
  const isHost = /^https?:\/\/[^/]+\/?$/i.test(wanted)
  if (isHost && /^\/[^/]/.test(own)) return wanted.replace(/\/$/, '') + own
  return wanted.replace(/(?<=[^/])\/$/, '')
}

function openVariable(server: Record<string, unknown>, url: string): string | null {
  const variables = isRecord(server['variables']) ? server['variables'] : {}
  for (const [, name = ''] of url.matchAll(/\{([^}]*)\}/g)) {
    const variable = variables[name]
    if (!isRecord(variable) || typeof variable['default'] !== 'string') return name
  }
  return null
}
