import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { documentOf, type ConfigDocument } from '../../../server/documents/document.ts'
import { parseAll, type SourceFile } from '../../../server/documents/parse-all.ts'

/** So long that only a few files are parsed without a thread. */
const padding = `# ${'x'.repeat(600_000)}\n`

const texts = [
  'a: 1\nb: { c: [1.5, "ü😀", null] }\n',
  'b:\n  c: &anchor x\nd: *anchor\n',
  'b: 1\nb: 2\n',
  'b:\n  c: -0\n',
  'a: [1\nb: ]2\n',
  `b: ${'['.repeat(150)}${']'.repeat(150)}\n`,
  'b: text\n"\\ud800": { "1": one, "0": none }\n',
  '',
]
const many: SourceFile[] = texts.map((text, index) => ({
  file: `${index}.yaml`,
  text: { text: text + padding },
}))

/** All that a document tells, with the place of a member. */
const seen = (file: string, { value, problems, at }: ConfigDocument) => ({
  file,
  value,
  problems,
  place: at(['b', 'c']),
})

async function parsed(files: Iterable<SourceFile>) {
  const all: ReturnType<typeof seen>[] = []
  for await (const { file, document } of parseAll(files)) all.push(seen(file, document))
  return all
}

let threads: Worker[] = []
const count = (thread: Worker) => threads.push(thread)
beforeEach(() => {
  threads = []
  process.on('worker', count)
})
afterEach(() => void process.off('worker', count))

const hasCores = availableParallelism() > 1
/** A thread that has ended has this id. */
const ended = hasCores ? [-1] : []

describe('many files', () => {
  test('are parsed as each by itself: values, faults and places', async () => {
    const files = [...many, { file: 'none.yaml', text: { error: 'there is no such file' } }]
    const one = files.map(({ file, text }) => seen(file, documentOf(text, file)))
    expect(await parsed(files)).toEqual(one)
    expect(one.filter(({ problems }) => problems.length > 0)).toHaveLength(3)
  })

  test('are parsed by a thread, which then ends', async () => {
    await parsed(many)
    expect(threads.map(({ threadId }) => threadId)).toEqual(ended)
  })

  test('that nobody asks for any more leave no thread behind', async () => {
    for await (const { file } of parseAll(many)) if (file === '1.yaml') break
    expect(threads.map(({ threadId }) => threadId)).toEqual(ended)
  })

  test('leave the event loop its turns', async () => {
    const turns: number[] = []
    let turn = 0
    const next = setInterval(() => (turn += 1), 0)
    for await (const { file } of parseAll(many)) if (file) turns.push(turn)
    clearInterval(next)
    expect(new Set(turns).size).toBeGreaterThan(1)
  })

  test('that have their documents are left as they are', async () => {
    const document = documentOf({ text: 'b: other\n' }, 'own.yaml')
    const own = many.map((file) => ({ ...file, document }))
    const values = (await parsed(own)).map(({ value }) => value)
    expect(values).toEqual(many.map(() => ({ b: 'other' })))
  })
})

test('few files are parsed without a thread', async () => {
  expect(await parsed(many.slice(0, 3))).toHaveLength(3)
  expect(threads).toEqual([])
})
