import { render } from 'preact'
import { App } from './app.tsx'
import { startTheme } from './state/theme.ts'
import { followAddress } from './state/route.ts'

startTheme()
followAddress()
render(<App />, document.body)
