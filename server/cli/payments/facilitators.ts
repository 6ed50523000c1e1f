import type { LoadedConfig } from '../../config/load.ts'
import { proxyFor } from '../../config/proxies.ts'
import {
  createFacilitator,
  type ConnectedFacilitator,
} from '../../payments/facilitator/facilitator.ts'

/** The support of a network by its facilitator, queried now. */
export type NetworkCheck = {
  network: string
  ok: boolean
  /** Whether it has a catalogue of paid resources. */
  catalogue: boolean
  detail: string
}

/** The configured facilitators after their query; close them at the end. */
export type QueriedFacilitators = {
  of(network: string): ConnectedFacilitator | undefined
  checks: NetworkCheck[]
  close(): Promise<void>
}

/** Queries which networks each facilitator supports; sends no payments. */
export async function queryFacilitators({
  config,
  secrets,
}: LoadedConfig): Promise<QueriedFacilitators> {
  const { networks, verify_ms: verifyMs, settle_ms: settleMs } = config.payments
  const byNetwork = new Map(
    Object.entries(networks).map(([network, { facilitator: url }]) => {
      const key = () => secrets.facilitatorKeys.get(network)
      const proxy = proxyFor(secrets.proxies, url)
      const options = { url, key, proxy, verifyMs, settleMs, observe: () => {}, sandbox: false }
      return [network, createFacilitator(options)] as const
    }),
  )
  await Promise.all([...byNetwork.values()].map(({ heard }) => heard))
  return {
    of: (network) => byNetwork.get(network),
    checks: [...byNetwork].map(([network, facilitator]) => checkOf(network, facilitator)),
    async close() {
      await Promise.all([...byNetwork.values()].map((facilitator) => facilitator.close()))
    },
  }
}

function checkOf(network: string, facilitator: ConnectedFacilitator): NetworkCheck {
  const catalogue = facilitator.hasCatalogue() === true
  const fault = facilitator.fault() ?? facilitator.missing(network)
  if (fault !== undefined) return { network, ok: false, catalogue, detail: fault }
  const versions = facilitator.supports(network)?.versions.join(' and ') ?? ''
  const listed = catalogue ? 'has a catalogue of paid resources' : 'declares no catalogue'
  return { network, ok: true, catalogue, detail: `supports x402 version ${versions}; ${listed}` }
}
