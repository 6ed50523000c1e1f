import type { Credential, HttpSource } from '../../agent.ts'
import type { Cancellation } from '../outcome.ts'
import type { SendResult } from './network.ts'
import type { AccessTokens } from './oauth.ts'
import type { BuiltRequest } from './request.ts'

type Send = (request: BuiltRequest) => Promise<SendResult>

/** What came back, and the source with every secret that was sent, so that none is shown. */
type Sent = { sent: SendResult; known: HttpSource }

/**
 * Sends a request, with an access token where the tool has one. A token that the API does not take
 * is renewed once: nothing was carried out without it.
 */
export async function sendAuthorized(
  tokens: AccessTokens,
  source: HttpSource,
  request: BuiltRequest,
  cancellation: Cancellation,
  send: Send,
): Promise<Sent> {
  const credential = source.credentials.find((one) => one.client)
  const client = credential?.client
  if (!client) return { sent: await send(request), known: source }
  for (let isRenewed = false; ; isRenewed = true) {
    const found = await tokens.get(client, cancellation)
    if ('fault' in found) {
      const reason = `no access token came from ${new URL(client.tokenUrl).host}: ${found.fault}`
      return { sent: { ok: false, kind: 'unavailable', reason }, known: source }
    }
    const { token } = found
    const authorization = `Bearer ${token}`
    const sent = await send({ ...request, headers: { ...request.headers, authorization } })
    const isRefused = sent.ok && sent.status === 401
    if (!isRefused || isRenewed || cancellation.isCancelled)
      return { sent, known: withToken(source, credential, authorization) }
    tokens.forget(client, token)
  }
}

const withToken = (
  source: HttpSource,
  credential: Credential,
  authorization: string,
): HttpSource => ({
  ...source,
  credentials: [...source.credentials, { ...credential, secret: () => authorization }],
})
