import type { AwsSettings } from '../../../config/credentials.ts'
import type { UpstreamFault } from '../normalize.ts'
import { CredentialError, type AuthHeaders, type OutgoingRequest } from './credential.ts'
import type { UpstreamCredential } from './credential.ts'
import { textIn } from './oauth.ts'
import { Renewal, type Lease } from './renewal.ts'
import { sign, type AwsKeys } from './signature.ts'
import { membersOf, sendForm, type AskTokenServer } from './token-server.ts'

/** Signs each request with keys of AWS: fixed ones, or those of a role, which are renewed. */
export class AwsCredential implements UpstreamCredential {
  readonly source: string
  readonly #settings: AwsSettings
  readonly #keys: Renewal<AwsKeys> | undefined

  constructor(
    settings: AwsSettings,
    report: (fault: string | undefined) => void,
    ask: AskTokenServer,
  ) {
    this.source = settings.source
    this.#settings = settings
    const { from } = settings
    if (!('keys' in from)) this.#keys = new Renewal(() => requestKeys(from, ask), report)
  }

  get fault(): string | undefined {
    return this.#keys?.fault
  }

  headersFor(request: OutgoingRequest): AuthHeaders | Promise<AuthHeaders> {
    const { from } = this.#settings
    const keys = 'keys' in from ? from.keys : this.#keys?.get()
    if (keys instanceof Promise) return keys.then((own) => this.#sign(request, own))
    return this.#sign(request, keys)
  }

  async renew({ authorization = '' }: AuthHeaders): Promise<boolean> {
    return (await this.#keys?.renew(({ id }) => authorization.includes(`=${id}/`))) ?? false
  }

  /** AWS answers with 403, also to requests that a policy does not allow. */
  isExpired({ status, error }: UpstreamFault): boolean {
    const { code = '', type = '', message = '' } = error ?? {}
    return status === 403 && (expired.test(code) || expired.test(type) || expired.test(message))
  }

  close(): void {
    this.#keys?.close()
  }

  #sign(request: OutgoingRequest, keys: AwsKeys | undefined): AuthHeaders {
    if (!keys) throw new CredentialError('no keys')
    return sign(request, keys, this.#settings, new Date())
  }
}

/** Codes, and the words of answers without one, of keys that have expired or were revoked. */
const expired =
  /^(ExpiredToken|UnrecognizedClient|InvalidClientTokenId)|security token .{0,40}is (expired|invalid)/

type Role = Exclude<AwsSettings['from'], { keys: AwsKeys }>

function requestKeys(role: Role, ask: AskTokenServer): Promise<Lease<AwsKeys>> {
  if ('role_arn' in role) return assumeRole(role, ask)
  return 'container_url' in role ? askContainer(role, ask) : askInstance(role, ask)
}

/** STS, AssumeRoleWithWebIdentity. */
async function assumeRole(
  { role_arn, token_file, sts_url }: Extract<Role, { role_arn: string }>,
  ask: AskTokenServer,
): Promise<Lease<AwsKeys>> {
  const text = await sendForm(ask, sts_url, {
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: role_arn,
    RoleSessionName: 'tollgate',
    WebIdentityToken: textIn(token_file),
  })
  const member = (name: string) => new RegExp(`<${name}>\\s*(.*?)\\s*</${name}>`).exec(text)?.[1]
  return leaseOf(sts_url, {
    id: member('AccessKeyId'),
    secret: member('SecretAccessKey'),
    token: member('SessionToken'),
    until: member('Expiration'),
  })
}

/** The endpoint of a container: ECS, and EKS with pod identity. */
async function askContainer(
  {
    container_url: url,
    container_token,
    container_token_file: file,
  }: Extract<Role, { container_url: string }>,
  ask: AskTokenServer,
): Promise<Lease<AwsKeys>> {
  const authorization = file === undefined ? container_token : textIn(file)
  const headers = authorization === undefined ? {} : { authorization }
  return leaseIn(url, await ask(url, { method: 'GET', headers }))
}

/** The metadata service of an instance, version 2. */
async function askInstance(
  { instance_url: url }: Extract<Role, { instance_url: string }>,
  ask: AskTokenServer,
): Promise<Lease<AwsKeys>> {
  const session = await ask(`${url}/latest/api/token`, {
    method: 'PUT',
    headers: { 'x-aws-ec2-metadata-token-ttl-seconds': '60' },
  })
  const headers = { 'x-aws-ec2-metadata-token': session.trim() }
  const list = `${url}/latest/meta-data/iam/security-credentials/`
  const [role = ''] = (await ask(list, { method: 'GET', headers })).split('\n')
  const roleUrl = list + encodeURIComponent(role.trim())
  return leaseIn(url, await ask(roleUrl, { method: 'GET', headers }))
}

function leaseIn(url: string, text: string): Lease<AwsKeys> {
  const { AccessKeyId, SecretAccessKey, Token, Expiration } = membersOf(text)
  return leaseOf(url, {
    id: AccessKeyId,
    secret: SecretAccessKey,
    token: Token,
    until: Expiration,
  })
}

type KeyMembers = Record<'id' | 'secret' | 'token' | 'until', unknown>

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 16_384 && /^[\x21-\x7e]+$/.test(value)

function leaseOf(url: string, { id, secret, token, until }: KeyMembers): Lease<AwsKeys> {
  const lifeMs = Date.parse(String(until)) - Date.now()
  if (isWord(id) && isWord(secret) && isWord(token) && lifeMs > 0)
    return { value: { id, secret, token }, lifeMs }
  throw new CredentialError(`${new URL(url).host} answered without usable keys of the role`)
}
