import { describe, expect, test } from 'vitest'
import { withProgress } from '../../../server/cli/progress.ts'

describe('the line that tells of progress', () => {
  /** What is written to a terminal, or to a file, while work is done. */
  async function written(isTTY: boolean, work: Promise<unknown>): Promise<string[]> {
    const lines: string[] = []
    const out = {
      isTTY,
      write: (text: string) => lines.push(text),
    } as unknown as NodeJS.WriteStream // no more of a stream is used
    await withProgress('asking EchoAgent', work, out).catch(() => undefined)
    return lines
  }

  test('is rewritten every second on a terminal, and gone at the end', async () => {
    const lines = await written(true, new Promise((done) => setTimeout(done, 1100)))
    expect(lines).toEqual([
      '\r\x1b[Kasking EchoAgent… 0 s',
      '\r\x1b[Kasking EchoAgent… 1 s',
      '\r\x1b[K',
    ])
  })

  test('is gone after a failure, and never written to a file', async () => {
    expect(await written(true, Promise.reject(new Error('no')))).toEqual([
      '\r\x1b[Kasking EchoAgent… 0 s',
      '\r\x1b[K',
    ])
    expect(await written(false, Promise.resolve())).toEqual([])
  })
})
