declare module 'proxy-addr' {
  import type { IncomingMessage } from 'node:http'

  type IsTrusted = (address: string) => boolean

  const proxyaddr: {
    /** The peer's address, then `X-Forwarded-For` from its end, up to the first untrusted one. */
    all(req: IncomingMessage, isTrusted: IsTrusted): (string | undefined)[]
    /** Throws for what is neither an address nor a network with a prefix of 1 bit or more. */
    compile(ranges: readonly string[]): IsTrusted
  }
  export default proxyaddr
}
