import type { components } from '../../../../generated/client/operator.ts'
import { span } from '../../format/numbers.ts'
import { utcTime } from '../../format/times.ts'
import { Badge } from '../../parts/values.tsx'
import { linkTo } from '../../state/route.ts'

type Problem = components['schemas']['Problem']

/** What is wrong now, each with the way to where it is mended. */
export function Problems({ of: problems, at }: { of: readonly Problem[]; at: number }) {
  if (problems.length === 0)
    return (
      <p class="notice good" role="status">
        All is well: nothing waits for you.
      </p>
    )
  return (
    <ul class="problems" aria-label="What is wrong now">
      {problems.map((problem) => (
        <li key={`${problem.kind} ${problem.about.id} ${problem.server}`} class={problem.severity}>
          <Badge tone={problem.severity === 'error' ? 'bad' : 'warn'}>{problem.severity}</Badge>
          <ProblemText of={problem} at={at} />
        </li>
      ))}
    </ul>
  )
}

function ProblemText({ of: problem, at }: { of: Problem; at: number }) {
  const { message, since, server } = problem
  return (
    <span>
      <a href={linkOf(problem)}>{message}</a>
      {since !== null && (
        <span class="muted" title={utcTime(since)}>
          {' '}
          for {span(Math.max(0, at - since))}
        </span>
      )}
      {server !== null && <span class="muted"> on server {server}</span>}
    </span>
  )
}

/** The page where the problem is to be mended, or the settings that it is about. */
function linkOf({ about: { type, id } }: Problem): string {
  if (type === 'upstream' || id === 'upstreams') return linkTo('upstreams')
  if (type === 'payments') return linkTo('payments', { query: { state: id } })
  if (type === 'key') return linkTo('keys', { item: id })
  if (type === 'part' && id === 'payments') return linkTo('payments')
  const settings = type === 'part' ? settingsOfPart[id] : settingsOf[type]
  return linkTo('configuration', { query: { q: settings ?? '' } })
}

/** What is searched among the settings. */
const settingsOf: Record<string, string> = { cap: 'limits', ledger: 'ledger', server: 'admission' }
/** Keys are in the store. */
const settingsOfPart: Record<string, string> = { keys: 'store', ledger: 'ledger' }
