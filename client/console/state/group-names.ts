import { useMemo } from 'preact/hooks'
import { bodyOf } from '../../calls.ts'
import { api } from './api.ts'
import { useLoad } from './load.ts'

/** The paths of the newest thousand groups by their ids; empty before they are loaded. */
export function useGroupNames(needed: boolean): ReadonlyMap<string, string> {
  const { value } = useLoad(
    async (signal) => {
      if (!needed) return []
      const params = { query: { limit: 1000 } }
      return (await bodyOf(api.GET('/groups', { params, signal }))).groups
    },
    ['group names', needed],
    { polls: false },
  )
  return useMemo(() => new Map(value?.map(({ id, path }) => [id, path])), [value])
}
