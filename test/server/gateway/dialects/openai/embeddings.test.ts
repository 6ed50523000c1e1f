import { OpenAIEmbeddings } from '@langchain/openai'
import OpenAI from 'openai'
import { describe, expect, test } from 'vitest'
import { fault } from '../../../../support/http/schemas.ts'
import {
  base64Of,
  chatModel,
  embed,
  embeddings,
  embeddingsOf,
  gives,
  model,
  testEmbeddingsServer,
  vectors,
} from '../../../../support/dialects/embeddings-server.ts'
import { sendError, sendJson, type Script } from '../../../../support/upstreams/model-server.ts'

const [first, second] = vectors
const formats = ['float', 'base64'] as const

/** The only request that the model server of a test got. */
async function sentFor(more: object) {
  const { gateway, servers } = await testEmbeddingsServer([gives('float')])
  const reply = await embed(gateway, more)
  return { reply, sent: servers[0]?.only() }
}

describe('a request for embeddings', () => {
  test.each([
    ['a text', 'hello', 1],
    ['texts', ['hello', 'again', 'ünïcödé 🎉'], 3],
    ['tokens', [1, 2, 3], 1],
    ['lists of tokens', [[1, 2], [3]], 2],
  ])('may have %s as its input, which the model server gets as it is', async (_what, input, n) => {
    const { reply, sent } = await sentFor({ input })
    expect(reply.status).toBe(200)
    expect(fault('openai', 'EmbeddingList', reply.body)).toBeNull()
    expect(reply.body).toEqual({
      object: 'list',
      data: vectors
        .slice(0, n)
        .map((embedding, index) => ({ object: 'embedding', index, embedding })),
      model,
      usage: { prompt_tokens: 7, total_tokens: 7 },
    })
    expect([sent?.path, sent?.body]).toEqual(['/v1/embeddings', { model, input }])
  })

  test('sends on what the contract has, without null, and names the rest as ignored', async () => {
    const known = { encoding_format: 'float', dimensions: 4, user: 'u-1' }
    const foreign = { api_base: 'http://elsewhere.test', extra_body: {}, service_tier: 'flex' }
    const { reply, sent } = await sentFor({ ...known, ...foreign, input_type: 'query', n: 2 })
    expect(sent?.body).toEqual({ model, input: 'hello', ...known })
    const ignored = 'api_base, extra_body, service_tier, input_type, n'
    expect([reply.status, reply.headers.get('x-ignored-fields')]).toEqual([200, ignored])
    const absent = await sentFor({ encoding_format: null, dimensions: null, user: null })
    expect(absent.sent?.body).toEqual({ model, input: 'hello' })
    expect(absent.reply.headers.has('x-ignored-fields')).toBe(false)
  })

  test.each([
    [{ input: undefined }, 'input is required', 'input', 'missing_required_parameter'],
    [{ input: '' }, 'input must not be an empty text', 'input', 'string_below_min_length'],
    [{ input: 7 }, 'input must be a text, a list', 'input', 'invalid_type'],
    [{ input: [] }, 'input must not be empty', 'input', 'empty_array'],
    [{ input: ['a', ''] }, 'input[1] must not be an empty text', 'input[1]'],
    [{ input: ['a', 1] }, 'input[1] must be a text', 'input[1]', 'invalid_type'],
    [{ input: [1, 2.5] }, 'input[1] must be a token', 'input[1]', 'invalid_type'],
    [{ input: [[1], []] }, 'input[1] must be a list of tokens', 'input[1]', 'invalid_type'],
    [{ input: [[1], [-1]] }, 'input[1][0] must be a token', 'input[1][0]', 'invalid_type'],
    [{ input: [{}] }, 'input[0] must be a list of tokens', 'input[0]', 'invalid_type'],
    [{ input: Array(2049).fill('a') }, 'at most 2048 items', 'input', 'array_above_max_length'],
    [{ encoding_format: 'hex' }, 'encoding_format', 'encoding_format', 'invalid_value'],
    [{ dimensions: 0 }, 'dimensions', 'dimensions', 'integer_below_min_value'],
  ])('is refused: $1', async (more, message, param, code?: string) => {
    const { gateway, servers } = await testEmbeddingsServer([gives('float')])
    const reply = await embed(gateway, more)
    expect(reply.body.error).toMatchObject({
      message: expect.stringContaining(message) as string,
      type: 'invalid_request_error',
      param,
      ...(code !== undefined && { code }),
    })
    expect([reply.status, servers[0]?.received]).toEqual([400, []])
  })

  test('with a model that chats is a 400 that names one that makes embeddings', async () => {
    const { gateway, servers } = await testEmbeddingsServer([gives('float')])
    const { status, body } = await embed(gateway, { model: chatModel })
    expect([status, body.error]).toEqual([
      400,
      {
        message: `${chatModel} chats and does not make embeddings; use ${model}`,
        type: 'invalid_request_error',
        param: 'model',
        code: null,
      },
    ])
    expect((await embed(gateway, { model: 'nobody' })).body.error.code).toBe('model_not_found')
    expect(servers[0]?.received).toEqual([])
  })

  test('for more numbers than the model is declared to have is refused', async () => {
    const models = { [model]: { kind: 'embeddings', dimensions: 4 } } as const
    const { gateway } = await testEmbeddingsServer([gives('float')], { models })
    expect((await embed(gateway, { dimensions: 4 })).status).toBe(200)
    const { status, body } = await embed(gateway, { dimensions: 5 })
    expect([status, body.error.param]).toEqual([400, 'dimensions'])
  })
})

