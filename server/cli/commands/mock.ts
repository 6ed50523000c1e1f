import { existsSync, readdirSync } from 'node:fs'
import { productFolder } from '../../command.ts'
import { loadConfig } from '../../config/load.ts'
import { readContract } from '../../mock/contract.ts'
import { curlLine } from '../../mock/curl-line.ts'
import type { Agents } from '../../mock/agents.ts'
import { startMock, type Mock } from '../../mock/mock.ts'
import { onSignals } from '../../process/signals.ts'
import { configuredAgents } from '../agents/configured.ts'
import { defineCommand, CommandError } from '../arguments.ts'
import { print } from '../output.ts'

const contracts = `${productFolder}/generated/json/`

/** Served together by default, on consecutive ports. */
const together = ['gateway', 'mesh', 'metadata', 'operator']
/** Contracts whose examples are replaced by the configured agents. */
const agentContracts = ['mesh', 'metadata']
/** Contracts that share the address of another. */
const sameAddress: Record<string, string[]> = { gateway: ['openai', 'responses', 'messages', 'me'] }

const flags = {
  port: {
    value: 'N',
    about: 'Port to listen on; by default 4010, 0 is any.',
    range: [0, 65_536 - together.length],
  },
  host: { value: 'ADDRESS', about: 'Address to listen on; by default 127.0.0.1.' },
  delay: {
    value: 'MS',
    about: 'Milliseconds until a response starts; by default 0, and for streams 10 paces.',
    range: [0, 99_999],
  },
  pace: {
    value: 'MS',
    about: 'Average milliseconds between two events of a stream; by default 20.',
    range: [0, 99_999],
  },
  contract: {
    value: 'NAME',
    about: `Only this one: ${contractNames().join(', ')}, or a contract's path in JSON or YAML.`,
  },
  config: {
    value: 'FILE',
    about: 'Configuration with the folders of agents; by default tollgate.yaml.',
  },
} as const

/** `tollgate mock`; runs until SIGINT or SIGTERM. */
export const mock = defineCommand({
  usage: ['mock [--port N] [--host ADDRESS] [--contract NAME] …'],
  about: 'Serves the examples of the contracts, for frontends that have no gateway yet.',
  flags,
  notes: [
    `The contracts ${together.join(', ')} are served together, on consecutive ports.`,
    'The configured agents, with those that `agents add` wrote, are in the metadata, the schema,',
    'the lists, the prices, the payment terms, the tools of MCP and the reference page.',
    '',
    'Any key is accepted, as bearer token or as api_key in the body; without a key it is 401.',
    'Paid operations return 402 with the payment terms; with any well-formed payment they return',
    'a receipt. The header Prefer selects the response and its timing; commas separate preferences:',
    '  Prefer: code=429        the example of that status',
    '  Prefer: example=cut     the example of that name (cut: a stream that breaks off;',
    '                          send "stream": true)',
    '  Prefer: dynamic=true    a body generated from the schema',
    '  Prefer: delay=2000      milliseconds until the response starts',
    '  Prefer: pace=300        milliseconds between two events of a stream',
  ],
  async run({ contract, config, ...options }) {
    // Registered before the start, so that no signal is lost.
    const { stop } = onSignals()
    const names = contract === undefined ? together : [contract]
    const servers: Mock[] = []
    try {
      const agents = names.some(needsAgents) ? await agentsOf(config) : undefined
      const texts: string[] = []
      for (const name of names) {
        const group = contract === undefined ? [name, ...(sameAddress[name] ?? [])] : [name]
        const server = await startOne(
          group,
          servers,
          options,
          needsAgents(name) ? agents : undefined,
        )
        servers.push(server)
        texts.push(describeMock(group, server.url))
      }
      print(texts.join(''))
      await stop
    } catch (error) {
      throw error instanceof Error ? new CommandError(messageOf(error)) : error
    } finally {
      for (const server of servers) await server.close()
    }
  },
})

/** `a`, `a and b`, `a, b and c`. */
const joinNames = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ')

const needsAgents = (name: string) => agentContracts.includes(name)

type Options = {
  port: number | undefined
  host: string | undefined
  delay: number | undefined
  pace: number | undefined
}

/** Starts the mock of contracts at one address, after those of the other addresses. */
function startOne(
  names: readonly string[],
  earlier: readonly Mock[],
  { port = 4010, host = '127.0.0.1', delay, pace = 20 }: Options,
  agents: Agents | undefined,
): Promise<Mock> {
  const [gateway, mesh] = earlier.map(({ url }) => url)
  return startMock({
    contract: names.map(contractFile),
    agents,
    port: port === 0 ? 0 : port + earlier.length,
    host,
    delayMs: delay,
    paceMs: pace,
    console: { gateway, mesh },
  })
}

function describeMock([name = '', ...others]: readonly string[], url: string): string {
  const contract = readContract(contractFile(name))
  const contracts = `${joinNames([name, ...others])} contract${others.length > 0 ? 's' : ''}`
  const page = '/console' in contract.paths ? `  ${url}/console\n\n` : ''
  return `mock of the ${contracts} on ${url}\n\n  ${curlLine(contract, url)}\n\n${page}`
}

/** The configured agents, without credentials. */
async function agentsOf(file: string | undefined): Promise<Agents> {
  const loaded = loadConfig({ file, env: process.env, secrets: false })
  return (await configuredAgents(loaded, { secrets: false })).agents
}

function contractFile(contract: string): string {
  if (contractNames().includes(contract)) return `${contracts}${contract}.json`
  if (existsSync(contract)) return contract
  throw new CommandError(
    `--contract ${contract}: no such contract or file; ` +
      `the contracts are ${contractNames().join(', ')}`,
  )
}

function contractNames(): string[] {
  return readdirSync(contracts)
    .filter((file) => file.endsWith('.json') && file !== 'config.json')
    .map((file) => file.slice(0, -'.json'.length))
}

function messageOf(error: Error): string {
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error.message
  const port = 'port' in error ? String(error.port) : ''
  return `port ${port} is taken; choose another with --port`
}
