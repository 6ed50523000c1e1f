import type { LoadedConfig } from '../config.ts'
import type { Services } from '../services.ts'

/** How the command line is called where this runs: what is published was compiled, a clone was not. */
const command = import.meta.filename.endsWith('.ts') ? 'npm run tollgate --' : 'npx tollgate'

/** What a newcomer pastes next. A configured server says the same in its log. */
export function greet(
  { sandbox, config }: LoadedConfig,
  {
    gateway,
    mesh,
    metadata,
    operator,
    sandboxKey,
  }: Pick<Services, 'gateway' | 'mesh' | 'metadata' | 'operator' | 'sandboxKey'>,
): void {
  if (operator && operator.token === null) {
    console.error(
      `No operator token: every operator call but health and readiness will answer 401. Set ${config.operator.token_env} to at least 32 characters.`,
    )
  }
  if (!sandbox) return
  const lines = [
    '',
    `Tollgate runs in the SANDBOX: replies are canned, nothing leaves this machine. \`${command} init\` connects real servers.`,
    '',
  ]
  const reference = (name: 'gateway' | 'mesh' | 'operator', url: string) =>
    config[name].docs ? [`  reference ${url}/docs`] : []
  if (gateway && sandboxKey !== null) {
    const chat = (more: string) =>
      `curl -N ${gateway.url}/v1/chat/completions -H 'Authorization: Bearer ${sandboxKey}' -H 'Content-Type: application/json' -d '{"model": "hermes-3-llama3.1-8b", "messages": [{"role": "user", "content": "Hello!"}]${more}}'`
    lines.push(
      `  gateway   ${gateway.url}/v1`,
      ...reference('gateway', gateway.url),
      `  key       ${sandboxKey}`,
      '',
      chat(''),
      '',
      chat(', "stream": true'),
      '',
    )
  }
  if (mesh && sandboxKey !== null) {
    const body = `{"api_key": "${sandboxKey}", "agent_id": "OpenMeteoWeatherAgent", "input": {"query": "Will it rain in Lisbon tomorrow?"}}`
    lines.push(
      `  agents    ${mesh.url}`,
      ...reference('mesh', mesh.url),
      ...(metadata ? [`  metadata  ${metadata.url}/metadata.json`] : []),
    )
    lines.push(
      '',
      `curl ${mesh.url}/mesh_request -H 'Content-Type: application/json' -d '${body}'`,
      '',
    )
    lines.push(
      '  sold      without a key, by the call: 402 and the terms',
      '',
      `curl -i -X POST ${mesh.url}/x402/agents/EchoAgent/echo`,
      '',
    )
  }
  if (operator)
    lines.push(
      `  operator  ${operator.url}`,
      ...reference('operator', operator.url),
      `  token     ${operator.token ?? '-'}`,
      '',
      `curl ${operator.url}/usage -H 'Authorization: Bearer ${operator.token ?? ''}'`,
      '',
    )
  console.log(lines.join('\n'))
}
