import { describe, expect, test } from 'vitest'
import { models } from '../../../../support/servers/gateway.ts'
import { hello, MessagesServer, user } from './messages-server.ts'

const [seeing, reading, blind] = models
const server = MessagesServer.ofFile({
  models: { [seeing]: { input: ['text', 'image'] }, [reading]: { input: ['text', 'file'] } },
})

const data = 'iVBORw0KGgo='
const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data } }
const linked = { type: 'image', source: { type: 'url', url: 'https://pictures.test/cat.png' } }
const pdf = { type: 'base64', media_type: 'application/pdf', data: 'JVBERg==' }
const text = { type: 'text', text: 'What is this?' }
const sentImage = { type: 'image_url', image_url: { url: `data:image/png;base64,${data}` } }

describe('images and files that the model takes', () => {
  test('reach the model server: an image itself, and one by its address', async () => {
    const { sent } = await server.translated({ model: seeing, ...user(image, linked, text) })
    expect(sent.messages).toEqual([
      {
        role: 'user',
        content: [
          sentImage,
          { type: 'image_url', image_url: { url: 'https://pictures.test/cat.png' } },
          text,
        ],
      },
    ])
  })

  test('reach it from the result of a tool, in a message of the user', async () => {
    const result = { type: 'tool_result', tool_use_id: 'a', content: [text, image] }
    const { sent } = await server.translated({ model: seeing, ...user(result) })
    expect(sent.messages).toEqual([
      { role: 'tool', tool_call_id: 'a', content: 'What is this?' },
      {
        role: 'user',
        content: [{ type: 'text', text: 'An image of the result of a:' }, sentImage],
      },
    ])
  })

  test('reach it as files', async () => {
    const document = { type: 'document', title: 'Notes', source: pdf }
    const { sent } = await server.translated({ model: reading, ...user(document) })
    const file = { file_data: 'data:application/pdf;base64,JVBERg==', filename: 'Notes' }
    expect(sent.messages).toEqual([
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Notes' },
          { type: 'file', file },
        ],
      },
    ])
  })

  test('are counted', async () => {
    const count = async (...content: object[]) => {
      const { max_tokens: _, ...rest } = hello
      const body = { ...rest, model: seeing, ...user(...content) }
      const reply = await server.post(body, {}, '/count_tokens')
      return ((await reply.json()) as { input_tokens: number }).input_tokens
    }
    expect((await count(text, image)) - (await count(text))).toBeGreaterThan(500)
  })
})

describe('images and files that the model does not take are refused', () => {
  test.each<[string, object, RegExp]>([
    [
      'an image',
      image,
      /^messages\[0\]\.content\[0\] is an image, and .* send its content as text/,
    ],
    [
      'an image of a result',
      { type: 'tool_result', tool_use_id: 'a', content: [image] },
      /^messages\[0\]\.content\[0\]\.content\[0\] is an image/,
    ],
    ['a file', { type: 'document', source: pdf }, /^messages\[0\]\.content\[0\] is a file/],
  ])('%s', async (_what, block, words) => {
    const body = { model: blind, system: 'Be brief.', ...user(block) }
    expect(await server.refused(body)).toMatch(words)
    expect(await server.refused(body, '/count_tokens')).toMatch(words)
  })
})
