import { modelCatalog, type LoadedConfig } from '../../config/load.ts'
import { nearest } from '../../documents/closest.ts'
import {
  requestChat,
  requestEmbedding,
  requestModels,
  speaksDialect,
  type Listing,
  type ProbeRequest,
} from './requests.ts'

/** The result of a probe; `missing` are models that routes use and the upstream does not list. */
export type Probe = { upstream: string; ok: boolean; detail: string; missing: string[] }

/** The result of one request of a probe. */
type Finding = { ok: boolean; detail: string }

/** A model that routes use at an upstream; its name may be a pattern that ends with `*`. */
type UsedModel = { name: string; kind: 'chat' | 'embeddings' }

type Upstream = LoadedConfig['config']['upstreams'][string]

const listMs = 3000

/** Requests an upstream's models, a chat of one token, and its other dialects. */
export async function probe(upstream: string, loaded: LoadedConfig): Promise<Probe> {
  const { config, secrets } = loaded
  const settings = config.upstreams[upstream]
  if (!settings) throw new Error(`no upstream ${upstream}`)
  const { base_url: base, auth, headers, first_byte_ms } = settings
  const key = secrets.upstreamKeys.get(upstream)
  const options: ProbeRequest = { key, auth, headers, timeoutMs: listMs }
  const result = (ok: boolean, detail: string, missing: string[] = []): Probe => ({
    upstream,
    ok,
    detail,
    missing,
  })
  const listing = await requestModels(base, options)
  // Some servers work without listing their models.
  const isUnlisted = !listing.ok && (listing.status === 404 || listing.status === 405)
  if (!listing.ok && !isUnlisted)
    return result(false, listing.reason + (await fixOf(base, listing.status, options)))

  const models = modelsAt(upstream, loaded)
  const missing = models.flatMap(({ name }) => (isListed(name, listing) ? [] : [name]))
  if (missing.length > 0) {
    const detail = `does not list ${missing.join(', ')}${insteadOf(missing, listing)}`
    return result(false, detail, missing)
  }

  const timeoutMs = first_byte_ms ?? config.limits.first_byte_ms
  const findings = [
    ...(await requestResults(models, listing, settings, { ...options, timeoutMs })),
    ...(await dialectsOf(upstream, settings, { ...options, timeoutMs })),
  ]
  const listed = listing.ok ? `lists ${listing.models.length} models` : 'does not list its models'
  const failures = findings.filter(({ ok }) => !ok)
  const reportable = failures.length > 0 ? failures : findings
  const details =
    reportable.length > 0 ? reportable.map(({ detail }) => detail) : ['no route uses it']
  return result(failures.length === 0, [listed, ...details].join('; '))
}

function modelsAt(upstream: string, { config }: LoadedConfig): UsedModel[] {
  const used = modelCatalog(config).all.flatMap(({ name, kind, deployments }) =>
    deployments
      .filter((deployment) => deployment.upstream === upstream)
      .map(({ model = name }): [string, UsedModel] => [model, { name: model, kind }]),
  )
  return [...new Map(used).values()]
}

/** Maximum names of an upstream's list to show, the closest first. */
const maxShown = 5

function insteadOf([first = '']: readonly string[], listing: Listing): string {
  if (!listing.ok || listing.models.length === 0) return ''
  const names = nearest(first, listing.models, maxShown)
  const more = listing.models.length > names.length ? ' and others' : ''
  return `; it lists ${names.join(', ')}${more}`
}

function isListed(name: string, listing: Listing): boolean {
  if (!listing.ok) return true
  if (name.endsWith('*')) return namesOf(name, listing).length > 0
  // Ollama lists `mistral` as `mistral:latest` and accepts both.
  return listing.models.includes(name) || listing.models.includes(`${name}:latest`)
}

/** The names of a model at the upstream: for a pattern, those listed names that match. */
function namesOf(name: string, listing: Listing): string[] {
  if (!name.endsWith('*')) return [name]
  return listing.ok ? listing.models.filter((one) => one.startsWith(name.slice(0, -1))) : []
}

/** Sends a request to the first model of each kind. */
async function requestResults(
  models: readonly UsedModel[],
  listing: Listing,
  { base_url: base, dialects }: Upstream,
  options: ProbeRequest,
): Promise<Finding[]> {
  const first = (kind: UsedModel['kind']) =>
    models
      .filter((model) => model.kind === kind && dialects.includes(kind))
      .flatMap(({ name }) => namesOf(name, listing))[0]
  const findings: Finding[] = []
  for (const [what, name, ask] of [
    ['a chat with', first('chat'), requestChat],
    ['an embedding by', first('embeddings'), requestEmbedding],
  ] as const) {
    if (name === undefined) continue
    const outcome = await ask(base, name, options)
    if (outcome.ok) findings.push({ ok: true, detail: `${name} answers` })
    else {
      const fix = await fixOf(base, outcome.status, options)
      findings.push({ ok: false, detail: `${what} ${name} fails: ${outcome.reason}${fix}` })
    }
  }
  return findings
}

/** Checks that the upstream speaks its other configured dialects. */
async function dialectsOf(
  upstream: string,
  { base_url: base, dialects }: Upstream,
  options: ProbeRequest,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const dialect of ['responses', 'messages'] as const) {
    if (!dialects.includes(dialect)) continue
    const isSpoken = await speaksDialect(base, dialect, options)
    if (isSpoken === true) findings.push({ ok: true, detail: `speaks ${dialect}` })
    if (isSpoken !== false) continue
    const fix = await fixOf(base, 404, options)
    const detail = `does not speak ${dialect}; take it out of upstreams.${upstream}.dialects${fix}`
    findings.push({ ok: false, detail })
  }
  return findings
}

/** A hint at the likely mistake in `base_url`: `/v1` is missing. */
async function fixOf(
  baseUrl: string,
  status: number | null,
  options: ProbeRequest,
): Promise<string> {
  const base = baseUrl.replace(/\/+$/, '')
  if (status === null || status === 401 || status === 403 || base.endsWith('/v1')) return ''
  const { ok } = await requestModels(`${base}/v1`, options)
  return ok ? `; did you mean "${base}/v1"?` : '; base_url usually ends with /v1'
}
