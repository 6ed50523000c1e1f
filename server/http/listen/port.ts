import { once } from 'node:events'
import { createServer } from 'node:net'

export type ListenTarget = {
  /** The service's name in the configuration. */
  service: string
  host: string
  port: number
}

/** Why a service cannot listen on its host and port, and which setting to change. */
export function whyNotListening(error: unknown, { service, host, port }: ListenTarget): string {
  const cannot = `The ${service} cannot listen on ${host}:${port}`
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `${cannot}: another program does. Stop that one, or choose another ${service}.port.`
  if (code === 'EACCES')
    return `${cannot}: the system does not allow it. Choose a ${service}.port above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${cannot}: this machine does not have that address. Correct ${service}.host.`
  return `${cannot}: ${error instanceof Error ? error.message : String(error)}.`
}

/** Why a service cannot listen on its host and port now; undefined if it can. */
export async function listenFault(target: ListenTarget): Promise<string | undefined> {
  const { host, port } = target
  const server = createServer()
  // Simultaneous checks do not conflict with each other. A server does not share its port.
  server.listen({ host, port, reusePort: process.platform === 'linux' })
  try {
    await once(server, 'listening')
  } catch (error) {
    return whyNotListening(error, target)
  }
  server.close()
  await once(server, 'close')
  return undefined
}
