import type { LoadedConfig } from '../../config/load.ts'
import {
  createFacilitator,
  type ConnectedFacilitator,
} from '../../payments/facilitator/facilitator.ts'

/** What a facilitator says of a network when it is asked now. */
export type NetworkCheck = {
  network: string
  ok: boolean
  /** Whether it keeps a catalogue of what is paid for. */
  catalogue: boolean
  detail: string
}

/** The facilitators of a configuration, which have answered or failed to; close them at the end. */
export type AskedFacilitators = {
  of(network: string): ConnectedFacilitator | undefined
  checks: NetworkCheck[]
  close(): Promise<void>
}

/** Asks the facilitator of each network what it serves; none is asked for a payment. */
export async function askFacilitators({
  config,
  secrets,
}: LoadedConfig): Promise<AskedFacilitators> {
  const { networks, verify_ms: verifyMs, settle_ms: settleMs } = config.payments
  const byNetwork = new Map(
    Object.entries(networks).map(([network, { facilitator: url }]) => {
      const key = () => secrets.facilitatorKeys.get(network)
      const options = { url, key, verifyMs, settleMs, observe: () => {}, sandbox: false }
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
  const listed = catalogue
    ? 'keeps a catalogue of what is paid for'
    : 'does not say that it keeps a catalogue'
  return { network, ok: true, catalogue, detail: `serves x402 version ${versions}; ${listed}` }
}
