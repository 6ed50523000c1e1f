import { useMemo } from 'preact/hooks'
import { api } from './api.ts'
import { useLoad } from './load.ts'

/** The names of the keys by their ids; empty before they are loaded, and unless `needed`. */
export function useKeyNames(needed = true): ReadonlyMap<string, string> {
  const { value } = useLoad(
    async (signal) => (needed ? api.keys({ signal }) : []),
    ['key names', needed],
    { polls: false },
  )
  return useMemo(() => new Map(value?.map(({ id, name }) => [id, name])), [value])
}
