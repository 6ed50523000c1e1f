import type { Gateway } from '../../support/servers/gateway.ts'

/** What a developer asks of a client library, in the words that all of them share. */
export type ClientRequest = {
  gateway: Pick<Gateway, 'url' | 'key'>
  model: string
  prompt?: string
  temperature?: number
  /** The library's own retries; none unless told. */
  retries?: number
  withTool?: true
  withUsage?: true
  /** The prompt in several parts of text. */
  parts?: string[]
  /** What the developer says before the user. */
  developer?: string
  /** What `get_weather` answered when the model called it. */
  toolAnswer?: string
  /** Asks for a text that fits `shape`. */
  structured?: true
  signal?: AbortSignal
  /** Hears the text so far after each delta; false leaves the loop. */
  onText?(text: string): boolean | void
}

/** What the developer gets back. */
export type ClientReply = {
  text: string
  finish: string | null
  tokens?: number
  calls: { name: string; input: unknown }[]
}

export type Client = {
  name: string
  /** The role in which it sends the developer's words; some libraries know no `developer`. */
  speaksAs: 'developer' | 'system'
  /** Asks for the token counts of a stream of its own accord. */
  countsAlways?: true
  /** A loop over a stream just ends when its signal is aborted. */
  endsQuietly?: true
  /**
   * Keeps reading in the background when the loop over a stream is left: only its signal ends the
   * request.
   */
  readsOn?: true
  /**
   * What its error for a status is called, where that is not the name of a class of OpenAI's
   * libraries.
   */
  errorName?(status: number): string
  chat(ask: ClientRequest): Promise<ClientReply>
  stream(ask: ClientRequest): Promise<ClientReply>
}

const parameters = {
  type: 'object' as const,
  properties: { city: { type: 'string' as const } },
  required: ['city'],
}
/** The call that `toolAnswer` answers. */
export const calledTool = { id: 'call_7', name: 'get_weather', input: { city: 'Lisbon' } }
/** What a structured text must fit; some libraries give it a name of their own. */
export const shape = { name: 'answer', schema: { ...parameters, additionalProperties: false } }
/** The tool that is offered, as OpenAI writes it. */
export const weather = {
  type: 'function' as const,
  function: { name: 'get_weather', description: 'The weather in a city.', parameters },
}

/** The prompt, or its parts, as OpenAI writes the content of a message. */
export const contentOf = ({
  prompt = 'Say hello.',
  parts,
}: Pick<ClientRequest, 'prompt' | 'parts'>) =>
  parts?.map((text) => ({ type: 'text' as const, text })) ?? prompt
