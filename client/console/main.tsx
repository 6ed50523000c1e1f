import { render } from 'preact'
import { App } from './app.tsx'
import { nextTask, prepare } from './tasks.ts'
import { startTheme } from './state/theme.ts'
import { signInByCode } from './state/api.ts'
import { followAddress } from './state/route.ts'
import { shareSession } from './state/tabs.ts'

startTheme()
shareSession()
followAddress((code) => void signInByCode(code))
// Runs the script and draws in two tasks, so that neither blocks for long.
void nextTask()
  .then(() => render(<App />, document.body))
  .then(prepare)
