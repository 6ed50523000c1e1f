import { requireScope } from '../../keys/authorize.ts'
import type { Key } from '../../keys/keys.ts'

/** The models of these names, as both dialects list them for a key that may chat. */
export function modelList<Name extends string>(key: Key, names: readonly Name[], created: number) {
  requireScope(key, 'chat')
  return { object: 'list' as const, data: names.map((id) => modelEntry(id, created)) }
}

/** A model as both dialects list it. */
export const modelEntry = <Name extends string>(id: Name, created: number) => ({
  id,
  object: 'model' as const,
  created,
  owned_by: 'tollgate',
})
