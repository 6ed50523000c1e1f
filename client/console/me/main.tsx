import { render } from 'preact'
import { startTheme } from '../state/theme.ts'
import { finishSignIn } from './api.ts'
import { MePage } from './page.tsx'

startTheme()
void finishSignIn()
render(<MePage />, document.body)
