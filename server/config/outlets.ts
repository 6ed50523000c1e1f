import { isLoopbackUrl } from '../loopback.ts'
import type { ReportFault } from './checker.ts'
import type { Config } from './schema.ts'
import { readVariable, type SecretKind, type OutletSecrets } from './secrets.ts'

type Outlets = Config['outlets']
export type OutletSettings = Outlets[string]

/** The ways in which an outlet sends. */
const ways = ['webhook'] as const

/** Checks that each outlet has one way to send, to a safe place. */
export function checkOutlets(outlets: Outlets, report: ReportFault): void {
  for (const [name, settings] of Object.entries(outlets)) {
    const path = ['outlets', name]
    const set = ways.filter((way) => settings[way] !== undefined)
    if (set.length !== 1) report(path, `must have exactly one of ${ways.join(', ')}.`)
    if (settings.webhook) checkPlace([...path, 'webhook', 'url'], settings.webhook.url, report)
    if (settings.groups && settings.events.every((kind) => kind === 'audit'))
      report(
        [...path, 'groups'],
        'filters ledger rows and alerts; add ledger or alerts to events, or leave it out.',
      )
  }
}

/** Events name keys and prices: they are encrypted on the way. */
function checkPlace(path: string[], text: string, report: ReportFault): void {
  const url = URL.parse(text)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackUrl(url))
  if (!isSafe) report(path, 'must start with https://, or with http:// for this machine.')
  if (url && (url.username !== '' || url.password !== ''))
    report(path, 'must not contain a user name or password.')
}

const webhookSecret: SecretKind = {
  noun: "the webhook's secret; `echo whsec_$(openssl rand -base64 32)` makes one",
  fault(value) {
    if (isWebhookSecret(value)) return undefined
    const command = 'echo whsec_$(openssl rand -base64 32)'
    return `which must be whsec_ and 24 to 64 bytes in base64; \`${command}\` makes one`
  },
}

function isWebhookSecret(value: string): boolean {
  const [, base64 = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? []
  const { length } = Buffer.from(base64, 'base64')
  return base64.length % 4 === 0 && length >= 24 && length <= 64
}

/** The secrets of outlets, by the names of their settings. */
export function readOutletSecrets(
  outlets: Outlets,
  env: NodeJS.ProcessEnv,
  report: ReportFault,
): OutletSecrets {
  return new Map(
    Object.entries(outlets).map(([name, { webhook }]) => {
      const path = ['outlets', name, 'webhook', 'secret_env']
      const secret = webhook && readVariable(path, webhook.secret_env, webhookSecret, env, report)
      return [name, secret === undefined ? {} : { webhook: secret }]
    }),
  )
}
