import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { completion, sendJson as reply, type Script } from '../../support/upstreams/model-server.ts'
import {
  callsTools,
  post,
  refusalOf,
  resultOf,
  startMesh,
  turns,
  type Mesh,
  type MeshOptions,
} from '../../support/servers/mesh.ts'
import { alwaysRetries } from '../../support/servers/gateway-server.ts'
import { promptMs, until } from '../../support/waiting.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'

let mesh: Mesh
/** One that allows little of everything, but tools that write. */
let tight: Mesh
let model: Script
let answer: (req: IncomingMessage, res: ServerResponse) => void
beforeAll(async () => {
  const routes = { '*': [{ upstream: 'model', usd_per_million: { input: '0', output: '1000' } }] }
  const bounds = { turns: 2, tokens: 1000, usd: '0.1', query_ms: 4000, answer_tokens: 100 }
  const start = (options: MeshOptions) =>
    startMesh(
      (req, res, request) => model(req, res, request),
      (req, res) => answer(req, res),
      { ...alwaysRetries, ...options },
    )
  ;[mesh, tight] = await Promise.all([
    start({}),
    start({ routes, mesh: { write_tools: true, bounds } }),
  ])
})
afterAll(() => Promise.all([mesh.close(), tight.close()]))
beforeEach(() => {
  answer = (req, res) => sendJson(res, { asked: req.url })
  for (const one of [mesh, tight]) one.model.received.length = one.tools.requests.length = 0
})

const query = (one: Mesh, more: object = {}) =>
  post(one.gateway.meshUrl, '/mesh_request', {
    api_key: one.gateway.key,
    agent_id: 'ToyAgent',
    input: { query: 'How warm is it in Lisbon?', ...more },
  })
const ask = (more?: object) => query(mesh, more)
/** What the model was sent in a turn, counted from 1. */
const messagesOf = (turn: number) => mesh.model.received[turn - 1]?.body.messages ?? []
/** What the model was told by tools in a turn. */
const toolMessagesOf = (turn: number) =>
  messagesOf(turn)
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => JSON.parse(String(content)) as unknown)
/** An answer with this text and an empty list of calls. */
const withText = (content: string) =>
  completion('', {
    choices: [
      { index: 0, message: { role: 'assistant', content, tool_calls: [] }, finish_reason: 'stop' },
    ],
  })
const weather = (city: string) => ['get_weather', { city }] as [string, unknown]

