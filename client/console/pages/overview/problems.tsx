import type { components } from '../../../../generated/client/operator.ts'
import { span } from '../../format/numbers.ts'
import { utcTime } from '../../format/times.ts'
import { Badge } from '../../parts/values.tsx'
import { linkTo } from '../../state/route.ts'

type Problem = components['schemas']['Problem']

/** Current problems, each with a link to the page where it can be fixed. */
export function Problems({ of: problems, at }: { of: readonly Problem[]; at: number }) {
  if (problems.length === 0)
    return (
      <p class="notice good" role="status">
        All is well: nothing needs your attention.
      </p>
    )
  return (
    <ul class="problems" aria-label="Current problems">
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

/** The page where the problem can be fixed, or the settings that it names. */
export function linkOf({ about: { type, id } }: Pick<Problem, 'about'>): string {
  if (type === 'upstream') return linkTo('upstreams', { item: id })
  if (id === 'upstreams') return linkTo('upstreams')
  if (type === 'payments') return linkTo('payments', { query: { state: id } })
  if (type === 'key') return linkTo('keys', { item: id })
  if (type === 'outlet') return linkTo('outlets', { item: id })
  if (type === 'group') return linkTo('keys', { query: { group: id } })
  if (type === 'part' && id === 'payments') return linkTo('payments')
  const settings = type === 'part' ? settingsOfPart[id] : settingsOf[type]
  return linkTo('configuration', { query: { q: settings ?? '' } })
}

/** The search text for the settings. */
const settingsOf: Record<string, string> = { cap: 'limits', ledger: 'ledger', server: 'admission' }
/** Keys are in the store. */
const settingsOfPart: Record<string, string> = { keys: 'store', ledger: 'ledger' }
