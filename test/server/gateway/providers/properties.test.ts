import fc from 'fast-check'
import { expect, test } from 'vitest'
import openai from '../../../../generated/json/openai.json' with { type: 'json' }
import {
  requestFrom,
  type OpenAIRequest,
} from '../../../../server/gateway/dialects/openai/read-request.ts'
import { takesUnchanged } from '../../../../server/gateway/providers/facts.ts'
import { shapeBody } from '../../../../server/gateway/providers/members.ts'
import { Shaped } from '../../../../server/gateway/providers/shaped.ts'
import { shapeTurns } from '../../../../server/gateway/providers/turns.ts'
import type { Turn } from '../../../../server/gateway/turn.ts'
import { upstreamBody } from '../../../../server/gateway/upstream/request.ts'
import { valuesOf } from '../../../support/data/arbitrary.ts'
import { runSeed } from '../../../support/data/random.ts'
import { judge } from '../../../support/http/schemas.ts'
import { cells } from '../../../support/providers/documents.ts'
import { receiver } from '../../../support/upstreams/receiver.ts'
import { isTranslatable } from '../dialects/openai/translatable.ts'

const isRequest = judge('openai', 'ChatCompletionRequest')
const chats = valuesOf(openai, { $ref: '#/components/schemas/ChatCompletionRequest' })
  .map((value) => {
    const request = { stream: false, ...(value as object), model: 'm' }
    return isTranslatable(JSON.parse(JSON.stringify(request)) as OpenAIRequest)
  })
  .filter((value) => isRequest(structuredClone(value)))
const servers = fc.constantFrom(...cells.filter(({ dialect }) => dialect === 'chat'))

const textsOf = ({ content }: Pick<Turn, 'content'>): string[] => {
  if (typeof content === 'string') return [content]
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : []))
}

/** Ids of calls and results in their order, each as the place of its first appearance. */
const idPlaces = (turns: readonly Turn[]): number[] => {
  const ids = turns.flatMap(({ role, tool_calls: calls, tool_call_id: id }) => {
    if (role === 'assistant') return (calls ?? []).map((call) => String(call['id']))
    return role === 'tool' && id != null ? [id] : []
  })
  return ids.map((id) => ids.indexOf(id))
}

test('shaping changes no chat that its server takes unchanged', () => {
  let unchanged = 0
  fc.assert(
    fc.property(chats, servers, (request, { facts }) => {
      const { messages, ...body } = requestFrom(request)
      if (!takesUnchanged(facts, messages)) return
      unchanged++
      const before = structuredClone({ ...body, max_tokens: 9 }) as Record<string, unknown>
      const after = structuredClone(before)
      const shaped = new Shaped()
      shapeBody(after, facts, shaped)
      expect(after).toEqual(before)
      expect(shapeTurns(messages, facts, shaped)).toBe(messages)
      expect([...shaped.ignored, ...shaped.toolNames]).toEqual([])
    }),
    { seed: runSeed(), numRuns: 1000, endOnFailure: true },
  )
  expect(unchanged).toBeGreaterThan(0)
})

test('shaping keeps all texts and the ids of calls, and changes nothing more if repeated', () => {
  fc.assert(
    fc.property(chats, servers, (request, { model, facts }) => {
      const chat = requestFrom(request)
      const before = structuredClone(chat.messages)
      const turns = shapeTurns(chat.messages, facts, new Shaped())
      const sent = turns.flatMap(textsOf).join('\n')
      for (const text of before.flatMap(textsOf)) expect(sent).toContain(text)
      expect(idPlaces(turns)).toEqual(idPlaces(before))
      expect(chat.messages).toEqual(before)
      expect(shapeTurns(turns, facts, new Shaped())).toEqual(turns)

      const body = JSON.parse(String(upstreamBody(chat, model, receiver(facts)))) as object
      const again = structuredClone(body) as Record<string, unknown>
      shapeBody(again, facts, new Shaped())
      expect(again).toEqual(body)
    }),
    { seed: runSeed(), numRuns: 1000, endOnFailure: true },
  )
})
