/** Tollgate's tokens, and the words that tests use as secrets. */
const telling = /tg_[A-Za-z0-9_-]{48}|canary-\w+/

/**
 * Names of variables that hold secrets. Of an address with credentials the password or the query is
 * secret.
 */
const isSecret = /_(KEY|TOKEN|SECRET|PASSWORD)$/

/** The secrets in these variables. */
export const secretsIn = (env: Record<string, string | undefined>): string[] =>
  Object.entries(env).flatMap(([name, value = '']) => {
    const { password, search } = URL.canParse(value) ? new URL(value) : { password: '', search: '' }
    return [isSecret.test(name) ? value : '', decodeURIComponent(password), search.slice(1)].filter(
      (secret) => secret.length >= 8,
    )
  })

/** Throws when one of these secrets, a token or a test's secret is in a log. */
export function refuseLeaks(log: string, secrets: readonly string[] = []): void {
  for (const secret of [...secrets, telling.exec(log)?.[0] ?? '']) {
    const at = secret === '' ? -1 : log.indexOf(secret)
    if (at >= 0)
      throw new Error(`a secret was logged: ${log.slice(Math.max(0, at - 200), at + 60)}`)
  }
}
