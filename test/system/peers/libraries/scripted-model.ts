import { embeddings, vectors } from '../../../support/dialects/embeddings-server.ts'
import {
  chunk,
  completion,
  event,
  openEvents,
  says,
  sendJson,
  usageChunk,
  type Script,
} from '../../../support/upstreams/model-server.ts'

type Offered = { function: { name: string; parameters: { properties: object } } }

/** Lisbon and its 21 degrees, as far as a schema asks for them. */
const fitting = (properties: object): string =>
  JSON.stringify({
    ...('city' in properties && { city: 'Lisbon' }),
    ...('degrees' in properties && { degrees: 21 }),
  })

/** Calls the first tool that is offered, says what it answered, and has JSON and vectors. */
export const script: Script = (req, res, received) => {
  const { path, body } = received
  const { messages, tools, response_format, stream } = body as typeof body & {
    tools?: Offered[]
    response_format?: object
  }
  if (path.endsWith('/embeddings')) return sendJson(res, 200, embeddings(vectors.slice(0, 2)))
  const last = messages.at(-1)
  if (last?.['role'] === 'tool')
    return says('It is ', `${JSON.stringify(last['content'])}.`)(req, res, received)
  const [tool] = tools ?? []
  if (!tool && response_format) return says(fitting({ city: '', degrees: 0 }))(req, res, received)
  if (!tool) return says('Hello', ' there.')(req, res, received)
  const { name, parameters } = tool.function
  const call = { name, arguments: fitting(parameters.properties) }
  const calls = [{ index: 0, id: 'call_7', type: 'function', function: call }]
  if (stream) {
    const events = [chunk({ tool_calls: calls }), chunk({}, 'tool_calls'), usageChunk, '[DONE]']
    return void openEvents(res).end(events.map(event).join(''))
  }
  const message = { role: 'assistant', content: null, tool_calls: calls }
  const choices = [{ index: 0, message, finish_reason: 'tool_calls' }]
  sendJson(res, 200, { ...completion(''), choices })
}
