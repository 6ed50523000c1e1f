import { describe, expect, it, onTestFinished } from 'vitest'
import {
  countPayments,
  duePayments,
  hasSettled,
  listPayments,
  unrecordedPayments,
} from '../../../../server/store/queries/payment-lists.ts'
import { closePayment, giveUpUnknown } from '../../../../server/store/queries/payment-ends.ts'
import {
  beginPayment,
  claimPayment,
  deleteOldPayments,
  findPayment,
  endPaymentLease,
  movePayment,
  payerKey,
  readPayment,
  deletePayment,
  renewPayments,
  leasePayment,
  markRecorded,
  unsettledStates,
  waitingStates,
} from '../../../../server/store/queries/payments.ts'
import { listAudit, serverActor } from '../../../../server/store/queries/operators/audit.ts'
import { openUsageWriter } from '../../../../server/store/ledger/open-writer.ts'
import { paymentStates } from '../../../../server/store/tables.ts'
import { paymentRow, usageRow } from '../../../support/data/rows.ts'
import { engines, freshStore, storeAtSetTime } from '../../../support/servers/store.ts'

const plenty = { ofPayer: 1000, ofAll: 1000 }

describe.each(engines)('on %s', (engine) => {
  it('lets one of many claims at the same moment have a payment, and keeps it as it was', async () => {
    const { journal, moveTo } = await storeAtSetTime(engine)
    await moveTo(1)
    const row = paymentRow({ price_nano: Number.MAX_SAFE_INTEGER, amount: '9'.repeat(60) })
    const claims = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        claimPayment(
          journal,
          { ...row, id: `${at}`.padStart(3, '0'), payer: at % 2 ? 'x' : 'y' },
          plenty,
        ),
      ),
    )
    expect(claims.filter((claim) => claim === 'claimed')).toHaveLength(1)
    expect(claims.filter((claim) => claim === 'exists')).toHaveLength(29)
    const winner = String(claims.indexOf('claimed')).padStart(3, '0')
    expect({ ...(await findPayment(journal, row.key)) }).toEqual({
      ...row,
      id: winner,
      payer: claims.indexOf('claimed') % 2 ? 'x' : 'y',
    })
    const { charge, result, ...listed } = (await findPayment(journal, row.key)) ?? row
    expect([charge, result]).toEqual([row.charge, null])
    expect({ ...(await readPayment(journal, winner)) }).toEqual(listed)
    expect(await readPayment(journal, 'nobody')).toBeUndefined()
  })

  it('knows who has paid, also when only the ledger has it', async () => {
    const store = await freshStore(engine)
    await claimPayment(store.journal, paymentRow({ payer: 'recent', state: 'settled' }), plenty)
    const failed = paymentRow({ id: 'f', key: 'f', payer: 'failed', state: 'failed' })
    await claimPayment(store.journal, failed, plenty)
    const writer = openUsageWriter(store.folder, store.url)
    onTestFinished(() => writer.close())
    const rows = ['earlier', 'refused'].map((payer, charged) =>
      usageRow({ key_id: payerKey(payer), charged: 1 - charged }),
    )
    const lines = rows.map((row, at) => ({ text: JSON.stringify(row), end: at + 1 }))
    await writer.insert({ segment: 's', from: 0, lines, stream: 's' }, () => {})
    const payers = ['recent', 'earlier', 'failed', 'refused', 'new']
    const paid = payers.map(async (payer) => [payer, await hasSettled(store, payer)])
    expect(Object.fromEntries(await Promise.all(paid))).toEqual({
      recent: true,
      earlier: true,
      failed: false,
      refused: false,
      new: false,
    })
  })

  it('bounds what is unsettled, of one payer and of all, and counts none that is decided', async () => {
    const { journal } = await freshStore(engine)
    const most = { ofPayer: 2, ofAll: 3 }
    const claim = (payer: string, state = 'reserved' as (typeof paymentStates)[number]) =>
      claimPayment(journal, paymentRow({ payer, state }), most)
    const counted = [...unsettledStates, 'settle_unknown']
    for (const state of paymentStates.filter((state) => !counted.includes(state)))
      expect(await claim('a', state)).toBe('claimed')
    expect([
      await claim('a', 'executing'),
      await claim('a', 'settling'),
      await claim('a'),
      await claim('b'),
      await claim('c'),
    ]).toEqual(['claimed', 'claimed', 'payerBusy', 'claimed', 'full'])
  })

  it('counts what may have been settled for its payer, and not in all: it keeps no other payer out', async () => {
    const { journal } = await freshStore(engine)
    const claim = (payer: string) =>
      claimPayment(journal, paymentRow({ payer, state: 'settle_unknown' }), {
        ofPayer: 2,
        ofAll: 1,
      })
    expect([
      await claim('a'),
      await claim('a'),
      await claim('a'),
      await claim('b'),
      await claim('c'),
    ]).toEqual(['claimed', 'claimed', 'payerBusy', 'claimed', 'claimed'])
  })

  it('leaves the oldest of the unknown settlements to the operator, a few at a time, and none that somebody works on', async () => {
    const { journal, moveTo } = await storeAtSetTime(engine)
    await moveTo(1000)
    const rows = [
      paymentRow({
        id: '1',
        state: 'settle_unknown',
        owner: null,
        lease_until: null,
        reason: 'timed_out',
        valid_before: 7000,
      }),
      paymentRow({ id: '2', state: 'settle_unknown', created_at: 1000, lease_until: 1200 }),
      ...['3', '4', '5'].map((id) =>
        paymentRow({ id, state: 'settle_unknown', owner: null, lease_until: null }),
      ),
      paymentRow({ id: '6', state: 'settled' }),
    ]
    for (const row of rows) await claimPayment(journal, row, plenty)
    const giveUp = async (limit: number) =>
      (
        await giveUpUnknown(journal, { keep: 2, limit, reason: 'too many', now: 1100 }, serverActor)
      ).map(({ id }) => id)
    expect([await giveUp(1), await giveUp(9), await giveUp(9)]).toEqual([['3'], ['1'], []])
    const recorded = await listAudit(journal, {
      scope: 'all',
      action: 'reconcilePayment',
      limit: 9,
    })
    expect(recorded.map(({ target, name }) => [target, name])).toEqual([
      ['1', 'server'],
      ['3', 'server'],
    ])
    expect(recorded[1]).toMatchObject({
      before: '{"state":"settle_unknown"}',
      after: '{"state":"undecided","reason":"too many"}',
    })
    expect(await readPayment(journal, '1')).toMatchObject({
      state: 'undecided',
      reason: 'timed_out; too many',
      look_at: 128_000,
      updated_at: 1100,
    })
    expect(await readPayment(journal, '3')).toMatchObject({
      state: 'undecided',
      reason: 'too many',
    })
    for (const id of ['2', '4', '5'])
      expect(await readPayment(journal, id)).toMatchObject({ state: 'settle_unknown' })
  })

  it('counts nobody what others wrote in their name, and bounds what is begun', async () => {
    const { journal } = await freshStore(engine)
    const most = { ofPayer: 2, ofAll: 100 }
    const rows = Array.from({ length: 4 }, () => paymentRow({ payer: 'a', owner: 'me' }))
    for (const row of rows) expect(await claimPayment(journal, row, most)).toBe('claimed')
    const payments = []
    for (const { id } of rows)
      payments.push(
        await beginPayment(journal, { id, payer: 'a', owner: 'me' }, { look_at: 7 }, most.ofPayer),
      )
    expect(payments).toEqual([true, true, false, false])
    expect(
      await beginPayment(journal, { id: rows[2]?.id ?? '', payer: 'b', owner: 'another' }, {}, 9),
    ).toBe(false)
    expect(await claimPayment(journal, paymentRow({ payer: 'a' }), most)).toBe('payerBusy')
  })

  it.each(waitingStates)('ends what is %s, and gives its answer up', async (state) => {
    const { journal } = await freshStore(engine)
    const row = paymentRow({ state, result: 'the answer' })
    await claimPayment(journal, row, plenty)
    const end = { reason: 'closed by the operator', now: 1000, keptMs: 500 }
    expect([
      await closePayment(journal, row.id, end, serverActor),
      await closePayment(journal, row.id, end, serverActor),
    ]).toEqual([true, false])
    expect(await findPayment(journal, row.key)).toMatchObject({
      state: 'failed',
      reason: 'closed by the operator',
      result: null,
      expires_at: 1500,
    })
  })

  it('takes a lease that is longer than any for one of a clock that was set back', async () => {
    const { journal, moveTo } = await storeAtSetTime(engine)
    const row = paymentRow({ owner: 'dead', created_at: 3_590_000, lease_until: 3_600_000 })
    await moveTo(3_590_000)
    await claimPayment(journal, row, plenty)
    await moveTo(3_599_000)
    expect(
      await leasePayment(journal, row, { owner: 'me', now: 3_599_000, ms: 50 }),
    ).toBeUndefined()
    await moveTo(50)
    expect(await leasePayment(journal, row, { owner: 'me', now: 50, ms: 50 })).toMatchObject({
      owner: 'me',
      lease_until: 100,
    })
  })

  it('moves and releases a payment only for its owner and from the state it is in', async () => {
    const { journal } = await freshStore(engine)
    const row = paymentRow()
    const from = { id: row.id, owner: 'me', state: 'reserved' as const }
    await claimPayment(journal, row, plenty)
    expect(await movePayment(journal, { ...from, owner: 'you' }, { state: 'executing' })).toBe(
      false,
    )
    expect(await movePayment(journal, { ...from, state: 'settling' }, { state: 'executing' })).toBe(
      false,
    )
    expect(
      await movePayment(journal, from, { state: 'executing', look_at: null, updated_at: 5 }),
    ).toBe(true)
    expect(await movePayment(journal, from, { state: 'executing' })).toBe(false)
    expect(await readPayment(journal, row.id)).toMatchObject({
      state: 'executing',
      look_at: null,
      updated_at: 5,
      amount: '10000',
    })
    expect(await deletePayment(journal, from)).toBe(false)
    expect(await deletePayment(journal, { ...from, state: 'executing' })).toBe(true)
    expect(await claimPayment(journal, row, plenty)).toBe('claimed')
  })

  it('gives a payment to one of many who want it, when its lease is over or nobody has it', async () => {
    const { journal, moveTo } = await storeAtSetTime(engine)
    const row = paymentRow({ owner: 'dead', lease_until: 100 })
    await moveTo(1)
    await claimPayment(journal, row, plenty)
    const take = async (owner: string, now: number) => {
      await moveTo(now)
      return leasePayment(journal, row, { owner, now, ms: 50 })
    }
    expect(await take('early', 99)).toBeUndefined()
    const takers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => take(`taker-${at}`, 100)),
    )
    const [winner, ...others] = takers.filter((taker) => taker !== undefined)
    expect(others).toEqual([])
    expect(winner).toMatchObject({ id: row.id, lease_until: 150 })
    await endPaymentLease(journal, row.id, 'somebody else')
    expect(await take('next', 101)).toBeUndefined()
    await endPaymentLease(journal, row.id, winner?.owner ?? '')
    expect(await take('next', 101)).toMatchObject({ owner: 'next', lease_until: 151 })
    await renewPayments(journal, [], { owner: 'next', now: 101, ms: 898 })
    await renewPayments(journal, [row.id], { owner: 'another', now: 101, ms: 898 })
    expect(await readPayment(journal, row.id)).toMatchObject({ lease_until: 151 })
    await renewPayments(journal, [row.id], { owner: 'next', now: 101, ms: 898 })
    expect(await readPayment(journal, row.id)).toMatchObject({ lease_until: 999 })
  })

  it('shows what is due, most overdue first, and not what somebody works on', async () => {
    const { journal, moveTo } = await storeAtSetTime(engine)
    await moveTo(1)
    const times = {
      a: [30, null],
      b: [10, null],
      c: [20, 90],
      d: [5, 200],
      e: [null, null],
      f: [101, null],
    } as const
    for (const [id, [look_at, lease_until]] of Object.entries(times)) {
      await claimPayment(
        journal,
        paymentRow({ id, look_at, lease_until, owner: lease_until === null ? null : 'me' }),
        plenty,
      )
    }
    await moveTo(100)
    expect((await duePayments(journal, paymentRow().network, 100, 10)).map(({ id }) => id)).toEqual(
      ['b', 'c', 'a'],
    )
    expect((await duePayments(journal, paymentRow().network, 100, 1)).map(({ id }) => id)).toEqual([
      'b',
    ])
  })

  it('forgets old payments that are decided, a few at a time', async () => {
    const { journal } = await freshStore(engine)
    for (const state of paymentStates)
      await claimPayment(journal, paymentRow({ id: state, state, expires_at: 50 }), plenty)
    expect(await deleteOldPayments(journal, 49, 10)).toBe(0)
    expect(
      await deleteOldPayments(journal, 50, 10),
      'what the ledger has not been told of stays',
    ).toBe(2)
    for (const state of ['failed', 'expired'] as const)
      await claimPayment(journal, paymentRow({ id: state, state, expires_at: 50 }), plenty)
    expect(
      (await unrecordedPayments(journal, { after: '', limit: 9 })).map(({ id }) => id),
    ).toEqual(['settled'])
    expect(await unrecordedPayments(journal, { after: 'settled', limit: 9 })).toEqual([])
    await markRecorded(journal, ['settled', 'executed', ...Array.from({ length: 40 }, String)])
    expect(await unrecordedPayments(journal, { after: '', limit: 9 })).toEqual([])
    expect(await readPayment(journal, 'executed')).toMatchObject({ look_at: 30_000 })
    expect([
      await deleteOldPayments(journal, 50, 2),
      await deleteOldPayments(journal, 50, 2),
    ]).toEqual([2, 1])
    const ids = (await listPayments(journal, { limit: 100 })).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(
      paymentStates.filter((state) => !['settled', 'failed', 'expired'].includes(state)).toSorted(),
    )
  })

  it('counts and lists by state, network and payer, the newest first, page by page', async () => {
    const { journal } = await freshStore(engine)
    for (const [id, state, network, payer] of [
      ['1', 'settled', 'eip155:1', 'a'],
      ['2', 'settled', 'solana:x', 'b'],
      ['3', 'failed', 'eip155:1', 'a'],
      ['4', 'settled', 'eip155:1', 'b'],
    ] as const) {
      await claimPayment(
        journal,
        paymentRow({ id, state, network, payer, created_at: Number(id), updated_at: Number(id) }),
        plenty,
      )
    }
    const counts = (await countPayments(journal)).toSorted((a, b) => a.oldest - b.oldest)
    expect(counts).toEqual([{ network: 'eip155:1', state: 'failed', rows: 1, oldest: 3 }])
    const ids = async (question: Parameters<typeof listPayments>[1]) =>
      (await listPayments(journal, question)).map(({ id }) => id)
    expect(await ids({ limit: 3 })).toEqual(['4', '3', '2'])
    expect(await ids({ limit: 3, after: '2' })).toEqual(['1'])
    expect(await ids({ limit: 9, state: 'settled', network: 'eip155:1' })).toEqual(['4', '1'])
    expect(await ids({ limit: 9, payer: 'b' })).toEqual(['4', '2'])
  })
})
