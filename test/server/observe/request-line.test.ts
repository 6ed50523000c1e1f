import { afterEach, expect, test, vi } from 'vitest'
import type { ObservationOf } from '../../../server/observations.ts'
import { createLog } from '../../../server/observe/log.ts'
import type { Gateway } from '../../support/servers/gateway.ts'
import { callsTools, testMesh, post, resultOf, turns } from '../../support/servers/mesh.ts'
import { assertCompletion, assertGoodStream } from '../../support/http/replies.ts'
import { says, usage } from '../../support/upstreams/model-server.ts'
import { ask, chat, model, testGatewayServer } from '../../support/servers/gateway-server.ts'
import { promptMs, until } from '../../support/waiting.ts'
import { sendJson } from '../../support/upstreams/tool-server.ts'

/** The line that the log has of a request. */
async function lineOf({ observed }: Gateway, requestId: string): Promise<Record<string, unknown>> {
  const find = () =>
    observed.find((one) => one.kind === 'requestEnded' && one.requestId === requestId)
  await until('the request has ended', () => find() !== undefined, promptMs)
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  for (const one of observed) if (one === find()) log(one)
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '') as Record<string, unknown> // a line is an object
}

test('the line of a chat has its model and the tokens that it took, whole or as a stream', async () => {
  const { gateway } = await testGatewayServer({ up: says('Hel', 'lo') })
  assertCompletion(await ask(gateway, chat(), { headers: ['X-Request-Id: whole'] }))
  assertGoodStream(
    await ask(gateway, chat({ stream: true }), { headers: ['X-Request-Id: stream'] }),
  )
  for (const requestId of ['whole', 'stream'])
    expect(await lineOf(gateway, requestId), requestId).toMatchObject({
      msg: 'request',
      requestId,
      status: 200,
      keyId: gateway.keyId,
      model,
      tokens: usage.total_tokens,
    })
})

test('the line of a chat that was refused by its key has the model that was asked for', async () => {
  const { gateway } = await testGatewayServer({ up: says('never asked') })
  const { key } = await gateway.createKey({ scopes: ['mesh'] })
  expect((await ask(gateway, chat(), { key, headers: ['X-Request-Id: refused'] })).status).toBe(403)
  const line = await lineOf(gateway, 'refused')
  expect(line).toMatchObject({ status: 403, model })
  expect(line).not.toHaveProperty('tokens')
})

test('the line of a request to the mesh has the agent', async () => {
  const { gateway } = await testMesh(turns(callsTools(['get_status', {}]), 'up'), (_req, res) =>
    sendJson(res, 'up'),
  )
  const send = (id: string, input: object) =>
    post(
      gateway.meshUrl,
      '/mesh_request',
      { api_key: gateway.key, agent_id: 'ToyAgent', input },
      { 'x-request-id': id },
    )
  resultOf(await send('a-tool', { tool: 'get_status', tool_arguments: {} }))
  resultOf(await send('a-query', { query: 'a' }))
  for (const requestId of ['a-tool', 'a-query'])
    expect(await lineOf(gateway, requestId), requestId).toMatchObject({
      msg: 'request',
      service: 'mesh',
      status: 200,
      agent: 'ToyAgent',
    })
})

test('what open pages of the console ask again and again has no line, unless it is refused', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const ended = (operation: string, status: number, service = 'operator') =>
    log({ kind: 'requestEnded', service, operation, status, ms: 1, requestId: 'r', bytesIn: 0 })
  ended('listRequests', 200)
  ended('listRequests', 304)
  ended('readOverview', 200)
  expect(lines).toEqual([])
  ended('readOverview', 401)
  ended('createKey', 200)
  ended('readRequest', 200)
  const operations = lines.map((line) => (JSON.parse(line) as { operation: string }).operation)
  expect(operations).toEqual(['readOverview', 'createKey', 'readRequest'])
})

const ended: ObservationOf<'requestEnded'> = {
  kind: 'requestEnded',
  service: 'gateway',
  operation: 'createChatCompletion',
  status: 200,
  ms: 12.345678,
  requestId: 'a-request',
  bytesIn: 42,
}

afterEach(() => void vi.useRealTimers())

/** The lines that the log has of these, at the times that are told. */
function linesOf(observations: ObservationOf<'requestEnded'>[], times: string[] = []) {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  for (const [place, observation] of observations.entries()) {
    const time = times[place]
    if (time !== undefined) vi.useFakeTimers({ now: new Date(time) })
    log(observation)
  }
  return lines
}

test('the line of a request has level, time, its members in their order, and what it is', () => {
  const [line] = linesOf([{ ...ended, ttftMs: 1.0004 }], ['2026-01-02T03:04:05.067Z'])
  expect(line).toBe(
    '{"level":"info","time":"2026-01-02T03:04:05.067Z","kind":"requestEnded",' +
      '"service":"gateway","operation":"createChatCompletion","status":200,"ms":12.346,' +
      '"requestId":"a-request","bytesIn":42,"ttftMs":1,"msg":"request"}\n',
  )
})

test('names with quotes, line breaks and other languages are written as JSON', () => {
  const names = { keyId: 'a"b\\', model: 'line\nbreak\u2028\u0000', agent: 'Wetter für Köln ☂' }
  const more = { ...names, tokens: 3, ttftMs: 7, clientGone: true as const }
  const [line = ''] = linesOf([{ ...ended, status: 503, ...more }])
  expect(line.endsWith('\n')).toBe(true)
  expect(line.trimEnd()).not.toContain('\n')
  const { time: _, ...members } = JSON.parse(line) as Record<string, unknown> // as above
  expect(members).toEqual({
    level: 'warn',
    ...ended,
    ms: 12.346,
    status: 503,
    ...more,
    msg: 'request',
  })
})

test('the times of lines are right across seconds, and when the clock goes back', () => {
  const times = ['05.000', '05.009', '05.099', '05.999', '06.000', '59.100', '05.100', '04.999']
  const dates = times.map((seconds) => `2026-01-02T03:04:${seconds}Z`)
  const lines = linesOf(
    dates.map(() => ended),
    dates,
  )
  expect(lines.map((line) => (JSON.parse(line) as { time: string }).time)).toEqual(dates) // as above
})
