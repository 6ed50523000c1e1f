import { expect, test } from 'vitest'
import { createGatewayClient } from '../../client/gateway.ts'
import { testUnaryServer } from '../support/dialects/unary-server.ts'
import {
  event,
  openEvents,
  sendError,
  sendJson,
  type Script,
} from '../support/upstreams/model-server.ts'

async function clientOf(...scripts: Script[]) {
  const { gateway, servers } = await testUnaryServer(scripts)
  const client = createGatewayClient({ baseUrl: gateway.url, token: gateway.key, retries: 0 })
  return { client, servers }
}

const replies =
  (reply: object): Script =>
  (_req, res) =>
    sendJson(res, 200, reply)

test('documents are ranked, content is moderated, images are generated', async () => {
  const results = [
    { index: 1, relevance_score: 0.9 },
    { index: 0, relevance_score: 0.1 },
  ]
  const verdict = {
    flagged: true,
    categories: { violence: true },
    category_scores: { violence: 1 },
  }
  const { client, servers } = await clientOf((req, res, received) => {
    if (req.url?.endsWith('rerank')) return replies({ results })(req, res, received)
    if (req.url?.endsWith('moderations')) return replies({ results: [verdict] })(req, res, received)
    return replies({ created: 1, data: [{ b64_json: 'aGk=' }] })(req, res, received)
  })
  const once = { idempotencyKey: 'once' }
  const body = { model: 'rerank', query: 'a', documents: ['b', 'c'] }
  expect((await client.rerank(body, once)).results).toEqual(results)
  await client.rerank(body, once)
  expect(servers[0]?.received).toHaveLength(1)
  const { results: verdicts } = await client.moderate({ model: 'moderations', input: 'x' })
  expect(verdicts).toEqual([verdict])
  const { data } = await client.generateImages({ model: 'images', prompt: 'a cat' })
  expect(data).toEqual([{ b64_json: 'aGk=' }])
})

const speech = { model: 'speech', input: 'hi', voice: 'alloy' }
const speaks: Script = (_req, res) => {
  res.writeHead(200, { 'content-type': 'audio/mpeg' })
  res.write(Buffer.from([1, 2]))
  setTimeout(() => res.end(Buffer.from([3])), 20)
}

test('speech comes as bytes, or as they arrive', async () => {
  const { client } = await clientOf(speaks)
  expect([...(await client.audio.speech(speech))]).toEqual([1, 2, 3])
  const parts: number[][] = []
  for await (const part of await client.audio.streamSpeech(speech)) parts.push([...part])
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.flat()).toEqual([1, 2, 3])
})

test('a broken speech is no speech', async () => {
  const { client } = await clientOf((_req, res) => {
    res.writeHead(200, { 'content-type': 'audio/mpeg' }).write(Buffer.alloc(9))
    setTimeout(() => res.destroy(), 20)
  })
  await expect(client.audio.speech(speech)).rejects.toThrow()
})

test('a file of a form and a blob are transcribed, as an object or as a text', async () => {
  const { client, servers } = await clientOf((req, res, received) => {
    if (received.form?.get('response_format') !== 'text')
      return replies({ text: 'Hi.' })(req, res, received)
    res.writeHead(200, { 'content-type': 'text/plain' }).end('Hi.\n')
  })
  const file = new File(['abc'], 'morning.mp3', { type: 'audio/mpeg' })
  const { text } = await client.audio.transcribe({
    model: 'transcriptions',
    file,
    language: 'en',
    timestamp_granularities: ['word', 'segment'],
    chunking_strategy: { type: 'server_vad' },
  })
  expect(text).toBe('Hi.')
  const blob = new Blob(['abc'], { type: 'audio/x-wav' })
  const plain = { model: 'transcriptions', file: blob, response_format: 'text' } as const
  const line: string = await client.audio.transcribe(plain)
  expect(line).toBe('Hi.\n')
  const [first, second] = servers[0]?.received.map(({ form }) => form) ?? []
  expect(first?.getAll('timestamp_granularities[]')).toEqual(['word', 'segment'])
  expect(first?.get('chunking_strategy[type]')).toBe('server_vad')
  const files = [first, second].map((form) => form?.get('file'))
  expect(files).toMatchObject([{ name: 'morning.mp3' }, { name: 'audio.wav' }])
})

const delta = { type: 'transcript.text.delta', delta: 'Hi.' }
const done = { type: 'transcript.text.done', text: 'Hi.' }
const audio = { model: 'transcriptions', file: new Blob(['abc']) }

test('a transcription is streamed, and one that is cut throws', async () => {
  const { client } = await clientOf((_req, res, { attempt }) => {
    const events = attempt === 1 ? [delta, done] : [delta]
    openEvents(res).end(events.map((one) => event(one)).join(''))
  })
  const read = async () => {
    const events: object[] = []
    for await (const one of client.audio.streamTranscription(audio)) events.push(one)
    return events
  }
  expect(await read()).toEqual([delta, done])
  await expect(read()).rejects.toMatchObject({ name: 'TollgateError' })
})

test('what is refused throws with the status and the words of the gateway', async () => {
  const { client } = await clientOf((_req, res) => sendError(res, 500))
  const refused = { status: 502 }
  await expect(client.audio.speech(speech)).rejects.toMatchObject(refused)
  await expect(client.audio.streamSpeech(speech)).rejects.toMatchObject(refused)
  await expect(client.audio.transcribe(audio)).rejects.toMatchObject(refused)
  await expect(
    client.audio.streamTranscription(audio)[Symbol.asyncIterator]().next(),
  ).rejects.toMatchObject(refused)
  const unknown = client.rerank({ model: 'nothing', query: 'a', documents: ['b'] })
  await expect(unknown).rejects.toMatchObject({ status: 404, code: 'model_not_found' })
})