describe('a question is answered with the tools of the agent', () => {
  test('a tool runs, its answer goes back, and the model says it in words', async () => {
    model = turns(callsTools(weather('Lisbon')), 'It is 21 °C.')
    expect(resultOf(await ask())).toEqual({
      success: true,
      response: 'It is 21 °C.',
      data: { get_weather: { asked: '/api/weather?city=Lisbon' } },
    })
    expect(mesh.model.received).toHaveLength(2)
  })

  test('the model is sent the prompt, the question and the tools that read, in the shape of function calling', async () => {
    model = turns('none')
    await ask()
    const { body } = mesh.model.only()
    expect(body.messages).toEqual([
      { role: 'system', content: 'You answer with your tools. canary-prompt-7a01' },
      { role: 'user', content: 'How warm is it in Lisbon?' },
    ])
    const tools = body['tools'] as {
      type: string
      function: { name: string; parameters: object }
    }[] // as the assertions below show
    expect(tools.map(({ type, function: { name } }) => `${type} ${name}`)).toEqual(
      ['get_weather', 'get_place', 'search', 'be_quick', 'get_status'].map(
        (name) => `function ${name}`,
      ),
    )
    expect(tools[0]?.function.parameters).toMatchObject({
      type: 'object',
      required: ['city'],
      additionalProperties: false,
      properties: { days: { type: 'integer', default: 3 } },
    })
    expect(body).toMatchObject({
      tool_choice: 'auto',
      stream: false,
      model: 'meta-llama/llama-3.3-70b-instruct',
    })
  })

  test("the model's calls and the answers stand in the conversation, each with its id", async () => {
    model = turns(callsTools(weather('Lisbon'), ['get_status', {}]), 'done')
    await ask()
    const [, , assistant, ...tools] = messagesOf(2)
    expect(assistant).toMatchObject({
      role: 'assistant',
      tool_calls: [
        { id: 'call_1', function: { name: 'get_weather', arguments: '{"city":"Lisbon"}' } },
        { id: 'call_2' },
      ],
    })
    expect(tools).toEqual([
      { role: 'tool', tool_call_id: 'call_1', content: '{"asked":"/api/weather?city=Lisbon"}' },
      { role: 'tool', tool_call_id: 'call_2', content: '{"asked":"/api/status"}' },
    ])
  })

  test('several tools of a turn run at once', async () => {
    const waiting: ServerResponse[] = []
    answer = (_req, res) => void waiting.push(res)
    model = turns(callsTools(weather('Lisbon'), weather('Porto'), ['get_status', {}]), 'done')
    const answered = ask()
    await until('all three wait', () => waiting.length === 3, promptMs)
    for (const res of waiting) sendJson(res, 1)
    expect(resultOf(await answered).data).toEqual({ get_weather: [1, 1], get_status: 1 })
  })

  test('over several turns, what a tool said each time is kept as a list, in order', async () => {
    model = turns(
      callsTools(weather('Lisbon')),
      callsTools(['get_place', { name: 'Faro' }]),
      callsTools(weather('Porto')),
      'done',
    )
    const { data } = resultOf(await ask())
    expect(data).toEqual({
      get_weather: [{ asked: '/api/weather?city=Lisbon' }, { asked: '/api/weather?city=Porto' }],
      get_place: { asked: '/api/places/Faro' },
    })
    expect(mesh.model.received).toHaveLength(4)
  })

  test('a model that needs no tool just answers', async () => {
    model = turns('Hello!')
    expect(resultOf(await ask())).toEqual({ success: true, response: 'Hello!', data: {} })
    expect(mesh.tools.requests).toEqual([])
  })

  test('what fails goes back to the model, which may go on', async () => {
    answer = (req, res) =>
      req.url === '/api/status' ? sendJson(res, 'up') : sendJson(res, { canary: 1 }, 500)
    model = turns(callsTools(weather('Lisbon'), ['get_status', {}]), 'I could not find out.')
    expect(resultOf(await ask())).toEqual({
      success: true,
      response: 'I could not find out.',
      data: { get_status: 'up' },
    })
    expect(toolMessagesOf(2)).toEqual([
      {
        error: "the tool get_weather failed: the tool's server answered with status 500",
        upstream: { status: 500, body: { canary: 1 }, media_type: 'application/json' },
      },
      'up',
    ])
  })

  test('a long answer is cut for the model, which is told; the caller has all of it', async () => {
    model = turns(callsTools(['get_status', {}]), 'long')
    answer = (_req, res) => sendJson(res, { text: 'word '.repeat(2000) })
    expect(resultOf(await query(tight)).data).toEqual({
      get_status: { text: 'word '.repeat(2000) },
    })
    const content = String(tight.model.received[1]?.body.messages.at(-1)?.['content'])
    expect(content.length).toBeLessThan(700)
    expect(content).toMatch(/… \[cut: \d+ of 10011 characters are not shown\]$/)
  })
})

describe('raw_data_only: no summary is made, which is seen by counting what the model is asked', () => {
  test('once, when its tools have answered', async () => {
    model = turns(callsTools(weather('Lisbon'), ['get_status', {}]), 'never said')
    const result = resultOf(await ask({ raw_data_only: true }))
    expect(result).toEqual({
      success: true,
      data: {
        get_weather: { asked: '/api/weather?city=Lisbon' },
        get_status: { asked: '/api/status' },
      },
    })
    expect(mesh.model.received).toHaveLength(1)
  })

  test('twice, when the first call had to be mended', async () => {
    model = turns(
      callsTools(['get_weather', { town: 'Lisbon' }]),
      callsTools(weather('Lisbon')),
      'never said',
    )
    expect(resultOf(await ask({ raw_data_only: true }))).not.toHaveProperty('response')
    expect(mesh.model.received).toHaveLength(2)
  })

  test('words without a tool are left out', async () => {
    model = turns('Hello!')
    expect(resultOf(await ask({ raw_data_only: true }))).toEqual({ success: true, data: {} })
  })

  test('when every tool fails there is nothing to give: 502', async () => {
    answer = (_req, res) => sendJson(res, {}, 503)
    model = turns(callsTools(weather('Lisbon')), 'never said')
    expect(refusalOf(await ask({ raw_data_only: true }), 502, 'tool_failed').message).toBe(
      "the tool get_weather failed: the tool's server answered with status 503",
    )
    expect(mesh.model.received).toHaveLength(1)
  })
})

