import { decodePaymentRequiredHeader } from '@x402/core/http'
import { createPayingFetch, type EvmSigner } from '../../../client/paying.ts'
import { after } from '../../support/chains/facilitator/faults.ts'
import { decodeReceipt } from '../../support/chains/official-client.ts'
import { startLocalSeller, type LocalSeller } from './local-seller.ts'
import { startReport } from './report.ts'

// A paid call on a real chain in this process, step by step. Exits with 0 only when every claim
// holds.

const { step, show, holds, end } = startReport((line) => console.log(line))
const localSeller = await startLocalSeller()
try {
  await tell(localSeller)
} finally {
  await localSeller.close()
}
process.exitCode = end()

async function tell({ chain, line, toolUrl }: LocalSeller): Promise<void> {
  const { network, token, tokenName: name, tokenVersion: version, payTo } = chain
  const wallet = await chain.wallet(1, 10_000_000n)
  const body = JSON.stringify({ text: 'hello', times: 2, uppercase: true })
  const order = { method: 'POST', headers: { 'content-type': 'application/json' }, body }

  step('Balances before, on a local chain with a token like USDC')
  const before = await balances()

  step('A call without payment')
  const unpaid = await fetch(toolUrl, order)
  const [terms] = decodePaymentRequiredHeader(unpaid.headers.get('payment-required') ?? '').accepts
  holds(
    `POST ${new URL(toolUrl).pathname} answers 402 with its terms`,
    unpaid.status === 402 && terms?.network === network,
  )
  show({
    price: `${terms?.amount ?? '?'} units, that is ${dollars(BigInt(terms?.amount ?? 0))}`,
    token: `${name} at ${terms?.asset ?? '?'}`,
    network: terms?.network ?? '?',
    'pay to': terms?.payTo ?? '?',
    within: `${terms?.maxTimeoutSeconds ?? '?'} s`,
  })

  step('The same call by the paying client, which may spend 0.01 USD')
  const signed: Parameters<EvmSigner['signTypedData']>[0][] = []
  const requests: { header: string; status: number; text: string }[] = []
  const signer: EvmSigner = {
    address: wallet.address,
    async signTypedData(data) {
      signed.push(data)
      // Our client types less of it than viem.
      return wallet.signTypedData(data as Parameters<typeof wallet.signTypedData>[0])
    },
  }
  const watched: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init)
    requests.push({
      header: new Headers(init?.headers).get('payment-signature') ?? '',
      status: answer.status,
      text: await answer.clone().text(),
    })
    return answer
  }
  const pay = createPayingFetch({
    signers: { evm: signer },
    networks: [network],
    recipients: [payTo],
    assets: { [network]: { address: token, decimals: 6, name, version } },
    caps: { perPayment: '0.01', perPurchase: '0.01' },
    fetch: watched,
  })
  const paid = await pay(toolUrl, order)
  const answer = await paid.text()
  const { primaryType, message }: { primaryType: string; message: Record<string, unknown> } =
    signed[0] ?? { primaryType: 'nothing', message: {} }
  const ends = new Date(Number(message['validBefore'] ?? 0) * 1000).toISOString()
  show({
    signed: primaryType,
    ...Object.fromEntries(
      ['from', 'to', 'value', 'nonce'].map((field) => [`  ${field}`, String(message[field])]),
    ),
    '  until': ends,
  })
  const receipt = decodeReceipt(paid.headers.get('payment-response'))
  show({ answer: `${paid.status} ${answer}`, receipt: `transaction ${receipt.transaction}` })
  holds(
    'one signature, of exactly the price and to the seller',
    signed.length === 1 &&
      message['value'] === BigInt(terms?.amount ?? 0) &&
      message['to'] === payTo,
  )
  holds('the answer is there', paid.status === 200 && answer.includes('HELLO HELLO'))
  const { status } = await chain.client.getTransactionReceipt({
    hash: receipt.transaction as `0x${string}`,
  }) // by the rules of this network
  holds(
    'the transaction of the receipt is on the chain, and succeeded',
    receipt.success && status === 'success',
  )

  step('Balances after')
  const afterwards = await balances()
  holds('exactly the price has moved', isMoved(before, afterwards, 1000n))

  step('The very same payment once more')
  const header = requests.at(-1)?.header ?? ''
  const again = await fetch(toolUrl, {
    ...order,
    headers: { ...order.headers, 'payment-signature': header },
  })
  holds(
    'the same answer, which the server calls a replay',
    again.status === 200 &&
      (await again.text()) === answer &&
      again.headers.get('idempotent-replayed') === 'true',
  )
  holds(
    'and the same receipt: the tool did not run again, and nothing was charged',
    decodeReceipt(again.headers.get('payment-response')).transaction === receipt.transaction &&
      isMoved(afterwards, await read(), 0n),
  )
  const other = await fetch(toolUrl, {
    ...order,
    headers: { ...order.headers, 'payment-signature': header },
    body: '{"text":"something else"}',
  })
  holds('for another request it is refused with 409', other.status === 409)

  step(
    'A second call, whose settlement reaches the chain, but whose outcome never reaches the server',
  )
  line.next('settle', after.drops)
  requests.length = 0
  const recovered = await pay(toolUrl, { ...order, body: '{"text":"not lost"}' })
  const [unknown, ...later] = requests.filter(({ header: one }) => one !== '')
  show({ answers: requests.map(({ status: one }) => one).join(', then ') })
  holds(
    '503 says: retry with the same payment, do not sign a new one',
    unknown?.status === 503 &&
      unknown.text.includes('retry with the same payment, do not sign a new one'),
  )
  holds(
    'the client sends the same payment again, without another signature',
    signed.length === 2 &&
      later.length > 0 &&
      later.every(({ header: one }) => one === unknown?.header),
  )
  holds(
    'the server finds the transaction on the chain, and the answer is there',
    recovered.status === 200 && (await recovered.text()).includes('not lost'),
  )
  holds('it was charged once', isMoved(afterwards, await balances(), 1000n))

  async function read() {
    return { payer: await chain.balanceOf(wallet.address), seller: await chain.balanceOf(payTo) }
  }

  async function balances() {
    const now = await read()
    show({
      payer: `${wallet.address}  ${dollars(now.payer)}`,
      seller: `${payTo}  ${dollars(now.seller)}`,
    })
    return now
  }
}

type Balances = { payer: bigint; seller: bigint }

function isMoved(one: Balances, other: Balances, units: bigint): boolean {
  return one.payer - other.payer === units && other.seller - one.seller === units
}

function dollars(units: bigint): string {
  return `${units / 1_000_000n}.${String(units % 1_000_000n).padStart(6, '0')} USD`
}
