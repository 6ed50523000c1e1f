import { render } from 'preact'
import { App } from './app.tsx'
import { nextTask, prepare } from './tasks.ts'
import { startTheme } from './state/theme.ts'
import { reasonOf, signIn } from './state/api.ts'
import { followAddress, takeCode } from './state/route.ts'
import { session } from './state/session.ts'

startTheme()
const code = takeCode()
followAddress()
// To run the script and to draw are two tasks.
void nextTask()
  .then(() => render(<App />, document.body))
  .then(prepare)

if (code !== undefined)
  signIn({ code }).catch((error: unknown) => {
    session.set({ state: 'out', reason: reasonOf(error) })
  })
