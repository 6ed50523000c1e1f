import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import gateway from '../../../../../generated/json/gateway.json' with { type: 'json' }
import inference from '../../../../../generated/json/upstream/inference.json' with { type: 'json' }
import openai from '../../../../../generated/json/openai.json' with { type: 'json' }
import { parseJson } from '../../../../../server/json/parse.ts'
import { Failure, failureKinds, type FailureKind } from '../../../../../server/failure.ts'
import type { Chunk, Completion } from '../../../../../server/gateway/upstream/normalize.ts'
import { openaiError } from '../../../../../server/gateway/dialects/openai/errors.ts'
import { chunkTranslator } from '../../../../../server/gateway/dialects/openai/write-reply.ts'
import { completionFrom } from '../../../../../server/gateway/dialects/openai/write-reply.ts'
import {
  requestFrom,
  type OpenAIRequest,
} from '../../../../../server/gateway/dialects/openai/read-request.ts'
import { rejectUnsupported } from '../../../../../server/gateway/dialects/openai/unsupported.ts'
import { callsIn } from '../../../../../server/gateway/upstream/chat-choice.ts'
import { CallAssembler } from '../../../../../server/gateway/upstream/tool-calls.ts'
import { newId } from '../../../../../server/store/id.ts'
import { upstreamBody, type ChatRequest } from '../../../../../server/gateway/upstream/request.ts'
import { valuesOf } from '../../../../support/data/arbitrary.ts'
import { runSeed } from '../../../../support/data/random.ts'
import { models } from '../../../../support/servers/gateway.ts'
import { fault, judge, judgeOf } from '../../../../support/http/schemas.ts'
import { allowsSome, isTranslatable } from './translatable.ts'
import { isSoak } from '../../../../support/soak.ts'
import { receiver } from '../../../../support/upstreams/receiver.ts'

const seed = runSeed()
const settings = { seed, numRuns: isSoak ? 10_000 : 400, endOnFailure: true }

const overJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const named = fc.constantFrom(...models)
const isRequest = judge('openai', 'ChatCompletionRequest')
const isStrict = judge('gateway', 'ChatCompletionRequest')
const isSendable = judgeOf(inference, 'CompletionRequest')

/**
 * Requests for models that exist, made of what the contract knows; defaults filled in, and most of
 * them for what can be done.
 */
const candidates = fc
  .tuple(valuesOf(openai, schema('ChatCompletionRequest')), named, fc.nat(3))
  .map(([value, model, luck]) => {
    // Made by its schema, and judged below.
    const request = overJson({ stream: false, ...(value as object), model }) as OpenAIRequest
    return luck > 0 ? isTranslatable(request) : request
  })
const requests = candidates.filter(
  (value) => isRequest(structuredClone(value)) && allowsSome(value),
)

type Part = { type: string; text?: string; refusal?: string; [member: string]: unknown }
const isText = ({ type }: Part) => type === 'text' || type === 'refusal'
const textOf = ({ type, text, refusal }: Part): string => (type === 'text' ? text : refusal) ?? ''

/** What the model server is to get: one text where all parts are text, else each part. */
function contentOf(content: unknown): unknown {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  const parts = content as Part[] // by its schema
  if (parts.every(isText)) return parts.map(textOf).join('')
  return parts.map((part) => (isText(part) ? { type: 'text', text: textOf(part) } : known(part)))
}

const membersOf: Partial<Record<string, string[]>> = {
  image_url: ['url', 'detail'],
  input_audio: ['data', 'format'],
  file: ['file_data', 'filename'],
}

/** The part without null and what the contract does not know. */
function known(part: Part): unknown {
  const { type, [type]: value } = part
  const names = membersOf[type] ?? []
  const members = Object.entries(value as object).filter(
    ([name, member]) => names.includes(name) && member !== null,
  )
  return { type, [type]: Object.fromEntries(members) }
}

const roles: Partial<Record<string, string>> = { developer: 'system' }

/** As a long body is parsed: with its slices. */
function parsedLong(text: string) {
  const { value, slices } = parseJson(Buffer.from(text + ' '.repeat(8 << 10)), {
    keepsSlices: true,
  })
  if (!slices) throw new Error(`no slices of ${text}`)
  return { body: value as OpenAIRequest, slices } // judged where it was made
}

