import { setCallerKey, useCallerKey } from '../state/caller-key.ts'
import { linkTo } from '../state/route.ts'
import { TextField } from './form.tsx'

/** The key of a caller, as a program would use it. */
export function KeyField({ problem }: { problem?: string | undefined }) {
  const key = useCallerKey()
  return (
    <TextField
      label="Caller's key"
      type="password"
      value={key}
      onChange={setCallerKey}
      problem={problem}
      hint={
        <>
          Calls count towards its limits and are charged. It stays in memory only.{' '}
          <a href={linkTo('keys', { item: 'new' })}>Create one</a>
        </>
      }
    />
  )
}
