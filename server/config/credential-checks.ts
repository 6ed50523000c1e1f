import { isLoopbackUrl } from '../loopback.ts'
import type { ReportFault } from './checker.ts'
import { awsSource, awsVariables, type SigV4 } from './aws.ts'
import type { Upstream } from './schema.ts'

/** Checks `oauth` and `sigv4` of an upstream. */
export function checkCredential(path: string[], upstream: Upstream, report: ReportFault): void {
  const { oauth, sigv4, key_env, key_file } = upstream
  const set = Object.entries({ oauth, sigv4, key_env, key_file }).filter(([, value]) => value)
  const [[name = ''] = [], [other] = []] = set
  if (other !== undefined && (oauth || sigv4))
    report([...path, name], `and ${other} cannot both be set; leave one of them out.`, {
      key: true,
    })
  if (oauth) checkOAuth([...path, 'oauth'], oauth, report)
  if (sigv4) checkSigV4([...path, 'sigv4'], sigv4, report)
}

export function checkSigV4(path: string[], sigv4: SigV4, report: ReportFault): void {
  for (const member of ['sts_url', 'instance_url'] as const)
    checkTokenUrl([...path, member], sigv4[member], report)
}

const secretNames = ['client_secret_env', 'assertion_file', 'service_account_file'] as const

function checkOAuth(
  path: string[],
  oauth: NonNullable<Upstream['oauth']>,
  report: ReportFault,
): void {
  const { client_id, client_id_env, audience, impersonate_url } = oauth
  if (secretNames.filter((name) => oauth[name] !== undefined).length !== 1)
    report(path, `needs one of ${secretNames.join(', ')}.`)
  const needsClient = oauth.service_account_file === undefined && audience === undefined
  if (needsClient && (client_id === undefined) === (client_id_env === undefined))
    report(path, 'needs either client_id or client_id_env.')
  if (audience !== undefined && oauth.assertion_file === undefined)
    report([...path, 'audience'], 'is that of a token exchange, which needs assertion_file.')
  if (impersonate_url !== undefined && audience === undefined)
    report([...path, 'impersonate_url'], 'follows a token exchange, which needs audience.')
  checkTokenUrl([...path, 'token_url'], oauth.token_url, report)
  checkTokenUrl([...path, 'impersonate_url'], impersonate_url, report)
}

const linkLocal = 'http://169.254.169.254'

function checkTokenUrl(path: string[], text: string | undefined, report: ReportFault): void {
  if (text === undefined || text === linkLocal) return
  const url = URL.parse(text)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackUrl(url))
  if (!isSafe || url.username !== '' || url.password !== '')
    report(path, 'must be a URL that starts with https:// and has no password in it.')
}

/** Reads the variables of AWS, and reports that no source of keys is set. */
export function readAwsVariables(
  path: string[],
  sigv4: SigV4,
  env: NodeJS.ProcessEnv,
  report: ReportFault,
): [string, string][] {
  const pairs = awsVariables.flatMap((name): [string, string][] =>
    env[name] ? [[name, env[name]]] : [],
  )
  const values = new Map(pairs)
  if (awsSource(sigv4, (name) => values.get(name)) === undefined)
    report(path, sigv4.from === 'container' ? noContainer : noKeys)
  return pairs
}

const noContainer =
  'needs AWS_CONTAINER_CREDENTIALS_FULL_URI, which the platform of the container sets.'
const noKeys =
  'needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment, or a role: AWS_ROLE_ARN ' +
  'and AWS_WEB_IDENTITY_TOKEN_FILE, or role_arn and token_file.'
