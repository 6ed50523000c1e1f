import {
  isContractModel,
  isServed,
  type DeclaredModel,
  type ModelCatalog,
} from '../config/models.ts'
import { nearest } from '../documents/closest.ts'
import { Failure } from '../failure.ts'
import { isRecord } from '../json/json.ts'
import { mayUseModel, requireModel, requireScope } from '../keys/authorize.ts'
import type { Key } from '../keys/keys.ts'
import type { Call } from './call.ts'

type Kind = DeclaredModel['kind']

/** Maximum names that an error lists. */
const maxNames = 7

/** The listed models that the key may use. */
export const allowedModels = ({ listed }: ModelCatalog, key: Key): DeclaredModel[] =>
  listed.filter((model) => mayUseModel(key, model, model.name))

/**
 * The model that a rejected request names in its body or path, which may be any JSON. The unknown
 * name of an invalid request is omitted, since it may be any text.
 */
export function modelOfRejected(
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

/** What models of a kind do, and where. */
const kindFacts: Record<Exclude<Kind, 'chat'>, { does: string; send: string }> = {
  embeddings: { does: 'makes embeddings', send: 'the texts to /openai/v1/embeddings' },
  rerank: { does: 'ranks documents', send: 'query and documents to /openai/v1/rerank' },
  moderations: { does: 'classifies content', send: 'the content to /openai/v1/moderations' },
  images: { does: 'generates images', send: 'the prompt to /openai/v1/images/generations' },
  speech: { does: 'speaks texts', send: 'the text to /openai/v1/audio/speech' },
  transcriptions: {
    does: 'transcribes speech',
    send: 'the file to /openai/v1/audio/transcriptions',
  },
}

/** Rejects a model that does not chat. */
export function rejectNonChat({ kind }: DeclaredModel, name: string): void {
  if (kind === 'chat') return
  const { does, send } = kindFacts[kind]
  const message = `${name} ${does} and does not chat; send ${send}`
  throw new Failure('invalidRequest', message, { retry: false, param: 'model' })
}

/** As `findModel`; throws for a model of another kind. */
export function modelOfKind(
  wanted: Exclude<Kind, 'chat'>,
  name: string,
  { models, findModel: find }: { models: ModelCatalog; findModel: typeof findModel },
  key: Key,
): DeclaredModel {
  const model = find(name, models, key, wanted)
  const { kind } = model
  if (kind === wanted) return model
  const does = kind === 'chat' ? 'chats' : kindFacts[kind].does
  const lacks = kindFacts[wanted].does.replace(/^(\w+)s\b/, 'does not $1')
  const others = allowedNames(models, key, wanted).join(' or ')
  const instead = others && `use ${others}`
  const declare = `the operator can declare one that does with kind: ${wanted}`
  throw new Failure('invalidRequest', `${name} ${does} and ${lacks}; ${instead || declare}`, {
    retry: false,
    param: 'model',
  })
}

/** The names that the key may call, of one kind if given. */
export const allowedNames = (models: ModelCatalog, key: Key, only?: Kind): string[] =>
  allowedModels(models, key).flatMap(({ name, kind }) => (kind === (only ?? kind) ? [name] : []))

/**
 * The model that a caller requested by name. Throws a Failure: 404 if it does not exist or is not
 * served, 403 if the key may not use it. The error lists models of the requested kind.
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
 * As `findModel`, for `/v1`, whose contract lists the name: there a model without a server is a
 * 503, since only the operator can add one.
 */
export function findContractModel(name: string, models: ModelCatalog, key: Key): DeclaredModel {
  const model = models.find(name)
  if (model) checkKey(key, model, name)
  if (model && isServed(model)) return model
  const names = allowedNames(models, key, 'chat')
  const here = names.filter(isContractModel)
  const isOutside = here.length === 0 && names.length > 0
  const instead = isOutside ? `${others(name, names)} at ${outside}` : others(name, here)
  const message = `no model server is configured for ${name}; ${instead}`
  throw new Failure('unavailable', message, { retry: false, param: 'model' })
}

const outside = '/openai/v1'

/**
 * Rejects a model that is served, but not on `/v1`. The contract's error would list the models of
 * `/v1` without saying where this one is. The body may be any JSON.
 */
export function rejectOutside(body: unknown, models: ModelCatalog): void {
  const name = isRecord(body) ? body['model'] : undefined
  if (typeof name !== 'string' || isContractModel(name)) return
  const model = models.find(name)
  if (!model || !isServed(model)) return
  const shortName = name.slice(0, 200)
  const message = `/v1 serves seven fixed models, not ${shortName}; send the request to ${outside}`
  throw new Failure('invalidRequest', message, { retry: false, param: 'model', rule: 'enum' })
}

function modelNotFound(name: string, names: readonly string[]): Failure {
  const message = `the model ${name} does not exist here; ${others(name, names)}`
  return new Failure('notFound', message, { retry: false, param: 'model', rule: 'model_not_found' })
}

/** The names to use instead: all if they are few, else the closest. */
function others(name: string, names: readonly string[]): string {
  if (names.length === 0) return 'no other model can be used yet'
  if (names.length <= maxNames) return `use one of ${names.join(', ')}`
  return `the closest names are ${nearest(name, names, maxNames).join(', ')}`
}

/** Throws unless the key may chat with the model. */
function checkKey(key: Key, model: DeclaredModel, name: string): void {
  requireScope(key, 'chat')
  requireModel(key, model, name)
}

/** The list of these models in both dialects, if the key may chat. */
export function modelList<Name extends string>(key: Key, names: readonly Name[], created: number) {
  requireScope(key, 'chat')
  return { object: 'list' as const, data: names.map((id) => modelEntry(id, created)) }
}

/** A model's entry in both dialects. */
export const modelEntry = <Name extends string>(id: Name, created: number) => ({
  id,
  object: 'model' as const,
  created,
  owned_by: 'tollgate',
})
