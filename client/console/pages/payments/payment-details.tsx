import { useState } from 'preact/hooks'
import { bodyOf } from '../../../calls.ts'
import type { Payment } from '../../../operator.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Form, TextField, useAttempt } from '../../parts/form.tsx'
import { Show } from '../../parts/notice.tsx'
import { Badge, None, Time } from '../../parts/values.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'
import { useMay } from '../../state/session.ts'
import {
  isWaiting,
  meaningOf,
  networkName,
  stepsOf,
  toneOf,
  transactionUrl,
} from './payment-state.ts'

type Props = { id: string; onClose: () => void; onChange: () => void }

/** A payment with its history as steps, and the operator's actions. */
export function PaymentDetails({ id, onClose, onChange }: Props) {
  const loaded = useLoad((signal) => api.payment(id, { signal }), [id])
  return (
    <Dialog title="Payment" onClose={onClose} isWide>
      <Show loaded={loaded}>
        {(payment) => (
          <>
            <p class={isWaiting(payment.state) ? 'notice bad' : 'muted'}>
              {meaningOf(payment.state)}
            </p>
            <Steps of={payment} />
            <Facts of={payment} />
            <Actions
              of={payment}
              onDone={() => {
                loaded.reload()
                onChange()
              }}
            />
          </>
        )}
      </Show>
    </Dialog>
  )
}

/** The steps of a payment; if it deviated from the normal path, its state is the last one. */
function Steps({ of: payment }: { of: Payment }) {
  const { steps, reached } = stepsOf(payment)
  return (
    <ol class="steps" aria-label="History of the payment">
      {steps.map((step, index) => (
        <li
          key={step}
          class={index <= reached ? 'reached' : ''}
          aria-current={index === reached ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}

function Facts({ of: payment }: { of: Payment }) {
  const { network, transaction } = payment
  const facts = [
    ['State', <Badge tone={toneOf(payment.state)}>{payment.state}</Badge>],
    ['Reason', payment.reason ?? <None words="none" />],
    ['Price', `${payment.price_usd} USD`],
    ['Amount', `${payment.amount} of the smallest unit of ${payment.asset}`],
    ['Network', `${networkName(network)} (${network})`],
    ['Transaction', <Transaction network={network} hash={transaction} />],
    ['Payer', <code>{payment.payer}</code>],
    ['Paid to', <code>{payment.pay_to}</code>],
    ['Sold', payment.tool === null ? payment.agent : `${payment.agent} · ${payment.tool}`],
    ['Settlement requests', payment.attempts === 1 ? 'once' : `${payment.attempts} times`],
    ['Created', <Time at={payment.created_at} />],
    ['Changed', <Time at={payment.updated_at} />],
    ['Valid on the chain until', <Time at={payment.valid_before} />],
    [
      'Next check',
      payment.look_at === null ? <None words="none" /> : <Time at={payment.look_at} />,
    ],
    ['Request', <code>{payment.request_id}</code>],
    ['Id', <code>{payment.id}</code>],
  ] as const
  return (
    <dl class="facts">
      {facts.map(([name, value]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name}=`}>{value}</dd>,
      ])}
    </dl>
  )
}

function Transaction({ network, hash }: { network: string; hash: string | null }) {
  if (hash === null) return <None words="none" />
  const url = transactionUrl(network, hash)
  return url === undefined ? (
    <code>{hash}</code>
  ) : (
    <a href={url} target="_blank" rel="noreferrer">
      {hash}
    </a>
  )
}

function Actions({ of: { id, state }, onDone }: { of: Payment; onDone: () => void }) {
  const mayChange = useMay('closePayment')
  const [isClosing, setClosing] = useState(false)
  const [reason, setReason] = useState('')
  const reconciling = useAttempt([])
  const closing = useAttempt(['reason'])
  if (!mayChange) return null
  if (isClosing)
    return (
      <Form
        attempt={closing}
        action="Close the payment"
        isDangerous
        onCancel={() => setClosing(false)}
        onSubmit={async () => {
          const query = reason === '' ? {} : { reason }
          await bodyOf(api.POST('/payments/{id}/close', { params: { path: { id }, query } }))
          setClosing(false)
          onDone()
        }}
      >
        <p>Close it after you have refunded the payer, or verified that no refund is due.</p>
        <TextField
          label="Reason"
          value={reason}
          onChange={setReason}
          problem={closing.problems['reason']}
          hint="Such as the transaction of the refund. The payment and the audit log store it."
          autoFocus
        />
      </Form>
    )
  return (
    <Form
      attempt={reconciling}
      action="Reconcile now"
      onSubmit={async () => {
        await api.reconcilePayment(id)
        onDone()
      }}
    >
      {isWaiting(state) && (
        <div class="actions">
          <button type="button" class="danger" onClick={() => setClosing(true)}>
            Close…
          </button>
        </div>
      )}
    </Form>
  )
}
