import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'

const model = 'hermes-3-llama3.1-8b'

let gateway: Gateway
beforeAll(async () => {
  gateway = await startGateway({
    mesh: {},
    upstreams: { none: { base_url: 'http://127.0.0.1:9/v1' } },
    routes: { '*': [{ upstream: 'none' }] },
  })
})
afterAll(() => gateway.stop())

/** What a refusal says of the request: its sentence and its place. */
async function refusal(url: string, init: RequestInit = {}, token = gateway.key): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const reply = await fetch(url, { headers, ...init })
  expect(reply.status).toBe(400)
  const body = (await reply.json()) as { error: unknown }
  return typeof body.error === 'object' ? body.error : body
}

const post = (url: string, body: object, token?: string) =>
  refusal(url, { method: 'POST', body: JSON.stringify(body) }, token)

describe('a member that is missing is named as required', () => {
  const chats: [what: string, body: object, param: string][] = [
    ['the model', { messages: [{ role: 'user', content: 'a' }] }, 'model'],
    ['the messages', { model }, 'messages'],
    ['a role', { model, messages: [{ content: 'a' }] }, 'messages[0].role'],
  ]

  test.each(chats)('in a chat: %s', async (_what, body, param) => {
    const expected = { message: `${param} is required`, param }
    expect(await post(`${gateway.url}/v1/chat/completions`, body)).toMatchObject(expected)
    expect(await post(`${gateway.url}/openai/v1/chat/completions`, body)).toMatchObject({
      ...expected,
      code: 'missing_required_parameter',
    })
  })

  test('in a request to an agent', async () => {
    const expected = { message: 'agent_id is required', param: 'agent_id' }
    const body = { api_key: gateway.key, input: { query: 'a' } }
    expect(await post(`${gateway.meshUrl}/mesh_request`, body)).toMatchObject(expected)
  })

  test('in a new key', async () => {
    const expected = { message: 'name is required', param: 'name' }
    expect(await post(`${gateway.operatorUrl}/keys`, {}, gateway.operatorToken)).toMatchObject(
      expected,
    )
  })
})

test.each(['/v1/chat/completions', '/openai/v1/responses', '/anthropic/v1/messages'])(
  'a body that is no object is called the body: %s',
  async (path) => {
    const message = 'the body must be object'
    expect(await post(`${gateway.url}${path}`, [])).toMatchObject({ message })
  },
)

describe('an unknown query parameter is refused', () => {
  test('with the name that was meant, where one is near', async () => {
    const message = 'unknown query parameter "Agent_id"; did you mean agent_id?'
    expect(await refusal(`${gateway.meshUrl}/mesh_schema?Agent_id=a`)).toMatchObject({
      message,
      param: 'Agent_id',
    })
    const details = 'unknown query parameter "detials"; did you mean details?'
    expect(await refusal(`${gateway.meshUrl}/x402/agents?detials=true`)).toMatchObject({
      message: details,
    })
  })

  test('with all names, where none is near', async () => {
    const message = 'unknown query parameter "colour"; use agent_id'
    expect(await refusal(`${gateway.meshUrl}/mesh_schema?colour=red`)).toMatchObject({
      message,
      param: 'colour',
    })
    const none = 'unknown query parameter "model"; this operation has no query parameters'
    expect(await refusal(`${gateway.url}/v1/models?model=a`)).toMatchObject({ message: none })
  })

  test('whatever its length', async () => {
    const param = 'agent_id'.repeat(200)
    expect(await refusal(`${gateway.meshUrl}/mesh_schema?${param}=a`)).toMatchObject({
      message: `unknown query parameter "${param.slice(0, 100)}"; use agent_id`,
      param: param.slice(0, 256),
    })
  })
})
