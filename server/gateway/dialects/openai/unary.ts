import contract from '../../../../generated/json/openai.json' with { type: 'json' }
import type { ModelCatalog, UnaryKind } from '../../../config/models.ts'
import { Failure } from '../../../failure.ts'
import type { Key } from '../../../keys/keys.ts'
import { isRecord, Json } from '../../../json/json.ts'
import type { ModelRequest } from '../../charged-call.ts'
import { allowedNames } from '../../models.ts'
import { Shaped } from '../../providers/shaped.ts'
import type { ReplyHead } from '../../unary/operation.ts'
import type { JsonKind, UnaryBodies, UnaryReplies } from '../../unary/operations.ts'
import type { Unary } from '../../unary/serve.ts'
import { requestError } from '../request-errors.ts'
import { IgnoredFields, ignoredHeader, namesOf } from '../ignored-fields.ts'

const { schemas } = contract.components

/** The fields of each request that its contract defines; no upstream gets others. */
export const fieldNames: Record<UnaryKind, ReadonlySet<string>> = {
  rerank: namesOf(schemas.RerankRequest),
  moderations: namesOf(schemas.ModerationRequest),
  images: namesOf(schemas.ImageRequest),
  speech: namesOf(schemas.SpeechRequest),
  transcriptions: namesOf(schemas.TranscriptionRequest),
}

type Deps = { unary: Unary; models: ModelCatalog }
type Request<Kind extends JsonKind> = ModelRequest & { body: UnaryBodies[Kind] }

/** The handler of an operation that is not a chat. */
export const unaryHandler =
  <Kind extends JsonKind>(kind: Kind, { unary, models }: Deps) =>
  async (request: Request<Kind>) => {
    const { body, caller } = request
    const head = newHead()
    const model = body.model ?? firstModel(kind, models, caller)
    const reply = await unary(kind, request, { ...body, model }, head)
    const json = new Json<UnaryReplies[Kind]>(JSON.stringify(reply), reply)
    return { status: 200 as const, headers: headersOf(head, body, kind), body: json }
  }

export const newHead = (): ReplyHead => ({ headers: {}, shaped: new Shaped() })

/** The headers of a reply to a request with these fields. */
export function headersOf({ headers, shaped }: ReplyHead, body: object, kind: UnaryKind) {
  const ignored = new IgnoredFields()
  ignored.addMembers(body, { names: fieldNames[kind] })
  return { ...headers, ...ignoredHeader(ignored.header(), shaped) }
}

/** Rejects a request for a stream. The body may be any JSON. */
export function rejectStream(body: unknown): void {
  if (!isRecord(body) || body['stream'] !== true) return
  const message = 'stream must not be true: images are sent when they are complete'
  throw requestError('stream', 'unsupported_value', message)
}

/** The model of a request that names none. */
function firstModel(kind: UnaryKind, models: ModelCatalog, caller: Key): string {
  const [name] = allowedNames(models, caller, kind)
  if (name !== undefined) return name
  const message = `model is missing, and no model of the kind ${kind} can be used here`
  throw new Failure('invalidRequest', message, { retry: false, param: 'model' })
}
