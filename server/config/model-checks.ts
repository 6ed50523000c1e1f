import { didYouMean } from '../documents/closest.ts'
import { dotted } from '../documents/problems.ts'
import { isRecord } from '../json/json.ts'
import type { Checker, ReportFault } from './checker.ts'
import {
  anyModel,
  modelCatalog,
  type DeclaredModel,
  type ModelCatalog,
  type ModelKind,
} from './models.ts'
import { checkPrices } from './price-checks.ts'
import type { Config } from './schema.ts'

/** Checks `routes`, `models`, `prices` and `mesh.model` against each other. */
export function checkModels(config: Config, checker: Checker) {
  const { routes, models, prices } = config
  if (!isRecord(routes)) return
  const { isSound, report } = checker
  const settings = checker.soundEntries(models, 'models')
  const catalog = modelCatalog({
    routes: soundLists(routes),
    models: settings,
    prices: checker.soundEntries(prices, 'prices'),
    upstreams: {},
  })
  checkRoutes(config, catalog, checker)
  checkNames('models', models, catalog, report)
  checkNames('prices', prices, catalog, report)
  checkSettings(settings, report)
  checkPrices(config, catalog, checker)
  if (isSound('mesh', 'model')) checkQueryModel(config.mesh.model, catalog, report)
}

/** A route whose list has a problem still declares its model. */
const soundLists = (routes: Config['routes']): Config['routes'] =>
  Object.fromEntries(
    Object.entries(routes).map(([name, list]) => [name, Array.isArray(list) ? list : []]),
  )

/** Checks that the upstreams of deployments exist and can serve the model. */
function checkRoutes({ upstreams }: Config, { all }: ModelCatalog, { isSound, report }: Checker) {
  if (!isRecord(upstreams)) return
  const routes = new Map(all.map((model) => [model.route, model]))
  for (const model of routes.values())
    for (const [index, deployment] of model.deployments.entries()) {
      const path = ['routes', model.route, String(index), 'upstream']
      if (!isSound(...path)) continue
      const { upstream: name } = deployment
      if (!isSound('upstreams', name, 'dialects')) continue
      const fault = whyUnfit(name, model, upstreams)
      if (fault !== undefined) report(path, `names the upstream ${JSON.stringify(name)}${fault}`)
    }
}

function unknownUpstream(name: string, names: string[]): string {
  const list = names.length === 0 ? ' Write it there.' : ` There are: ${names.join(', ')}.`
  return `, which is not under upstreams.${didYouMean(name, names) || list}`
}

/** Why an upstream cannot serve a model of this kind; undefined if it can. */
function whyUnfit(
  name: string,
  { kind }: DeclaredModel,
  upstreams: Config['upstreams'],
): string | undefined {
  const upstream = Object.hasOwn(upstreams, name) ? upstreams[name] : undefined
  if (!upstream) return unknownUpstream(name, Object.keys(upstreams))
  // Absent in an upstream with problems, which does not get the provider's.
  const { dialects }: Partial<typeof upstream> = upstream
  const where = dotted(['upstreams', name, 'dialects'])
  const speaks = (dialect: string) =>
    kind === 'chat' ? chatDialects.has(dialect) : dialect === kind
  if (!dialects || dialects.some(speaks)) return undefined
  if (kind === 'embeddings') return `, which makes no embeddings; put embeddings into ${where}.`
  if (kind !== 'chat') return `, whose dialects have no ${kind}; put ${kind} into ${where}.`
  return `, which does not chat; put chat into ${where}, or write the kind of the model under models.`
}

const chatDialects = new Set(['chat', 'responses', 'messages'])

/** Checks that the keys of a table are declared models. */
function checkNames(
  section: 'models' | 'prices',
  table: unknown,
  catalog: ModelCatalog,
  report: ReportFault,
) {
  for (const name of isRecord(table) ? Object.keys(table) : []) {
    const isForAll = name === anyModel && section === 'prices'
    if (isForAll || catalog.get(name)) continue
    const also = section === 'prices' ? ', and "*" for all' : ''
    report([section, name], `${whyNotDeclared(name, catalog, also)}.`, { key: true })
  }
}

/**
 * The end of a sentence about a name that no route declares, without its full stop. `also` is added
 * to the list of declared names.
 */
export function whyNotDeclared(name: string, catalog: ModelCatalog, also = ''): string {
  const covering = catalog.find(name)
  if (covering) {
    const pattern = JSON.stringify(covering.name)
    return `is one of ${pattern}; write that, or give it a route of its own`
  }
  const names = catalog.all.map((model) => model.name)
  const hint = didYouMean(name, names)
  return `is not a model that a route declares.${hint} ${modelsAre(names, also)}`
}

const maxNames = 20

function modelsAre(names: readonly string[], also: string): string {
  const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : ''
  return `The models are ${names.slice(0, maxNames).join(', ')}${more}${also}`
}

/** Kinds of models whose replies may be charged by tokens. */
const repliesInTokens: ReadonlySet<ModelKind> = new Set([
  'chat',
  'images',
  'speech',
  'transcriptions',
])

function checkSettings(models: Config['models'], report: ReportFault) {
  for (const [name, settings] of Object.entries(models)) {
    const { kind, dimensions, context_tokens: context, output_tokens: output } = settings
    const text = (key: string, rule: string) => report(['models', name, key], rule)
    if (kind !== 'embeddings' && dimensions !== undefined)
      text('dimensions', 'is for embeddings; write "kind: embeddings" too, or leave it out.')
    if (!repliesInTokens.has(kind) && output !== undefined)
      text('output_tokens', 'is for models that generate; leave it out.')
    if (context !== undefined && output !== undefined && output > context)
      text('output_tokens', `must be at most context_tokens, which is ${context}.`)
  }
}

function checkQueryModel(name: string, catalog: ModelCatalog, report: ReportFault) {
  const path = ['mesh', 'model']
  const model = catalog.find(name)
  const not = `not ${JSON.stringify(name)}`
  if (name.endsWith('*'))
    report(path, `must be the name of one model, ${not}, which matches several.`)
  else if (!model)
    report(path, `is ${JSON.stringify(name)}, which ${whyNotDeclared(name, catalog)}.`)
  else if (model.kind !== 'chat')
    report(path, `must be a model that chats, ${not}, whose kind is ${model.kind}.`)
}
