import { dotted, type Refuse } from './problems.ts'
import type { Config } from './schema.ts'

export type Secrets = { upstreamKeys: Map<string, string>; operatorToken: string | null }

/** Reads the secrets that the file names; that of an upstream must be there, that of the operator need not. */
export function readSecrets(upstreams: Config['upstreams'], tokenVariable: string | null, env: NodeJS.ProcessEnv, refuse: Refuse): Secrets {
  const upstreamKeys = new Map<string, string>()
  for (const [name, { key_env }] of Object.entries(upstreams)) {
    if (key_env === undefined) continue
    const path = ['upstreams', name, 'key_env']
    const where = `${dotted(path)} names the environment variable ${variable(key_env)},`
    const secret = env[key_env] ?? ''
    if (secret === '')
      refuse(path, `${where} which is ${env[key_env] === undefined ? 'not set' : 'empty'}; set it to the server's key.`)
    else if (!visible.test(secret)) refuse(path, `${where} which holds ${invisible}, as no key does.`)
    else upstreamKeys.set(name, secret)
  }
  return { upstreamKeys, operatorToken: tokenVariable === null ? null : readToken(tokenVariable, env, refuse) }
}

const visible = /^[\x21-\x7e]+$/
const invisible = 'a space, a line break or a character outside ASCII'

function readToken(name: string, env: NodeJS.ProcessEnv, refuse: Refuse): string | null {
  const token = env[name]
  if (token === undefined) return null
  const path = ['operator', 'token_env']
  if (token.length < 32)
    refuse(
      path,
      `operator.token_env: the token in ${variable(name)} has ${token.length} characters and must have at least 32; \`openssl rand -hex 32\` makes one.`,
    )
  else if (!visible.test(token)) refuse(path, `operator.token_env: the token in ${variable(name)} holds ${invisible}.`)
  return token
}

/** A key pasted where its variable's name belongs is not repeated. */
function variable(name: string): string {
  const pasted = name.length > 40 || (/\d/.test(name) && /[a-z]/.test(name) && name.length >= 20)
  return pasted ? `${name.slice(0, 4)}… (is that the key itself?)` : name
}

