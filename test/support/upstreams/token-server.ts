import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from '../http/listen.ts'
import { says, sendError, type Script } from './model-server.ts'

/** A token server of OAuth on loopback, with one client. */
export async function startTokenServer(client: object, seconds = 3600) {
  let provider: Provider | undefined
  const counts = { asked: 0, open: 0, maxOpen: 0 }
  const held = { until: Promise.resolve() }
  const server = createServer(async (req, res) => {
    counts.asked++
    counts.open++
    counts.maxOpen = Math.max(counts.maxOpen, counts.open)
    res.on('close', () => counts.open--)
    await held.until
    provider?.callback()(req, res)
  })
  const issuer = `http://127.0.0.1:${await listenOnLoopback(server)}`
  const usual = { grant_types: ['client_credentials'], redirect_uris: [], response_types: [] }
  provider = new Provider(issuer, {
    clients: [{ ...usual, client_id: 'tollgate', scope: 'models', ...client }],
    features: { clientCredentials: { enabled: true }, devInteractions: { enabled: false } },
    scopes: ['models'],
    ttl: { ClientCredentials: seconds },
  })
  onTestFinished(() => void server.close())
  const issued = new Set<string>()
  /** A model server's reply, if the token of the request is valid. */
  const guarded: Script = async (req, res, received) => {
    const token = req.headers.authorization?.replace('Bearer ', '') ?? ''
    issued.add(token)
    const isValid = await provider?.ClientCredentials.find(token)
    return isValid ? says('Hello')(req, res, received) : sendError(res, 401)
  }
  const revoke = async () => {
    for (const token of issued) await (await provider?.ClientCredentials.find(token))?.destroy()
  }
  return { issuer, token_url: `${issuer}/token`, counts, held, guarded, revoke, issued }
}
