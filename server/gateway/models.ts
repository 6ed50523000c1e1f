import {
  isContractModel,
  isServed,
  type DeclaredModel,
  type ModelCatalog,
} from '../config/models.ts'
import { nearest } from '../documents/closest.ts'
import { Failure } from '../failure.ts'
import { isRecord } from '../json/json.ts'
import { mayUseModel, requireScope } from '../keys/authorize.ts'
import type { Key } from '../keys/keys.ts'
import type { Call } from './call.ts'

type Kind = DeclaredModel['kind']

/** How many names a refusal lists. */
const maxNames = 7

/** The models of lists that the key may use. */
export const allowedModels = ({ listed }: ModelCatalog, key: Key): DeclaredModel[] =>
  listed.filter((model) => mayUseModel(key, model, model.name))

/**
 * The model that a refused request names, by its body or its path: any JSON. A name that means no
 * model is left out where the request is not valid: it may be any text.
 */
export function modelOfRefused(
  { find }: ModelCatalog,
  request: unknown,
  { kind }: Failure,
): Partial<Pick<Call, 'calledModel' | 'model'>> {
  const { model: named, owner, name } = isRecord(request) ? request : {}
  const calledModel =
    named ?? (owner === undefined ? undefined : `${String(owner)}/${String(name)}`)
  if (typeof calledModel !== 'string' || calledModel === '') return {}
  const model = find(calledModel)?.name
  if (model !== undefined) return { calledModel, model }
  return kind === 'invalidRequest' ? {} : { calledModel }
}

/** The names that the key may ask for, of one kind where that is named. */
export const allowedNames = (models: ModelCatalog, key: Key, only?: Kind): string[] =>
  allowedModels(models, key).flatMap(({ name, kind }) => (kind === (only ?? kind) ? [name] : []))

/**
 * The model of a name that a caller asked for. Throws a Failure: 404 where it does not exist or is
 * not served, 403 where the key may not use it. A refusal names models of the kind that is asked
 * for.
 */
export function findModel(
  name: string,
  models: ModelCatalog,
  key: Key,
  kind?: Kind,
): DeclaredModel {
  const model = models.find(name)
  if (!model || !isServed(model)) throw modelNotFound(name, allowedNames(models, key, kind))
  checkKey(key, model, name)
  return model
}

/**
 * As `findModel`, for `/v1`, whose contract has the name: a model without a server is a 503 there,
 * which only the operator can change.
 */
export function findContractModel(name: string, models: ModelCatalog, key: Key): DeclaredModel {
  const model = models.find(name)
  if (model) checkKey(key, model, name)
  if (model && isServed(model)) return model
  const names = allowedNames(models, key, 'chat')
  const here = names.filter(isContractModel)
  const instead =
    here.length > 0 || names.length === 0 ? others(name, here) : `${others(name, names)} ${outside}`
  const message = `no model server is configured for ${name}; ${instead}`
  throw new Failure('unavailable', message, { retry: false, param: 'model' })
}

const outside = 'at /openai/v1'

/**
 * Refuses a model that is served, but not on `/v1`. The contract would list the models of `/v1`,
 * and not say where this one is. The body may be any JSON.
 */
export function refuseOutside(body: unknown, models: ModelCatalog): void {
  const name = isRecord(body) ? body['model'] : undefined
  if (typeof name !== 'string' || isContractModel(name)) return
  const model = models.find(name)
  if (!model || !isServed(model)) return
  const asked = name.slice(0, 200)
  const message = `/v1 has seven models, and ${asked} is none of them; ask for it ${outside}`
  throw new Failure('invalidRequest', message, { retry: false, param: 'model', rule: 'enum' })
}

function modelNotFound(name: string, names: readonly string[]): Failure {
  const message = `the model ${name} does not exist here; ${others(name, names)}`
  return new Failure('notFound', message, { retry: false, param: 'model', rule: 'model_not_found' })
}

/** The names to use instead: all where they are few, else those that are most alike. */
function others(name: string, names: readonly string[]): string {
  if (names.length === 0) return 'there is none yet that could be used instead'
  if (names.length <= maxNames) return `use one of ${names.join(', ')}`
  return `the closest names are ${nearest(name, names, maxNames).join(', ')}`
}

/** Throws unless the key may chat with the model. */
function checkKey(key: Key, model: DeclaredModel, name: string): void {
  requireScope(key, 'chat')
  if (mayUseModel(key, model, name)) return
  const message = `this key may not use ${name}; it may use ${key.models?.join(', ')}`
  throw new Failure('forbidden', message, { retry: false, param: 'model' })
}

/** The models of these names, as both dialects list them for a key that may chat. */
export function modelList<Name extends string>(key: Key, names: readonly Name[], created: number) {
  requireScope(key, 'chat')
  return { object: 'list' as const, data: names.map((id) => modelEntry(id, created)) }
}

/** A model as both dialects list it. */
export const modelEntry = <Name extends string>(id: Name, created: number) => ({
  id,
  object: 'model' as const,
  created,
  owned_by: 'tollgate',
})
