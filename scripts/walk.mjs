// `npm run walk`: follows README.md in a fresh clone, from `git clone` to Ctrl-C, like a newcomer
// who has only Node 20 with its npm, git and curl. It runs each command as README writes it and
// prints a line with its effect and duration. It exits with 1 when a command failed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { commandsOf, kindOf, token } from './readme-steps.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const stepMs = 600_000
/** The ports where `init` looks for inference servers. */
const localPorts = [11434, 8000, 1234]
const models = [
  'hermes-3-llama3.1-8b',
  'meta-llama/llama-3.3-70b-instruct',
  'mistralai/mistral-7b-instruct',
  'mistralai/mixtral-8x22b-instruct',
  'mistralai/mixtral-8x7b-instruct',
  'nvidia/llama-3.1-nemotron-70b-instruct',
  'qwen/qwen-2.5-coder-32b-instruct',
]

const home = mkdtempSync(join(tmpdir(), 'tollgate-walk-'))
const folder = join(home, 'tollgate')
const failed = []
/** The running server, or undefined. */
let serving
/** The environment of a newcomer's shell: PATH, an empty home, and proxy settings. */
let env = {
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((part) => !part.includes('node_modules'))
    .join(delimiter),
  HOME: join(home, 'home'),
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) =>
      /^(npm_config_(registry|userconfig|cache)|https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i.test(
        name,
      ),
    ),
  ),
}

/** Runs one step, prints its line, and remembers it when it failed. */
async function step(name, does, work) {
  const began = performance.now()
  const fault = await work().then(
    (reason) => reason ?? '',
    (error) => String(error instanceof Error ? error.message : error),
  )
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
  const maskedName = name.replaceAll(new RegExp(token, 'g'), 'tg_…')
  console.log(
    `${fault === '' ? 'ok' : 'NO'} ${seconds} s  ` +
      `${maskedName.length > 110 ? `${maskedName.slice(0, 109)}…` : maskedName}  (${does})`,
  )
  if (fault === '') return
  failed.push(name)
  console.log(
    fault
      .split('\n')
      .slice(-15)
      .map((line) => `            ${line.slice(0, 300)}`)
      .join('\n'),
  )
}

/** Runs a command in a shell in the clone; later commands inherit its variables. */
async function run(command, cwd = folder) {
  const envFile = join(home, 'env')
  const script = `set -a\n${command}\nstatus=$?\nenv -0 > '${envFile}'\nexit $status`
  const child = spawn('sh', ['-c', script], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: stepMs,
  })
  const output = collectOutput(child)
  const [code] = await once(child, 'close')
  if (existsSync(envFile)) env = { ...env, ...keysIn(readFileSync(envFile, 'utf8')) }
  rmSync(envFile, { force: true })
  return { code, out: output.out, all: output.all }
}

/** The variables with keys and tokens in README's lines. */
const keysIn = (text) =>
  Object.fromEntries(
    text
      .split('\0')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
      .filter(([name]) => /^[A-Z_]*(KEY|TOKEN)$/.test(name)),
  )

function collectOutput(child) {
  const output = { out: '', all: '' }
  child.stdout
    .setEncoding('utf8')
    .on('data', (text) => Object.assign(output, { out: output.out + text, all: output.all + text }))
  child.stderr.setEncoding('utf8').on('data', (text) => (output.all += text))
  return output
}

const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
const listening = async (ports) => (await Promise.all(ports.map(listens))).filter(Boolean).length

