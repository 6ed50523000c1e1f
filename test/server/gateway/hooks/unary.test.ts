import { expect, onTestFinished, test } from 'vitest'
import { testUnaryServer } from '../../../support/dialects/unary-server.ts'
import { replacing, startHookServer } from '../../../support/upstreams/hook-server.ts'
import { sendJson, type Script } from '../../../support/upstreams/model-server.ts'

const secret = '4111-1111'

/** A gateway whose hook hides the secret in replies, before a server that gives this one. */
async function hooked(script: Script) {
  const hook = await startHookServer(replacing(/4111-1111/g, '[card]'))
  onTestFinished(() => hook.close())
  const { gateway, servers } = await testUnaryServer([script], {
    hooks: { pii: { url: hook.url, when: 'after' } },
  })
  const post = async (path: string, body: FormData | object) => {
    const isForm = body instanceof FormData
    const reply = await fetch(`${gateway.url}/openai/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${gateway.key}`,
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
    return { status: reply.status, text: await reply.text() }
  }
  return { hook, gateway, servers, post }
}

const gives =
  (reply: object): Script =>
  (_req, res) =>
    sendJson(res, 200, reply)

function recordingForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  form.append('model', 'transcriptions')
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([Buffer.alloc(8000)], { type: 'audio/wav' }), 'a.wav')
  return form
}

const spoken = (text: string) => ({
  text,
  language: 'en',
  duration: 2.5,
  unknown: `an unknown ${secret}`,
  segments: [
    { id: 0, start: 0, end: 2.5, text: ` ${text}`, tokens: [1, 2], unknown: 'not seen' },
    { id: 1, start: 2.5, end: 3, text: 'is no part of it' },
  ],
  words: [{ word: text.split(' ')[0], start: 0, end: 1 }],
  usage: { type: 'duration', seconds: 3, note: 'not a count' },
})

test('a transcription is what the hook has seen of it, with its segments and words', async () => {
  const { hook, post } = await hooked(gives(spoken('Good morning.')))
  const { status, text } = await post(
    '/audio/transcriptions',
    recordingForm({ response_format: 'verbose_json' }),
  )
  expect([status, JSON.parse(text)]).toEqual([
    200,
    {
      text: 'Good morning.',
      language: 'en',
      duration: 2.5,
      segments: [{ id: 0, start: 0, end: 2.5, text: ' Good morning.' }],
      words: [{ word: 'Good', start: 0, end: 1 }],
      usage: { type: 'duration', seconds: 3 },
    },
  ])
  expect(hook.asked.map(({ when, texts }) => [when, texts])).toEqual([
    ['after', [{ at: 'text', kind: 'text', text: 'Good morning.' }]],
  ])
})

test('a replaced transcription has no segments and words, which repeat it', async () => {
  const { post } = await hooked(gives(spoken(`My card is ${secret}.`)))
  const { text } = await post('/audio/transcriptions', recordingForm({}))
  expect(JSON.parse(text)).toEqual({
    text: 'My card is [card].',
    language: 'en',
    duration: 2.5,
    usage: { type: 'duration', seconds: 3 },
  })
})

test('subtitles and streams of a transcription are seen as a whole', async () => {
  const subtitles = `00:01 My card is\n00:02 ${secret}.\n`
  const { post, servers } = await hooked((_req, res, { form }) => {
    if (form?.get('response_format') !== 'srt')
      return sendJson(res, 200, { text: `I say ${secret}` })
    res.writeHead(200, { 'content-type': 'text/plain' }).end(subtitles)
  })
  const whole = await post('/audio/transcriptions', recordingForm({ response_format: 'srt' }))
  expect(whole.text).toBe('00:01 My card is\n00:02 [card].\n')
  const { text } = await post('/audio/transcriptions', recordingForm({ stream: 'true' }))
  expect(text).toContain('{"type":"transcript.text.delta","delta":"I say [card]"}')
  expect(text).toContain('{"type":"transcript.text.done","text":"I say [card]"}')
  expect(text.trimEnd()).toMatch(/data: \[DONE\]$/)
  expect(servers[0]?.received.at(-1)?.form?.get('stream')).toBeNull()
})

test('a prompt that a model has written for an image is replaced, and members of its own go', async () => {
  const image = { b64_json: 'aGk=', revised_prompt: `A card with ${secret}.`, unknown: secret }
  const usage = { input_tokens: 6, output_tokens: 2, total_tokens: 8, note: `is ${secret}` }
  const { hook, post } = await hooked(gives({ created: 5, data: [image], usage, unknown: secret }))
  const { text } = await post('/images/generations', { model: 'images', prompt: 'A card.' })
  expect(JSON.parse(text)).toEqual({
    created: 5,
    data: [{ b64_json: 'aGk=', revised_prompt: 'A card with [card].' }],
    usage: { input_tokens: 6, output_tokens: 2, total_tokens: 8 },
  })
  expect(hook.asked[0]?.texts.map(({ at, kind }) => [at, kind])).toEqual([
    ['data[0].b64_json', 'media'],
    ['data[0].revised_prompt', 'text'],
  ])
})

test('a blocked reply is an error, and costs what the server charged', async () => {
  const { gateway, post } = await hooked(gives({ text: 'this is forbidden' }))
  const { status, text } = await post('/audio/transcriptions', recordingForm({}))
  expect(status).toBe(400)
  expect(text).toContain('This word may not be used. (word)')
  expect(text).not.toContain('this is')
  const rows = await gateway.rows()
  expect(rows.map((row) => row.status).toSorted()).toEqual(['blocked', 'ok'])
  expect(rows.find((row) => row.status === 'ok')?.charged).toBeGreaterThan(0)
})
