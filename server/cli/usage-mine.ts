import { createGatewayClient, TollgateError, type KeyUsage } from '../../client/gateway.ts'
import { loadConfig } from '../config/load.ts'
import { CommandError, configFlag, defineCommand, jsonFlag, urlForm } from './arguments.ts'
import { table, tableOf } from './output.ts'
import { noResponse, serviceUrl } from './server-url.ts'
import { secondOf } from './times.ts'

const flags = {
  mine: {
    about: 'Show what your own key used, and what remains of its limits, from a running server.',
  },
  'key-env': {
    value: 'NAME',
    about: 'With --mine: the environment variable of the key; by default TOLLGATE_API_KEY.',
  },
  url: {
    value: 'URL',
    about:
      'The operator URL of a running server; with --mine that of its gateway, by default that ' +
      'of the configuration.',
    form: urlForm,
  },
  ...configFlag,
  ...jsonFlag,
} as const

/** `tollgate usage --mine`: the usage and remaining limits of a key, for its holder. */
export const mine = defineCommand({
  usage: ['usage --mine [--key-env NAME] [--url URL]'],
  about: 'Shows what your own key used.',
  flags,
  async run({ 'key-env': variable = 'TOLLGATE_API_KEY', url, config: file }) {
    const token = process.env[variable] ?? ''
    if (token === '')
      throw new CommandError(
        `The environment variable ${variable} has no key; set it to your key, or name another ` +
          'variable with --key-env.',
      )
    const load = () => loadConfig({ file, env: process.env, secrets: false }).config
    const usage = await read(url ?? serviceUrl(load(), 'gateway'), token)
    return { json: usage, text: usageText(usage) }
  },
})

async function read(baseUrl: string, token: string): Promise<KeyUsage> {
  try {
    return await createGatewayClient({ baseUrl, token }).usage()
  } catch (error) {
    if (!(error instanceof TollgateError)) throw error
    if (error.code === 'unreachable') throw noResponse(baseUrl, error.cause)
    throw new CommandError(`${error.message} (${error.code})`)
  }
}

function usageText({ name, prefix, expires_at, used, limits }: KeyUsage): string {
  const ends = expires_at === null ? '' : `, ends ${time(expires_at)} UTC`
  const usedTable = tableOf(
    [
      { used: 'today', ...used.day },
      { used: 'this month', ...used.month },
    ],
    {
      used: 'used',
      requests: 'requests',
      prompt: 'prompt_tokens',
      completion: 'completion_tokens',
      'charged USD': 'charged_usd',
    },
    ['requests', 'prompt', 'completion', 'charged USD'],
  )
  const rows = limitRows(limits)
  const limitTable = table(['limit', 'of', 'left', 'resets (UTC)'], rows, ['of', 'left'])
  const limitText = rows.length === 0 ? 'No limits are set for this key.' : limitTable
  return `${name} (${prefix}…)${ends}\n\n${usedTable}\n\n${limitText}`
}

function limitRows(limits: KeyUsage['limits']): string[][] {
  const { budget, requests_per_minute, tokens_per_minute, parallel_requests } = limits
  const quotas = {
    'requests a minute': requests_per_minute,
    'tokens a minute': tokens_per_minute,
    'concurrent requests': parallel_requests,
  }
  const rows = Object.entries(quotas).flatMap(([label, quota]) =>
    quota ? [[label, String(quota.limit), String(quota.remaining), time(quota.resets_at)]] : [],
  )
  if (budget === null) return rows
  const period = budget.period === 'total' ? 'USD in total' : `USD a ${budget.period}`
  return [[period, budget.limit_usd, budget.remaining_usd, time(budget.resets_at)], ...rows]
}

const time = (seconds: number | null): string => (seconds === null ? '-' : secondOf(seconds * 1000))