describe('a request', () => {
  test('that is long reaches the model server as it would if it were short', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { body, slices } = parsedLong(JSON.stringify(request))
        const [long, short] = [requestFrom(body, slices), requestFrom(request)]
        for (const back of ['always', 'never'] as const) {
          const server = receiver({ system: 'any', reasoning: { back } })
          expect(JSON.parse(String(upstreamBody(long, 'm', server)))).toEqual(
            JSON.parse(String(upstreamBody(short, 'm', server))),
          )
        }
      }),
      settings,
    )
  })

  test('that the contract allows reaches the model server with every word of it', () => {
    fc.assert(
      fc.property(requests, (request) => {
        rejectUnsupported(request)
        const body = JSON.parse(String(upstreamBody(requestFrom(request), 'm', receiver()))) as {
          messages: { role: string; content: unknown }[]
        }
        expect(isSendable(body)).toBe(true)
        expect(body.messages.map(({ role }) => role)).toEqual(
          request.messages.map(({ role }) => roles[role] ?? role),
        )
        expect(body.messages.map(({ content }) => content)).toEqual(
          request.messages.map(({ content, refusal, tool_calls }) =>
            content == null && !tool_calls?.length ? (refusal ?? '') : contentOf(content),
          ),
        )
        expect(Object.values(body)).not.toContain(null)
      }),
      settings,
    )
  })

  test('for what cannot be done is told the place and a word, and the contract does not allow it either', () => {
    let refused = 0
    fc.assert(
      fc.property(candidates, (request) => {
        try {
          rejectUnsupported(request)
        } catch (error) {
          if (!(error instanceof Failure)) throw error
          refused++
          expect(isRequest(structuredClone(request))).toBe(false)
          const { error: refusal } = openaiError(error)
          expect([error.status, refusal.type]).toEqual([400, 'invalid_request_error'])
          expect(refusal.param).toMatch(/^[a-z]/)
          expect(refusal.code).toMatch(
            /^(unsupported_value|unsupported_parameter|missing_required_parameter|invalid_type)$/,
          )
        }
      }),
      settings,
    )
    expect(refused).toBeGreaterThan(settings.numRuns / 100)
  })

  test('that both dialects allow is the same to the model server by either', () => {
    let same = 0
    const strict = fc
      .tuple(valuesOf(gateway, schema('ChatCompletionRequest')), named)
      .map(([value, model]) => {
        const {
          tools: _tools,
          tool_choice: _choice,
          response_format: _format,
          metadata: _metadata,
          ...asked
        } = value as Record<string, unknown> // an object by its schema
        // OpenAI's dialect sends other members of an assistant, too.
        const known = Object.keys(gateway.components.schemas.Message.properties)
        const messages = (asked['messages'] as object[]).map((message) => ({
          ...Object.fromEntries(Object.entries(message).filter(([name]) => known.includes(name))),
          tool_calls: null,
        })) // free-form on /v1, and so hardly ever what OpenAI takes
        return overJson({
          max_tokens: 1024,
          stream: false,
          logit_bias: null,
          ...asked,
          messages,
          model,
        })
      })
    fc.assert(
      fc.property(strict, (request) => {
        if (!isStrict(structuredClone(request)) || !isRequest(structuredClone(request))) return
        const { n: _, ...byStrict } = JSON.parse(
          String(upstreamBody(request as ChatRequest, 'm', receiver())),
        ) as Record<string, unknown> // judged on the line above
        expect(
          JSON.parse(
            String(
              upstreamBody(requestFrom(isTranslatable(request as OpenAIRequest)), 'm', receiver()),
            ),
          ),
        ).toEqual(byStrict) // judged too
        same++
      }),
      settings,
    )
    expect(same).toBeGreaterThan(settings.numRuns / 20)
  })
})

const natives = fc.constantFrom(undefined, 'content_filter')

describe('a reply', () => {
  test('is OpenAI’s, with the same text, counts and calls', () => {
    fc.assert(
      fc.property(valuesOf(gateway, schema('ChatCompletion')), natives, (value, native) => {
        const completion = overJson(value) as Completion // made by its schema
        fc.pre(fault('gateway', 'ChatCompletion', completion) === null)
        for (const { message } of completion.choices) {
          const assembler = new CallAssembler(newId)
          assembler.read(callsIn({ message }), true)
          assembler.finish(true)
          const calls = [...assembler.complete]
          delete message.tool_calls
          if (calls.length > 0) message.tool_calls = calls
        }
        const reply = completionFrom({
          completion,
          ...(native !== undefined && { nativeFinishReason: native }),
        })
        expect(fault('openai', 'ChatCompletion', reply)).toBeNull()
        const [before] = completion.choices
        const [after] = reply.choices
        expect([
          after?.message.content ?? '',
          reply.usage,
          reply.id,
          reply.created,
          reply.model,
        ]).toEqual([
          before?.message.content,
          completion.usage,
          completion.id,
          completion.created,
          completion.model,
        ])
        const isStop = before?.finish_reason === 'stop'
        expect(after?.finish_reason).toBe(
          !isStop ? 'length' : (native ?? (after?.message.tool_calls ? 'tool_calls' : 'stop')),
        )
      }),
      settings,
    )
  })

  test('in chunks is OpenAI’s too, word by word', () => {
    const chunks = fc.array(valuesOf(gateway, schema('ChatCompletionChunk')), { maxLength: 6 })
    fc.assert(
      fc.property(chunks, natives, (values, native) => {
        const chunks = (overJson(values) as Chunk[]).filter(
          (one) => fault('gateway', 'ChatCompletionChunk', one) === null,
        )
        const translate = chunkTranslator(() => native)
        const assembler = new CallAssembler(newId)
        for (const chunk of chunks) {
          for (const { delta } of chunk.choices) {
            const pieces = assembler.read(callsIn({ delta }), false)
            delete delta.tool_calls
            if (pieces.length > 0) delta.tool_calls = pieces
          }
          const translated = translate(chunk)
          expect(fault('openai', 'ChatCompletionChunk', translated)).toBeNull()
          expect([
            translated.choices[0]?.delta.content,
            translated.choices[0]?.finish_reason === null,
            translated.usage,
          ]).toEqual([
            chunk.choices[0]?.delta.content,
            chunk.choices[0]?.finish_reason === null,
            chunk.usage,
          ])
        }
      }),
      settings,
    )
  })
})

test.each(Object.keys(failureKinds) as FailureKind[])(
  'a refusal of the kind %s has OpenAI’s shape',
  (kind) => {
    const { status } = failureKinds[kind]
    for (const details of [
      {},
      { param: 'model' },
      { param: 'temperature', rule: 'maximum' },
      { rule: 'anyOf' },
    ]) {
      const body = openaiError(new Failure(kind, 'why', details))
      expect(fault('openai', 'Error', body)).toBeNull()
      if (status >= 500) expect(body.error.type).toBe('server_error')
    }
  },
)
