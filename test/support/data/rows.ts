import { newId } from '../../../server/store/id.ts'
import type { GroupRow, PaymentRow } from '../../../server/store/tables.ts'
import type { UsageRow } from '../../../server/store/usage-tables.ts'

export function usageRow(over: Partial<UsageRow> = {}): UsageRow {
  const id = newId()
  return {
    id,
    call_id: over.request_id ?? id,
    request_id: `req_${id}`,
    attempt: 1,
    ts: Date.now(),
    service: 'gateway',
    key_id: 'key-1',
    group_id: null,
    user_hash: null,
    tags: null,
    payment_id: null,
    model: 'large',
    agent: null,
    tool: null,
    status: 'ok',
    prompt_tokens: 10,
    cached_tokens: 0,
    cache_write_tokens: 0,
    cache_write_1h_tokens: 0,
    completion_tokens: 20,
    reasoning_tokens: 0,
    hosted_calls: 0,
    unit: null,
    units: null,
    estimated: 0,
    charged: 300,
    counted: over.charged ?? 300,
    cost: 200,
    latency_ms: 12,
    ttft_ms: null,
    waited_ms: null,
    upstream: 'first',
    upstream_key: null,
    called_model: null,
    failed_model: null,
    failed_upstream: null,
    reason: null,
    ...over,
  }
}

export function groupRow(over: Partial<GroupRow> = {}): GroupRow {
  const id = newId()
  return {
    id,
    name: over.id ?? id,
    parent: null,
    tags: '{}',
    user_from: null,
    each_user: null,
    show_users: 'hash',
    models: null,
    agents: null,
    rpm: null,
    tpm: null,
    max_parallel: null,
    budget_nano: null,
    budget_period: null,
    only_labels: null,
    weight: 1,
    managed_by: null,
    created_at: 1,
    version: 1,
    ...over,
  }
}

export function paymentRow(over: Partial<PaymentRow> = {}): PaymentRow {
  const id = newId()
  return {
    id,
    key: `eip155:84532:${id}`,
    proof: 'p'.repeat(64),
    fingerprint: 'f'.repeat(64),
    state: 'reserved',
    network: 'eip155:84532',
    payer: '0xpayer',
    pay_to: '0xwallet',
    asset: '0xasset',
    amount: '10000',
    price_nano: 10_000_000,
    agent: 'EchoAgent',
    tool: 'echo',
    request_id: `req_${id}`,
    charge: '{}',
    result: null,
    receipt: null,
    reason: null,
    owner: 'me',
    lease_until: 30_000,
    attempts: 0,
    asked_at: null,
    head: null,
    valid_before: 120_000,
    look_at: 30_000,
    looks: 0,
    created_at: 1,
    updated_at: 1,
    expires_at: 1_000_000,
    ...over,
  }
}
