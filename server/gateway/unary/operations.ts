import type { components } from '../../../generated/server/openai.ts'
import type { UnaryKind } from '../../config/models.ts'
import { images } from './images.ts'
import { moderations } from './moderations.ts'
import type { UnaryOperation } from './operation.ts'
import { rerank } from './rerank.ts'

type Schemas = components['schemas']

/** Kinds of models whose requests and replies are JSON. */
export type JsonKind = Exclude<UnaryKind, 'speech' | 'transcriptions'>

/** The request and the reply of each operation, as its contract has them. */
export type UnaryBodies = {
  rerank: Schemas['RerankRequest']
  moderations: Schemas['ModerationRequest']
  images: Schemas['ImageRequest']
}
export type UnaryReplies = {
  rerank: Schemas['RerankReply']
  moderations: Schemas['ModerationReply']
  images: Schemas['ImageReply']
}

/** All operations of JSON, by the kind of their models. */
export const operations: {
  [Kind in JsonKind]: UnaryOperation<UnaryBodies[Kind], UnaryReplies[Kind]>
} = { rerank, moderations, images }
