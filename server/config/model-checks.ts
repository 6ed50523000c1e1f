import { didYouMean } from '../documents/closest.ts'
import { dotted, type IsSound, type ReportProblem } from '../documents/problems.ts'
import { isRecord } from '../json/json.ts'
import { anyModel, modelCatalog, type DeclaredModel, type ModelCatalog } from './models.ts'
import type { Config } from './schema.ts'

/** Checks `routes`, `models`, `prices` and `mesh.model` against each other. */
export function checkModels(config: Config, isSound: IsSound, report: ReportProblem) {
  const { routes, models, prices } = config
  if (!isRecord(routes)) return
  const settings = soundMappings(models, (name) => isSound('models', name))
  const catalog = modelCatalog({
    routes: soundLists(routes),
    models: settings,
    prices: soundMappings(prices, (name) => isSound('prices', name)),
  })
  checkRoutes(config, catalog, isSound, report)
  checkNames('models', models, catalog, report)
  checkNames('prices', prices, catalog, report)
  checkSettings(settings, report)
  if (isSound('mesh', 'model')) checkQueryModel(config.mesh.model, catalog, report)
}

/** A route whose list has a problem still declares its model. */
const soundLists = (routes: Config['routes']): Config['routes'] =>
  Object.fromEntries(
    Object.entries(routes).map(([name, list]) => [name, Array.isArray(list) ? list : []]),
  )

const soundMappings = <Value>(
  table: Record<string, Value>,
  isSound: (name: string) => boolean,
): Record<string, Value> =>
  isRecord(table) ? Object.fromEntries(Object.entries(table).filter(([name]) => isSound(name))) : {}

/** Checks that the upstreams of deployments exist and can serve the model. */
function checkRoutes(
  { upstreams }: Config,
  { all }: ModelCatalog,
  isSound: IsSound,
  report: ReportProblem,
) {
  if (!isRecord(upstreams)) return
  const kinds = new Map(all.map((model) => [model.route, model]))
  for (const model of kinds.values())
    for (const [index, deployment] of model.deployments.entries()) {
      const path = ['routes', model.route, String(index), 'upstream']
      if (!isSound(...path)) continue
      const { upstream: name } = deployment
      const isKnown = Object.hasOwn(upstreams, name)
      const check = () => whyUnfit(name, model, upstreams, isSound)
      const text = isKnown ? check() : unknownUpstream(name, Object.keys(upstreams))
      if (text !== undefined) report(path, `${dotted(path)} names the upstream ${text}`)
    }
}

function unknownUpstream(name: string, names: string[]): string {
  const list = names.length === 0 ? ' Write it there.' : ` There are: ${names.join(', ')}.`
  const fix = didYouMean(name, names) || list
  return `${JSON.stringify(name)}, which is not under upstreams.${fix}`
}

/** Why an upstream cannot serve a model of this kind; undefined if it can. */
function whyUnfit(
  name: string,
  { kind }: DeclaredModel,
  upstreams: Config['upstreams'],
  isSound: IsSound,
): string | undefined {
  const { dialects } = upstreams[name] ?? {}
  if (!dialects || !isSound('upstreams', name, 'dialects')) return undefined
  const isEmbedding = kind === 'embeddings'
  if (dialects.some((dialect) => (dialect === 'embeddings') === isEmbedding)) return undefined
  const where = dotted(['upstreams', name, 'dialects'])
  const quoted = JSON.stringify(name)
  if (isEmbedding) return `${quoted}, which makes no embeddings; put embeddings into ${where}.`
  return (
    `${quoted}, which does not chat; put chat into ${where}, ` +
    'or write the kind of the model under models.'
  )
}

/** Checks that the keys of a table are declared models. */
function checkNames(
  section: 'models' | 'prices',
  table: unknown,
  catalog: ModelCatalog,
  report: ReportProblem,
) {
  for (const name of isRecord(table) ? Object.keys(table) : []) {
    const isForAll = name === anyModel && section === 'prices'
    if (isForAll || catalog.get(name)) continue
    const path = [section, name]
    const also = section === 'prices' ? ', and "*" for all' : ''
    report(path, `${dotted(path)} ${whyNotDeclared(name, catalog, also)}.`, { key: true })
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

function checkSettings(models: Config['models'], report: ReportProblem) {
  for (const [name, settings] of Object.entries(models)) {
    const { kind, dimensions, context_tokens: context, output_tokens: output } = settings
    const at = (key: string) => ['models', name, key]
    const text = (key: string, rule: string) => report(at(key), `${dotted(at(key))} ${rule}`)
    if (kind === 'chat' && dimensions !== undefined)
      text('dimensions', 'is for embeddings; write "kind: embeddings" too, or leave it out.')
    if (kind === 'embeddings' && output !== undefined)
      text('output_tokens', 'is for models that chat; leave it out.')
    if (context !== undefined && output !== undefined && output > context)
      text('output_tokens', `must be at most context_tokens, which is ${context}.`)
  }
}

function checkQueryModel(name: string, catalog: ModelCatalog, report: ReportProblem) {
  const path = ['mesh', 'model']
  const model = catalog.find(name)
  const not = `not ${JSON.stringify(name)}`
  if (name.endsWith('*'))
    report(path, `mesh.model must be the name of one model, ${not}, which matches several.`)
  else if (!model)
    report(path, `mesh.model is ${JSON.stringify(name)}, which ${whyNotDeclared(name, catalog)}.`)
  else if (model.kind === 'embeddings')
    report(path, `mesh.model must be a model that chats, ${not}, which makes embeddings.`)
}
