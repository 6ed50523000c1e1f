import {
  createTestClient,
  custom,
  defineChain,
  getAddress,
  keccak256,
  parseAbi,
  parseSignature,
  publicActions,
  stringToHex,
  walletActions,
  type Address,
  type Hex,
} from 'viem'
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'
import { startEdr } from './edr.ts'
import { serveJsonRpc, type RpcFault } from './json-rpc.ts'
import compiled from './TestUSDC.json' with { type: 'json' }
import { inTurn } from './turns.ts'

const tokenAbi = parseAbi([
  'constructor(address to, uint256 amount)',
  'function balanceOf(address account) view returns (uint256)',
  'function transfer(address to, uint256 value) returns (bool)',
  'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
  'function cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
])

/** The signed part of a payment, as version 1 and version 2 send it. */
export type EvmPayload = {
  signature: Hex
  authorization: {
    from: Address
    to: Address
    value: string
    validAfter: string
    validBefore: string
    nonce: Hex
  }
}

export type EvmChain = Awaited<ReturnType<typeof startEvmChain>>

/** The key is made from the words, so it is no secret. */
const keyOf = (words: string): Hex => keccak256(stringToHex(words))

const minterKey = keyOf('tollgate test minter')
const facilitatorKey = keyOf('tollgate test facilitator')
const minter = privateKeyToAccount(minterKey)
const facilitator = privateKeyToAccount(facilitatorKey)
const network = 'eip155:84532' as const
/** Where every public chain has it; facilitators ask it why a payment would fail. */
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
const viemChain = defineChain({
  id: 84_532,
  name: 'local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

/**
 * An EVM chain in this process with the id of Base Sepolia, and a token that is paid with as USDC
 * is.
 */
export async function startEvmChain() {
  const provider = await startEdr(viemChain.id, [minterKey, facilitatorKey])
  // What a chain in this process refuses it refuses again: no retries.
  const transport = custom(provider, { retryCount: 0 })
  const client = createTestClient({
    mode: 'hardhat',
    chain: viemChain,
    transport,
    pollingInterval: 10,
  })
    .extend(publicActions)
    .extend(walletActions)
  const rpc = await serveJsonRpc((method, params) => provider.request({ method, params }))

  await client.setCode({ address: multicall3, bytecode: compiled.multicall as Hex })
  const args = [minter.address, 10n ** 15n] as const
  const deployed = await client.deployContract({
    abi: tokenAbi,
    bytecode: compiled.bytecode as Hex,
    account: minter.address,
    args,
  })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash: deployed })
  if (!contractAddress) throw new Error('the token was not deployed')
  const token = getAddress(contractAddress)
  const contract = { address: token, abi: tokenAbi } as const
  const domain = {
    name: 'USD Coin',
    version: '2',
    chainId: viemChain.id,
    verifyingContract: token,
  } as const
  const wallets = new Map<number, Promise<PrivateKeyAccount>>()
  // The chain takes ten times as long for transactions that come at once.
  const minted = inTurn()

  async function fund(index: number, tokens: bigint): Promise<PrivateKeyAccount> {
    const account = privateKeyToAccount(keyOf(`tollgate test payer ${index}`))
    const args = [account.address, tokens] as const
    if (tokens > 0n)
      await minted(() =>
        client.writeContract({
          ...contract,
          account: minter.address,
          functionName: 'transfer',
          args,
        }),
      )
    return account
  }

  return {
    network,
    /** The name that version 1 has for the network. */
    networkV1: 'base-sepolia',
    rpcUrl: rpc.url,
    /** How often each method of the RPC was asked for. */
    rpcCounts: rpc.counts,
    rpcFault: (fault: RpcFault | null): void => rpc.setFault(fault),
    token,
    tokenName: domain.name,
    tokenVersion: domain.version,
    payTo: privateKeyToAccount(keyOf('tollgate test merchant')).address,
    /** Speaks to the chain without the RPC, so no fault is in its way. */
    client,
    transport,
    facilitator,

    /** The payer of a number, with a thousand dollars by default. */
    wallet(index: number, tokens = 1_000_000_000n): Promise<PrivateKeyAccount> {
      const wallet = wallets.get(index) ?? fund(index, tokens)
      wallets.set(index, wallet)
      return wallet
    },
    balanceOf: (address: Address): Promise<bigint> =>
      client.readContract({ ...contract, functionName: 'balanceOf', args: [address] }),
    /** Every transfer of the token to this address, oldest first. */
    async transfersTo(to: Address): Promise<{ from: Address; value: bigint; transaction: Hex }[]> {
      const logs = await client.getContractEvents({
        ...contract,
        eventName: 'Transfer',
        args: { to },
        fromBlock: 0n,
        strict: true,
      })
      return logs.map(({ args, transactionHash }) => ({
        from: args.from,
        value: args.value,
        transaction: transactionHash,
      }))
    },
    isSpentOrCancelled: (from: Address, nonce: Hex): Promise<boolean> =>
      client.readContract({ ...contract, functionName: 'authorizationState', args: [from, nonce] }),
    /** Moves the money without the facilitator, as anybody who sees the payload can. */
    submit({
      authorization: { from, to, value, validAfter, validBefore, nonce },
      signature,
    }: EvmPayload): Promise<Hex> {
      const { r, s, yParity } = parseSignature(signature)
      const args = [
        from,
        to,
        BigInt(value),
        BigInt(validAfter),
        BigInt(validBefore),
        nonce,
        27 + yParity,
        r,
        s,
      ] as const
      return client.writeContract({
        ...contract,
        account: minter.address,
        functionName: 'transferWithAuthorization',
        args,
      })
    },
    /** Cancels an authorization, as its payer can. */
    async cancel(payer: PrivateKeyAccount, nonce: Hex): Promise<Hex> {
      const signature = await payer.signTypedData({
        domain,
        types: {
          CancelAuthorization: [
            { name: 'authorizer', type: 'address' },
            { name: 'nonce', type: 'bytes32' },
          ],
        },
        primaryType: 'CancelAuthorization',
        message: { authorizer: payer.address, nonce },
      })
      const { r, s, yParity } = parseSignature(signature)
      const args = [payer.address, nonce, 27 + yParity, r, s] as const
      return client.writeContract({
        ...contract,
        account: minter.address,
        functionName: 'cancelAuthorization',
        args,
      })
    },
    /** Epoch seconds, by the newest block. */
    now: async (): Promise<number> => Number((await client.getBlock()).timestamp),
    /** Advances the chain's clock. */
    async increaseTime(seconds: number): Promise<void> {
      await client.increaseTime({ seconds })
      await client.mine({ blocks: 1 })
    },
    /**
     * Whether each transaction is mined at once. Pending ones are mined when this is turned on
     * again.
     */
    async setMining(on: boolean): Promise<void> {
      await client.setAutomine(on)
      if (on) await client.mine({ blocks: 1 })
    },
    stop: (): Promise<void> => rpc.stop(),
  }
}
