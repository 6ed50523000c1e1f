import { useState } from 'preact/hooks'
import { Dialog } from './parts/dialog.tsx'
import { Form, TextField, useAttempt } from './parts/form.tsx'
import { Mark } from './parts/mark.tsx'
import { signIn, signOut } from './state/api.ts'

/** Asks for a token. Over a page whose session has ended it is a window, and the page stays. */
export function Login({ reason }: { reason?: string }) {
  if (reason !== undefined)
    return (
      <Dialog title="Sign in again" onClose={signOut}>
        <p>{reason}</p>
        <TokenForm />
      </Dialog>
    )
  return (
    <main class="login">
      <h1>
        <Mark /> Tollgate
      </h1>
      <TokenForm />
    </main>
  )
}

function TokenForm() {
  const [token, setToken] = useState('')
  const attempt = useAttempt(['token'])
  return (
    <Form attempt={attempt} action="Sign in" onSubmit={() => signIn(token.trim())}>
      <TextField
        label="Operator token"
        type="password"
        value={token}
        onChange={setToken}
        problem={attempt.problems['token']}
        autoFocus
        hint={
          <>
            The value of <code>TOLLGATE_OPERATOR_TOKEN</code>. It is kept in memory only, until you
            close or reload this page.
          </>
        }
      />
    </Form>
  )
}
