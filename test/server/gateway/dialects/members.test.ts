import { noSecrets } from '../../../support/data/secrets.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { CircuitBreakers } from '../../../../server/gateway/routing/breaker/breakers.ts'
import { deploymentBuilder } from '../../../../server/gateway/routing/deployments.ts'
import { nativeMessageCall as messageCall } from '../../../../server/gateway/dialects/messages/pass-through.ts'
import { liftsLimits } from '../../../../server/config/request-members.ts'
import { runSeed, seeded } from '../../../support/data/random.ts'
import { callers } from '../../../support/dialects/callers.ts'
import {
  callRoad,
  roadName,
  roads,
  startRoads,
  type Road,
  type RoadServer,
} from '../../../support/dialects/roads.ts'
import { startGateway } from '../../../support/servers/gateway.ts'
import { openEvents, sendJson } from '../../../support/upstreams/model-server.ts'

let server: RoadServer
beforeAll(async () => {
  server = await startRoads(
    ({ whole, events }, res, { body }) => {
      if (body.stream) openEvents(res).end(events(['Hello']).join(''))
      else sendJson(res, 200, whole('Hello'))
    },
    { upstream: { forward_members: ['chat_template_kwargs'] } },
  )
})
beforeEach(() => {
  server.server.received.length = 0
})
afterAll(() => server.close())

/** Names that servers have for the maximum of a reply, for several replies, and for precedence. */
const lifting = [
  'n_predict',
  'num_predict',
  'max_tokens',
  'max_output_tokens',
  'max_completion_tokens',
  'max_new_tokens',
  'max_length',
  'max_gen_len',
  'max_tokens_to_sample',
  'n',
  'n_cmpl',
  'best_of',
  'num_return_sequences',
  'candidate_count',
  'use_beam_search',
  'num_beams',
  'beam_width',
  'priority',
  'kv_transfer_params',
  'bootstrap_host',
  'disaggregated_params',
]
/** Objects in which servers look for settings. */
const holders = [
  'options',
  'sampling_params',
  'generation_config',
  'parameters',
  'nvext',
  'vllm_xargs',
]

const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
const maxima = /^(max_tokens|max_output_tokens|max_completion_tokens)$/

/** The paths of members that lift limits in what a server got, but for the maximum that is ours. */
function liftingIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => {
    const path = at === '' ? name : `${at}.${name}`
    if (/^(messages|input|tools)$/.test(path)) return []
    return [...(liftsLimits(name) ? [path] : []), ...liftingIn(member, path)]
  })
}

const only = () => server.server.only().body
const bodyOf = async (road: Road, more: object, key: string, stream: boolean) => {
  server.server.received.length = 0
  const reply = await callRoad(server.gateway, road, { more, key, stream })
  expect(callers[road.caller].read(reply)).toMatchObject({ is: 'complete' })
  return { body: only() as Record<string, unknown>, reply }
}

describe.each(roads.map((road) => [roadName(road), road] as const))('%s', (_, road) => {
  const { maximum } = callers[road.caller]
  const isPassed = road.caller === road.server && road.caller !== 'chat'

  test.each([
    ['with limits', { tpm: 1_000_000 }],
    ['without limits', {}],
  ])('sends one maximum, ours, whatever the members of a caller %s', async (_, limits) => {
    const random = seeded(runSeed())
    const { key } = await server.gateway.createKey(limits)
    for (let run = 0; run < 12; run++) {
      const some = lifting.filter((name) => random() < 0.3 && !(name === 'n' && !isPassed))
      const named = (name: string) => (random() < 0.3 ? camel(name) : name)
      const more: Record<string, unknown> = Object.fromEntries(
        some.map((name) => [named(name), 99_999]).filter(([name]) => !maxima.test(String(name))),
      )
      for (const holder of holders)
        if (random() < 0.4)
          more[holder] = { deep: [{ [named('n_predict')]: 99_999, kept: 1 }], max_tokens: 99_999 }
      if (road.caller === 'chat' || road.caller === 'openai')
        more['reasoning'] = { effort: 'low', max_tokens: 99_999 }
      if (road.caller === 'responses') {
        more['reasoning'] = { effort: 'low', max_tokens: 99_999 }
        more['max_tokens'] = more['max_completion_tokens'] = 99_999
      }
      if (road.caller === 'messages')
        more['max_output_tokens'] = more['max_completion_tokens'] = 99_999
      more[maximum] = 77
      const { body } = await bodyOf(road, more, key, random() < 0.5)
      const ours = road.server === 'responses' ? 'max_output_tokens' : 'max_tokens'
      expect(liftingIn(body), JSON.stringify(more)).toEqual([ours])
      expect(body[ours]).toBe(77)
    }
  })

  test('a server that obeys unknown members gets those alone that its operator named', async () => {
    const { key } = await server.gateway.createKey({ rpm: 1000 })
    const more = {
      [maximum]: 50,
      guided_grammar: 'root ::= "a"',
      ignore_eos: true,
      chat_template_kwargs: { enable_thinking: false, n_predict: 5 },
      ...(road.caller === 'responses' && { text: { verbosity: 'low', budget: 1 } }),
    }
    const { body, reply } = await bodyOf(road, more, key, false)
    expect(body).not.toHaveProperty('guided_grammar')
    expect(body).not.toHaveProperty('ignore_eos')
    expect(body['text'] ?? {}).not.toHaveProperty('budget')
    const isForwarded = isPassed || road.caller === 'openai'
    expect(body['chat_template_kwargs']).toEqual(
      isForwarded ? { enable_thinking: false } : undefined,
    )
    const ignored = reply.headers['x-ignored-fields']?.split(', ') ?? []
    expect(ignored).toEqual(expect.arrayContaining(['guided_grammar', 'ignore_eos']))
    expect(ignored.includes('chat_template_kwargs')).toBe(!isForwarded)
  })
})

