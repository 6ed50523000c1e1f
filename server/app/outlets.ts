import type { OutletSettings } from '../config/outlets.ts'
import { proxyFor } from '../config/proxies.ts'
import { Outlets, type NamedOutlet } from '../operator/outlets/outlets.ts'
import type { OpenSink } from '../operator/outlets/handlers.ts'
import type { Sink } from '../operator/outlets/sink.ts'
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
    return settings && openSink(parts, settings, loaded.secrets.outlets.get(name) ?? {})
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
      openSink: () => openSink(parts, settings, secrets),
    }
  }

function openSink(
  parts: ServiceParts,
  { webhook }: OutletSettings,
  secrets: Readonly<Record<string, string>>,
): Sink {
  const proxyOf = (url: string) => proxyFor(parts.current.loaded.secrets.proxies, url)
  if (webhook) return webhookSink({ url: webhook.url, secret: secrets['webhook'] ?? '', proxyOf })
  throw new Error('the checks of the configuration let no outlet through without a way to send')
}
