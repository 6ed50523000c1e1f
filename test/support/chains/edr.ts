import {
  ContractDecoder,
  EdrContext,
  L1_CHAIN_TYPE,
  MineOrdering,
  OSAKA,
  l1GenesisState,
  l1HardforkFromString,
  l1ProviderFactory,
} from '@nomicfoundation/edr'
import { hexToBytes, type Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { RpcError } from './json-rpc.ts'

/** An Ethereum node in this process, by EIP-1193. */
export type EthereumProvider = {
  request(call: { method: string; params?: unknown }): Promise<unknown>
}

const blockGasLimit = 60_000_000n
/** The most gas of a transaction, by EIP-7825. */
const transactionGasLimit = 16_777_216n

type Fault = { code: number; message: string; data?: { data?: unknown } }
type Answer = { result?: unknown; error?: Fault }

// A process may have one only.
let registered: Promise<EdrContext> | undefined

async function createContext(): Promise<EdrContext> {
  const context = new EdrContext()
  await context.registerProviderFactory(L1_CHAIN_TYPE, l1ProviderFactory())
  return context
}

/**
 * EDR, the engine of Hardhat, without Hardhat. It mines each transaction at once, and signs for the
 * accounts of these keys, which have a million ether each.
 */
export async function startEdr(chainId: number, keys: readonly Hex[]): Promise<EthereumProvider> {
  const context = await (registered ??= createContext())
  const provider = await context.createProvider(
    L1_CHAIN_TYPE,
    { ...settings, chainId: BigInt(chainId), networkId: BigInt(chainId), ...accountsOf(keys) },
    { enable: false, decodeConsoleLogInputsCallback: () => [], printLineCallback: () => {} },
    { subscriptionCallback: () => {} },
    new ContractDecoder(),
  )
  let lastId = 0
  return {
    async request({ method, params = [] }) {
      const call = JSON.stringify({ jsonrpc: '2.0', id: ++lastId, method, params })
      const { data } = await provider.handleRequest(call)
      const answer = (typeof data === 'string' ? JSON.parse(data) : data) as Answer
      const { error, result } = answer
      if (error !== undefined) throw rpcErrorOf(error)
      return result
    },
  }
}

/** As nodes of public chains answer: a revert has the code 3, and what the contract returned. */
function rpcErrorOf({ code, message, data }: Fault): RpcError {
  return typeof data?.data === 'string'
    ? new RpcError(3, message, data.data)
    : new RpcError(code, message, data)
}

const settings = {
  // Otherwise each block is a second later than the last, and the chain's time runs ahead of ours.
  allowBlocksWithSameTimestamp: true,
  allowUnlimitedContractSize: false,
  bailOnCallFailure: true,
  bailOnTransactionFailure: true,
  coinbase: hexToBytes('0xc014ba5ec014ba5ec014ba5ec014ba5ec014ba5e'),
  defaultTransactionGasLimit: transactionGasLimit,
  hardfork: OSAKA,
  minGasPrice: 0n,
  mining: { autoMine: true, blockGasLimit, memPool: { order: MineOrdering.Priority } },
  network: { genesisBlockGasLimit: blockGasLimit },
  observability: {},
  precompileOverrides: [],
}

function accountsOf(keys: readonly Hex[]) {
  const owned = keys.map((key) => ({
    address: hexToBytes(privateKeyToAddress(key)),
    balance: 10n ** 24n,
    code: new Uint8Array(),
  }))
  return {
    genesisState: [...l1GenesisState(l1HardforkFromString(OSAKA)), ...owned],
    ownedAccounts: [...keys],
  }
}
