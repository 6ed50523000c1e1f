import { modelCatalog, type LoadedConfig } from '../../config/load.ts'
import { credentialsOf } from '../../config/credentials.ts'
import type { ModelKind } from '../../config/models.ts'
import { nearest } from '../../documents/closest.ts'
import { dialectsOf, factsOf, providerOf, type ModelFacts } from '../../config/providers.ts'
import { proxyFor } from '../../config/proxies.ts'
import { shapingLine } from '../providers/describe.ts'
import { addressOf, basePathOf, withQuery } from '../providers/address.ts'
import { LearnedFacts, memberRules } from '../providers/facts.ts'
import { lessonOf, maxLessons } from '../providers/lessons.ts'
import type { Dialect } from '../routing/deployments.ts'
import { dialectFor } from '../routing/request-formats.ts'
import { chatBody } from '../routing/request-formats.ts'
import { createCredential } from '../upstream/credentials/credentials.ts'
import {
  requestModels,
  requestReply,
  speaksDialect,
  type Listing,
  type ProbeRequest,
  type ReplyOutcome,
} from './requests.ts'

/** The result of a probe; `missing` are models that routes use and the upstream does not list. */
export type Probe = { upstream: string; ok: boolean; detail: string; missing: string[] }

/** The result of one request of a probe. */
type Finding = { ok: boolean; detail: string }

/** A model that routes use at an upstream; its name may be a pattern that ends with `*`. */
type UsedModel = { name: string; kind: ModelKind; is?: string | undefined }

type Upstream = LoadedConfig['config']['upstreams'][string]

const listMs = 3000

/** Requests an upstream's models, a chat of one token, and its other dialects. */
export async function probe(upstream: string, loaded: LoadedConfig): Promise<Probe> {
  const settings = credentialsOf(loaded).get(upstream)
  const proxyOf = (url: string) => proxyFor(loaded.secrets.proxies, url)
  const credential = settings && createCredential(settings, proxyOf)
  try {
    return await probeBy(credential, upstream, loaded)
  } finally {
    credential?.close()
  }
}

async function probeBy(
  credential: ProbeRequest['credential'],
  upstream: string,
  loaded: LoadedConfig,
): Promise<Probe> {
  const { config, secrets } = loaded
  const settings = config.upstreams[upstream]
  if (!settings) throw new Error(`no upstream ${upstream}`)
  const { base_url: base, auth, query, headers, first_byte_ms } = settings
  const certificates = secrets.certificates.get(upstream)
  const options: ProbeRequest = {
    credential,
    auth,
    query,
    headers,
    certificates,
    proxy: proxyFor(secrets.proxies, base, upstream),
    timeoutMs: listMs,
  }
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
  const target: Target = { settings, options: { ...options, timeoutMs } }
  const chat = await requestChat(target, firstOf(models, listing, 'chat'))
  const vectors = await requestVectors(target, firstOf(models, listing, 'embeddings'))
  const findings = [chat, vectors, ...(await otherDialects(upstream, target, models))].filter(
    (one) => one !== undefined,
  )
  const listed = listing.ok ? `lists ${listing.models.length} models` : 'does not list its models'
  const failures = findings.filter(({ ok }) => !ok)
  const reportable = failures.length > 0 ? failures : findings
  const details =
    reportable.length > 0 ? reportable.map(({ detail }) => detail) : ['no route uses it']
  const facts = chat?.facts ?? factsOf(providerOf(settings), '', settings.facts)
  const shaping = shapingLine(settings.provider, facts)
  return result(failures.length === 0, [listed, ...details, shaping].join('; '))
}

