import { describe, expect, test } from 'vitest'
import { requestFrom } from '../../../../server/gateway/dialects/openai/read-request.ts'
import { upstreamBody } from '../../../../server/gateway/upstream/request.ts'
import { cells, type Cell } from '../../../support/providers/documents.ts'
import { features, longName } from '../../../support/providers/requests.ts'
import { receiver } from '../../../support/upstreams/receiver.ts'

const chatCells = cells.filter(({ dialect }) => dialect === 'chat')

/** The request of a chat as a provider's server gets it, and what was changed. */
function sentFor({ model, facts }: Pick<Cell, 'model' | 'facts'>, feature: string) {
  const request = features[feature]
  if (!request) throw new Error(`no feature ${feature}`)
  const chat = requestFrom({ stream: false, ...structuredClone(request), model })
  const body = JSON.parse(String(upstreamBody(chat, model, receiver(facts)))) as Record<
    string,
    unknown
  >
  return { body, shaped: chat.shaped }
}

describe.each(chatCells.map((cell) => [`${cell.provider}, ${cell.model}`, cell] as const))(
  'a chat for %s',
  (_, cell) => {
    test.each(Object.keys(features))('%s: is what its document takes', (feature) => {
      expect(cell.check(sentFor(cell, feature).body)).toEqual([])
    })
  },
)

test('names of tools are restored from what was sent', () => {
  const { body, shaped } = sentFor(
    { model: 'm', facts: { tool_names: { max: 64, pattern: '^[a-zA-Z0-9_-]+$' } } },
    'calls of another model',
  )
  const tools = body['tools'] as { function: { name: string } }[]
  const [, short] = tools.map((tool) => tool.function.name)
  expect(short).toMatch(/^[a-zA-Z0-9_-]{1,64}$/)
  expect([...(shaped?.toolNames ?? [])]).toEqual([[short, longName]])
  expect(JSON.stringify(body['messages'])).toContain(short)
})

test('what is not sent as the caller wrote it is named', () => {
  const { body, shaped } = sentFor(
    {
      model: 'm',
      facts: {
        members: { top_k: 'omit', seed: 'omit' },
        values: { temperature: { max: 1 } },
        response_format: ['text'],
      },
    },
    'sampling',
  )
  expect(body).toMatchObject({ temperature: 1, top_p: 0.5 })
  expect(body).not.toHaveProperty('top_k')
  expect([...(shaped?.ignored ?? [])]).toEqual(['top_k', 'seed', 'temperature'])
})
