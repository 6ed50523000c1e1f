import { existsSync, readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { commandLine, productFolder } from '../../command.ts'
import { agentFolders, loadConfig } from '../../config/load.ts'
import { loadAgents } from '../../mesh/documents/agents.ts'
import { nativeTools } from '../../mesh/tools/native.ts'
import { readContract } from '../../mock/contract.ts'
import { curlLine } from '../../mock/curl-line.ts'
import type { ConsoleServers } from '../../http/docs/console.ts'
import type { Agents } from '../../mock/agents.ts'
import { startMock, type Mock } from '../../mock/mock.ts'
import { onSignals } from '../../process/signals.ts'

const contracts = `${productFolder}/generated/json/`

/** Served together by default, on consecutive ports. */
const together = ['gateway', 'mesh', 'metadata', 'operator']
/** Contracts whose examples are replaced by the configured agents. */
const agentContracts = ['mesh', 'metadata']
/** Contracts that are served at the address of another. */
const sameAddress: Record<string, string[]> = { gateway: ['openai', 'responses', 'messages'] }

const help = `Serves the examples of the contracts, for frontends that have no gateway yet.

Usage
  ${commandLine('mock')} [options]

Options
  --port N          port to listen on, by default 4010
  --host ADDRESS    address to listen on, by default 127.0.0.1
  --delay MS        milliseconds until a reply begins, by default 0, and for streams 10 paces
  --pace MS         average milliseconds between two events of a stream, by default 20
  --contract NAME   only this one: ${contractNames().join(', ')}, or
                    the path of a contract in JSON or YAML
  --config FILE     configuration that names the folders of agents, by default tollgate.yaml

The contracts ${together.join(', ')} are served together, on consecutive ports.
The configured agents, with those that \`agents add\` wrote, are in the metadata, the schema,
the lists, the prices, the payment terms, the tools of MCP and the reference page.

Any key is accepted, as bearer token or as api_key in the body; without a key the reply is 401.
Paid operations answer 402 with the payment terms; with any well-formed payment they answer with
a receipt. The header Prefer selects the reply and its timing; commas separate preferences:
  Prefer: code=429        the example of that status
  Prefer: example=cut     the example of that name (cut: a stream that breaks off;
                          send "stream": true)
  Prefer: dynamic=true    a body generated from the schema
  Prefer: delay=2000      milliseconds until the reply begins
  Prefer: pace=300        milliseconds between two events of a stream
`

/** `tollgate mock`; runs until SIGINT or SIGTERM and returns the exit code. */
export async function mock(args: string[]): Promise<number> {
  const options = parseOptions(args)
  if (typeof options === 'string') {
    process.stderr.write(`${options}\nSee: ${commandLine('mock --help')}\n`)
    return 2
  }
  if (options.help) {
    process.stdout.write(help)
    return 0
  }
  // Registered before the start, so that no signal is lost.
  const { stop } = onSignals()
  const servers: Mock[] = []
  try {
    const texts: string[] = []
    const names = options.contract === undefined ? together : [options.contract]
    const agents = names.some(needsAgents) ? await agentsOf(options.config) : undefined
    for (const [index, name] of names.entries()) {
      const [gateway, mesh] = servers.map(({ url }) => url)
      const { server, text } = await startOne(name, index, { ...options, gateway, mesh }, agents)
      servers.push(server)
      texts.push(text)
    }
    process.stdout.write(texts.join(''))
    await stop
    return 0
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`)
    return 1
  } finally {
    for (const server of servers) await server.close()
  }
}

/** `a`, `a and b`, `a, b and c`. */
const joinNames = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ')

const needsAgents = (name: string) => agentContracts.includes(name)

/** Starts the mock of a contract; `text` is what to print about it. */
async function startOne(
  name: string,
  index: number,
  options: Options & ConsoleServers,
  agents: Agents | undefined,
): Promise<{ server: Mock; text: string }> {
  const contract = readContract(contractFile(name))
  const others = options.contract === undefined ? (sameAddress[name] ?? []) : []
  const server = await startMock({
    contract: [contract, ...others.map(contractFile)],
    agents: needsAgents(name) ? agents : undefined,
    port: options.port === 0 ? 0 : options.port + index,
    host: options.host,
    delayMs: options.delay,
    paceMs: options.pace,
    console: options,
  })
  const contracts = `${joinNames([name, ...others])} contract${others.length > 0 ? 's' : ''}`
  const line = curlLine(contract, server.url)
  const page = '/console' in contract.paths ? `  ${server.url}/console\n\n` : ''
  return { server, text: `mock of the ${contracts} on ${server.url}\n\n  ${line}\n\n${page}` }
}

/** Loads the agents as a server would, without credentials. */
async function agentsOf(file: string | undefined): Promise<Agents> {
  const { config } = loadConfig({ file, env: process.env, secrets: false })
  const { on_broken_agent: onBroken } = config.mesh
  const options = { env: process.env, onBroken, nativeTools, secrets: false } as const
  return (await loadAgents(agentFolders(config), options)).agents
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

function parseOptions(args: string[]): Options | string {
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
    `--contract ${contract}: no such contract or file; ` +
      `the contracts are ${contractNames().join(', ')}`,
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
