import { requireScope } from '../../keys/authorize.ts'
import type { Key } from '../../keys/keys.ts'
import type { Model } from '../routing/router.ts'

/** The models that a key may use, as both dialects list them. */
export function modelList<Name extends Model>(key: Key, served: readonly Name[], created: number) {
  requireScope(key, 'chat')
  const allowed = served.filter((name) => key.models?.includes(name) ?? true)
  return { object: 'list' as const, data: allowed.map((id) => modelEntry(id, created)) }
}

/** A model as both dialects list it. */
export const modelEntry = <Name extends Model>(id: Name, created: number) => ({
  id,
  object: 'model' as const,
  created,
  owned_by: 'tollgate',
})
