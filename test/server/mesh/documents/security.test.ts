import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkArguments } from '../../../../server/mesh/tools/arguments.ts'
import { createToolCaller } from '../../../../server/mesh/tools/call.ts'
import { agentAt, head, problemsOf, toolOf } from '../../../support/data/agents.ts'
import {
  sendJson,
  startToolServer,
  type ToolServer,
} from '../../../support/upstreams/tool-server.ts'

let api: ToolServer
beforeAll(async () => {
  api = await startToolServer((req, res) =>
    sendJson(res, { url: req.url, bearer: req.headers.authorization, key: req.headers['x-key'] }),
  )
})
afterAll(() => api.close())

const components =
  'components: { securitySchemes: {\n' +
  '  key: { type: apiKey, in: header, name: X-Key, x-env: KEY },\n' +
  '  token: { type: http, scheme: bearer, x-env: TOKEN },\n' +
  '  query: { type: apiKey, in: query, name: k, x-env: QUERY },\n' +
  '  basic: { type: http, scheme: Basic, x-env: BASIC },\n' +
  '  cookie: { type: apiKey, in: cookie, name: c, x-env: COOKIE },\n' +
  '  tls: { type: mutualTLS, x-env: CERTIFICATE } } }\n'
const all = { KEY: 'k1', TOKEN: 't1', QUERY: 'q1' }

const agentWith = (security: string, env: Record<string, string>) =>
  agentAt(
    api.origin,
    `  /a: { get: { operationId: a, summary: A, security: ${security} } }\n`,
    components,
    env,
  )

/** What the API is sent where an operation has this security. */
async function sentBy(security: string, env: Record<string, string> = all): Promise<unknown> {
  const tool = toolOf(agentWith(security, env), 'a')
  const tools = createToolCaller({ allowPrivate: [api.origin] })
  onTestFinished(() => tools.close())
  const outcome = await tools.call(tool, checkArguments(tool, {}), new AbortController().signal)
  return outcome.ok && outcome.data
}

/** What each scheme sends of a variable that holds its name. */
const sentOf: Record<string, object> = {
  key: { key: 'key' },
  query: { url: '/a?k=query' },
  token: { bearer: 'Bearer token' },
  basic: { bearer: `Basic ${Buffer.from('basic').toString('base64')}` },
}
const names = Object.keys(sentOf)
const pairs = names.flatMap((one) =>
  names.filter((other) => other !== one).map((other) => ({ one, other })),
)

test.each(pairs)(
  'of $one or $other the first is sent that is set; without any the agent is unavailable',
  async ({ one, other }) => {
    const security = `[{ ${one}: [] }, { ${other}: [] }]`
    const sent = (...set: string[]) =>
      sentBy(security, Object.fromEntries(set.map((name) => [name.toUpperCase(), name])))
    expect(await sent(one, other)).toEqual({ url: '/a', ...sentOf[one] })
    expect(await sent(one)).toEqual({ url: '/a', ...sentOf[one] })
    expect(await sent(other)).toEqual({ url: '/a', ...sentOf[other] })
    expect(agentWith(security, {})).toMatchObject({
      available: false,
      unavailable_because: `${one.toUpperCase()} is not set`,
    })
    expect(agentWith(`[{ ${one}: [] }, {}]`, {}).available).toBe(true)
  },
)

test('the schemes of one alternative are all sent', async () => {
  expect(await sentBy('[{ key: [], token: [], query: [] }]')).toEqual({
    url: '/a?k=q1',
    bearer: 'Bearer t1',
    key: 'k1',
  })
})

test.each<[string, Record<string, string>, object]>([
  ['the first, where all are set', all, { url: '/a', key: 'k1' }],
  ['the next, where a variable is missing', { TOKEN: 't1' }, { url: '/a', bearer: 'Bearer t1' }],
])('of several alternatives one is sent: %s', async (_, env, sent) => {
  expect(await sentBy('[{ key: [] }, { token: [] }]', env)).toEqual(sent)
})

test.each(['[{ cookie: [] }, { key: [] }]', '[{ key: [] }, { tls: [], token: [] }]'])(
  'an alternative that cannot be sent is left out, and named: %s',
  async (security) => {
    expect(await sentBy(security)).toEqual({ url: '/a', key: 'k1' })
    const { variables, warnings } = agentWith(security, all)
    expect(variables).toEqual(['KEY'])
    expect(warnings).toEqual([expect.stringMatching(/must be an apiKey in a header/)])
  },
)

test('an operation that takes nothing but such a credential is refused, unless it is optional', async () => {
  const document = (security: string) =>
    `${head}servers: [{ url: "https://api.example.com" }]\n${components}` +
    `paths: { /a: { get: { operationId: a, summary: A, security: ${security} } } }\n`
  expect(await problemsOf(document('[{ tls: [] }]'))).toEqual([
    expect.stringContaining('the security scheme "tls" must be an apiKey in a header'),
  ])
  expect(await problemsOf(document('[{ tls: [] }, {}]'))).toEqual([])
  expect(await sentBy('[{ tls: [] }, {}]')).toEqual({ url: '/a' })
})
