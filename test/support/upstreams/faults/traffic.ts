/** What a good reply of the fault server says, piece by piece. */
export const pieces = ['Hello', ', wörld', ' 👋', ' 世界.']
export const whole = pieces.join('')
/** What the healthy twin says: a mixture of two replies would show. */
export const twin = 'The twin answered.'

const base = {
  id: 'cmpl-fault',
  object: 'chat.completion.chunk',
  created: 1_767_225_600,
  model: 'served',
}
export const usage = { prompt_tokens: 9, completion_tokens: 6, total_tokens: 15 }
export const DONE = 'data: [DONE]\n\n'

export const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`
export const chunk = (delta: object, finish_reason: string | null = null, more: object = {}) =>
  event({ ...base, choices: [{ index: 0, delta, finish_reason }], ...more })

/** The events of a good stream: role, four pieces, finish reason, usage, [DONE]. */
export const streamEvents = (
  texts = pieces,
  finish: string | null = 'stop',
  usageValue: unknown = usage,
): string[] => [
  chunk({ role: 'assistant', content: '' }),
  ...texts.map((content) => chunk({ content })),
  chunk({}, finish),
  event({ ...base, choices: [], usage: usageValue }),
  DONE,
]

export const completion = (more: object = {}, choice: object = {}): string =>
  JSON.stringify({
    ...base,
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: whole },
        finish_reason: 'stop',
        ...choice,
      },
    ],
    usage,
    ...more,
  })

/** The head of a reply, byte for byte. */
export const head = (
  status: number | string,
  headers: Record<string, string | number> = {},
): string =>
  [
    `HTTP/1.1 ${status}${typeof status === 'number' ? ' Told' : ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')

/** A reply with its length declared. */
export const fixed = (
  status: number,
  body: Buffer | string,
  headers: Record<string, string | number> = { 'content-type': 'application/json' },
): Buffer =>
  Buffer.concat([
    Buffer.from(head(status, { ...headers, 'content-length': Buffer.byteLength(body) })),
    Buffer.from(body),
  ])

export const eventStream = { 'content-type': 'text/event-stream' }
export const streamHead = head(200, { ...eventStream, 'transfer-encoding': 'chunked' })

/** A piece of a chunked body; of nothing, the end of the body. */
export const framed = (body: Buffer | string = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`${Buffer.byteLength(body).toString(16)}\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ])
