import type { components } from '../../../generated/server/operator.ts'
import { print, say, tableOf, type Columns } from '../output.ts'
import { minuteOf } from '../times.ts'

type Upstreams = components['schemas']['UpstreamList']
type Deployment = Upstreams['upstreams'][number]['deployments'][number]

/** Prints a row for each deployment of each upstream. */
export function printUpstreams({ upstreams }: Upstreams): void {
  if (upstreams.length === 0) return say('There are no upstreams.')
  const rows = upstreams.flatMap(({ deployments, in_flight: _all, ...upstream }) => {
    const all: Partial<Deployment>[] = deployments.length > 0 ? deployments : [{}]
    return all.map((deployment) => ({ ...upstream, ...deployment }))
  })
  const columns: Columns<(typeof rows)[number]> = {
    upstream: 'name',
    address: ({ base_url }) => base_url ?? 'not configured',
    state: ({ drained_at: at }) => (at === null ? 'in use' : `drained ${minuteOf(at)}`),
    model: 'model',
    'upstream model': 'upstream_model',
    tier: 'tier',
    weight: 'weight',
    breaker: 'breaker',
    calls: 'in_flight',
    'retried in': ({ resting_s }) => (resting_s ? `${resting_s} s` : '-'),
  }
  print(tableOf(rows, columns, ['tier', 'weight', 'calls', 'retried in']))
  const errors = upstreams.flatMap(({ name, last_errors: all }) =>
    all.map((error) => ({ name, ...error })),
  )
  if (errors.length === 0) return
  const errorColumns: Columns<(typeof errors)[number]> = {
    upstream: 'name',
    'last error': 'meaning',
    at: ({ at }) => minuteOf(at),
    fault: 'fault',
    'request id': ({ request_id: id }) => id ?? '-',
    words: ({ message }) => message ?? '-',
  }
  print('')
  print(tableOf(errors, errorColumns, []))
}
