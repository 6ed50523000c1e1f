import { render } from 'preact'
import { startTheme } from '../state/theme.ts'
import { keepOverReloads } from '../state/reloads.ts'
import { finishSignIn, meSession, reload } from './api.ts'
import { MePage } from './page.tsx'

startTheme()
keepOverReloads(meSession)
void (meSession.get().state === 'in' ? reload() : finishSignIn())
render(<MePage />, document.body)
