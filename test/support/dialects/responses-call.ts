import { expect } from 'vitest'
import type { components } from '../../../generated/server/responses.ts'
import type { Gateway } from '../servers/gateway.ts'
import { exchange, requestBytes, type Reply } from '../http/raw.ts'
import { assertHeaders } from '../http/headers.ts'
import { fault } from '../http/schemas.ts'
import { readSse } from '../http/sse.ts'
import { judgeResponse, type JudgedResponse } from './responses-grammar.ts'

export type ResponseBody = components['schemas']['ModelResponse']
export type ResponseEvent = components['schemas']['ResponseEvent']

const path = '/openai/v1/responses'
export const model = 'hermes-3-llama3.1-8b'

/** Sends a request to the Responses dialect; members override those of a good one. */
export async function postResponse(
  gateway: Pick<Gateway, 'url' | 'key'>,
  more: object = {},
  headers: string[] = [],
): Promise<Reply> {
  const { reply } = await exchange(
    gateway.url,
    requestBytes(
      `POST ${path} HTTP/1.1`,
      [
        'Host: a',
        `Authorization: Bearer ${gateway.key}`,
        'Content-Type: application/json',
        ...headers,
      ],
      JSON.stringify({ model, input: 'hi', ...more }),
    ),
  )
  if (!reply) throw new Error('no reply')
  assertHeaders('responses', 'POST', path, reply)
  return reply
}

const json = ({ body }: Reply): unknown => JSON.parse(body.toString())

/** The response of a request that is not streamed, as the contract has it. */
export async function wholeResponse(
  gateway: Pick<Gateway, 'url' | 'key'>,
  more: object = {},
): Promise<ResponseBody> {
  const reply = await postResponse(gateway, more)
  expect(reply.status, reply.body.toString()).toBe(200)
  expect(fault('responses', 'ModelResponse', json(reply))).toBeNull()
  return json(reply) as ResponseBody // judged on the line above
}

export type StreamedResponse = JudgedResponse & {
  events: ResponseEvent[]
  comments: string[]
}

/** The events of a streamed response, each as the contract has it and all by the grammar. */
export async function streamedResponse(
  gateway: Pick<Gateway, 'url' | 'key'>,
  more: object = {},
): Promise<StreamedResponse> {
  const reply = await postResponse(gateway, { stream: true, ...more })
  expect(reply.status, reply.body.toString()).toBe(200)
  expect(reply.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  const judged = judgedStream(reply.body)
  expect(reply.complete, 'the end of the body').toBe(judged.end !== 'failed')
  return judged
}

/** Judges the bytes of a stream. */
export function judgedStream(body: Buffer): StreamedResponse {
  const { events, comments, pending } = readSse(body)
  expect(pending).toBe('')
  const judged = judgeResponse(events)
  expect(judged.faults).toEqual([])
  const values = events.map(({ data }) => JSON.parse(data) as ResponseEvent)
  for (const value of values) expect(fault('responses', 'ResponseEvent', value)).toBeNull()
  return { ...judged, events: values, comments }
}

/** The error of a refusal, as the contract has it. */
export async function refusedResponse(
  gateway: Pick<Gateway, 'url' | 'key'>,
  more: object,
): Promise<components['schemas']['Error']['error'] & { status: number }> {
  const reply = await postResponse(gateway, more)
  expect(fault('responses', 'Error', json(reply)), reply.body.toString()).toBeNull()
  // Judged on the line above.
  return { status: reply.status, ...(json(reply) as components['schemas']['Error']).error }
}
