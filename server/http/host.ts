import { isIP } from 'node:net'

/**
 * Whether a request came by an address, or by a name that is known here. Whoever has a page's own
 * name lead to this machine (DNS rebinding) is found by that: browsers send that name as Host.
 */
export function hostsOf(names: readonly string[]): (header: string | undefined) => boolean {
  const known = new Set(['localhost', ...names.map(withoutDot)])
  return (header) => {
    // HTTP/1.0 needs none, and no browser leaves it out.
    if (header === undefined || header === '') return true
    const host = hostOf(header)
    return host !== undefined && (isIP(host) !== 0 || known.has(host))
  }
}

const form = /^(?:\[(?<address>[0-9a-f:.]+)\]|(?<name>[^\s:@/?#[\]\\]+))(?::[0-9]*)?$/i

/** The name or address in a Host header, as names are compared; undefined where there is none. */
function hostOf(header: string): string | undefined {
  const { address, name } = form.exec(header)?.groups ?? {}
  if (address !== undefined) return isIP(address) === 6 ? address : undefined
  return name === undefined ? undefined : withoutDot(name)
}

/** A dot at the end says only that nothing is to be added to the name. */
const withoutDot = (name: string): string => name.toLowerCase().replace(/\.$/, '')
