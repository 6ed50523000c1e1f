type Env = Readonly<Record<string, string | undefined>>
export type Signature = { by: string; args?: string[]; missing?: string }
export function hasIdentity(env: Env): boolean
export function signatureOf(env: Env, hasCosign: boolean): Signature
