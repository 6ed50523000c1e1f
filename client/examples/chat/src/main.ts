import { startAgent } from './agent.ts'
import { startChat } from './chat.ts'
import { element } from './page.ts'
import { startPaid } from './paid.ts'

const { VITE_GATEWAY_URL: gateway, VITE_AGENTS_URL: agents } = import.meta.env
const key = element('key', HTMLInputElement)

startChat(gateway, () => key.value)
startAgent(agents, () => key.value)
startPaid(agents)
