import type { Upstream } from './schema.ts'

/** Keys of AWS, or the service that gives those of a role. */
export type KeysOfAws =
  | { keys: { id: string; secret: string; token: string | undefined } }
  | { role_arn: string; token_file: string; sts_url: string }
  | {
      container_url: string
      container_token: string | undefined
      container_token_file: string | undefined
    }
  | { instance_url: string }

/** Variables that AWS defines. */
export const awsVariables = [
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_ROLE_ARN',
  'AWS_WEB_IDENTITY_TOKEN_FILE',
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
  'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
  'AWS_CONTAINER_AUTHORIZATION_TOKEN',
  'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE',
] as const

export type SigV4 = NonNullable<Upstream['sigv4']>

/** The source of an upstream's keys by its settings and variables; undefined without one. */
export function awsSource(
  { region, from, role_arn, token_file, sts_url, instance_url }: SigV4,
  valueOf: (name: (typeof awsVariables)[number]) => string | undefined,
): { source: string; from: KeysOfAws } | undefined {
  if (from === 'instance') return { source: 'role of the instance', from: { instance_url } }
  if (from === 'container') {
    const relative = valueOf('AWS_CONTAINER_CREDENTIALS_RELATIVE_URI')
    const full = valueOf('AWS_CONTAINER_CREDENTIALS_FULL_URI')
    const container_url = relative === undefined ? full : `http://169.254.170.2${relative}`
    if (container_url === undefined) return undefined
    const container_token = valueOf('AWS_CONTAINER_AUTHORIZATION_TOKEN')
    const container_token_file = valueOf('AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE')
    return {
      source: 'role of the container',
      from: { container_url, container_token, container_token_file },
    }
  }
  const id = valueOf('AWS_ACCESS_KEY_ID')
  const secret = valueOf('AWS_SECRET_ACCESS_KEY')
  const token = valueOf('AWS_SESSION_TOKEN')
  if (role_arn === undefined && id !== undefined && secret !== undefined)
    return { source: 'variable AWS_ACCESS_KEY_ID', from: { keys: { id, secret, token } } }
  const role = role_arn ?? valueOf('AWS_ROLE_ARN')
  const file = token_file ?? valueOf('AWS_WEB_IDENTITY_TOKEN_FILE')
  if (role === undefined || file === undefined) return undefined
  const url = sts_url ?? `https://sts.${region}.amazonaws.com/`
  return { source: `role ${role}`, from: { role_arn: role, token_file: file, sts_url: url } }
}
