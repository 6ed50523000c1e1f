import type { components } from '../../../generated/server/openai.ts'
import type { ModelRequest } from '../charged-call.ts'
import type { AudioStream } from '../routing/router.ts'
import { plainBody } from '../providers/members.ts'
import { textBounds, type ReplyHead } from './operation.ts'
import { UnaryCall, unaryAdmitter, type UnaryDeps } from './serve.ts'

type Body = components['schemas']['SpeechRequest']

/**
 * Speaks a text: as other operations, but the reply is passed on as it arrives. `fields` are those
 * for the server.
 */
export type Speech = (
  request: ModelRequest,
  body: Pick<Body, 'model' | 'input' | 'instructions'>,
  fields: object,
  head: ReplyHead,
) => Promise<AudioStream>

export function createSpeech(deps: UnaryDeps): Speech {
  const admit = unaryAdmitter(deps)
  return async (request, { model, input, instructions }, fields, { headers, shaped }) => {
    const count = [...input].length
    const bounds = { ...textBounds([input, instructions ?? '']), units: count, replies: 1 }
    const work = { unit: 'character', count } as const
    const call = new UnaryCall(deps, request, {
      kind: 'speech',
      bounds,
      work,
      bodyFor: (...[name, receiver]) => plainBody(fields, name, { ...receiver, shaped }),
      calledModel: model,
      headers,
      admitted: await admit('speech', request, model, { ...work, bounds }),
      isStreamed: true,
    })
    return call.endOnFailure(deps.router.audio(call))
  }
}
