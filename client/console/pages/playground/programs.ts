import { gatewayUrl } from '../../state/servers.ts'
import { chatUrl, type ChatBody } from './chat.ts'

/** The same request in three languages. The key is read from `TOLLGATE_API_KEY`. */
export const programsOf = (body: ChatBody): (readonly [string, string])[] => [
  ['curl', curl(body)],
  ['Python', python(body)],
  ['TypeScript', typescript(body)],
]

const json = (value: unknown, indent = 2) => JSON.stringify(value, null, indent)

function curl(body: ChatBody): string {
  // A quote would end the text in the shell.
  const quoted = json(body).replaceAll("'", String.raw`'\''`)
  return `curl -N ${chatUrl} \\
  -H "Authorization: Bearer $TOLLGATE_API_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '${quoted}'`
}

const python = ({ model, messages, ...more }: ChatBody) => `import os
from openai import OpenAI

client = OpenAI(base_url=${json(`${gatewayUrl}/openai/v1`)}, api_key=os.environ["TOLLGATE_API_KEY"])
stream = client.chat.completions.create(
    model=${json(model)},
    messages=${json(messages, 4)},${Object.entries(more)
      .map(([name, value]) => `\n    ${name}=${json(value, 0).replace('true', 'True')},`)
      .join('')}
)
for chunk in stream:
    if chunk.choices:
        print(chunk.choices[0].delta.content or "", end="", flush=True)`

const typescript = (body: ChatBody) => `import OpenAI from 'openai'

const client = new OpenAI({
  baseURL: ${json(`${gatewayUrl}/openai/v1`)},
  apiKey: process.env.TOLLGATE_API_KEY,
})
const stream = await client.chat.completions.create(${json(body)})
for await (const chunk of stream) process.stdout.write(chunk.choices[0]?.delta.content ?? '')`
