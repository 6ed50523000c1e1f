// A model server in a container. A prompt "words N" is answered by N words, and a stream has one
// every 50 ms.
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const head = { id: 'chatcmpl-1', created: 1, model: 'model' }
const usage = (count) => ({ prompt_tokens: 2, completion_tokens: count, total_tokens: 2 + count })
const write = (res, value) => res.write(`data: ${JSON.stringify(value)}\n\n`)
const chunk = (delta, finish_reason = null) => ({
  ...head,
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason }],
})

async function stream(res, count) {
  res.writeHead(200, { 'content-type': 'text/event-stream' })
  write(res, chunk({ role: 'assistant', content: '' }))
  for (let word = 1; word <= count; word++) {
    await pause(50)
    write(res, chunk({ content: `word-${word} ` }))
  }
  write(res, chunk({}, 'stop'))
  write(res, { ...chunk({}), choices: [], usage: usage(count) })
  res.end('data: [DONE]\n\n')
}

function whole(res, count) {
  const content = Array.from({ length: count }, (_, at) => `word-${at + 1} `).join('')
  const choices = [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }]
  const body = { ...head, object: 'chat.completion', choices, usage: usage(count) }
  res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const server = createServer(async (req, res) => {
  let text = ''
  for await (const part of req) text += part
  if (req.method === 'GET') return res.end(JSON.stringify({ object: 'list', data: [] }))
  const body = JSON.parse(text)
  const count = Number(/words (\d+)/.exec(JSON.stringify(body.messages))?.[1] ?? 1)
  return body.stream ? stream(res, count) : whole(res, count)
})
server.listen(8000)
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0))