/** Starts a command that serves until Ctrl-C, in a separate process group, as a terminal does. */
async function start(command, { ports }) {
  if ((await listening(ports)) > 0)
    throw new Error(`one of the ports ${ports.join(', ')} is in use`)
  const child = spawn('sh', ['-c', `exec ${command}`], {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  serving = { command, child, ports, output: collectOutput(child), exited: once(child, 'exit') }
  for (
    const end = performance.now() + stepMs;
    (await listening(ports)) < ports.length;
    await pause(100)
  ) {
    if (child.exitCode !== null)
      throw new Error(`it ended with ${child.exitCode}: ${serving.output.all}`)
    if (performance.now() > end) throw new Error(`it does not listen: ${serving.output.all}`)
  }
  // The server prints the lines to paste after it has opened its ports.
  await pause(500)
  takeKey(serving.output.out)
}

/** Stores the last printed key, which README's lines use. */
function takeKey(text) {
  const [key] = token.exec(text) ?? []
  if (key !== undefined) env.KEY = key
}

/** Ctrl-C: a signal to all processes of the terminal. */
async function stop() {
  const { child, ports, exited, output } = serving
  serving = undefined
  process.kill(-child.pid, 'SIGINT')
  const [code, signal] = await exited
  if (code !== 0) throw new Error(`it ended with ${code ?? signal}: ${output.all}`)
  if ((await listening(ports)) > 0) throw new Error('its ports are still in use')
}

const stopped = async () => {
  if (serving) await step('Ctrl-C', `ends ${serving.command}`, stop)
}

const about = { id: 'walk', created: 1, model: 'walk' }
const wholeReply = {
  ...about,
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hello!' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 },
}
const events = [{ role: 'assistant', content: 'Hello!' }, {}].map((delta, at) => ({
  ...about,
  object: 'chat.completion.chunk',
  choices: [{ index: 0, delta, finish_reason: at === 0 ? null : 'stop' }],
}))
const streamedReply = [...events.map((event) => JSON.stringify(event)), '[DONE]']
  .map((data) => `data: ${data}\n\n`)
  .join('')

/**
 * Starts an inference server with all models that `init` can find, unless this machine has one:
 * README assumes one.
 */
async function startModels() {
  const server = createServer(async (req, res) => {
    const body = (await req.toArray()).join('')
    const isStream = body !== '' && JSON.parse(body).stream === true
    res.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' })
    if (req.method === 'GET')
      res.end(
        JSON.stringify({
          object: 'list',
          data: models.map((id) => ({ id, object: 'model', owned_by: 'vllm' })),
        }),
      )
    else res.end(isStream ? streamedReply : JSON.stringify(wholeReply))
  })
  if ((await listening(localPorts)) === 0) server.listen(8000, '127.0.0.1')
  return () => void (server.closeAllConnections(), server.close())
}

async function follow({ command }, kind) {
  if (kind.kind === 'server') {
    await stopped()
    await step(command, kind.does, () => start(command, kind))
    // It prints lines to paste; the first one sets the key of README's lines.
    const printed =
      serving?.output.out.split('\n').filter((line) => /^((export )?KEY=|curl )/.test(line)) ?? []
    for (const line of printed)
      await follow({ command: line }, kindOf(line) ?? { kind: 'step', does: 'is answered' })
    return
  }
  await step(command, kind.does, async () => {
    const { code, out, all } = await run(command)
    const holds =
      code === 0 &&
      (kind.holds?.({ out, env, command, has: (file) => existsSync(join(folder, file)) }) ?? true)
    if (!holds)
      return all === ''
        ? `it ended with ${code} and wrote nothing`
        : `it ended with ${code}: ${all}`
    if (/keys create/.test(command)) takeKey(out)
    return ''
  })
}

/** Starts the sandbox again instead of a configured server: only the sandbox has play money. */
async function backToSandbox() {
  if (!existsSync(join(folder, 'tollgate.yaml'))) return
  await stopped()
  rmSync(join(folder, 'tollgate.yaml'))
  await follow({ command: 'npm start' }, kindOf('npm start'))
}

async function walk() {
  mkdirSync(env.HOME)
  await step('git clone', 'a copy of what is committed', async () => {
    const { code, all } = await run(`git clone --quiet --no-hardlinks '${root}' '${folder}'`, home)
    return code === 0 ? '' : all
  })
  const endModels = await startModels()
  const startedBlocks = new Set()
  const commandsRun = new Set()
  const commands = commandsOf(readFileSync(join(folder, 'README.md'), 'utf8'))
  for (const one of commands) {
    const kind = kindOf(one.command)
    const isServerBlock = commands.some(
      ({ block, command }) => block === one.block && kindOf(command)?.kind === 'server',
    )
    // A block that starts a server needs the ports of the previous one.
    if (isServerBlock && kind?.kind === 'step' && !startedBlocks.has(one.block)) await stopped()
    startedBlocks.add(one.block)
    if (/\/x402\//.test(one.command)) await backToSandbox()
    if (kind === undefined)
      await step(one.command, 'unknown: add its effect to scripts/readme-steps.mjs', () =>
        Promise.reject(new Error('not run')),
      )
    else if (kind.kind === 'other') console.log(`--          ${one.command}  (${kind.why})`)
    else if (one.command !== 'npm ci' || !commandsRun.has('npm ci')) await follow(one, kind)
    commandsRun.add(one.command)
  }
  await stopped()
  endModels()
}

try {
  await walk()
} finally {
  if (serving?.child.exitCode === null) process.kill(-serving.child.pid, 'SIGKILL')
  rmSync(home, { recursive: true, force: true, maxRetries: 5 })
}
console.log(failed.length === 0 ? 'README holds.' : `README does not hold: ${failed.join('; ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
