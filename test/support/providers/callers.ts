import { requestFrom as fromMessages } from '../../../server/gateway/dialects/messages/read-request.ts'
import { requestFrom as fromOpenAI } from '../../../server/gateway/dialects/openai/read-request.ts'
import { requestFrom as fromResponses } from '../../../server/gateway/dialects/responses/read-request.ts'
import { readTools } from '../../../server/gateway/dialects/responses/tools.ts'
import { Untranslatable } from '../../../server/gateway/dialects/request-errors.ts'
import { Shaped } from '../../../server/gateway/providers/shaped.ts'
import type { ChatRequest } from '../../../server/gateway/upstream/request.ts'
import { fault, type contracts } from '../http/schemas.ts'
import { models } from '../servers/gateway.ts'
import { features, longName } from './requests.ts'

type Body = Record<string, unknown>

/** A caller's dialect: its requests by feature, their contract, and how the gateway reads them. */
type CallerDialect = {
  contract: [keyof typeof contracts, string]
  features: Record<string, Body>
  read(body: never): ChatRequest
}

const schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] }
const pixel = 'iVBORw0KGgo='
const format = {
  type: 'json_schema',
  schema: {
    type: 'object',
    properties: { degrees: { type: 'number' } },
    required: ['degrees'],
    additionalProperties: false,
  },
}
const question = { role: 'user', content: 'What is the weather in Lisbon?' }

const responseTools = ['read_weather', longName].map((name) => ({
  type: 'function',
  name,
  description: 'Reads the weather.',
  parameters: schema,
  strict: false,
}))
const functionCall = (call_id: string, name: string) => ({
  type: 'function_call',
  call_id,
  name,
  arguments: '{"city":"Lisbon"}',
})
const asked = { model: 'm', input: [question] }

const responses: Record<string, Body> = {
  plain: { model: 'm', input: 'Hello.', instructions: 'Be brief.' },
  streamed: { ...asked, stream: true },
  limits: { ...asked, max_output_tokens: 50, temperature: 1.5, top_p: 0.5, top_logprobs: 2 },
  tools: { ...asked, tools: responseTools, tool_choice: 'required', parallel_tool_calls: false },
  'a named tool': {
    ...asked,
    tools: responseTools,
    tool_choice: { type: 'function', name: longName },
  },
  'calls of another model': {
    model: 'm',
    tools: responseTools,
    input: [
      question,
      { type: 'reasoning', summary: [{ type: 'summary_text', text: 'I look it up.' }] },
      functionCall('call_0123456789abcdefghij', 'read_weather'),
      functionCall('toolu_1', longName),
      { type: 'function_call_output', call_id: 'call_0123456789abcdefghij', output: '21 degrees' },
      { type: 'function_call_output', call_id: 'toolu_1', output: 'sunny' },
      { role: 'developer', content: 'Now in French.' },
      { role: 'user', content: 'Thanks' },
    ],
  },
  image: {
    model: 'm',
    input: [
      {
        role: 'user',
        content: [
          { type: 'input_text', text: 'What is this?' },
          { type: 'input_image', image_url: `data:image/png;base64,${pixel}`, detail: 'auto' },
        ],
      },
    ],
  },
  structured: { ...asked, text: { format: { ...format, name: 'weather', strict: true } } },
  reasoning: { ...asked, reasoning: { effort: 'medium' } },
  'a long user': { ...asked, user: 'u'.repeat(200) },
}

const messageTools = ['read_weather', longName].map((name) => ({
  name,
  description: 'Reads the weather.',
  input_schema: schema,
}))
const toolUse = (id: string, name: string) => ({
  type: 'tool_use',
  id,
  name,
  input: { city: 'Lisbon' },
})
const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: pixel } }
const message = { model: 'm', max_tokens: 2000, messages: [question] }

const messages: Record<string, Body> = {
  plain: { ...message, system: 'x-anthropic-billing-header: cc_version=1.2;\nBe brief.' },
  streamed: { ...message, stream: true },
  limits: {
    ...message,
    max_tokens: 50,
    temperature: 0.5,
    top_p: 0.5,
    top_k: 20,
    stop_sequences: ['END'],
  },
  tools: {
    ...message,
    tools: messageTools,
    tool_choice: { type: 'any', disable_parallel_tool_use: true },
  },
  'a named tool': {
    ...message,
    tools: messageTools,
    tool_choice: { type: 'tool', name: longName },
  },
  'calls of another model': {
    ...message,
    tools: messageTools,
    messages: [
      question,
      {
        role: 'assistant',
        content: [
          { type: 'thinking', thinking: 'I look it up.', signature: 'c2lnbmF0dXJl' },
          toolUse('call_0123456789abcdefghij', 'read_weather'),
          toolUse('toolu_1', longName),
        ],
      },
      {
        role: 'user',
        content: [
          {
            type: 'tool_result',
            tool_use_id: 'call_0123456789abcdefghij',
            content: [{ type: 'text', text: '21 degrees' }, image],
          },
          { type: 'tool_result', tool_use_id: 'toolu_1', content: 'sunny' },
          { type: 'text', text: 'Thanks' },
        ],
      },
    ],
  },
  image: {
    ...message,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'What is this?' }, image] }],
  },
  structured: { ...message, output_config: { format } },
  reasoning: { ...message, thinking: { type: 'enabled', budget_tokens: 1024 } },
  'a long user': { ...message, metadata: { user_id: 'u'.repeat(200) } },
}

const withModel = (body: object, model: string) => ({ stream: false, ...body, model })

/** `/v1` has fixed models, and no members beyond its contract. */
const [ownModel = ''] = models
const ownFeatures = Object.fromEntries(
  Object.entries(features)
    .map(([name, body]) => [name, withModel(body, ownModel)] as const)
    // `/v1` forwards any choice of a tool unchanged.
    .filter(([name]) => name !== 'allowed tools')
    .filter(([, body]) => fault('gateway', 'ChatCompletionRequest', body) === null),
)

/** The dialects of callers. */
export const callers: Record<string, CallerDialect> = {
  'a chat of OpenAI': {
    contract: ['openai', 'ChatCompletionRequest'],
    features: Object.fromEntries(
      Object.entries(features).map(([name, body]) => [name, withModel(body, 'm')]),
    ),
    read: (body) => fromOpenAI(body),
  },
  'a chat of /v1': {
    contract: ['gateway', 'ChatCompletionRequest'],
    features: ownFeatures,
    read: (body: Body) => ({ ...body, shaped: new Shaped() }) as unknown as ChatRequest,
  },
  'a response': {
    contract: ['responses', 'ResponseRequest'],
    features: responses,
    read: (body: Parameters<typeof fromResponses>[0]) =>
      fromResponses(body, readTools(body.tools), {
        inputs: ['text', 'image'],
        gaps: new Untranslatable(),
      }),
  },
  'a message': {
    contract: ['messages', 'MessageRequest'],
    features: messages,
    read: (body) => fromMessages(body, new Untranslatable()),
  },
}

/** Each request of each dialect: as its caller sends it, and as the gateway reads it. */
export const requests = Object.entries(callers).flatMap(
  ([caller, { contract, features: bodies, read }]) =>
    Object.entries(bodies).map(([feature, body]) => ({
      name: `${caller}, ${feature}`,
      fault: () => fault(...contract, body),
      read: (model: string): ChatRequest => ({
        ...read(structuredClone(body) as never),
        model,
      }),
    })),
)
