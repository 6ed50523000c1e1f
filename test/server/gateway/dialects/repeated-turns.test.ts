import { afterAll, beforeAll, expect, test } from 'vitest'
import { codingAgentBody } from '../../../bench/dialects/coding-agent.ts'
import {
  callRoad,
  roadModel,
  roadName,
  roads,
  startRoads,
  type Road,
  type RoadServer,
} from '../../../support/dialects/roads.ts'
import { sendJson } from '../../../support/upstreams/model-server.ts'

let roadServer: RoadServer
beforeAll(async () => {
  roadServer = await startRoads(({ whole }, res) => sendJson(res, 200, whole('Hello')))
})
afterAll(() => roadServer.close())

/** A long request, with the names of its tools changed by this. */
function turn(road: Road, rename: (name: string) => string): object {
  const dialect = road.caller === 'openai' || road.caller === 'chat' ? 'chat' : road.caller
  const text = JSON.stringify(codingAgentBody(dialect, roadModel(road), 'hi', false))
  return JSON.parse(text.replaceAll(/tool_\d+/g, rename)) as object
}

/** What the model server gets, and what the caller is told of it. */
async function sentFor(
  road: Road,
  more: object,
): Promise<[text: string, ignored: string | undefined]> {
  roadServer.server.received.length = 0
  const { status, headers, body } = await callRoad(roadServer.gateway, road, { more })
  expect(status, body.toString()).toBe(200)
  return [roadServer.server.only().text, headers['x-ignored-fields']]
}

test.each(roads.slice(1).map((road) => [roadName(road), road] as const))(
  'the turns of a coding agent reach a model server alike, however often its tools came: %s',
  async (_name, road) => {
    const same = (name: string) => name
    const first = await sentFor(road, turn(road, same))
    for (let again = 0; again < 3; again++)
      expect(await sentFor(road, turn(road, same))).toEqual(first)
    const renamed = await sentFor(
      road,
      turn(road, (name) => `other_${name}`),
    )
    expect(renamed[0]).toBe(first[0].replaceAll(/tool_\d+/g, (name) => `other_${name}`))
    expect(await sentFor(road, turn(road, same))).toEqual(first)
  },
)
