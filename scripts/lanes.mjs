import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs lists of shell commands: the lists concurrently, the commands of each list in order, also
 * after a failed one, so that one run reports all errors. Prints a line for each command when it
 * ends, and the complete output of failed ones. Returns whether all succeeded.
 */
export async function runLanes(lanes, print = console.log) {
  const began = performance.now()
  const failed = []
  async function run(command) {
    const start = performance.now()
    const { code, output } = await outcome(command)
    if (code !== 0) failed.push(command)
    print(`${code === 0 ? 'ok    ' : 'FAILED'} ${secondsSince(start)}  ${command}`)
    if (code !== 0) print(output)
  }
  await Promise.all(
    lanes.map(async (commands) => {
      for (const command of commands) await run(command)
    }),
  )
  const verdict = failed.length === 0 ? 'ok    ' : 'FAILED'
  print(`${verdict} ${secondsSince(began)}  ${failed.length === 0 ? 'all' : failed.join(', ')}`)
  return failed.length === 0
}

async function outcome(command) {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  return { code, output }
}

const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s`
