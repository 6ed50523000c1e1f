import { createHash, randomBytes } from 'node:crypto'
import { privateKeyToAccount } from 'viem/accounts'

/** The test network and token of the payments; nothing of value is paid. */
export const coin = {
  network: 'eip155:84532',
  asset: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
  name: 'USDC',
  version: '2',
  payTo: '0x209693Bc6afc0C5328bA36FaF03C514EF312287C',
} as const
/** The network in the configuration, with this facilitator. */
export const networkOf = (facilitator: string) => ({
  path: 'evm',
  pay_to: coin.payTo,
  asset: coin.asset,
  asset_name: coin.name,
  asset_version: coin.version,
  decimals: 6,
  facilitator,
})

/** Of a call of EchoAgent's `echo`, 0.001 USD, in the coin's smallest unit. */
const amount = '1000'

const types = {
  TransferWithAuthorization: [
    { name: 'from', type: 'address' },
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'validAfter', type: 'uint256' },
    { name: 'validBefore', type: 'uint256' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const

/**
 * So many payments, each by a payer of its own unless there are fewer; as PAYMENT-SIGNATURE
 * headers.
 */
export async function signPayments(count: number, payers = count): Promise<string[]> {
  const accounts = Array.from({ length: payers }, (_, payer) =>
    privateKeyToAccount(`0x${createHash('sha256').update(`bench payer ${payer}`).digest('hex')}`),
  )
  const headers: string[] = []
  while (headers.length < count) {
    const account = accounts[headers.length % payers]
    if (!account) throw new Error('there is nobody to pay')
    headers.push(await sign(account))
  }
  return headers
}

async function sign(account: ReturnType<typeof privateKeyToAccount>): Promise<string> {
  const { network, asset, name, version, payTo } = coin
  const seconds = Math.floor(Date.now() / 1000)
  const [validAfter, validBefore, nonce] = [
    seconds - 600,
    seconds + 3600,
    `0x${randomBytes(32).toString('hex')}` as const,
  ]
  const domain = { name, version, chainId: Number(network.split(':')[1]), verifyingContract: asset }
  const message = {
    from: account.address,
    to: payTo,
    value: BigInt(amount),
    validAfter: BigInt(validAfter),
    validBefore: BigInt(validBefore),
    nonce,
  }
  const signature = await account.signTypedData({
    domain,
    types,
    primaryType: 'TransferWithAuthorization',
    message,
  })
  const authorization = {
    from: account.address,
    to: payTo,
    value: amount,
    validAfter: String(validAfter),
    validBefore: String(validBefore),
    nonce,
  }
  const accepted = {
    scheme: 'exact',
    network,
    asset,
    amount,
    payTo,
    maxTimeoutSeconds: 120,
    extra: { name, version },
  }
  return Buffer.from(
    JSON.stringify({ x402Version: 2, accepted, payload: { signature, authorization } }),
  ).toString('base64')
}
