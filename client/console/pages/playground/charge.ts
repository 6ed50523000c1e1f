import { useEffect, useState } from 'preact/hooks'
import { bodyOf } from '../../../calls.ts'
import type { UsageRows } from '../../../operator.ts'
import { api } from '../../state/api.ts'

type Row = UsageRows['rows'][number]

/** What the ledger has of a request. */
export type Charge = { row: Row | undefined; isAsking: boolean }

/** Milliseconds before each question: the ledger has a request within ten seconds of its end. */
const waitsMs = [1000, 1000, 2000, 3000, 5000]

/** The row of a request that has ended; it is asked for a few times. */
export function useCharge(requestId: string): Charge {
  const [charge, setCharge] = useState<Charge>({ row: undefined, isAsking: true })
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    void rowOf(requestId, signal).then((row) => {
      if (!signal.aborted) setCharge({ row, isAsking: false })
    })
    return () => ending.abort()
  }, [requestId])
  return charge
}

/** Whether it is the server's own id, by which it gives a request: a proxy may set another. */
export const isOwnId = (requestId: string): boolean => /^[0-9a-f-]{36}$/.test(requestId)

async function rowOf(requestId: string, signal: AbortSignal): Promise<Row | undefined> {
  // The list says nothing of a request that is not there yet; its own address would be an error.
  for (const ms of waitsMs) {
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (signal.aborted) return undefined
    const list = await api.requests({ limit: 100 }, { signal }).catch(() => undefined)
    const row = list?.requests.find(({ request_id: id }) => id === requestId)
    if (row) return row
  }
  // Where many are made each second, it may be older than those of the list by now.
  if (!isOwnId(requestId)) return undefined
  const params = { path: { id: requestId } }
  const found = await bodyOf(api.GET('/requests/{id}', { params, signal })).catch(() => undefined)
  return found?.request
}
