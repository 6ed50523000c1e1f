import { isRecord } from '../../../json/json.ts'
import { nestsDeeper } from '../../../json/scan.ts'
import { connectBy } from '../../../undici/tunnel.ts'
import type { Proxy } from '../../../undici/transport.ts'
import { Agent } from '../../../undici/undici.ts'
import { CredentialError } from './credential.ts'

type TokenRequest = {
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  body?: string
}

const timeoutMs = 10_000
const maxResponseSize = 64 << 10

/**
 * Sends a request to a server of tokens: no redirects, bounded in size and time. Returns the text of
 * its reply, or throws a CredentialError with its status and a code at most, which are no secrets.
 */
async function askTokenServer(
  url: string,
  { method = 'POST', headers = {}, body }: TokenRequest,
  proxy: Proxy | undefined,
): Promise<string> {
  const { origin, host, pathname, search } = new URL(url)
  const agent = new Agent({ maxResponseSize, connect: connectBy({ proxy }, timeoutMs) })
  try {
    const response = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method,
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body }),
    })
    const text = await response.body.text()
    if (response.statusCode === 200) return text
    throw new CredentialError(`${host} answered with ${response.statusCode}${codeIn(text)}`)
  } catch (error) {
    if (error instanceof CredentialError) throw error
    throw new CredentialError(`${host} gave no answer (${reasonOf(error)})`)
  } finally {
    await agent.destroy()
  }
}

/** Sends a request to a server of tokens, by its proxy if it has one. */
export type AskTokenServer = (url: string, request: TokenRequest) => Promise<string>

export type ProxyOf = (url: string) => Proxy | undefined

/** The way to the servers of tokens. */
export const tokenServers =
  (proxyOf: ProxyOf): AskTokenServer =>
  (url, request) =>
    askTokenServer(url, request, proxyOf(url))

/** Sends a form. */
export const sendForm = (
  ask: AskTokenServer,
  url: string,
  form: Record<string, string>,
): Promise<string> =>
  ask(url, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })

/** The members of a JSON object; none if the text is something else. */
export function membersOf(text: string): Record<string, unknown> {
  if (nestsDeeper(Buffer.from(text), 16)) return {}
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** The code of an error: of OAuth in JSON, or of AWS in XML. */
function codeIn(text: string): string {
  const { error } = membersOf(text)
  const code = isRecord(error) ? error['status'] : error
  const word = typeof code === 'string' ? code : /<Code>(.*?)<\/Code>/.exec(text)?.[1]
  return word !== undefined && /^\w{1,64}$/.test(word) ? ` (${word})` : ''
}

function reasonOf(error: unknown): string {
  const { name, code = name } = error as { name?: string; code?: string } // thrown by undici
  return name === 'TimeoutError' ? `within ${timeoutMs / 1000} s` : String(code).toLowerCase()
}
