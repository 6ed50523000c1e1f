import type { Behaviour, Call } from './behaviour.ts'
import {
  DONE,
  chunk,
  completion,
  event,
  eventStream,
  framed,
  head,
  streamEvents,
  streamHead,
} from './traffic.ts'

const json = { 'content-type': 'application/json' }
const events = streamEvents()

/**
 * How many events of the good stream precede the fault: the head only, the role, one piece, three
 * pieces, all up to the finish reason.
 */
export const positions = [0, 1, 2, 4, 6]

const failed = (code: unknown) => ({
  error: { message: 'secret upstream text', type: 'server_error', code },
})

const errorField = (code: number, type: string) =>
  `error: ${JSON.stringify({ code, message: 'secret upstream text', type })}\n\n`

/** What comes in place of the next event, in the same packet as the events before it. */
const texts: Record<string, string> = {
  malformed: 'data: {"choices":[{"index":0,"delta":{"content":"x"\n\n',
  'not-json': 'data: <html>Bad Gateway</html>\n\n',
  null: 'data: null\n\n',
  array: 'data: []\n\n',
  string: 'data: "Hello"\n\n',
  'error-500': event(failed(500)),
  'error-400': event(failed(400)),
  'error-429': event(failed(429)),
  'error-done': event(failed(500)) + DONE,
  'error-text': event({ error: 'secret upstream text' }),
  'error-chunk': chunk({ content: '' }, 'error', failed(502)),
  'error-field': errorField(500, 'server_error'),
  'error-field-400': errorField(400, 'invalid_request_error'),
  done: DONE,
  'done-then-more': DONE + chunk({ content: 'POISON' }) + chunk({}, 'stop') + DONE,
  'finish-abort': chunk({}, 'abort') + DONE,
}

/**
 * What happens to the connection instead of the next event, after the earlier events have arrived.
 */
const endings: Record<string, (call: Call) => Promise<unknown> | void> = {
  reset: (call) => void call.socket.resetAndDestroy(),
  cut: (call) => void call.socket.end(),
  end: async (call) => {
    await call.send(framed())
    call.done()
  },
  stall: () => {},
  line: async (call) => {
    await call.send(framed('data: {"choices":[{"index":0,"delta":{"content":"'))
    await flood(call, 64 << 20)
  },
  'bad-chunk': (call) => call.send('zz\r\n'),
}

/** Sends a great amount in slices, for as long as it is taken. */
async function flood(call: Call, bytes: number): Promise<void> {
  const slice = framed('a'.repeat(65_536))
  for (let sent = 0; sent < bytes && (await call.send(slice)); sent += 65_536) await call.pause(0)
}

const inStream = Object.fromEntries(
  positions.flatMap((position) => {
    const before = Buffer.concat([
      Buffer.from(streamHead),
      ...events.slice(0, position).map(framed),
    ])
    const spoken = Object.entries(texts).map(([name, text]): [string, Behaviour] => [
      `${name}@${position}`,
      async (call) => {
        await call.send(Buffer.concat([before, framed(text), framed()]))
        call.done()
      },
    ])
    const broken = Object.entries(endings).map(([name, mishap]): [string, Behaviour] => [
      `${name}@${position}`,
      async (call) =>
        void ((await call.send(before)) && (await call.pause(40)) && (await mishap(call))),
    ])
    return [...spoken, ...broken]
  }),
)

const body = Buffer.from(completion())
const wholeHead = head(200, { ...json, 'content-length': body.length })

/** Sends part of a whole reply, lets it arrive, and then the mishap. */
const partly =
  (share: number, mishap: (call: Call) => Promise<unknown> | void): Behaviour =>
  async (call) =>
    void (
      (await call.send(
        Buffer.concat([Buffer.from(wholeHead), body.subarray(0, body.length * share)]),
      )) &&
      (await call.pause(20)) &&
      (await mishap(call))
    )

/** Sends bytes one at a time, for as long as they are taken. */
const drip = async (call: Call, bytes: Buffer, ms: number): Promise<void> => {
  for (const byte of bytes)
    if (!(await call.send(Buffer.from([byte]))) || !(await call.pause(ms))) return
}

const inWhole: Record<string, Behaviour> = {
  'whole-reset-head': partly(0, (call) => void call.socket.resetAndDestroy()),
  'whole-reset-half': partly(0.5, (call) => void call.socket.resetAndDestroy()),
  'whole-reset-last': partly(0.99, (call) => void call.socket.resetAndDestroy()),
  'whole-close-head': partly(0, (call) => void call.socket.end()),
  'whole-close-half': partly(0.5, (call) => void call.socket.end()),
  'whole-close-last': partly(0.99, (call) => void call.socket.end()),
  'whole-stall-head': partly(0, () => {}),
  'whole-stall-half': partly(0.5, () => {}),
  'whole-drip': partly(0.3, (call) => drip(call, body, 50)),
  'whole-endless': async (call) => {
    await call.send(
      head(200, { ...json, 'transfer-encoding': 'chunked' }) +
        framed('{"choices":[{"message":{"content":"').toString(),
    )
    await flood(call, Number.POSITIVE_INFINITY)
  },
  'whole-endless-slow': async (call) => {
    await call.send(
      head(200, { ...json, 'transfer-encoding': 'chunked' }) +
        framed('{"choices":[{"message":{"content":"').toString(),
    )
    while (await call.send(framed('a'.repeat(512)))) await call.pause(20)
  },
  'whole-64mb': async (call) => {
    await call.send(
      head(200, { ...json, 'transfer-encoding': 'chunked' }) +
        framed('{"choices":[{"message":{"content":"').toString(),
    )
    await flood(call, 64 << 20)
    await call.send(framed('"}}]}').toString() + framed().toString())
    call.done()
  },
}

const overTime: Record<string, Behaviour> = {
  'stream-drip': async (call) =>
    void (
      (await call.send(head(200, eventStream))) &&
      (await drip(call, Buffer.from(events.join('')), 40))
    ),
  'stream-drip-later': async (call) =>
    void (
      (await call.send(head(200, eventStream) + events.slice(0, 2).join(''))) &&
      (await drip(call, Buffer.from(events.slice(2).join('')), 60))
    ),
  'stream-endless': async (call) => {
    await call.send(Buffer.concat([Buffer.from(streamHead), framed(events[0])]))
    while (await call.send(framed(chunk({ content: 'on ' })))) await call.pause(15)
  },
  'stream-endless-pings': async (call) => {
    await call.send(streamHead)
    while (await call.send(framed(': ping\n\n'))) await call.pause(50)
  },
  'stream-endless-pings-later': async (call) => {
    await call.send(Buffer.concat([Buffer.from(streamHead), ...events.slice(0, 2).map(framed)]))
    while (await call.send(framed(': ping\n\n'))) await call.pause(50)
  },
}

/**
 * Faults inside a reply: `<fault>@<events before it>` in a stream, `whole-…` in a JSON body, and
 * replies that never end.
 */
export const mishaps: Record<string, Behaviour> = { ...inStream, ...inWhole, ...overTime }
