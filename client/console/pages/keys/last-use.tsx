import { bodyOf } from '../../../calls.ts'
import type { Key } from '../../../operator.ts'
import { span } from '../../format/numbers.ts'
import { utcTime } from '../../format/times.ts'
import { None, Time } from '../../parts/values.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'

const hourMs = 3_600_000

/** The last use of a key; `at` is its hour, undefined while it is unknown. */
export function LastUse({ at, now }: { at: number | null | undefined; now: number }) {
  if (at === undefined) return <None words="unknown" />
  if (at === null) return <None words="never" />
  const hours = Math.max(0, Math.floor((now - at) / hourMs))
  return (
    <time dateTime={new Date(at).toISOString()} title={`in the hour from ${utcTime(at)}`}>
      {hours === 0 ? 'this hour' : `${span(hours * hourMs)} ago`}
    </time>
  )
}

/** The same to the second, if the ledger still has the row. */
export function LastRequest({ of: key, now }: { of: Key; now: number }) {
  const query = { key_id: key.id, limit: 1 }
  const { value } = useLoad(
    (signal) => bodyOf(api.GET('/requests', { params: { query }, signal })),
    [query],
    { polls: false },
  )
  const last = value?.requests[0]
  return last ? <Time at={last.ts} /> : <LastUse at={key.last_used_at} now={now} />
}
