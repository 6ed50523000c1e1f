import type { LoadedConfig } from '../config.ts'
import type { Services } from '../services.ts'

/** What a newcomer pastes next. A configured server says the same in its log. */
export function greet({ sandbox, config }: LoadedConfig, { gateway, mesh, metadata, operator, sandboxKey }: Pick<Services, 'gateway' | 'mesh' | 'metadata' | 'operator' | 'sandboxKey'>): void {
  if (operator && operator.token === null) {
    console.error(`No operator token: every operator call but health and metrics will answer 401. Set ${config.operator.token_env} to at least 32 characters.`)
  }
  if (!sandbox) return
  const lines = ['', 'Tollgate runs in the SANDBOX: replies are canned, nothing leaves this machine. `npm run tollgate -- init` connects real servers.', '']
  if (gateway && sandboxKey !== null) {
    const chat = (more: string) => `curl -N ${gateway.url}/v1/chat/completions -H 'Authorization: Bearer ${sandboxKey}' -H 'Content-Type: application/json' -d '{"model": "hermes-3-llama3.1-8b", "messages": [{"role": "user", "content": "Hello!"}]${more}}'`
    lines.push(`  gateway   ${gateway.url}/v1`, `  key       ${sandboxKey}`, '', chat(''), '', chat(', "stream": true'), '')
  }
  if (mesh && sandboxKey !== null) {
    const body = `{"api_key": "${sandboxKey}", "agent_id": "OpenMeteoWeatherAgent", "input": {"query": "Will it rain in Lisbon tomorrow?"}}`
    lines.push(`  agents    ${mesh.url}`, ...(metadata ? [`  metadata  ${metadata.url}/metadata.json`] : []), '', `curl ${mesh.url}/mesh_request -H 'Content-Type: application/json' -d '${body}'`, '')
  }
  if (operator) lines.push(`  operator  ${operator.url}`, `  token     ${operator.token ?? '-'}`, '', `curl ${operator.url}/usage -H 'Authorization: Bearer ${operator.token ?? ''}'`, '')
  console.log(lines.join('\n'))
}
