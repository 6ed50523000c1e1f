import type { CredentialSettings } from '../../../config/credentials.ts'
import { AwsCredential } from './aws.ts'
import type { UpstreamCredential } from './credential.ts'
import { FileKey, fixedKey } from './key.ts'
import { KeyRing } from './key-ring.ts'
import { OAuthCredential } from './oauth.ts'
import { tokenServers, type ProxyOf } from './token-server.ts'

/** Receives why a credential has no new secret, or that it has one again. */
export type ReportCredential = (source: string, fault: string | undefined) => void

/** Creates the credential of an upstream; it is to be closed. */
export function createCredential(
  settings: CredentialSettings,
  proxyOf: ProxyOf,
  report: ReportCredential = () => {},
): UpstreamCredential {
  const { source } = settings
  const reportFault = (fault: string | undefined) => report(source, fault)
  if ('token_url' in settings)
    return new OAuthCredential(settings, reportFault, tokenServers(proxyOf))
  if ('region' in settings) return new AwsCredential(settings, reportFault, tokenServers(proxyOf))
  const { key, auth, file, keys } = settings
  if (keys) return new KeyRing(source, auth, keys)
  return file === undefined ? fixedKey(source, key, auth) : new FileKey(source, file, key, auth)
}

/** The credentials of all upstreams. They outlive a reload of the configuration. */
export class Credentials {
  readonly #entries = new Map<string, UpstreamCredential>()
  readonly #proxyOf: ProxyOf
  readonly #report: ReportCredential

  /** `proxyOf` is called for each request, since a reload may change the proxy. */
  constructor(proxyOf: ProxyOf, report: ReportCredential = () => {}) {
    this.#proxyOf = proxyOf
    this.#report = report
  }

  /** The credential with these settings. */
  of(settings: CredentialSettings): UpstreamCredential {
    const id = JSON.stringify(settings)
    const credential =
      this.#entries.get(id) ?? createCredential(settings, this.#proxyOf, this.#report)
    this.#entries.set(id, credential)
    return credential
  }

  /** Closes all but these. */
  keepOnly(used: ReadonlySet<UpstreamCredential | undefined>): void {
    for (const [id, credential] of this.#entries) {
      if (used.has(credential)) continue
      this.#entries.delete(id)
      credential.close()
    }
  }

  close(): void {
    this.keepOnly(new Set())
  }
}
