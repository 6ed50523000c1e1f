import type OpenAI from 'openai'

/** What a program that is no library leaves of an error, in the words of OpenAI's libraries. */
export function refusal(
  name: string,
  status: number | undefined,
  { message, type, code }: { message: string; type?: string | null; code?: string | number | null },
): Error {
  return Object.assign(new Error(message), { name, status, type, code })
}

/** An event of a stream as it is on the wire. */
export type Event =
  | OpenAI.ChatCompletionChunk
  | { error: { message: string; type: string; code: string | number | null } }
