import { isIP } from 'node:net'

/**
 * Whether a Host header is an address, or one of these names. It refuses pages whose own name
 * resolves to this machine (DNS rebinding): browsers send that name as Host.
 */
export function hostCheck(names: readonly string[]): (header: string | undefined) => boolean {
  const allowed = new Set(['localhost', ...names.map(withoutDot)])
  return (header) => {
    // HTTP/1.0 needs none; browsers always send it.
    if (header === undefined || header === '') return true
    const host = hostOf(header)
    return host !== undefined && (isIP(host) !== 0 || allowed.has(host))
  }
}

const form = /^(?:\[(?<address>[0-9a-f:.]+)\]|(?<name>[^\s:@/?#[\]\\]+))(?::[0-9]*)?$/i

/** The name or address in a Host header, in lower case; undefined where there is none. */
function hostOf(header: string): string | undefined {
  const { address, name } = form.exec(header)?.groups ?? {}
  if (address !== undefined) return isIP(address) === 6 ? address : undefined
  return name === undefined ? undefined : withoutDot(name)
}

/** A name with a dot at its end is the same name. */
const withoutDot = (name: string): string => name.toLowerCase().replace(/\.$/, '')
