import { describeConfig, type LoadedConfig } from '../config/load.ts'
import { askChat, askModels, type ProbeRequest } from './ask.ts'

/** The result of a probe; `missing` are the models of routes that the upstream does not list. */
export type Probe = { upstream: string; ok: boolean; detail: string; missing: string[] }

const listMs = 3000

/** Asks an upstream for its models and for a chat of one token. */
export async function probe(upstream: string, loaded: LoadedConfig): Promise<Probe> {
  const { config, secrets } = loaded
  const { base_url: base = '', headers, first_byte_ms } = config.upstreams[upstream] ?? {}
  const options: ProbeRequest = {
    key: secrets.upstreamKeys.get(upstream),
    headers,
    timeoutMs: listMs,
  }
  const failed = (detail: string, missing: string[] = []) => ({
    upstream,
    ok: false,
    detail,
    missing,
  })
  const listing = await askModels(base, options)
  // Some servers do not list their models, and their chats work.
  const isUnlisted = !listing.ok && (listing.status === 404 || listing.status === 405)
  if (!listing.ok && !isUnlisted)
    return failed(listing.reason + (await fixOf(base, listing.status, options)))

  const models = namesAt(upstream, loaded)
  // Ollama lists `mistral` as `mistral:latest` and answers to both.
  const lists = (name: string) =>
    !listing.ok || listing.models.includes(name) || listing.models.includes(`${name}:latest`)
  const missing = models.filter((name) => !lists(name))
  if (missing.length > 0) return failed(`does not list ${missing.join(', ')}`, missing)

  const listed = listing.ok ? `lists ${listing.models.length} models` : 'does not list its models'
  const right = (detail: string) => ({
    upstream,
    ok: true,
    detail: `${listed}; ${detail}`,
    missing,
  })
  const [model] = models
  if (model === undefined) return right('no route uses it')
  const timeoutMs = first_byte_ms ?? config.limits.first_byte_ms
  const chat = await askChat(base, model, { ...options, timeoutMs })
  if (chat.ok) return right(`${model} answers`)
  const fix = await fixOf(base, chat.status, options)
  return failed(`${listed}; a chat with ${model} fails: ${chat.reason}${fix}`)
}

/** The names of models that routes use at this upstream. */
function namesAt(upstream: string, { config, secrets }: LoadedConfig): string[] {
  const { routes } = describeConfig({ config, sandbox: false, file: null, secrets })
  const own = routes.filter((route) => route.upstream === upstream)
  return [...new Set(own.map(({ upstream_model: name }) => name))]
}

/** The likely mistake in an address at which another server answers. */
async function fixOf(
  baseUrl: string,
  status: number | null,
  options: ProbeRequest,
): Promise<string> {
  const base = baseUrl.replace(/\/+$/, '')
  if (status === null || status === 401 || status === 403 || base.endsWith('/v1')) return ''
  const { ok } = await askModels(`${base}/v1`, options)
  return ok ? `; did you mean "${base}/v1"?` : '; base_url usually ends with /v1'
}
