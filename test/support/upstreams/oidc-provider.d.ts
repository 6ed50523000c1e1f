/** The parts of its interface that tests use; the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Token = { destroy(): Promise<void> }
  export class Provider {
    constructor(issuer: string, settings: object)
    callback(): (req: IncomingMessage, res: ServerResponse) => void
    ClientCredentials: { find(token: string): Promise<Token | undefined> }
  }
}
