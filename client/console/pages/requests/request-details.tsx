import type { components } from '../../../../generated/client/operator.ts'
import { bodyOf } from '../../../calls.ts'
import { count, duration } from '../../format/numbers.ts'
import { CopyId } from '../../parts/copy.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { GroupName } from '../../parts/group-name.tsx'
import { Show } from '../../parts/notice.tsx'
import { None, Time, Usd } from '../../parts/values.tsx'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'
import { useMay } from '../../state/session.ts'
import { linkTo } from '../../state/route.ts'
import { failureClasses } from '../failure-classes.ts'
import { reasonLine, StatusBadge, subjectOf } from './status.tsx'

type Details = components['schemas']['RequestDetails']
type Span = components['schemas']['TimelineSpan']
type Props = { id: string; keyName: (id: string) => string; onClose: () => void }

/** A request with its attempts on a timeline. */
export function RequestDetails({ id, keyName, onClose }: Props) {
  const loaded = useLoad(
    (signal) => bodyOf(api.GET('/requests/{id}', { params: { path: { id } }, signal })),
    [id],
    { polls: false },
  )
  return (
    <Dialog title="Request" onClose={onClose} isWide>
      {/* Its row may not be stored yet. */}
      <Show loaded={{ ...loaded, isLasting: false }}>
        {(details) => (
          <>
            <Timeline of={details} />
            <Facts of={details} keyName={keyName} />
          </>
        )}
      </Show>
    </Dialog>
  )
}

/** Bars from the request's arrival to its end; the text of each says what the bar shows. */
function Timeline({ of: { timeline, total_ms: total, complete } }: { of: Details }) {
  const share = (ms: number) => `${(total > 0 ? ms / total : 0) * 100}%`
  return (
    <figure class="timeline">
      <ol>
        {timeline.map((span) => (
          <li key={`${span.kind} ${span.start_ms}`} class={`${span.kind} ${outcomeOf(span)}`}>
            <span class="span-text">{spanText(span)}</span>
            <span class="track" aria-hidden="true">
              <span
                class="span"
                style={{ left: share(span.start_ms), width: share(span.end_ms - span.start_ms) }}
              />
              {span.first_token_ms != null && (
                <span class="first" style={{ left: share(span.first_token_ms) }} />
              )}
            </span>
          </li>
        ))}
      </ol>
      <figcaption class="muted">
        {duration(total)} in total{complete ? '' : '; not all attempts are shown'}
      </figcaption>
    </figure>
  )
}

const outcomeOf = ({ kind, status }: Span): string =>
  kind === 'attempt' && status !== 'ok' ? 'failed' : ''

function spanText(span: Span): string {
  const { kind, start_ms: start, end_ms: end, first_token_ms: first, upstream, status } = span
  const took = duration(end - start)
  if (kind === 'queue') return `Waited ${took}`
  if (kind === 'work') return `Worked ${took}`
  const firstToken = first == null ? '' : `, first token after ${duration(first - start)}`
  const place = upstream ?? 'no upstream'
  const reason = reasonLine(span.reason)
  const why = reason === null ? '' : `. ${reason}`
  return `Attempt ${span.attempt ?? ''} at ${place}: ${status}, ${took}${firstToken}${why}`
}

/** The upstream, with a link to its errors and settings for those who may see them. */
const UpstreamName = ({ of: name }: { of: string }) =>
  useMay('listUpstreams') ? <a href={linkTo('upstreams', { item: name })}>{name}</a> : <>{name}</>

function Facts({
  of: { request, arrived_at: at },
  keyName,
}: {
  of: Details
  keyName: Props['keyName']
}) {
  const { key_id: key, prompt_tokens: prompt, completion_tokens: completion } = request
  const { group_id: group, waited_ms: waited, unit, units } = request
  const reason = reasonLine(request.reason)
  const failure = failureClasses.find(([name]) => name === request.class)?.[1]
  const isRenamed = request.called_model !== null && request.called_model !== request.model
  const facts = [
    ['Status', <StatusBadge of={request} />],
    ...(reason === null ? [] : [['Reason', reason] as const]),
    ['Model or tool', subjectOf(request)],
    ...(isRenamed ? [['Requested name', request.called_model] as const] : []),
    ...(request.upstream === null
      ? []
      : [['Upstream', <UpstreamName of={request.upstream} />] as const]),
    ...(request.upstream_key === null
      ? []
      : [["The upstream's key", request.upstream_key] as const]),
    ...(failure === undefined ? [] : [['Kind of failure', failure] as const]),
    [
      'Key',
      key === '-' ? (
        <None words="none" />
      ) : (
        <a href={linkTo('keys', { item: key })}>{keyName(key)}</a>
      ),
    ],
    ['Group', <GroupName id={group} />],
    ['Arrived', <Time at={at} />],
    ['Waited for a slot', waited === null ? <None words="no" /> : duration(waited)],
    ...(unit === null ? [] : [['Units', `${count(units ?? 0)} × ${unit}`] as const]),
    [
      'Tokens',
      `${count(prompt)} of the prompt, ${count(completion)} of the completion` +
        (request.estimated ? ', estimated' : ''),
    ],
    [
      'Of these',
      `${count(request.cached_tokens)} cached, ${count(request.reasoning_tokens)} of reasoning`,
    ],
    ['Charged', <Usd nanos={request.charged} />],
    ['Counted towards budgets', <Usd nanos={request.counted} />],
    ['Cost', <Usd nanos={request.cost} />],
    [
      'Payment',
      request.payment_id === null ? (
        <None words="none" />
      ) : (
        <a href={linkTo('payments', { item: request.payment_id })}>{request.payment_id}</a>
      ),
    ],
    ['x-request-id', <CopyId id={request.request_id} />],
    ['Id of the call', <CopyId id={request.call_id} />],
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
