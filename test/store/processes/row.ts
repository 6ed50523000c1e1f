import { newId } from '../../../server/store/id.ts'
import type { UsageRow } from '../../../server/store/tables.ts'

export function usageRow(over: Partial<UsageRow> = {}): UsageRow {
  const id = newId()
  return {
    id, request_id: `req_${id}`, attempt: 1, ts: Date.now(), service: 'gateway', key_id: 'key-1', payment_id: null, model: 'large',
    agent: null, tool: null, status: 'ok', prompt_tokens: 10, completion_tokens: 20, estimated: 0, charged: 300, cost: 200,
    latency_ms: 12, ttft_ms: null, upstream: 'first', ...over,
  }
}
