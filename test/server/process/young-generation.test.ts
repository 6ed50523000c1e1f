import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const file = new URL('../../../server/process/young-generation.ts', import.meta.url)

/** Makes objects of which many live for some time; prints the most megabytes that were theirs. */
const program = `
  import { getHeapSpaceStatistics } from 'node:v8'
  const { limitYoungGeneration } = await import(${JSON.stringify(file.href)})
  limitYoungGeneration()
  let kept = []
  let most = 0
  for (let turn = 0; turn < 300; turn++) {
    for (let count = 0; count < 10_000; count++) kept.push([count])
    if (kept.length > 100_000) kept = []
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
