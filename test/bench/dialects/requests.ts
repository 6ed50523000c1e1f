import { models, type Asked, type Dialect } from './dialect.ts'
import { codingAgentTurns } from './coding-agent.ts'
import { embeddingBody } from './vectors.ts'
import { PROMPT, shapeNamed, type Completion } from '../traffic.ts'

/** Makes the bodies of one caller's requests that ask for a reply of this shape. */
export function askerIn({ dialect, road, from }: Asked, shape: Completion): () => Buffer {
  const model = models[road]
  const question = {
    model,
    prompt: `${shapeNamed(shape)} ${PROMPT}`,
    stream: shape !== 'whole',
  }
  if (dialect !== 'embeddings' && from !== 'person') {
    const turns = codingAgentTurns(dialect, question, from === 'newcomer' ? 1 : undefined)
    return () => turns.next().value
  }
  const body =
    dialect === 'embeddings'
      ? embeddingBody(models.vectors)
      : Buffer.from(JSON.stringify(shortBody(dialect, question)))
  return () => body
}

function shortBody(
  dialect: Exclude<Dialect, 'embeddings'>,
  { model, prompt, stream }: { model: string; prompt: string; stream: boolean },
): object {
  const system = 'You are brief.'
  const user = { role: 'user', content: prompt }
  const shared = { model, temperature: 0.7, stream }
  if (dialect === 'chat')
    return { ...shared, messages: [{ role: 'system', content: system }, user], max_tokens: 256 }
  if (dialect === 'messages') return { ...shared, system, messages: [user], max_tokens: 256 }
  return { ...shared, instructions: system, input: [user], max_output_tokens: 256, store: false }
}
