import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { components } from '../../../../../generated/server/messages.ts'
import { fault } from '../../../../support/http/schemas.ts'
import type { GatewayOptions } from '../../../../support/servers/gateway.ts'
import {
  alwaysRetries,
  startGatewayServer,
  type GatewayServer,
} from '../../../../support/servers/gateway-server.ts'
import { says, type Script } from '../../../../support/upstreams/model-server.ts'

type Schemas = components['schemas']

export const hello = {
  model: 'hermes-3-llama3.1-8b',
  max_tokens: 64,
  messages: [{ role: 'user', content: 'hi' }],
}

export const user = (...content: object[]) => ({ messages: [{ role: 'user', content }] })
export const assistant = (...content: object[]) => ({
  messages: [
    { role: 'user', content: 'hi' },
    { role: 'assistant', content },
  ],
})
export const getWeather = {
  name: 'get_weather',
  input_schema: { type: 'object', properties: {} },
}

/** A gateway for the tests of one file, before a model server with a script. */
export class MessagesServer {
  /** What the model server does; it says hello unless a test changes that. */
  script: Script = says('Hello')
  #server: GatewayServer<'upstream'> | undefined

  /** Starts with the file's tests, and ends with them. */
  static ofFile(options: Pick<GatewayOptions, 'models'> = {}): MessagesServer {
    const server = new MessagesServer()
    beforeAll(async () => {
      const upstream: Script = (...about) => server.script(...about)
      server.#server = await startGatewayServer({ upstream }, { ...alwaysRetries, ...options })
    })
    beforeEach(() => {
      server.script = says('Hello')
      server.received.length = 0
    })
    afterAll(() => server.#server?.close())
    return server
  }

  get gateway() {
    return this.#running.gateway
  }

  get received() {
    return this.#running.upstream.received
  }

  get #running(): GatewayServer<'upstream'> {
    if (!this.#server) throw new Error('the gateway is not running')
    return this.#server
  }

  post(body: object, headers: Record<string, string> = {}, path = ''): Promise<Response> {
    return fetch(`${this.gateway.url}/anthropic/v1/messages${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${this.gateway.key}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    })
  }

  /** What the model server is sent for a good request, and what the caller gets. */
  async translated(more: object = {}) {
    const reply = await this.post({ ...hello, ...more })
    const message: unknown = await reply.json()
    expect(reply.status, JSON.stringify(message)).toBe(200)
    expect(fault('messages', 'Message', message)).toBeNull()
    const sent = this.received.at(-1)?.body
    if (!sent) throw new Error('nothing was sent')
    return {
      sent,
      message: message as Schemas['Message'], // judged above
      ignored: reply.headers.get('x-ignored-fields'),
    }
  }

  /** The message of a 400, before which nothing was sent. */
  async refused(more: object, path = ''): Promise<string> {
    const reply = await this.post({ ...hello, ...more }, {}, path)
    const body: unknown = await reply.json()
    expect(reply.status, JSON.stringify(body)).toBe(400)
    expect(fault('messages', 'Error', body)).toBeNull()
    const { error } = body as Schemas['Error'] // judged above
    expect(error.type).toBe('invalid_request_error')
    expect(this.received).toEqual([])
    return error.message
  }
}
