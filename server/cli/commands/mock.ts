import { existsSync, readdirSync } from 'node:fs'
import { productFolder } from '../../command.ts'
import { loadConfig } from '../../config/load.ts'
import { readContract } from '../../mock/contract.ts'
import { curlLine } from '../../mock/curl-line.ts'
import type { ConsoleServers } from '../../http/docs/console.ts'
import type { Agents } from '../../mock/agents.ts'
import { startMock, type Mock } from '../../mock/mock.ts'
import { onSignals } from '../../process/signals.ts'
import { configuredAgents } from '../agents/configured.ts'
import { defineCommand, CommandError, wholeNumber } from '../arguments.ts'
import { print } from '../output.ts'

const contracts = `${productFolder}/generated/json/`

/** Served together by default, on consecutive ports. */
const together = ['gateway', 'mesh', 'metadata', 'operator']
/** Contracts whose examples are replaced by the configured agents. */
const agentContracts = ['mesh', 'metadata']
/** Contracts that share the address of another. */
const sameAddress: Record<string, string[]> = { gateway: ['openai', 'responses', 'messages'] }

const flags = {
  port: { type: 'string', value: 'N', about: 'Port to listen on; by default 4010, 0 is any.' },
  host: { type: 'string', value: 'ADDRESS', about: 'Address to listen on; by default 127.0.0.1.' },
  delay: {
    type: 'string',
    value: 'MS',
    about: 'Milliseconds until a response starts; by default 0, and for streams 10 paces.',
  },
  pace: {
    type: 'string',
    value: 'MS',
    about: 'Average milliseconds between two events of a stream; by default 20.',
  },
  contract: {
    type: 'string',
    value: 'NAME',
    about: `Only this one: ${contractNames().join(', ')}, or a contract's path in JSON or YAML.`,
  },
  config: {
    type: 'string',
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
  async run(values) {
    const options = optionsFrom(values)
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

/** Starts the mock of a contract; `text` describes it. */
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

/** The configured agents, without credentials. */
async function agentsOf(file: string | undefined): Promise<Agents> {
  const loaded = loadConfig({ file, env: process.env, secrets: false })
  return (await configuredAgents(loaded, { secrets: false })).agents
}

type Options = ReturnType<typeof optionsFrom>

function optionsFrom({
  port = '4010',
  host = '127.0.0.1',
  delay,
  pace = '20',
  ...others
}: Record<keyof typeof flags, string | undefined>) {
  const maxPort = others.contract === undefined ? 65_536 - together.length : 65_535
  return {
    ...others,
    host,
    port: wholeNumber('--port', port, [0, maxPort]),
    delay: delay === undefined ? undefined : wholeNumber('--delay', delay, [0, 99_999]),
    pace: wholeNumber('--pace', pace, [0, 99_999]),
  }
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
