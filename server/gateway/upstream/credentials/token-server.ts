import { isRecord } from '../../../json/json.ts'
import { parseObject } from '../../../json/object.ts'
import { failureReason, sendBounded, type BoundedRequest } from '../../../undici/bounded-request.ts'
import type { Proxy } from '../../../undici/transport.ts'
import { CredentialError } from './credential.ts'

const timeoutMs = 10_000
const maxBytes = 64 << 10

/**
 * Sends a request to a server of tokens. Returns the text of its reply, or throws a CredentialError
 * with its status and a code at most, which are no secrets.
 */
async function askTokenServer(
  url: string,
  request: BoundedRequest,
  proxy: Proxy | undefined,
): Promise<string> {
  const { host } = new URL(url)
  try {
    const bounds = { timeoutMs, maxBytes, proxy }
    const { status, text } = await sendBounded(url, { method: 'POST', ...request }, bounds)
    if (status === 200) return text
    throw new CredentialError(`${host} answered with ${status}${codeIn(text, request)}`)
  } catch (error) {
    if (error instanceof CredentialError) throw error
    throw new CredentialError(`${host} gave no answer (${failureReason(error, timeoutMs)})`)
  }
}

/** Sends a request to a server of tokens, by its proxy if it has one. */
export type AskTokenServer = (url: string, request: BoundedRequest) => Promise<string>

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
export const membersOf = (text: string): Record<string, unknown> => parseObject(text) ?? {}

/** The code of an error: of OAuth in JSON, or of AWS in XML. Empty if it repeats the request. */
function codeIn(text: string, request: BoundedRequest): string {
  const { error } = membersOf(text)
  const code = isRecord(error) ? error['status'] : error
  const word = typeof code === 'string' ? code : /<Code>(.*?)<\/Code>/.exec(text)?.[1]
  const isCode = word !== undefined && /^\w{1,64}$/.test(word)
  return isCode && !JSON.stringify(request).includes(word) ? ` (${word})` : ''
}
