import { describe, expect, test } from 'vitest'
import { recordings, type Recording } from '../../../support/dialects/recordings.ts'
import { roadName, roads } from '../../../support/dialects/roads.ts'
import { runSeed, seeded } from '../../../support/data/random.ts'
import { longMs } from '../../../support/waiting.ts'
import { endOf } from './stream-ends.ts'

const count = process.env['SOAK'] ? 5000 : 400
const seed = runSeed()

/** Values that a server may give where another is expected. */
const odd: unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e21,
  '',
  'text',
  'x'.repeat(300),
  [],
  {},
  [null],
  [{}],
  { index: 1 },
  'stop',
]

type Change = (events: string[], below: (most: number) => number) => void

/** Puts an odd value in place of any value of an event, leaves it out, or adds a member. */
const changeValue: Change = (events, below) => {
  const place = below(events.length)
  const data = /^data: (\{.*\})$/m.exec(events[place] ?? '')?.[1]
  if (data === undefined) return
  const value = JSON.parse(data) as Record<string, unknown>
  let node: Record<string, unknown> = value
  for (;;) {
    const names = Object.keys(node)
    const name = names[below(names.length)]
    if (name === undefined) break
    const member = node[name]
    if (typeof member === 'object' && member !== null && below(4) > 0) {
      node = member as Record<string, unknown>
      continue
    }
    if (below(4) === 0) delete node[name]
    else node[name] = odd[below(odd.length)]
    break
  }
  events[place] = (events[place] ?? '').replace(data, () => JSON.stringify(value))
}

const changes: Change[] = [
  changeValue,
  changeValue,
  changeValue,
  (events, below) => void events.splice(below(events.length), 1),
  (events, below) => {
    const place = below(events.length)
    events.splice(place, 0, events[place] ?? '')
  },
  (events, below) => {
    const place = below(events.length - 1)
    events.splice(place, 2, ...events.slice(place, place + 2).toReversed())
  },
]

/** The events of a recording with some of them changed; the same for the same numbers. */
function mutated({ text }: Recording, from: number): string {
  const next = seeded(from)
  const below = (most: number) => Math.floor(next() * most)
  const events = text.split(/(?<=\n\r?\n)/)
  for (let left = 1 + below(3); left > 0; left--) changes[below(changes.length)]?.(events, below)
  return events.join('')
}

/** Whether a stream of chat says itself that it is whole. */
const isMarked = (text: string): boolean => /"finish_reason":"|\[DONE\]/.test(text)

describe.each(
  roads.filter(({ server }) => server === 'chat').map((road) => [roadName(road), road] as const),
)('%s', (_name, road) => {
  test(
    `${count} streams that a server has got wrong keep the grammar, and none ends whole without a mark`,
    async () => {
      const own = recordings.filter(({ server }) => server === 'chat')
      for (let at = 0; at < count; at++) {
        const recording = own[at % own.length]
        if (!recording) throw new Error('no recording')
        const text = mutated(recording, seed + at)
        const label = `SEED=${seed + at}, ${recording.name}: ${text}`
        const end = await endOf(road, Buffer.from(text), 'ends').catch((error: unknown) => {
          // What a model writes as input of a call is its own; pieces of it may be missing here.
          if (String(error).includes('input that is no')) return undefined
          throw new Error(label, { cause: error })
        })
        if (end?.is === 'complete') expect(isMarked(text), label).toBe(true)
      }
    },
    longMs,
  )
})
