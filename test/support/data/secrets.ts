import type { Secrets } from '../../../server/config/secrets.ts'

/** Secrets of upstreams without certificates that are called directly. */
export const noSecrets: Pick<Secrets, 'certificates' | 'proxies'> = {
  certificates: new Map(),
  proxies: {
    upstreams: new Map(),
    https: undefined,
    http: undefined,
    exceptions: [],
    mesh: undefined,
  },
}
