import { SignJWT, importPKCS8 } from 'jose'
import type { OAuthSettings } from '../../../config/credentials.ts'
import { readSecretFile } from '../../../config/secret-files.ts'
import { CredentialError, type AuthHeaders, type UpstreamCredential } from './credential.ts'
import { Renewal, type Lease } from './renewal.ts'
import { membersOf, sendForm, type AskTokenServer } from './token-server.ts'

/** Access tokens of an OAuth token server, sent as bearer. */
export class OAuthCredential implements UpstreamCredential {
  readonly source: string
  readonly #tokens: Renewal<AuthHeaders>

  constructor(
    settings: OAuthSettings,
    report: (fault: string | undefined) => void,
    ask: AskTokenServer,
  ) {
    this.source = settings.source
    this.#tokens = new Renewal(async () => {
      const { value, lifeMs } = await requestToken(settings, ask)
      return { value: { authorization: `Bearer ${value}` }, lifeMs }
    }, report)
  }

  get fault(): string | undefined {
    return this.#tokens.fault
  }

  headersFor(): AuthHeaders | Promise<AuthHeaders> {
    return this.#tokens.get()
  }

  renew(refused: AuthHeaders): Promise<boolean> {
    return this.#tokens.renew(({ authorization }) => authorization === refused['authorization'])
  }

  close(): void {
    this.#tokens.close()
  }
}

async function requestToken(settings: OAuthSettings, ask: AskTokenServer): Promise<Lease<string>> {
  const { token_url: url, impersonate_url: impersonateUrl, scope } = settings
  const form = await formOf(settings)
  const token = tokenIn(await sendForm(ask, url, form), url)
  if (impersonateUrl === undefined) return token
  return impersonate(ask, impersonateUrl, token.value, scope)
}

/** The form of the token request, by the kind of its secret. */
async function formOf(settings: OAuthSettings): Promise<Record<string, string>> {
  const { assertion_file, audience, service_account_file, scope } = settings
  if (service_account_file !== undefined) {
    const assertion = await signGrant(service_account_file, settings)
    return { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }
  }
  const client = { scope, ...(settings.clientId !== undefined && { client_id: settings.clientId }) }
  if (assertion_file === undefined)
    return { ...client, grant_type: 'client_credentials', client_secret: settings.secret ?? '' }
  const assertion = textIn(assertion_file)
  // RFC 7523, section 2.2.
  if (audience === undefined)
    return {
      ...client,
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    }
  // RFC 8693. With impersonation the scope is that of the second request.
  return {
    ...client,
    ...(settings.impersonate_url !== undefined && { scope: anyGoogleScope }),
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    audience,
    requested_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    subject_token: assertion,
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  }
}

const anyGoogleScope = 'https://www.googleapis.com/auth/cloud-platform'

/** The lifetime of a token if the token server does not return it. */
const usualSeconds = 300
const maxToken = 16_384

function tokenIn(text: string, url: string): Lease<string> {
  const { access_token: token, token_type: type = 'bearer', expires_in: seconds } = membersOf(text)
  const life = Number(seconds)
  const isBearer = String(type).toLowerCase() === 'bearer'
  return leaseOf(url, isBearer ? token : undefined, life > 0 && life < 1e9 ? life : usualSeconds)
}

function leaseOf(url: string, token: unknown, seconds: number): Lease<string> {
  if (typeof token === 'string' && token.length <= maxToken && /^[\x21-\x7e]+$/.test(token))
    return { value: token, lifeMs: seconds * 1000 }
  throw new CredentialError(`${new URL(url).host} answered without an access token`)
}

/** A token of a Google service account, for one that may act as it. */
async function impersonate(
  ask: AskTokenServer,
  url: string,
  token: string,
  scope: string,
): Promise<Lease<string>> {
  const text = await ask(url, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ scope: scope.split(' '), lifetime: '3600s' }),
  })
  const { accessToken, expireTime } = membersOf(text)
  const seconds = (Date.parse(String(expireTime)) - Date.now()) / 1000
  return leaseOf(url, accessToken, seconds > 0 ? seconds : usualSeconds)
}

/** A grant that the key of a Google service account signs: RFC 7523, section 2.1. */
async function signGrant(file: string, { token_url, scope }: OAuthSettings): Promise<string> {
  const { client_email: email, private_key: pem, private_key_id: id } = membersOf(textIn(file))
  if (typeof email !== 'string' || typeof pem !== 'string')
    throw new CredentialError('service_account_file has no client_email and private_key')
  const key = await importPKCS8(pem, 'RS256').catch(() => {
    throw new CredentialError('the private_key in service_account_file cannot be read')
  })
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(typeof id === 'string' && { kid: id }) })
    .setIssuer(email)
    .setAudience(token_url)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key)
}

const maxFileBytes = 64 << 10

/** The text of a file, read each time, as its platform replaces it. */
export function textIn(file: string): string {
  const { text, fault } = readSecretFile(file, { noun: 'token', maxBytes: maxFileBytes })
  if (fault === undefined && text !== '') return text
  throw new CredentialError(`the file ${file} is a file ${fault ?? 'that is empty'}`)
}