describe('vectors', () => {
  test.each(formats.flatMap((from) => formats.map((to) => [from, to] as const)))(
    'that come as %s are given out as %s',
    async (from, to) => {
      const { gateway } = await testEmbeddingsServer([gives(from)])
      const reply = await embed(gateway, { input: ['a', 'b'], encoding_format: to })
      const some = vectors.slice(0, 2)
      expect(embeddingsOf(reply)).toEqual(to === 'float' ? some : some.map(base64Of))
      expect(fault('openai', 'EmbeddingList', reply.body)).toBeNull()
    },
  )

  test('that come in another order are given out in that of the inputs', async () => {
    const { gateway } = await testEmbeddingsServer([
      (_req, res) => {
        const data = [second, first].map((embedding, place) => ({ embedding, index: 1 - place }))
        sendJson(res, 200, { data })
      },
    ])
    expect(embeddingsOf(await embed(gateway, { input: ['a', 'b'] }))).toEqual([first, second])
  })

  test('keep their digits where they come in the format that was asked for', async () => {
    const list = '[ 0.10000000000000000001,\n -1E-3, 0 ]'
    const script: Script = (_req, res) => {
      const text = JSON.stringify(embeddings(['LIST'])).replace('"LIST"', list)
      res.writeHead(200, { 'content-type': 'application/json' }).end(text)
    }
    const { gateway } = await testEmbeddingsServer([script])
    expect((await embed(gateway)).text).toContain(`"embedding":${list}`)
  })

  test.each([undefined, 1])('of many inputs are all given out, indented by %s', async (indent) => {
    const numbers = (from: number) => Array.from({ length: 1024 }, (_, at) => Math.sin(from + at))
    const lists = Array.from({ length: 24 }, (_, place) => numbers(place))
    const script: Script = (_req, res) => {
      const text = JSON.stringify(embeddings(lists), null, indent)
      res.writeHead(200, { 'content-type': 'application/json' }).end(text)
    }
    const { gateway } = await testEmbeddingsServer([script])
    const reply = await embed(gateway, { input: lists.map(() => 'a') })
    expect(embeddingsOf(reply)).toEqual(lists)
    expect(fault('openai', 'EmbeddingList', reply.body)).toBeNull()
  })

  test('of another length than was asked for are a 400, and not given out', async () => {
    const { gateway } = await testEmbeddingsServer([gives('float')])
    const { status, body } = await embed(gateway, { dimensions: 3 })
    expect([status, body.error.param]).toEqual([400, 'dimensions'])
    expect(body.error.message).toContain('leave out dimensions')
  })
})

