import {
  createGatewayClient,
  TollgateError,
  type ChatClient,
  type StrictClient,
} from '../../../client/gateway.ts'
import type { ClientRequest, Client } from '../clients/client.ts'
import { clients } from '../clients/clients.ts'

/** What a page is left with: the text and how many pieces it came in, or an error. */
export type Outcome =
  | { text: string; pieces: number }
  | { status: unknown; message: string; words: string | null; requestId: string | null }
/** What the page's script adds to it. */
export type PageClients = {
  ask(client: string, form: 'chat' | 'stream', ask: ClientRequest): Promise<Outcome>
}

/** The typed client, in the words that the others are asked in. */
const tollgate: Pick<Client, 'name' | 'chat' | 'stream'> = {
  name: 'tollgate-client',
  async chat(ask) {
    const { choices } = await connect(ask).chat(requestOf(ask))
    return { text: choices[0]?.message.content ?? '', finish: null, calls: [] }
  },
  async stream(ask) {
    let text = ''
    for await (const { choices } of connect(ask).streamChat(requestOf(ask))) {
      text += choices[0]?.delta.content ?? ''
      ask.onText?.(text)
    }
    return { text, finish: null, calls: [] }
  },
}

/** The chats of `/v1`, or of `/openai/v1` where the address says so. */
function connect({ gateway: { url, key } }: ClientRequest): StrictClient | ChatClient {
  const client = createGatewayClient({ baseUrl: new URL(url).origin, token: key, retries: 0 })
  return url.endsWith('/openai') ? client : client.strict
}

const requestOf = ({ model, prompt = 'Say hello.', temperature }: ClientRequest) => ({
  // What a test asks for may be what the contract refuses.
  model: model as 'hermes-3-llama3.1-8b',
  messages: [{ role: 'user' as const, content: prompt }],
  ...(temperature !== undefined && { temperature }),
})

const asking: PageClients = {
  async ask(name, form, ask) {
    const client = [...clients, tollgate].find((one) => one.name === name)
    if (!client) throw new Error(`no client is called ${name}`)
    let pieces = 0
    try {
      const { text } = await client[form]({ ...ask, onText: () => void pieces++ })
      return { text, pieces }
    } catch (error) {
      return outcomeOf(error)
    }
  },
}
Object.assign(globalThis, asking)

type Thrown = Error & {
  status?: number
  statusCode?: number
  headers?: Headers | Record<string, string>
  responseHeaders?: Record<string, string>
  requestId?: string
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Error)) throw error
  // Every library has a class of its own for its errors.
  const { message, status, statusCode, headers, responseHeaders, requestId }: Thrown = error
  const own = new Headers(headers ?? responseHeaders)
  const words = error instanceof TollgateError ? message : own.get('x-error-message')
  return {
    status: status ?? statusCode,
    message,
    words: words && decodeURIComponent(words),
    requestId: own.get('x-request-id') ?? requestId ?? null,
  }
}
