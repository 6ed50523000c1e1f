import { useState } from 'preact/hooks'
import { Dialog } from './parts/dialog.tsx'
import { Form, TextField, useAttempt } from './parts/form.tsx'
import { Mark } from './parts/mark.tsx'
import { Problem } from './parts/notice.tsx'
import { signIn, signInAtProvider, signOut } from './state/api.ts'
import { providerName } from './state/servers.ts'

/** Asks for a token. If a session has ended, it is a dialog over the page, which stays. */
export function Login({
  isOver = false,
  reason,
}: {
  isOver?: boolean
  reason?: string | undefined
}) {
  if (isOver)
    return (
      <Dialog title="Sign in again" onClose={signOutNow} isLocked>
        <p>{reason}</p>
        <ProviderForm />
        <TokenForm onSignOut={signOutNow} />
      </Dialog>
    )
  return (
    <main class="login">
      <h1>
        <Mark /> Tollgate
      </h1>
      {reason !== undefined && <Problem>{reason}</Problem>}
      <ProviderForm />
      <TokenForm />
    </main>
  )
}

/** Discards unsaved input of the page below. */
const signOutNow = () => void signOut()

function ProviderForm() {
  const attempt = useAttempt([])
  if (providerName === '') return null
  return (
    <Form attempt={attempt} action={`Sign in with ${providerName}`} onSubmit={signInAtProvider} />
  )
}

function TokenForm({ onSignOut }: { onSignOut?: () => void }) {
  const [token, setToken] = useState('')
  const attempt = useAttempt(['token'])
  return (
    <Form
      attempt={attempt}
      action="Sign in"
      onSubmit={() => signIn({ token: token.trim() })}
      {...(onSignOut && { onCancel: onSignOut, cancel: 'Sign out' })}
    >
      <TextField
        label="Operator token"
        type="password"
        value={token}
        onChange={setToken}
        problem={attempt.problems['token']}
        autoFocus
        hint={
          <>
            Your own, or the value of <code>TOLLGATE_OPERATOR_TOKEN</code>. The session lasts at
            most 12 hours, until you sign out or close the last tab.
          </>
        }
      />
    </Form>
  )
}
