import { bodyOf } from '../../calls.ts'
import { api } from '../state/api.ts'
import { useLoad } from '../state/load.ts'
import { None } from './values.tsx'

/** The path of a group; its id until that is loaded, and if the group was deleted. */
export const GroupName = ({ id }: { id: string | null }) =>
  id === null ? <None words="none" /> : <Path of={id} />

function Path({ of: id }: { of: string }) {
  const { value } = useLoad(
    (signal) => bodyOf(api.GET('/groups/{id}', { params: { path: { id } }, signal })),
    ['group', id],
    { polls: false },
  )
  return value?.path ?? <code>{id}</code>
}
