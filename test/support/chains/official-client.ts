import { generateKeyPairSigner } from '@solana/kit'
import { decodePaymentResponseHeader } from '@x402/core/http'
import { x402HTTPClient } from '@x402/core/client'
import type { PaymentRequired, SettleResponse } from '@x402/core/types'
import type { ClientEvmSigner } from '@x402/evm'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { ExactEvmSchemeV1 } from '@x402/evm/exact/v1/client'
import type { ClientSvmSigner } from '@x402/svm'
import { ExactSvmScheme } from '@x402/svm/exact/client'
import { ExactSvmSchemeV1 } from '@x402/svm/exact/v1/client'
import { wrapFetchWithPayment, x402Client } from '@x402/fetch'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

export type OfficialWallet = {
  evm?: ClientEvmSigner
  solana?: ClientSvmSigner
  /** Of the local Solana chain. */
  rpcUrl?: string
  /** The version of x402, 2 by default. A client of version 1 knows only version 1. */
  version?: 1 | 2
}

/** A wallet that nobody ever had before, and that has nothing. */
export const newWallet = async (
  kind: 'EVM' | 'Solana',
  rpcUrl: string,
  version: 1 | 2 = 2,
): Promise<OfficialWallet> =>
  kind === 'EVM'
    ? { evm: privateKeyToAccount(generatePrivateKey()), version }
    : { solana: await generateKeyPairSigner(), rpcUrl, version }

function client({ evm, solana, rpcUrl, version = 2 }: OfficialWallet): x402Client {
  const config = rpcUrl === undefined ? {} : { rpcUrl }
  // The library asks to confirm what it does not know as a stablecoin.
  const client = new x402Client().setSpendControls(false)
  if (version === 2) {
    if (evm) client.register('eip155:*', new ExactEvmScheme(evm))
    if (solana) client.register('solana:*', new ExactSvmScheme(solana, config))
    return client
  }
  if (evm) client.registerV1('base-sepolia', new ExactEvmSchemeV1(evm))
  if (solana) client.registerV1('solana-devnet', new ExactSvmSchemeV1(solana, config))
  return client
}

/** Clients of version 1 have never heard of the header, and read the body. */
function withoutRequiredHeader(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete('payment-required')
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers,
  })
}

/** The official paying client; `base` carries its requests. */
export function officialFetch(
  wallet: OfficialWallet,
  base: typeof fetch = fetch,
): ReturnType<typeof wrapFetchWithPayment> {
  const carried: typeof fetch =
    wallet.version === 1
      ? async (input, init) => withoutRequiredHeader(await base(input, init))
      : base
  return wrapFetchWithPayment(carried, client(wallet))
}

/** The header with which the official client pays for what a 402 asks. Reads the body. */
export async function sign(
  response: Response,
  wallet: OfficialWallet,
): Promise<{ name: string; value: string }> {
  const answer = wallet.version === 1 ? withoutRequiredHeader(response) : response
  const http = new x402HTTPClient(client(wallet))
  return signRequired(
    http.getPaymentRequiredResponse((name) => answer.headers.get(name), await answer.json()),
    wallet,
  )
}

/** The same, from terms that a server may never have offered. */
export async function signRequired(
  required: PaymentRequired,
  wallet: OfficialWallet,
): Promise<{ name: string; value: string }> {
  const http = new x402HTTPClient(client(wallet))
  const headers = http.encodePaymentSignatureHeader(await http.createPaymentPayload(required))
  const [header] = Object.entries(headers)
  if (!header) throw new Error('the client wrote no payment')
  return { name: header[0], value: header[1] }
}

/** What a PAYMENT-RESPONSE or X-PAYMENT-RESPONSE header says. */
export const decodeReceipt = (header: string | null): SettleResponse =>
  decodePaymentResponseHeader(header ?? '')