describe('a model that does not do it right', () => {
  const wrongs: [title: string, call: [string, unknown], told: RegExp][] = [
    ['wrong arguments', ['get_weather', { city: 7 }], /^get_weather\.city is 7 and must be text/],
    ['missing arguments', ['get_weather', {}], /^get_weather\.city is missing/],
    [
      'an unknown argument',
      ['get_weather', { city: 'a', host: 'evil' }],
      /^get_weather\.host is not an argument of get_weather/,
    ],
    [
      'arguments that are no object',
      ['get_weather', '["Lisbon"]'],
      /must be an object with the arguments of get_weather/,
    ],
    [
      'broken JSON',
      ['get_weather', '{"city": "Lis'],
      /^the arguments of get_weather are not valid JSON$/,
    ],
    [
      'an unknown tool',
      ['get_wether', {}],
      /^there is no tool "get_wether"; there are get_weather, get_place, search, be_quick, get_status$/,
    ],
    ['a tool of another agent', ['get_thing', {}], /^there is no tool "get_thing"/],
    ['a tool that writes', ['write_note', { note: 'a' }], /^there is no tool "write_note"/],
    ['a tool called __proto__', ['__proto__', {}], /^there is no tool "__proto__"/],
  ]
  test.each(wrongs)('is told of %s, and may mend it', async (_, call, sentence) => {
    model = turns(callsTools(call), callsTools(weather('Lisbon')), 'done')
    expect(resultOf(await ask())).toMatchObject({ response: 'done', data: { get_weather: {} } })
    expect(toolMessagesOf(2)).toEqual([{ error: expect.stringMatching(sentence) as unknown }])
    expect(mesh.tools.requests).toHaveLength(1)
  })

  test.each(wrongs)('and is stopped after %s for the third time', async (_, call) => {
    model = turns(callsTools(call))
    expect(refusalOf(await ask(), 502, 'query_exhausted').message).toBe(
      'the query took more than 2 tool calls that do not fit the tools; ask something narrower',
    )
    expect(mesh.model.received).toHaveLength(3)
    expect(mesh.tools.requests).toEqual([])
  })

  const shapes: [string, object][] = [
    ['a call whose function is text', { tool_calls: [{ id: 7, function: 'get_weather' }] }],
    [
      'arguments that are an object',
      {
        tool_calls: [
          { id: 'a', type: 'function', function: { name: 'get_status', arguments: {} } },
        ],
      },
    ],
    [
      'no arguments',
      { tool_calls: [{ id: 'a', type: 'function', function: { name: 'get_status' } }] },
    ],
    [
      'empty arguments',
      {
        tool_calls: [
          { id: 'a', type: 'function', function: { name: 'get_status', arguments: '' } },
        ],
      },
    ],
    ['tool calls that are no list', { content: 'x', tool_calls: 'get_weather' }],
    ['an empty list', { content: 'x', tool_calls: [] }],
  ]
  test.each(shapes)('is understood or told: %s', async (_, message) => {
    model = turns(
      completion('', {
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: '', ...message },
            finish_reason: 'stop',
          },
        ],
      }),
      'done',
    )
    expect(resultOf(await ask()).success).toBe(true)
  })
})

