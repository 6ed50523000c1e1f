import { createMeshClient } from 'tollgate-client'
import { createPayingFetch, type PaymentEvent } from 'tollgate-client/paying'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { addLine, element, onSubmit, sentenceOf } from './page.ts'

/** Base Sepolia, a test network: its tokens have no value. */
const network = 'eip155:84532'

/** A pay-per-call tool of an agent: 402, a signature, and the result with a receipt. */
export function startPaid(baseUrl: string): void {
  const steps = element('steps', HTMLDivElement)
  const wallet = privateKeyToAccount(generatePrivateKey())
  element('wallet', HTMLElement).textContent = wallet.address

  const pay = createPayingFetch({
    signers: { evm: wallet },
    caps: { perPayment: '0.01', perPurchase: '0.01', total: '1' },
    networks: [network],
    // With real money, list the addresses that may be paid.
    recipients: 'any',
    onEvent: (event) => addLine(steps, stepOf(event)),
  })
  const mesh = createMeshClient({ baseUrl, pay: { fetch: pay, chain: 'evm' } })

  onSubmit(element('paid', HTMLFormElement), 'text', async (text) => {
    steps.replaceChildren()
    try {
      const { data } = await mesh.callTool('EchoAgent', 'echo', { text })
      addLine(steps, `Answered: ${JSON.stringify(data)}`)
    } catch (error) {
      addLine(steps, sentenceOf(error), { kind: 'failed' })
    }
  })
}

function stepOf(event: PaymentEvent): string {
  const { kind, payment } = event
  if (kind === 'signed')
    return (
      `402, payment required. Signed for ${payment.amount} units ` +
      `(${payment.exposureUsd} USD) to ${payment.payTo}.`
    )
  if (kind === 'paid') return `Paid: transaction ${event.receipt.transaction}.`
  if (kind === 'resending') return `Sending the same payment again: ${event.reason}.`
  if (kind === 'unpaid') return `Not charged: the response was ${event.status}.`
  return 'Sending a payment that was signed before.'
}
