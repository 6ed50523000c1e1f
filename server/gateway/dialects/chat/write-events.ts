import type { components } from '../../../../generated/server/gateway.ts'
import type { Frames } from '../../../json/frames.ts'
import type { Batches } from '../../chat.ts'

type StrictChunk = components['schemas']['ChatCompletionChunk']

/** The inner form is that of gateway.yaml; the model is the request's, which the contract checked. */
export const eventsFrom = (events: Batches) =>
  events as AsyncIterable<readonly (StrictChunk | Frames<StrictChunk>)[]>
