import type { ServerResponse } from 'node:http'
import type { Wrong } from './callers.ts'
import type { ServerReplies } from './server-replies.ts'
import { isSoak } from '../soak.ts'
import { openEvents, sendJson } from '../upstreams/model-server.ts'

export type Shape = 'whole' | 'stream'

/** What a faulty reply does to its caller where no other deployment answers. */
export type FaultEnd = { is: 'refused' | 'cut'; wrong: Wrong } | { is: 'complete' }

/** What a model server does in place of a good reply. */
export type RoadFault = {
  name: string
  shape: Shape
  end: FaultEnd
  /** Whether another deployment answers in its place. */
  isHidden: boolean
  /**
   * Where its deployment stands: at a port that refuses connections, or at an upstream with a short
   * limit until the first byte, or between bytes.
   */
  at?: 'refusing' | 'late' | 'idle'
  /** Whether its deployment is left alone afterwards, so that no other cell can use it. */
  isPausing?: true
  /** The seconds after which it may be called again. */
  retryAfter?: number
  act(replies: ServerReplies, res: ServerResponse): void
}

export const pieces = ['Hello', ', wörld 👋']
export const text = pieces.join('')
/** What no caller may read. */
export const poison = 'secret upstream text'

const overflowText = 'prompt is too long: 5000 tokens > 4096 maximum'

const refused = (wrong: Wrong): FaultEnd => ({ is: 'refused', wrong })
const cut = (wrong: Wrong): FaultEnd => ({ is: 'cut', wrong })
const complete: FaultEnd = { is: 'complete' }

type Act = RoadFault['act']
const reset: Act = (_replies, res) => void res.socket?.resetAndDestroy()
const answers =
  (status: number, message = poison, headers: Record<string, string> = {}): Act =>
  ({ errorBody }, res) =>
    sendJson(res, status, errorBody(status, message), headers)