test.each(roads.filter(({ caller, server: spoken }) => caller !== 'chat' && caller === spoken))(
  '%o: a caller without limits sends unknown members',
  async (road) => {
    const { key } = await server.gateway.createKey()
    const more = { guided_grammar: 'root ::= "a"', options: { temperature: 1, num_predict: 9 } }
    const { body, reply } = await bodyOf(road, more, key, false)
    expect(body).toMatchObject({ guided_grammar: 'root ::= "a"', options: { temperature: 1 } })
    expect(reply.headers['x-ignored-fields']).toBe('options.num_predict')
  },
)

test.each([
  ['https://api.anthropic.com/v1', true],
  ['https://api.openai.com/v1', true],
  ['https://api.openai.com.example/v1', false],
  ['http://10.0.0.1:8000/v1', false],
])('%s gets unknown members of callers with limits: %s', (base_url, refuses) => {
  const build = deploymentBuilder({
    upstreams: { a: { base_url, dialects: ['messages'], forward_members: ['named'] } },
    credentialOf: () => undefined,
    secrets: noSecrets,
    limits: { first_byte_ms: 1, idle_ms: 1 },
    breaker: { failures: 1, window: 2, open_ms: 1 },
    breakers: new CircuitBreakers(
      () => 0,
      () => {},
    ),
    drainOf: () => ({ since: null }),
  })
  const deployment = build(
    { upstream: 'a', tier: 1, weight: 1, affinity: true, retry_after_sent: true },
    'm',
  )
  const body = { model: 'm', max_tokens: 5, messages: [], new_member: 1, named: 2, n_predict: 9 }
  const { native, ignored } = messageCall(body, {}, undefined)
  const bounds = { maxTokens: 5, isLimited: true, isBudgeted: true }
  expect(JSON.parse(String(native.bodyFor('m', deployment, bounds)))).toEqual({
    model: 'm',
    max_tokens: 5,
    messages: [],
    named: 2,
    ...(refuses && { new_member: 1 }),
  })
  expect(ignored()).toBe(refuses ? 'n_predict' : 'new_member, n_predict')
})

test.each([
  ['n_predict', /would lift the limits of callers/],
  ['maxOutputTokens', /would lift the limits of callers/],
  ['service_tier', /another server, account or price/],
])('forward_members with %s is refused', async (name, message) => {
  const starting = startGateway({
    upstreams: { a: { base_url: 'http://127.0.0.1:1/v1', forward_members: [name] } },
    routes: { m: [{ upstream: 'a' }] },
  })
  onTestFinished(async () => void (await starting.then(({ stop }) => stop()).catch(() => {})))
  await expect(starting).rejects.toThrow(message)
})

test.each(['temperature', 'top_n', 'name', 'max_tool_calls', 'content', 'min_tokens', 'n_probs'])(
  '%s lifts no limit',
  (name) => expect(liftsLimits(name)).toBe(false),
)

test.each([false, true])(
  'members of a caller that are called as our own mean nothing on /v1; streamed: %s',
  async (stream) => {
    const road = { caller: 'chat', server: 'chat' } as const
    const more = { written: { source: 1 }, unknown: 'x', prompt_cache_key: { a: 1 } }
    const { key } = await server.gateway.createKey({ tpm: 1_000_000 })
    const { reply } = await bodyOf(road, more, key, stream)
    expect(reply.headers['x-ignored-fields']).toBe('written, unknown, prompt_cache_key')
  },
)
