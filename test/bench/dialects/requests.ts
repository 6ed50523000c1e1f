import { models, type Asked, type Dialect } from './dialect.ts'
import { codingAgentBody } from './coding-agent.ts'
import { embeddingBody } from './vectors.ts'
import { PROMPT, shapeNamed, type Completion } from '../traffic.ts'

/** The request body that asks for a reply of this shape. */
export function askIn({ dialect, road, from }: Asked, shape: Completion): Buffer {
  if (dialect === 'embeddings') return embeddingBody(models.vectors)
  const model = models[road]
  const prompt = `${shapeNamed(shape)} ${PROMPT}`
  const stream = shape !== 'whole'
  const body =
    from === 'agent'
      ? codingAgentBody(dialect, model, prompt, stream)
      : shortBody(dialect, model, prompt, stream)
  return Buffer.from(JSON.stringify(body))
}

function shortBody(
  dialect: Exclude<Dialect, 'embeddings'>,
  model: string,
  prompt: string,
  stream: boolean,
): object {
  const system = 'You are brief.'
  const user = { role: 'user', content: prompt }
  const shared = { model, temperature: 0.7, stream }
  if (dialect === 'chat')
    return { ...shared, messages: [{ role: 'system', content: system }, user], max_tokens: 256 }
  if (dialect === 'messages') return { ...shared, system, messages: [user], max_tokens: 256 }
  return { ...shared, instructions: system, input: [user], max_output_tokens: 256, store: false }
}
