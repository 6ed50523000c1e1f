import { describeConfig, type LoadedConfig } from '../config/load.ts'
import { askChat, askModels, type Asking } from './ask.ts'

/** What an upstream answered; `missing` are names of routes that it does not list. */
export type Probe = { upstream: string; ok: boolean; detail: string; missing: string[] }

const listMs = 3000

/** Asks an upstream for its models, and as the gateway would for a chat, of one token. */
export async function probe(upstream: string, loaded: LoadedConfig): Promise<Probe> {
  const { config, secrets } = loaded
  const { base_url: base = '', headers, first_byte_ms } = config.upstreams[upstream] ?? {}
  const asking: Asking = { key: secrets.upstreamKeys.get(upstream), headers, timeoutMs: listMs }
  const failed = (detail: string, missing: string[] = []) => ({
    upstream,
    ok: false,
    detail,
    missing,
  })
  const listing = await askModels(base, asking)
  // Not every server lists its models, and chat may work all the same.
  const isUnlisted = !listing.ok && (listing.status === 404 || listing.status === 405)
  if (!listing.ok && !isUnlisted)
    return failed(listing.reason + (await fixOf(base, listing.status, asking)))

  const wanted = namesAt(upstream, loaded)
  // Ollama lists `mistral` as `mistral:latest` and answers to both.
  const lists = (name: string) =>
    !listing.ok || listing.models.includes(name) || listing.models.includes(`${name}:latest`)
  const missing = wanted.filter((name) => !lists(name))
  if (missing.length > 0) return failed(`does not list ${missing.join(', ')}`, missing)

  const listed = listing.ok ? `lists ${listing.models.length} models` : 'does not list its models'
  const right = (detail: string) => ({
    upstream,
    ok: true,
    detail: `${listed}; ${detail}`,
    missing,
  })
  const [model] = wanted
  if (model === undefined) return right('no route leads there')
  const timeoutMs = first_byte_ms ?? config.limits.first_byte_ms
  const chat = await askChat(base, model, { ...asking, timeoutMs })
  if (chat.ok) return right(`${model} answers`)
  const fix = await fixOf(base, chat.status, asking)
  return failed(`${listed}; a chat with ${model} fails: ${chat.reason}${fix}`)
}

/** The names that the routes have for models of this upstream. */
function namesAt(upstream: string, { config, secrets }: LoadedConfig): string[] {
  const { routes } = describeConfig({ config, sandbox: false, file: null, secrets })
  const own = routes.filter((route) => route.upstream === upstream)
  return [...new Set(own.map(({ upstream_model: name }) => name))]
}

/** What is likely wrong with an address at which something else answers. */
async function fixOf(baseUrl: string, status: number | null, asking: Asking): Promise<string> {
  const base = baseUrl.replace(/\/+$/, '')
  if (status === null || status === 401 || status === 403 || base.endsWith('/v1')) return ''
  const { ok } = await askModels(`${base}/v1`, asking)
  return ok ? `; did you mean "${base}/v1"?` : '; base_url usually ends with /v1'
}
