import { resolve } from 'node:path'
import type { OutletSettings } from '../config/outlets.ts'
import { awsSettings } from '../config/credentials.ts'
import { proxyFor } from '../config/proxies.ts'
import { Outlets, type NamedOutlet } from '../operator/outlets/outlets.ts'
import type { OpenSink } from '../operator/outlets/handlers.ts'
import type { Sink } from '../operator/outlets/sink.ts'
import { createCredential } from '../gateway/upstream/credentials/credentials.ts'
import { kafkaSink } from '../operator/outlets/kafka.ts'
import { otlpSink } from '../operator/outlets/otlp.ts'
import { s3Sink } from '../operator/outlets/s3.ts'
import { webhookSink } from '../operator/outlets/webhook.ts'
import { newId } from '../store/id.ts'
import type { ServiceParts } from './parts/service-parts.ts'

const dayMs = 24 * 3_600_000

/** Starts the outlets of the configuration, and those of later ones. */
export function startOutlets(parts: ServiceParts): Outlets {
  const { store, observe, closers, onReload } = parts
  const outlets = new Outlets({ store, observe, owner: newId() })
  const use = () => outlets.use(Object.entries(parts.current.config.outlets).map(outletOf(parts)))
  use()
  onReload.push(use)
  closers.defer(() => outlets.close())
  return outlets
}

/** Opens the way out of an outlet of the configuration in effect. */
export const sinksOf =
  (parts: ServiceParts): OpenSink =>
  (name) => {
    const { config, loaded } = parts.current
    const settings = Object.hasOwn(config.outlets, name) ? config.outlets[name] : undefined
    return settings && openSink(parts, name, settings, loaded.secrets.outlets.get(name) ?? {})
  }

const outletOf =
  (parts: ServiceParts) =>
  ([name, settings]: [string, OutletSettings]): NamedOutlet => {
    const { events, groups, keep_days } = settings
    const secrets = parts.current.loaded.secrets.outlets.get(name) ?? {}
    return {
      name,
      // With a changed secret too, the outlet starts again.
      id: JSON.stringify([settings, secrets]),
      filter: { events, groups },
      keepMs: keep_days * dayMs,
      openSink: () => openSink(parts, name, settings, secrets),
    }
  }

function openSink(
  parts: ServiceParts,
  name: string,
  { webhook, s3, otlp, kafka }: OutletSettings,
  secrets: Readonly<Record<string, string>>,
): Sink {
  const proxyOf = (url: string) => proxyFor(parts.current.loaded.secrets.proxies, url)
  if (webhook) return webhookSink({ url: webhook.url, secret: secrets['webhook'] ?? '', proxyOf })
  if (otlp) return otlpSink({ url: otlp.url, authorization: secrets['authorization'], proxyOf })
  const { cwd } = parts.current.loaded
  if (kafka) {
    const { ca_file: ca, sasl, ...settings } = kafka
    const user = sasl && { mechanism: sasl.mechanism, username: sasl.username }
    const caFile = ca === undefined ? undefined : resolve(cwd, ca)
    return kafkaSink({ ...settings, caFile, sasl: user, password: secrets['password'] })
  }
  const aws = s3 && awsSettings(s3.sigv4, (variable) => secrets[variable], cwd)
  if (s3 && aws) {
    const credential = createCredential({ ...aws, service: 's3' }, proxyOf)
    return s3Sink({ name, url: s3.url, collectMs: 1000 * s3.every_s, credential, proxyOf })
  }
  throw new Error('the checks of the configuration let no outlet through without a way to send')
}