function modelsAt(upstream: string, { config }: LoadedConfig): UsedModel[] {
  const used = modelCatalog(config).all.flatMap(({ name, kind, deployments }) =>
    deployments
      .filter((deployment) => deployment.upstream === upstream)
      .map(({ model = name, is }): [string, UsedModel] => [model, { name: model, kind, is }]),
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
  // Some list `NAME` as `NAME:latest` and accept both.
  return listing.models.includes(name) || listing.models.includes(`${name}:latest`)
}

/** The names of a model at the upstream: for a pattern, those listed names that match. */
function namesOf(name: string, listing: Listing): string[] {
  if (!name.endsWith('*')) return [name]
  return listing.ok ? listing.models.filter((one) => one.startsWith(name.slice(0, -1))) : []
}

/** The first model of a kind, by a name that the upstream accepts. */
const firstOf = (models: readonly UsedModel[], listing: Listing, kind: UsedModel['kind']) =>
  models
    .filter((model) => model.kind === kind)
    .flatMap((model) => namesOf(model.name, listing).map((name) => ({ ...model, name })))[0]

/** An upstream, and how its probes are sent. */
type Target = { settings: Upstream; options: ProbeRequest }

/** The URL at which the upstream takes requests for a model in a dialect. */
function urlFor(
  { base_url, query }: Upstream,
  dialect: Dialect,
  { facts, name }: { facts: ModelFacts; name: string },
): { url: string; isModelInPath: boolean } {
  const { path, hasModel } = addressOf(basePathOf(base_url), dialect, facts, { model: name })
  return { url: new URL(base_url).origin + withQuery(path, query), isModelInPath: hasModel }
}

const factsFor = (settings: Upstream, { name, is = name }: Pick<UsedModel, 'name' | 'is'>) =>
  factsOf(providerOf(settings), is, settings.facts)

const messages = [{ role: 'user' as const, content: 'Hi' }]

/**
 * Sends a chat of one token as callers' chats are sent: shaped by the facts, and again without what
 * the server refuses.
 */
async function requestChat(
  target: Target,
  model: UsedModel | undefined,
): Promise<(Finding & { facts: ModelFacts }) | undefined> {
  const { settings, options } = target
  if (!model) return undefined
  const { name } = model
  const configured = factsFor(settings, model)
  const dialects = dialectsOf(settings.dialects, configured)
  const dialect = dialectFor({ dialect: 'chat' }, { dialects })
  if (dialect !== 'chat' && dialect !== 'messages') return undefined
  const { url, isModelInPath } = urlFor(settings, dialect, { facts: configured, name })
  const members = memberRules(configured, settings.forward_members)
  const facts = new LearnedFacts(configured)
  const sendChat = () => {
    const chat = { model: name, messages, max_tokens: 1, stream: false }
    const body = chatBody(chat, name, { facts, members, dialect, isModelInPath })
    return requestReply(url, dialect, body, options)
  }
  let outcome = await sendChat()
  for (let count = 0; count < maxLessons && !outcome.ok; count++) {
    const { status, error } = outcome
    const lesson = lessonOf({ status: status ?? 0, error }, facts.of(), () => ({}))
    if (!lesson) break
    facts.learn(lesson)
    outcome = await sendChat()
  }
  const finding = await findingOf(`a chat with ${name}`, name, outcome, target)
  return { ...finding, facts: facts.of() }
}

/** Requests an embedding of one word. */
async function requestVectors(
  target: Target,
  model: UsedModel | undefined,
): Promise<Finding | undefined> {
  const { settings, options } = target
  if (!model || !settings.dialects.includes('embeddings')) return undefined
  const { name } = model
  const place = { facts: factsFor(settings, model), name }
  const { url, isModelInPath } = urlFor(settings, 'embeddings', place)
  const body = JSON.stringify({ ...(!isModelInPath && { model: name }), input: 'Hi' })
  const outcome = await requestReply(url, 'embeddings', body, options)
  return findingOf(`an embedding by ${model.name}`, model.name, outcome, target)
}

async function findingOf(
  request: string,
  model: string,
  outcome: ReplyOutcome,
  { settings, options }: Target,
): Promise<Finding> {
  if (outcome.ok) return { ok: true, detail: `${model} answers` }
  const fix = await fixOf(settings.base_url, outcome.status, options)
  return { ok: false, detail: `${request} fails: ${outcome.reason}${fix}` }
}

/** Checks that the upstream speaks its other configured dialects. */
async function otherDialects(
  upstream: string,
  { settings, options }: Target,
  models: readonly UsedModel[],
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const dialect of ['responses', 'messages'] as const) {
    const places = (models.length > 0 ? models : [{ name: '' }]).map((model) => ({
      name: model.name,
      facts: factsFor(settings, model),
    }))
    const place = places.find(({ facts }) => dialectsOf(settings.dialects, facts).has(dialect))
    if (!place) continue
    const isSpoken = await speaksDialect(urlFor(settings, dialect, place).url, options)
    if (isSpoken === true) findings.push({ ok: true, detail: `speaks ${dialect}` })
    if (isSpoken !== false) continue
    const fix = await fixOf(settings.base_url, 404, options)
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