describe('a reply that cannot be used is made up for by the next server', () => {
  const replaced =
    (text: string): Script =>
    (_req, res) => {
      const whole = JSON.stringify(embeddings(['IT'])).replace('"IT"', text)
      res.writeHead(200, { 'content-type': 'application/json' }).end(whole)
    }
  const lists = ['[]', '[1,]', '[,1]', '[01]', '[1.]', '[.5]', '[-]', '[1e]', '[1 2]', '[+1]', '[1']
  const others = ['["1"]', '[NaN]', '[[1]]', 'null', '0', '7', '{}', '"hello!"', '"AAA="', '""']
  test.each([...lists, ...others])('an embedding of %s', async (text) => {
    const { gateway } = await testEmbeddingsServer([replaced(text), gives('float')])
    const reply = await embed(gateway)
    expect([reply.status, embeddingsOf(reply)]).toEqual([200, [first]])
    expect((await gateway.rows()).map(({ upstream }) => upstream)).toEqual(['u0', 'u1'])
  })

  test.each([
    ['too few vectors', embeddings([first])],
    ['too many vectors', embeddings([first, first, first])],
    [
      'two vectors for one input',
      { data: [first, first].map((embedding) => ({ embedding, index: 0 })) },
    ],
    ['an error with status 200', { error: { message: 'out of memory', code: 500 } }],
    ['no list', { object: 'list' }],
    ['what is no object', [first, first]],
  ])('%s', async (_what, body) => {
    const broken: Script = (_req, res) => sendJson(res, 200, body)
    const { gateway } = await testEmbeddingsServer([broken, gives('float')])
    const reply = await embed(gateway, { input: ['a', 'b'] })
    expect([reply.status, embeddingsOf(reply)]).toEqual([200, [first, second]])
  })

  test('numbers that 32 bits do not hold, where base64 is asked for', async () => {
    const { gateway } = await testEmbeddingsServer([replaced('[1e39]'), gives('float')])
    const reply = await embed(gateway, { encoding_format: 'base64' })
    expect(embeddingsOf(reply)).toEqual([base64Of(first ?? [])])
  })
})

describe('a failure', () => {
  test('of one server is made up for by the next one, and of all is a 502', async () => {
    const fails: Script = (_req, res) => sendError(res, 500)
    const one = await testEmbeddingsServer([fails, gives('base64')])
    expect(embeddingsOf(await embed(one.gateway))).toEqual([first])
    const none = await testEmbeddingsServer([fails, fails])
    const { status, body } = await embed(none.gateway)
    expect([status, body.error.code]).toEqual([502, 'upstream_failed'])
    expect(none.servers.map(({ received }) => received.length)).toEqual([1, 1])
  })

  test.each([
    ['vLLM', 400, "This model's maximum context length is 512 tokens. However, you requested 600"],
    ['TEI', 413, 'Input validation error: `inputs` must have less than 512 tokens. Given: 600'],
  ])(
    'for an input that is too long has the code of OpenAI: %s',
    async (_server, status, message) => {
      const { gateway, servers } = await testEmbeddingsServer([
        (_req, res) => sendJson(res, status, { error: { message } }),
        gives('float'),
      ])
      const reply = await embed(gateway)
      expect([reply.status, reply.body.error]).toEqual([
        400,
        {
          message:
            "This model's maximum context length is 512 tokens. However, you requested 600 tokens. " +
            'Please reduce the length of the input.',
          type: 'invalid_request_error',
          param: 'input',
          code: 'context_length_exceeded',
        },
      ])
      expect(servers[1]?.received).toEqual([])
    },
  )
})

describe('programs', () => {
  test.each(formats)("OpenAI's library reads what a server of %s gives", async (format) => {
    const { gateway, servers } = await testEmbeddingsServer([gives(format)])
    const client = new OpenAI({ apiKey: gateway.key, baseURL: `${gateway.url}/openai/v1` })
    const { data, usage } = await client.embeddings.create({ model, input: ['a', 'b'] })
    expect(data.map(({ embedding }) => embedding)).toEqual([first, second])
    expect([usage.prompt_tokens, servers[0]?.only().body['encoding_format']]).toEqual([7, 'base64'])
    const plain = { model, input: 'a', encoding_format: 'float' } as const
    expect((await client.embeddings.create(plain)).data[0]?.embedding).toEqual(first)
  })

  test.each(formats)("LangChain's embeddings read what a server of %s gives", async (format) => {
    const { gateway } = await testEmbeddingsServer([gives(format)])
    const configuration = { baseURL: `${gateway.url}/openai/v1` }
    const client = new OpenAIEmbeddings({ model, apiKey: gateway.key, configuration })
    expect(await client.embedDocuments(['a', 'b'])).toEqual([first, second])
    expect(await client.embedQuery('a')).toEqual(first)
  })
})
