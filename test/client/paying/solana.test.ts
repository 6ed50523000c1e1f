import {
  generateKeyPairSigner,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPayingFetch } from '../../../client/paying.ts'
import {
  base64,
  caps,
  errorOf,
  fromBase64,
  hello,
  offer,
  required,
  requiredV1,
  retry,
  startServer,
  solanaRpc,
} from './seller.ts'

afterEach(() => vi.useRealTimers())

describe('on Solana', () => {
  const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const coin = '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU'
  const payTo = '2wKupLR9q6wXYppw8Gr2NvWxKBUqm4PPJKkQfoxHDBg4'
  const feePayer = 'EwWqGE4ZFKLofuestmU4LDdK7XM1N4ALgdZccwYugwGd'
  const solanaOffer = (extra: Record<string, unknown> = {}) =>
    offer({ network: devnet, asset: coin, payTo, extra: { feePayer, ...extra } })

  async function solanaClient(options: Parameters<typeof solanaRpc>[0] = {}) {
    const keys = await generateKeyPairSigner()
    const signed: unknown[] = []
    const signer: typeof keys = {
      ...keys,
      signTransactions: (transactions, config) => (
        signed.push(transactions),
        keys.signTransactions(transactions, config)
      ),
    }
    const { rpcUrl, state } = await solanaRpc(options)
    const pay = createPayingFetch({
      signers: { solana: { signer, rpcUrl } },
      caps: { perPayment: '0.001', perPurchase: '0.002' },
      networks: [devnet],
      recipients: [payTo],
      retry,
    })
    return { pay, signed, state, payer: keys.address }
  }

  /** Takes every payment but the first few, which it refuses. */
  const solanaShop = (offer: Record<string, unknown>, { refusals = 0, versions = [2] } = {}) =>
    startServer(({ res, payment }) => {
      if (payment === undefined || refusals-- > 0) {
        return void res
          .writeHead(402, versions.includes(2) ? required([offer]) : {})
          .end(requiredV1([offer], 'solana-devnet'))
      }
      const { transaction } = fromBase64(payment)['payload'] as { transaction: string }
      const payer = messageOf(transaction).staticAccounts[1]
      res
        .writeHead(200, {
          'PAYMENT-RESPONSE': base64({ success: true, transaction: '5J7', network: devnet, payer }),
        })
        .end('{}')
    })

  function messageOf(transaction: string) {
    const message = getCompiledTransactionMessageDecoder().decode(
      getTransactionDecoder().decode(getBase64Encoder().encode(transaction)).messageBytes,
    )
    if (message.version !== 0) throw new Error('expected a message of version 0')
    return message
  }

  test.each([[2], [1]])(
    'pays by a transfer of the coin, in version %i, whose fee another bears',
    async (version) => {
      const { url, paid } = await solanaShop(solanaOffer(), { versions: [version] })
      const { pay, signed, payer } = await solanaClient()
      expect((await pay(url, hello)).status).toBe(200)
      const { payload, x402Version } = fromBase64(paid[0] ?? '') as {
        payload: { transaction: string }
        x402Version: number
      }
      const { staticAccounts } = messageOf(payload.transaction)
      expect([
        x402Version,
        staticAccounts.slice(0, 2),
        staticAccounts.includes(coin as typeof payer),
      ]).toEqual([version, [feePayer, payer], true])
      expect([paid.length, signed.length]).toEqual([1, 1])
    },
  )

  test('never uses a blockhash that the server tells', async () => {
    const blockhash = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
    const { url, paid } = await solanaShop(
      solanaOffer({ recentBlockhash: blockhash, lastValidBlockHeight: '150' }),
    )
    const { pay, state } = await solanaClient()
    expect((await pay(url, hello)).status).toBe(200)
    const { payload, accepted } = fromBase64(paid[0] ?? '') as {
      payload: { transaction: string }
      accepted: { extra: unknown }
    }
    expect(messageOf(payload.transaction).lifetimeToken).toBe(state.validBlockhashes[0])
    expect(accepted.extra).toEqual({
      feePayer,
      recentBlockhash: blockhash,
      lastValidBlockHeight: '150',
    })
  })

  test('signs nothing that would make the payer bear the fee, or whose coin counts otherwise', async () => {
    const other = await solanaClient({ decimals: 9 })
    expect(await errorOf(other.pay((await solanaShop(solanaOffer())).url, hello))).toMatchObject({
      code: 'signing_failed',
    })
    const { pay, signed, payer } = await solanaClient()
    expect(
      await errorOf(pay((await solanaShop(solanaOffer({ feePayer: payer }))).url, hello)),
    ).toMatchObject({ code: 'signing_failed' })
    for (const extra of [
      { feePayer: undefined },
      { feePayer: 'nobody' },
      { memo: 'x'.repeat(257) },
      { memo: 7 },
      { paymentFlow: 'escrow' },
    ]) {
      expect(await errorOf(pay((await solanaShop(solanaOffer(extra))).url, hello))).toMatchObject({
        code: 'no_acceptable_offer',
      })
    }
    expect([signed, other.signed]).toEqual([[], []])
  })

  test('signs anew only when the chain no longer knows the blockhash', async () => {
    const { url, paid } = await solanaShop(solanaOffer(), { refusals: 9 })
    const { pay, signed, state } = await solanaClient()
    expect(await errorOf(pay(url, hello))).toMatchObject({ code: 'payment_refused' })
    const blockhashes = state.validBlockhashes.splice(0)
    expect(await errorOf(pay(url, hello)), 'the RPC is behind').toMatchObject({
      code: 'payment_refused',
    })
    state.validBlockhashes.push(...blockhashes)
    vi.setSystemTime(Date.now() + 61_000)
    expect(await errorOf(pay(url, hello)), 'the chain is slow').toMatchObject({
      code: 'payment_refused',
    })
    expect(signed).toHaveLength(1)
    state.validBlockhashes = ['4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM']
    expect((await pay(url, hello)).status).toBe(200)
    expect([signed.length, new Set(paid).size]).toEqual([2, 2])
  })

  test('a signer without its RPC, and an RPC that fails, sign nothing', async () => {
    const signer = await generateKeyPairSigner()
    const pay = createPayingFetch({
      signers: { solana: { signer, rpcUrl: 'http://127.0.0.1:1' } },
      caps,
      networks: [devnet],
      recipients: 'any',
      retry,
    })
    expect(await errorOf(pay((await solanaShop(solanaOffer())).url, hello))).toMatchObject({
      code: 'signing_failed',
    })
  })
})
