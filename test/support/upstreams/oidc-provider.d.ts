/** The parts of its interface that tests use; the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Token = { destroy(): Promise<void> }
  export class Provider {
    constructor(issuer: string, settings: object)
    callback(): (req: IncomingMessage, res: ServerResponse) => void
    interactionFinished(req: IncomingMessage, res: ServerResponse, result: object): Promise<void>
    on(event: string, listener: (saved: { jti: string }) => void): this
    Grant: new (of: { clientId: string; accountId: string }) => {
      addOIDCScope(scopes: string): void
      save(): Promise<string>
    }
    ClientCredentials: { find(token: string): Promise<Token | undefined> }
  }
}
