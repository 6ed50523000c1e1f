import { useEffect, useState } from 'preact/hooks'
import { bodyOf } from '../../../calls.ts'
import type { UsageRows } from '../../../operator.ts'
import { api } from '../../state/api.ts'

type Row = UsageRows['rows'][number]

/** The ledger row of a request. */
export type Charge = { row: Row | undefined; isLoading: boolean }

/** Milliseconds before each attempt: the ledger has a request within ten seconds of its end. */
const waitsMs = [1000, 1000, 2000, 3000, 5000]

/** The row of an ended request, requested a few times. */
export function useCharge(requestId: string): Charge {
  const [charge, setCharge] = useState<Charge>({ row: undefined, isLoading: true })
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    void rowOf(requestId, signal).then((row) => {
      if (!signal.aborted) setCharge({ row, isLoading: false })
    })
    return () => ending.abort()
  }, [requestId])
  return charge
}

/** Whether the server generated the id, so that it can look it up: a proxy may set another. */
export const isServerId = (requestId: string): boolean => /^[0-9a-f-]{36}$/.test(requestId)

async function rowOf(requestId: string, signal: AbortSignal): Promise<Row | undefined> {
  // The list omits a request that is not stored yet; its own URL would return an error.
  for (const ms of waitsMs) {
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (signal.aborted) return undefined
    const list = await api.requests({ limit: 100 }, { signal }).catch(() => undefined)
    const row = list?.requests.find(({ request_id: id }) => id === requestId)
    if (row) return row
  }
  // With many requests a second, it may already be older than those of the list.
  if (!isServerId(requestId)) return undefined
  const params = { path: { id: requestId } }
  const details = await bodyOf(api.GET('/requests/{id}', { params, signal })).catch(() => undefined)
  return details?.request
}
