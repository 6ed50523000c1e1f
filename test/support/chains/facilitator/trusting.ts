import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Config } from '../../../../server/config/load.ts'
import { v1Name } from '../../../../server/payments/networks.ts'
import { sendJson, startToolServer, type ToolServer } from '../../upstreams/tool-server.ts'

type TrustedRequest = {
  paymentPayload: { payload: { authorization?: { from: string } } }
  paymentRequirements: { network: string }
}

export type TrustingFacilitator = ToolServer & { networks: Config['payments']['networks'] }

export const evmNetwork = 'eip155:84532'
const solanaNetwork = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const feePayer = '2wKupLR9q6wXYppw8Gr2NvWxKBUqm4PPJKkQfoxHDBg4'

const kinds = [evmNetwork, solanaNetwork]
  .flatMap((network) => [
    { x402Version: 2, network },
    { x402Version: 1, network: v1Name(network) },
  ])
  .map((kind) => ({ ...kind, scheme: 'exact', extra: { feePayer } }))

/**
 * A facilitator without a chain, which accepts every payment on EVM. `instead` may answer first,
 * and then returns true.
 */
export async function startTrustingFacilitator(
  instead: (path: string, res: ServerResponse) => boolean = () => false,
): Promise<TrustingFacilitator> {
  const server = await startToolServer((req, res) => {
    const path = req.url ?? ''
    if (instead(path, res)) return
    if (path === '/supported') return sendJson(res, { kinds, signers: { 'solana:*': [feePayer] } })
    const { paymentPayload, paymentRequirements } = JSON.parse(
      server.requests.at(-1)?.body ?? '',
    ) as TrustedRequest // as the facilitator's contract has it
    const payer = paymentPayload.payload.authorization?.from
    if (path === '/verify') return sendJson(res, { isValid: true, payer })
    sendJson(res, {
      success: true,
      transaction: `0x${'7f'.repeat(32)}`,
      network: paymentRequirements.network,
      payer,
    })
  })
  const facilitator = server.origin
  return {
    ...server,
    networks: {
      [evmNetwork]: {
        path: 'evm',
        pay_to: '0x209693Bc6afc0C5328bA36FaF03C514EF312287C',
        asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
        asset_name: 'USDC',
        asset_version: '2',
        decimals: 6,
        facilitator,
      },
      [solanaNetwork]: {
        path: 'solana',
        pay_to: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
        asset: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU',
        decimals: 6,
        facilitator,
      },
    },
  }
}

/** A payment that this facilitator takes, in the version of x402 of its header. */
export function trustedPayment(
  accepted: { payTo: string; amount: string },
  signature: string,
  header = 'payment-signature',
) {
  const authorization = {
    from: `0x${randomBytes(20).toString('hex')}`,
    to: accepted.payTo,
    value: accepted.amount,
    validAfter: '0',
    validBefore: String(Math.floor(Date.now() / 1000) + 90),
    nonce: `0x${randomBytes(32).toString('hex')}`,
  }
  const payload = { signature: `0x${signature}`, authorization }
  return header === 'x-payment'
    ? { x402Version: 1, scheme: 'exact', network: 'base-sepolia', payload }
    : { x402Version: 2, accepted, payload }
}
