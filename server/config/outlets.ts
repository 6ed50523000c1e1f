import { isLoopbackUrl } from '../loopback.ts'
import type { ReportFault } from './checker.ts'
import { checkSigV4, readAwsVariables } from './credential-checks.ts'
import type { Config } from './schema.ts'
import { readVariable, type SecretKind, type OutletSecrets } from './secrets.ts'

type Outlets = Config['outlets']
export type OutletSettings = Outlets[string]
type S3Settings = NonNullable<OutletSettings['s3']>

/** The ways in which an outlet sends. */
const ways = ['webhook', 's3', 'otlp', 'kafka'] as const
const urls = ['webhook', 's3', 'otlp'] as const

/** Checks that each outlet has one way to send, to a safe place. */
export function checkOutlets(outlets: Outlets, report: ReportFault): void {
  for (const [name, settings] of Object.entries(outlets)) {
    const path = ['outlets', name]
    const set = ways.filter((way) => settings[way] !== undefined)
    if (set.length !== 1) report(path, `must have exactly one of ${ways.join(', ')}.`)
    for (const way of urls) checkPlace([...path, way, 'url'], settings[way]?.url, report)
    if (settings.kafka) checkKafka([...path, 'kafka'], settings.kafka, report)
    if (settings.s3) checkS3([...path, 's3'], settings.s3, report)
    if (settings.groups && settings.events.every((kind) => kind === 'audit'))
      report(
        [...path, 'groups'],
        'filters ledger rows and alerts; add ledger or alerts to events, or leave it out.',
      )
  }
}

/** Events name keys and prices: they are encrypted on the way. */
function checkPlace(path: string[], text: string | undefined, report: ReportFault): void {
  if (text === undefined) return
  const url = URL.parse(text)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackUrl(url))
  if (!isSafe) report(path, 'must start with https://, or with http:// for this machine.')
  if (url && (url.username !== '' || url.password !== ''))
    report(path, 'must not contain a user name or password.')
}

/** Other characters are encoded differently where the request is sent and where it is signed. */
function checkS3(path: string[], { url, sigv4 }: S3Settings, report: ReportFault): void {
  const { pathname, search, hash } = URL.parse(url) ?? { pathname: '', search: '', hash: '' }
  if (!/^[A-Za-z0-9._/-]*$/.test(pathname) || search !== '' || hash !== '')
    report([...path, 'url'], 'may have letters, digits and . _ - / after the host, and no query.')
  checkSigV4([...path, 'sigv4'], sigv4, report)
}

function checkKafka(
  path: string[],
  { brokers, tls }: NonNullable<OutletSettings['kafka']>,
  report: ReportFault,
): void {
  const isLocal = (broker: string) => isLoopbackUrl(new URL(`http://${broker}`))
  const bad = brokers.findIndex((broker) => !URL.canParse(`http://${broker}`))
  if (bad >= 0) report([...path, 'brokers', String(bad)], 'must be HOST:PORT.')
  else if (!tls && !brokers.every(isLocal))
    report([...path, 'tls'], 'must be true, except for brokers of this machine.')
}

const password: SecretKind = { noun: "the user's password", isText: true }
const authorization: SecretKind = { noun: 'the value of the header Authorization', isText: true }

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
    Object.entries(outlets).map(([name, { webhook, s3, otlp, kafka }]) => {
      const path = ['outlets', name]
      const read = (member: string[], variable: string | undefined, kind: SecretKind) =>
        variable && readVariable([...path, ...member], variable, kind, env, report)
      const secrets = {
        webhook: read(['webhook', 'secret_env'], webhook?.secret_env, webhookSecret),
        authorization: read(['otlp', 'authorization_env'], otlp?.authorization_env, authorization),
        password: read(['kafka', 'sasl', 'password_env'], kafka?.sasl?.password_env, password),
        ...(s3 &&
          Object.fromEntries(readAwsVariables([...path, 's3', 'sigv4'], s3.sigv4, env, report))),
      }
      return [name, Object.fromEntries(Object.entries(secrets).filter(isSet))]
    }),
  )
}

const isSet = (entry: [string, string | undefined]): entry is [string, string] =>
  entry[1] !== undefined
