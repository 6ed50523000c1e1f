import { useMemo } from 'preact/hooks'
import { bodyOf } from '../../../calls.ts'
import { api } from '../../state/api.ts'
import { useLoad } from '../../state/load.ts'

/** A value of a filter, and its requests in the period of the list. */
export type Suggestion = { name: string; requests: number }

/** The period of the list, in Unix milliseconds. */
type Period = { from?: number | undefined; to?: number | undefined }

/** The fields of usage that have the values of a filter. */
const fields = {
  model: 'model',
  agent: 'agent',
  upstream: 'upstream',
  key_id: 'key',
  group_id: 'group',
} as const
type FilterName = keyof typeof fields
const filterNames = Object.keys(fields) as FilterName[]

const maxSuggestions = 100
/** Without a period, the values of the last thirty days are suggested. */
const usualMs = 30 * 86_400_000

/** The values of each filter, the most frequent first, and names of keys and groups for people. */
export function useSuggestions({ from, to }: Period, keyNames: ReadonlyMap<string, string>) {
  const { value: totals } = useLoad(
    (signal) => Promise.all(filterNames.map((name) => totalsBy(name, { from, to }, signal))),
    ['suggestions', from, to],
    { polls: false },
  )
  const { value: groups } = useLoad(
    (signal) => bodyOf(api.GET('/groups', { params: { query: { limit: 1000 } }, signal })),
    ['group paths'],
    { polls: false },
  )
  return useMemo(() => {
    const paths = new Map(groups?.groups.map(({ id, path }) => [id, path]))
    const namesOf: Readonly<Record<string, ReadonlyMap<string, string>>> = {
      key_id: keyNames,
      group_id: paths,
    }
    const labelOf = (filter: string, id: string) => namesOf[filter]?.get(id) ?? id
    const valueOf = (filter: string, label: string) =>
      [...(namesOf[filter] ?? [])].find(([, name]) => name === label)?.[0] ?? label
    const named = (filter: string, all: Suggestion[] = []) =>
      all.map(({ name, requests }) => ({ name: labelOf(filter, name), requests }))
    const suggestions: Readonly<Record<string, Suggestion[]>> = Object.fromEntries(
      filterNames.map((filter, place) => [filter, named(filter, totals?.[place])]),
    )
    return { suggestions, labelOf, valueOf }
  }, [totals, groups, keyNames])
}

async function totalsBy(
  filter: FilterName,
  { from = Date.now() - usualMs, to }: Period,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const query = { by: [fields[filter]], from, ...(to !== undefined && { to }) }
  const { totals } = await bodyOf(api.GET('/usage', { params: { query }, signal }))
  return totals
    .map((total) => ({ name: total[filter], requests: total.requests }))
    .filter((total): total is Suggestion => typeof total.name === 'string' && total.name !== '-')
    .toSorted((one, other) => other.requests - one.requests)
    .slice(0, maxSuggestions)
}
