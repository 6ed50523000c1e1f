import { describe, expect, test } from 'vitest'
import { requestFrom } from '../../../../server/gateway/dialects/openai/read-request.ts'
import type { ModelFacts } from '../../../../server/config/providers.ts'
import { memberRules } from '../../../../server/gateway/providers/facts.ts'
import { chatBody } from '../../../../server/gateway/routing/request-formats.ts'
import { upstreamBody, type ChatRequest } from '../../../../server/gateway/upstream/request.ts'
import { requests } from '../../../support/providers/callers.ts'
import { cells, type Cell } from '../../../support/providers/documents.ts'
import { features, longName } from '../../../support/providers/requests.ts'
import { receiver } from '../../../support/upstreams/receiver.ts'

/** Whether a server of the cell gets chats, as they are or translated. */
const getsChats = ({ dialect }: Cell): boolean => dialect === 'chat' || dialect === 'messages'

/** A chat as a provider's server gets it. */
function bodyFor({ model, dialect, facts, isModelInPath }: Cell, chat: ChatRequest): unknown {
  const members = memberRules(facts)
  const sentTo = { facts: { of: () => facts }, members, dialect, isModelInPath }
  return JSON.parse(String(chatBody(chat, model, sentTo)))
}

test.each(requests)('$name: is what its contract takes', ({ fault }) => {
  expect(fault()).toBeNull()
})

describe.each(
  cells
    .filter(getsChats)
    .map((cell) => [`${cell.provider}, ${cell.model}, ${cell.dialect}`, cell] as const),
)('for %s', (_, cell) => {
  test.each(requests)('$name: is sent as the document takes it', ({ read }) => {
    expect(cell.check(bodyFor(cell, read(cell.model)))).toEqual([])
  })
})

/** A feature of a chat as a server with these facts gets it, and what was changed. */
function sentFor(facts: ModelFacts, feature: string) {
  const request = features[feature]
  if (!request) throw new Error(`no feature ${feature}`)
  const chat = requestFrom({ stream: false, ...structuredClone(request), model: 'm' })
  const body = JSON.parse(String(upstreamBody(chat, 'm', receiver(facts)))) as Record<
    string,
    unknown
  >
  return { body, shaped: chat.shaped }
}

test('names of tools are restored from what was sent', () => {
  const { body, shaped } = sentFor(
    { tool_names: { max: 64, pattern: '^[a-zA-Z0-9_-]+$' } },
    'calls of another model',
  )
  const tools = body['tools'] as { function: { name: string } }[]
  const [, short] = tools.map((tool) => tool.function.name)
  expect(short).toMatch(/^[a-zA-Z0-9_-]{1,64}$/)
  expect([...(shaped?.toolNames ?? [])]).toEqual([[short, longName]])
  expect(JSON.stringify(body['messages'])).toContain(short)
})

test('of allowed tools no others are sent, and the mode is the choice', () => {
  const { body } = sentFor({}, 'allowed tools')
  expect(body).toMatchObject({
    tools: [{ function: { name: 'read_weather' } }],
    tool_choice: 'required',
  })
  expect(body['tools']).toHaveLength(1)
})

test('what is not sent as the caller wrote it is named', () => {
  const { body, shaped } = sentFor(
    {
      members: { top_k: 'omit', seed: 'omit' },
      values: { temperature: { max: 1 } },
      response_format: ['text'],
    },
    'sampling',
  )
  expect(body).toMatchObject({ temperature: 1, top_p: 0.5 })
  expect(body).not.toHaveProperty('top_k')
  expect([...(shaped?.ignored ?? [])]).toEqual(['top_k', 'seed', 'temperature'])
})
