import { isRecord } from '../json/json.ts'
import type { PriceSettings } from '../money.ts'
import { unitPriceNames, type UnitPriceName } from '../units.ts'
import type { Checker, ReportFault } from './checker.ts'
import type { DeclaredModel, ModelCatalog, ModelKind } from './models.ts'
import type { Config } from './schema.ts'
import { expectation } from './sentence.ts'

/** The prices of models of a kind, besides those of tokens. */
const pricesOf: Record<ModelKind, readonly UnitPriceName[]> = {
  chat: [],
  embeddings: [],
  rerank: ['call'],
  moderations: ['call'],
  images: ['image'],
  speech: ['million_characters'],
  transcriptions: ['second'],
}

/** Checks the prices of models and the costs of deployments. */
export function checkPrices({ prices }: Config, catalog: ModelCatalog, checker: Checker) {
  const { isSound, report } = checker
  for (const [name, price] of Object.entries(checker.soundEntries(prices, 'prices')))
    checkPrice(['prices', name], price, catalog.get(name), report)
  const routes = new Map(catalog.all.map((model) => [model.route, model]))
  for (const model of routes.values())
    for (const [index, deployment] of model.deployments.entries()) {
      const path = ['routes', model.route, String(index)]
      if (!isRecord(deployment)) continue
      const { usd_per_million: tokens, usd_per: each } = deployment
      const ofTokens = [...path, 'usd_per_million']
      if (tokens && isSound(...ofTokens))
        checkPrice(ofTokens, tokens, { ...model, kind: 'chat' }, report)
      if (each && isSound(...path, 'usd_per')) checkPrice([...path, 'usd_per'], each, model, report)
    }
}

/** `model` is undefined for a price of all models. */
function checkPrice(
  path: string[],
  price: PriceSettings,
  model: DeclaredModel | undefined,
  report: ReportFault,
) {
  const kind = model?.kind ?? 'chat'
  const fitting = pricesOf[kind]
  const named = unitPriceNames.filter((name) => price[name] !== undefined)
  for (const name of named.filter((one) => !fitting.includes(one))) {
    const instead = ['input and output', ...fitting].join(', or ')
    const of = model ? `models of the kind ${kind} are` : 'a price of all models is'
    report([...path, name], `must be left out: ${of} priced by ${instead}.`)
  }
  const { input, output } = price
  for (const [name, amount, other] of [
    ['input', input, output],
    ['output', output, input],
  ] as const)
    if (amount === undefined && (other !== undefined || named.length === 0))
      report([...path, name], `is missing; write ${expectation({}, name)}.`)
  checkSteps(path, price, report)
}

/** Checks that the prices of long prompts ascend, so that each applies to some prompts. */
function checkSteps(path: string[], price: PriceSettings, report: ReportFault) {
  const ofTiers = Object.entries(price.service_tiers ?? {}).map(
    ([tier, { long_context: steps }]) => [['service_tiers', tier], steps] as const,
  )
  for (const [at, steps = []] of [[[], price.long_context] as const, ...ofTiers])
    for (const [index, { above }] of steps.entries()) {
      const before = steps[index - 1]?.above ?? 0
      if (above > before) continue
      const place = [...path, ...at, 'long_context', String(index), 'above']
      report(place, `must be more than the ${before} before it.`)
    }
}
