import { executionAsyncResource } from 'node:async_hooks'
import { execFile, execFileSync } from 'node:child_process'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { collectAfterStart, engineFlags, measuredOn } from '../../../server/process/engine.ts'

const file = new URL('../../../server/process/engine.ts', import.meta.url)

test('the flags were measured on the Node that runs here: with another major, measure them again', () => {
  expect(Number.parseInt(process.versions.node, 10)).toBe(measuredOn)
})

test('this Node has each of the flags', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  for (const { flag } of engineFlags) {
    const [name = ''] = flag.replace(/^--(no-)?/, '').split('=')
    expect(options).toContain(`--${name} `)
  }
})

test('the resource of a tick is the object that Node makes for it', async () => {
  const { tick, resource } = await new Promise<{ tick: () => void; resource: object }>(
    (resolve) => {
      const tick = () => resolve({ tick, resource: executionAsyncResource() })
      process.nextTick(tick)
    },
  )
  expect(resource).toHaveProperty('callback', tick)
})

/** Makes objects of which many live for some time; prints the most megabytes that were theirs. */
const program = `
  import { getHeapSpaceStatistics } from 'node:v8'
  const { limitYoungGeneration } = await import(${JSON.stringify(file.href)})
  limitYoungGeneration()
  let objects = []
  let most = 0
  for (let turn = 0; turn < 300; turn++) {
    for (let count = 0; count < 10_000; count++) objects.push([count])
    if (objects.length > 100_000) objects = []
    const spaces = getHeapSpaceStatistics()
    most = Math.max(most, spaces.find((space) => space.space_name === 'new_space').space_size)
    await new Promise(setImmediate)
  }
  console.log(most / 2 ** 20)`

async function youngMegabytes(...options: string[]): Promise<number> {
  const args = [...options, '--input-type=module', '--eval', program]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return Number(stdout)
}

test('new objects have little more than 16 MB, or what an option of the engine says', async () => {
  expect(await youngMegabytes()).toBeLessThan(24)
  expect(await youngMegabytes('--max-semi-space-size=32')).toBeGreaterThan(30)
})

describe('garbage of the start', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  const secondMs = 1000

  /** Whether an object without references is collected in this time. */
  async function isCollectedIn(ms: number): Promise<boolean> {
    const garbage = new WeakRef({})
    // The target of a new WeakRef stays for this turn.
    await nextTurn()
    vi.advanceTimersByTime(ms)
    await nextTurn()
    return garbage.deref() === undefined
  }

  test('is collected once, as soon as nothing is being answered', async () => {
    const counts = { calls: 1, streams: 0 }
    collectAfterStart(() => counts)
    expect(await isCollectedIn(30 * secondMs)).toBe(false)
    Object.assign(counts, { calls: 0, streams: 1 })
    expect(await isCollectedIn(20 * secondMs)).toBe(false)
    counts.streams = 0
    expect(await isCollectedIn(5 * secondMs)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is left to the engine after a minute without a pause', async () => {
    const counts = { calls: 1, streams: 0 }
    collectAfterStart(() => counts)
    vi.advanceTimersByTime(60 * secondMs)
    counts.calls = 0
    expect(await isCollectedIn(60 * secondMs)).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })
})
