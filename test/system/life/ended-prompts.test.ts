import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { callers } from '../../support/dialects/callers.ts'
import { gives } from '../../support/dialects/embeddings-server.ts'
import {
  roadConfig,
  roadModel,
  roadName,
  roads,
  startRoadServer,
} from '../../support/dialects/roads.ts'
import { startServer } from '../../support/servers/process.ts'
import { openEvents, sendJson, startModelServer } from '../../support/upstreams/model-server.ts'
import { attachInspector } from './inspector.ts'

/** Long enough for members of the request to be copied. */
const filler = 'lorem ipsum — dolor sit amet. '.repeat(600)
/** At the start of a text: snapshots have no more than that of long ones. */
const markerOf = (name: string) => `MARKER-${name.replaceAll(' ', '-')}-${Math.random()}`

test('prompts of ended requests are gone from the heap, in every dialect', async () => {
  const chats = await startRoadServer((replies, res, { body }) => {
    if (JSON.stringify(body).includes('HELD-')) return
    if (!body?.stream) return sendJson(res, 200, replies.whole('Hello'))
    openEvents(res).end(replies.events(['Hello', ' you', ' there']).join(''))
  })
  const vectors = await startModelServer(gives('float'))
  onTestFinished(async () => void (await Promise.all([chats.close(), vectors.close()])))
  const { upstreams, routes } = roadConfig(chats.base_url)
  const server = await startServer({
    config: {
      upstreams: {
        ...upstreams,
        vectors: { base_url: vectors.base_url, dialects: ['embeddings'] },
      },
      routes: { ...routes, embedder: [{ upstream: 'vectors' }] },
      models: { embedder: { kind: 'embeddings' } },
    },
    nodeArgs: ['--inspect=127.0.0.1:0'],
  })
  const { key } = await server.createKey()
  const post = async (path: string, body: object) => {
    const reply = await fetch(server.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([path, reply.status, await reply.text()]).toMatchObject([path, 200, expect.anything()])
  }
  const markers: string[] = []
  for (const road of roads)
    for (const stream of [false, true]) {
      const marker = markerOf(`${roadName(road)}${stream ? ' stream' : ''}`)
      markers.push(marker)
      const { path, body } = callers[road.caller]
      // The second turn of a conversation repeats the first.
      for (const more of ['', ' and more'])
        await post(path, body(roadModel(road), `${marker}${filler}${more}`, stream))
    }
  const marker = markerOf('embeddings')
  markers.push(marker)
  await post('/openai/v1/embeddings', { model: 'embedder', input: [marker + filler] })

  const held = { ...callers.openai.body('chat-model', `HELD-prompt ${filler}`, false) }
  void post(callers.openai.path, held).catch(() => {})
  const inspector = await attachInspector(server.allOutput)
  onTestFinished(() => inspector.close())
  // Rows of the ledger are written, and timers of ended requests are over.
  await pause(1000)
  expect(await inspector.stringsWith('HELD-')).toBeGreaterThan(0)
  expect(await inspector.stringsWith('MARKER-')).toBe(0)
  expect(markers).toHaveLength(2 * roads.length + 1)
})
