import { expect, onTestFinished, test } from 'vitest'
import { openEvmChain } from '../../../server/payments/evm/chain.ts'
import { startEvmChain } from '../../support/chains/evm.ts'
import { startProxiedChain } from './solana/proxied-chain.ts'

test('reads the balance of a payer on EVM, once in ten seconds', async () => {
  const chain = await startEvmChain()
  onTestFinished(chain.stop)
  const open = (network: string = chain.network, rpcUrl = chain.rpcUrl) =>
    openEvmChain({ rpcUrl, network })
  const opened = await open()
  const balanceOf = async (wallet: number, tokens: bigint, of = opened) => {
    const { address: from } = await chain.wallet(wallet, tokens)
    return of.balanceOf({ authorization: { from } }, chain.token)
  }
  expect([await balanceOf(71, 1234n), await balanceOf(72, 0n)]).toEqual([1234n, 0n])
  const asked = chain.rpcCounts['eth_call']
  expect([await balanceOf(71, 1234n), await balanceOf(72, 0n)]).toEqual([1234n, 0n])
  expect(chain.rpcCounts['eth_call']).toBe(asked)
  const elsewhere = await balanceOf(71, 1234n, await open('eip155:1'))
  expect(elsewhere, 'by an RPC of another chain').toBeUndefined()
  const gone = await open(chain.network, 'http://127.0.0.1:1')
  expect(await balanceOf(71, 1234n, gone), 'without an RPC').toBeUndefined()
})

test('reads the balance of the account that is paid from on Solana, once in ten seconds', async () => {
  const solana = await startProxiedChain()
  onTestFinished(() => solana.stop())
  const opened = await solana.open()
  const balanceOf = async (wallet: number, tokens: bigint, of = opened) => {
    const by = await solana.chain.wallet(wallet, tokens)
    return of.balanceOf({ ...(await solana.sign({ by })) }, solana.chain.mint)
  }
  expect([await balanceOf(71, 1234n), await balanceOf(72, 0n)]).toEqual([1234n, 0n])
  const asked = solana.proxy.counts['getAccountInfo']
  expect([await balanceOf(71, 1234n), await balanceOf(72, 0n)]).toEqual([1234n, 0n])
  expect(solana.proxy.counts['getAccountInfo']).toBe(asked)
  const gone = await solana.open({ rpcUrl: 'http://127.0.0.1:1' })
  expect(await balanceOf(71, 1234n, gone), 'without an RPC').toBeUndefined()
})