describe('what a query may use', () => {
  test('eight model turns unless told', async () => {
    model = turns(callsTools(weather('Lisbon')))
    expect(refusalOf(await ask(), 502, 'query_exhausted').message).toBe(
      'the query took 8 model turns; ask something narrower',
    )
    expect([mesh.model.received.length, mesh.tools.requests.length]).toEqual([8, 8])
  })

  test('as many turns as told, and no more tool calls than told', async () => {
    model = turns(callsTools(weather('Lisbon')))
    expect(refusalOf(await query(tight), 502, 'query_exhausted').message).toContain('2 model turns')
    expect(tight.model.received).toHaveLength(2)
    model = turns(callsTools(...Array.from({ length: 13 }, (_, at) => weather(`City ${at}`))))
    expect(refusalOf(await ask(), 502, 'query_exhausted').message).toBe(
      'the query took more than 12 tool calls; ask something narrower',
    )
    expect([mesh.model.received.length, mesh.tools.requests.length]).toEqual([1, 0])
  })

  test('twelve tool calls are not too many', async () => {
    model = turns(
      callsTools(...Array.from({ length: 12 }, (_, at) => weather(`City ${at}`))),
      'done',
    )
    expect(resultOf(await ask()).data).toHaveProperty('get_weather.11')
  })

  const using = (prompt_tokens: number, completion_tokens: number) => ({
    ...callsTools(weather('Lisbon')),
    usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
  })

  test('no more model tokens than told', async () => {
    model = turns(using(900, 50), using(51, 0))
    expect(refusalOf(await query(tight), 502, 'query_exhausted').message).toBe(
      'the query took more than 1000 model tokens; ask something narrower',
    )
    expect([tight.model.received.length, tight.tools.requests.length]).toEqual([2, 1])
    model = turns(using(900, 50), {
      ...completion('done'),
      usage: { prompt_tokens: 50, completion_tokens: 0, total_tokens: 50 },
    })
    expect(resultOf(await query(tight)).response).toBe('done')
  })

  test('no more money than told', async () => {
    model = turns(using(0, 101))
    expect(refusalOf(await query(tight), 502, 'query_exhausted').message).toBe(
      'the query took more than the model may cost; ask something narrower',
    )
    expect([tight.model.received.length, tight.tools.requests.length]).toEqual([1, 0])
  })

  test.each<[string, () => void, () => boolean]>([
    ['the model', () => void (model = () => {}), () => tight.model.only().cutAt !== null],
    [
      'a tool',
      () => void ([model, answer] = [turns(callsTools(weather('Lisbon'))), () => {}]),
      () => tight.tools.openSockets() === 0,
    ],
  ])(
    'no more time than told, though %s is slow, and what it waited for is ended',
    async (_, slow, isEnded) => {
      slow()
      refusalOf(await query(tight), 504, 'deadline_exceeded')
      await until('it is ended', isEnded, promptMs)
    },
  )
})

describe('a model that fails', () => {
  test.each<[string, Script, number]>([
    [
      'with an error',
      (_req, res) => reply(res, 500, { error: { message: 'words of the model' } }),
      502,
    ],
    [
      'by being busy',
      (_req, res) => reply(res, 429, { error: { message: 'words of the model' } }),
      503,
    ],
    [
      'with something that is no reply',
      (_req, res) => reply(res, 200, { canary: 'model-text' }),
      502,
    ],
    ['by hanging up', (_req, res) => void res.destroy(), 502],
  ])('%s: the caller hears of it in words of ours', async (_, script, status) => {
    model = script
    expect(refusalOf(await ask(), status).message).not.toMatch(/canary|words of/)
    expect(mesh.tools.requests).toEqual([])
  })
})

describe('what the model does is not the fault of the caller', () => {
  test.each<[string, string]>([
    ['refuses the question', 'words of the model'],
    ['finds it too long', "this model's maximum context length is 8192 tokens"],
  ])('a model that %s: 502, and not the 400 of its server', async (_, message) => {
    model = (_req, res) => reply(res, 400, { error: { message } })
    expect(refusalOf(await ask(), 502, 'upstream_failed').message).toBe(
      "the agent's model could not take the question",
    )
    expect(mesh.tools.requests).toEqual([])
  })

  const empty = 'no model server gave a usable reply'
  const after = turns(callsTools(weather('Lisbon')), withText(''))
  test.each<[string, Script, string]>([
    ['nothing', turns(withText('')), empty],
    ['white space', turns(withText(' \n\t')), 'the model gave no answer'],
    ['nothing when its tools have answered', after, empty],
  ])('a model that says %s: 502', async (_, script, message) => {
    model = script
    expect(refusalOf(await ask(), 502, 'upstream_failed').message).toBe(message)
  })

  test('a model that says nothing is fine where no words are wanted', async () => {
    model = turns(withText(' '))
    expect(resultOf(await ask({ raw_data_only: true }))).toEqual({ success: true, data: {} })
  })
})

describe('mesh.write_tools', () => {
  test('offers tools that write to the model, and runs them', async () => {
    model = turns(callsTools(['write_note', { note: 'milk' }]), 'noted')
    answer = (_req, res) => sendJson(res, { id: 1 })
    expect(resultOf(await query(tight))).toEqual({
      success: true,
      response: 'noted',
      data: { write_note: { id: 1 } },
    })
    expect(tight.tools.requests).toMatchObject([
      { method: 'POST', url: '/api/notes', body: '{"note":"milk"}' },
    ])
  })
})
