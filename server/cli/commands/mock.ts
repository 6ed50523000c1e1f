import { existsSync, readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { commandLine } from '../../command.ts'
import { agentFolders, loadConfig } from '../../config/load.ts'
import { loadAgents } from '../../mesh/documents/agents.ts'
import { nativeTools } from '../../mesh/tools/native.ts'
import { readContract } from '../../mock/contract.ts'
import { curlLine } from '../../mock/curl-line.ts'
import type { Agents } from '../../mock/agents.ts'
import { startMock, type Mock } from '../../mock/mock.ts'
import { onSignals } from '../../process/signals.ts'

const contracts = fileURLToPath(new URL('../../../generated/json/', import.meta.url))

/** Served together unless one is named, the first on the port that is told and the others on those behind it. */
const together = ['gateway', 'mesh', 'metadata', 'operator']
/** Of these the agents are shown, and not the examples' own. */
const aboutAgents = ['mesh', 'metadata']
/** OpenAI's dialect is served at the gateway's address. */
const beside: Record<string, string[]> = { gateway: ['openai'] }

const help = `${commandLine('mock')}: serve the contracts' examples, for frontends that have no gateway yet

  --port N          port to listen on (4010); ${together.join(', ')} together take it and the ${together.length - 1} behind it
  --host ADDRESS    address to listen on (127.0.0.1)
  --delay MS        milliseconds until a reply begins (0; a stream takes ten times its pace)
  --pace MS         milliseconds between two events of a stream, on the average (20)
  --contract NAME   only this one: ${contractNames().join(', ')}, or the path of a contract in JSON or YAML
  --config FILE     the configuration that names the folders of the agents (tollgate.yaml)

The agents are those of the configuration, with what \`agents add\` wrote:
in the metadata, the schema, the lists, the prices, the terms, the tools of MCP and the reference page.

Any key is accepted, a bearer token or the api_key of a body; none is 401. What is sold answers 402 with the terms, and with any payment that
is well formed the reply and a receipt. The header Prefer picks the outcome, and when it comes; parts are joined with commas:
  Prefer: code=429        the example of that status
  Prefer: example=cut     the example of that name (cut: a stream that breaks off; send "stream": true)
  Prefer: dynamic=true    a body made up from the schema
  Prefer: delay=2000      milliseconds until the reply begins
  Prefer: pace=300        milliseconds between two events of a stream
`

/** `tollgate mock`: runs until SIGINT or SIGTERM. Resolves to the exit code: 0 after a signal, 1 when the mock cannot start, 2 for wrong arguments. */
export async function mock(args: string[]): Promise<number> {
  const options = parsed(args)
  if (typeof options === 'string') {
    process.stderr.write(`${options}\nSee: ${commandLine('mock --help')}\n`)
    return 2
  }
  if (options.help) {
    process.stdout.write(help)
    return 0
  }
  // From now on: what comes while it starts is not lost, and a second signal does not cut the end short.
  const { stop } = onSignals()
  const servers: Mock[] = []
  try {
    const parts = options.contract === undefined ? together : [options.contract]
    const isAbout = (name: string) => aboutAgents.includes(name)
    const agents = parts.some(isAbout) ? agentsOf(options.config) : undefined
    const said: string[] = []
    for (const [index, name] of parts.entries()) {
      const contract = readContract(contractFile(name))
      const others = options.contract === undefined ? (beside[name] ?? []) : []
      const server = await startMock({
        contract: [contract, ...others.map(contractFile)],
        agents: isAbout(name) ? agents : undefined,
        port: options.port === 0 ? 0 : options.port + index,
        host: options.host,
        delayMs: options.delay,
        paceMs: options.pace,
      })
      servers.push(server)
      said.push(
        `mock of the ${[name, ...others].join(' and ')} contract${others.length > 0 ? 's' : ''} on ${server.url}\n\n  ${curlLine(contract, server.url)}\n\n`,
      )
    }
    process.stdout.write(said.join(''))
    await stop
    return 0
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`)
    return 1
  } finally {
    for (const server of servers) await server.close()
  }
}

/** The agents as a server would serve them; no credential is needed to show them. */
function agentsOf(file: string | undefined): Agents {
  const { config } = loadConfig({ file, env: process.env, secrets: false })
  const { on_broken_agent: onBroken } = config.mesh
  const reading = { env: process.env, onBroken, nativeTools, secrets: false } as const
  return loadAgents(agentFolders(config), reading).agents
}

type Options = {
  help: boolean
  port: number
  host: string
  delay: number | undefined
  pace: number
  contract: string | undefined
  config: string | undefined
}

function parsed(args: string[]): Options | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        delay: { type: 'string' },
        pace: { type: 'string', default: '20' },
        contract: { type: 'string' },
        config: { type: 'string' },
      },
    })
    const { port, delay, pace, contract, config } = values
    const last = contract === undefined ? 65_536 - together.length : 65_535
    if (!/^\d{1,5}$/.test(port) || Number(port) > last)
      return `--port ${port}: give a number from 0 (any free port) to ${last}`
    for (const [name, text] of Object.entries({ delay, pace })) {
      if (text !== undefined && !/^\d{1,5}$/.test(text))
        return `--${name} ${text}: give milliseconds, 0 to 99999`
    }
    return {
      ...values,
      contract,
      config,
      port: Number(port),
      delay: delay === undefined ? undefined : Number(delay),
      pace: Number(pace),
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function contractFile(contract: string): string {
  if (contractNames().includes(contract)) return `${contracts}${contract}.json`
  if (existsSync(contract)) return contract
  throw new Error(
    `--contract ${contract}: no such contract or file; the contracts are ${contractNames().join(', ')}`,
  )
}

function contractNames(): string[] {
  return readdirSync(contracts)
    .filter((file) => file.endsWith('.json') && file !== 'config.json')
    .map((file) => file.slice(0, -'.json'.length))
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE')
    return `port ${'port' in error ? String(error.port) : ''} is taken; choose another with --port`
  return error.message
}
