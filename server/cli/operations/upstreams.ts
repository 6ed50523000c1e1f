import type { components } from '../../../generated/server/operator.ts'
import { print, say, table } from '../output.ts'
import { minuteOf } from '../times.ts'

type Upstream = components['schemas']['Upstream']

const numbers = ['tier', 'weight', 'calls', 'retried in']
const titles = 'upstream,address,state,model,upstream model,tier,weight,breaker,calls,retried in'

/** Prints a row for each deployment of each upstream. */
export function printUpstreams({ upstreams }: components['schemas']['UpstreamList']): void {
  if (upstreams.length === 0) return say('There are no upstreams.')
  print(table(titles.split(','), upstreams.flatMap(rowsOf), numbers))
}

function rowsOf({ name, base_url, drained_at, deployments }: Upstream): string[][] {
  const state = drained_at === null ? 'in use' : `drained ${minuteOf(drained_at)}`
  const upstream = [name, base_url ?? 'not configured', state]
  if (deployments.length === 0) return [[...upstream, '-', '-', '-', '-', '-', '-', '-']]
  return deployments.map((one) => [
    ...upstream,
    one.model,
    one.upstream_model,
    String(one.tier),
    String(one.weight),
    one.breaker ?? '-',
    String(one.in_flight),
    one.resting_s === 0 ? '-' : `${one.resting_s} s`,
  ])
}