/** Faults before the first byte of a reply: the next deployment hides most. */
const beforeReply = (shape: Shape): RoadFault[] => {
  const row = (name: string, wrong: Wrong, act: Act, more: Partial<RoadFault> = {}): RoadFault => ({
    name,
    shape,
    end: refused(wrong),
    isHidden: true,
    act,
    ...more,
  })
  return [
    row('refuses connections', 'failed', reset, { at: 'refusing' }),
    row('resets before its reply', 'failed', reset),
    row('is busy for 7 s', 'busy', answers(429, poison, { 'retry-after': '7' }), {
      isPausing: true,
      retryAfter: 7,
    }),
    row('is overloaded for 5 s', 'busy', answers(503, poison, { 'retry-after': '5' }), {
      isPausing: true,
      retryAfter: 5,
    }),
    row('fails with 500', 'failed', answers(500)),
    row('knows no such model', 'failed', answers(404), { isPausing: true }),
    row('refuses the request', 'refused', answers(400), { isHidden: false }),
    row('finds it too long', 'overflow', answers(400, overflowText), { isHidden: false }),
    row('never answers', 'late', () => {}, { at: 'late' }),
    row('gives a page of HTML', 'failed', (_replies, res) =>
      res.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${poison}</p>`),
    ),
  ]
}

const wholeText = (replies: ServerReplies) => Buffer.from(JSON.stringify(replies.whole(text)))

/** Sends a part of a whole reply, and then acts. */
const partly =
  (share: number, then: (res: ServerResponse) => unknown): Act =>
  (replies, res) => {
    const body = wholeText(replies)
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    res.write(body.subarray(0, body.length * share), () => void then(res))
  }

const wholeFaults: RoadFault[] = (
  [
    ['resets after half a reply', 'failed', partly(0.5, (res) => res.socket?.resetAndDestroy())],
    ['closes before the last bytes', 'failed', partly(0.98, (res) => res.socket?.end())],
    ['stalls after half a reply', 'late', partly(0.5, () => {}), { at: 'idle' }],
    [
      'gives half of its JSON',
      'failed',
      (replies, res) => {
        const body = wholeText(replies)
        res.writeHead(200, { 'content-type': 'application/json' })
        res.end(body.subarray(0, body.length / 2))
      },
    ],
    ['gives JSON of another kind', 'failed', (_replies, res) => sendJson(res, 200, [poison])],
    [
      'gives an error with 200',
      'failed',
      ({ errorBody }, res) => sendJson(res, 200, errorBody(500, poison)),
    ],
    [
      'gives more than is read',
      'failed',
      (replies, res) => sendJson(res, 200, replies.whole('x'.repeat(5 << 20))),
    ],
  ] satisfies [string, Wrong, Act, Partial<RoadFault>?][]
).map(([name, wrong, act, more]) => ({
  name,
  shape: 'whole',
  end: refused(wrong),
  isHidden: true,
  act,
  ...more,
}))

/** What comes in place of the next event; the connection ends then, if nothing else is said. */
type Mishap = {
  name: string
  wrong: Wrong
  at?: 'idle'
  act(replies: ServerReplies, res: Res): void
}
type Res = ServerResponse

/** More than is read of one event: 16 MiB, or one of chats. */
const largeEvent = () => `data: {"type":"${'x'.repeat(17 << 20)}"}\n\n`

const mishaps: Mishap[] = [
  ...(isSoak
    ? [
        {
          name: 'sends a large event',
          wrong: 'failed' as const,
          act: (_replies: ServerReplies, res: Res) => void res.end(largeEvent()),
        },
      ]
    : []),
  { name: 'ends', wrong: 'failed', act: (_replies, res) => void res.end() },
  { name: 'breaks off', wrong: 'failed', act: (_replies, res) => void res.destroy() },
  { name: 'resets', wrong: 'failed', act: reset },
  { name: 'stalls', wrong: 'late', at: 'idle', act: () => {} },
  {
    name: 'ends inside an event',
    wrong: 'failed',
    act({ events }, res) {
      const next = events(['More']).find((event) => event.includes('More')) ?? ''
      res.end(next.slice(0, next.length / 2))
    },
  },
  {
    name: 'sends no JSON',
    wrong: 'failed',
    act: (_replies, res) => void res.end('data: {"a":\n\n'),
  },
  { name: 'sends a list', wrong: 'failed', act: (_replies, res) => void res.end('data: []\n\n') },
  {
    name: 'sends bytes that are no text',
    wrong: 'failed',
    act: (_replies, res) => void res.end(Buffer.from('data: "\xff\xfe"\n\n', 'latin1')),
  },
  {
    name: 'sends an error',
    wrong: 'failed',
    act: ({ errorEvent }, res) => void res.end(errorEvent(500, poison)),
  },
  {
    name: 'sends that it is busy',
    wrong: 'busy',
    act: ({ errorEvent }, res) => void res.end(errorEvent(429, poison)),
  },
  {
    name: 'sends that it is too long',
    wrong: 'overflow',
    act: ({ errorEvent }, res) => void res.end(errorEvent(400, overflowText)),
  },
]

/** Waits until the bytes are on their way, so that they come before what follows. */
const afterEvents =
  (eventsOf: (replies: ServerReplies) => string[], act: Mishap['act']): Act =>
  (replies, res) => {
    openEvents(res).write(eventsOf(replies).join('') || ': nothing\n\n', () =>
      setTimeout(() => act(replies, res), 20),
    )
  }

/** The events up to, and with, this many pieces. */
const upTo =
  (count: number) =>
  ({ events, opening }: ServerReplies): string[] =>
    events(pieces).slice(0, count === 0 ? opening : opening + count)

/** All but the event that makes the reply complete, and what follows it. */
const allButEnd = ({ events, opening, closing }: ServerReplies): string[] =>
  events(pieces).slice(0, opening + pieces.length + closing - 1)

const allToEnd = ({ events, opening, closing }: ServerReplies): string[] =>
  events(pieces).slice(0, opening + pieces.length + closing)

const streamFaults: RoadFault[] = mishaps.flatMap(({ name, wrong, at, act }): RoadFault[] => {
  const row = (
    where: string,
    eventsOf: (replies: ServerReplies) => string[],
    end: FaultEnd,
    isHidden: boolean,
  ): RoadFault => ({
    name: `${name} ${where}`,
    shape: 'stream',
    end,
    isHidden,
    ...(at && { at }),
    ...(wrong === 'busy' && { isPausing: true }),
    act: afterEvents(eventsOf, act),
  })
  return [
    row('before its first word', upTo(0), refused(wrong), wrong !== 'overflow'),
    row('after its first word', upTo(1), cut(wrong), false),
    row('before the end of its reply', allButEnd, cut(wrong), false),
    row('after the end of its reply', allToEnd, complete, false),
  ]
})

/** Every fault, in each shape of reply in which it makes sense. */
export const roadFaults: readonly RoadFault[] = [
  ...beforeReply('whole'),
  ...beforeReply('stream'),
  ...wholeFaults,
  ...streamFaults,
]

/** How much of the text the caller has of a reply that this fault cut. */
export const textBefore = ({ name }: Pick<RoadFault, 'name'>): string =>
  name.endsWith('after its first word') ? (pieces[0] ?? '') : text
