import { render } from 'preact'
import { App } from './app.tsx'
import { nextTask, prepare } from './tasks.ts'
import { startTheme } from './state/theme.ts'
import { signInByUrl } from './state/api.ts'
import { followAddress, takeCallback } from './state/route.ts'
import { keepOverReloads } from './state/reloads.ts'
import { session } from './state/session.ts'
import { shareSession } from './state/tabs.ts'

startTheme()
keepOverReloads(session)
shareSession()
const callback = takeCallback()
followAddress((code) => void signInByUrl({ code }))
if (callback !== undefined) void signInByUrl({ callback })
// Runs the script and draws in two tasks, so that neither blocks for long.
void nextTask()
  .then(() => render(<App />, document.body))
  .then(prepare)
