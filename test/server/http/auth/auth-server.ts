import { expect } from 'vitest'
import {
  startTrustingFacilitator,
  type TrustingFacilitator,
} from '../../../support/chains/facilitator/trusting.ts'
import { startFaultServer, type FaultServer } from '../../../support/upstreams/faults/server.ts'
import { startGateway, type Gateway } from '../../../support/servers/gateway.ts'
import type { Reply } from '../../../support/http/raw.ts'
import { sendTo, tokenOf, type Operation } from '../../../support/http/every-operation.ts'
import { until } from '../../../support/waiting.ts'

/** An operation that every good key may use. */
export const listModels: Operation = {
  service: 'gateway',
  id: 'listModels',
  method: 'GET',
  path: '/v1/models',
  access: 'bearer',
  body: '',
}

/** All services with payments, a key that is revoked while it is cached, and an expired key. */
export class AuthServer {
  readonly gateway: Gateway
  readonly revokedKey: string
  readonly expiredKey: string
  readonly #faults: FaultServer
  readonly #facilitator: TrustingFacilitator

  private constructor(
    gateway: Gateway,
    keys: { revoked: string; expired: string },
    [faults, facilitator]: [FaultServer, TrustingFacilitator],
  ) {
    this.gateway = gateway
    this.revokedKey = keys.revoked
    this.expiredKey = keys.expired
    this.#faults = faults
    this.#facilitator = facilitator
  }

  static async start(): Promise<AuthServer> {
    const [faults, facilitator] = await Promise.all([
      startFaultServer(1),
      startTrustingFacilitator(),
    ])
    const gateway = await startGateway({
      payments: { networks: facilitator.networks },
      mesh: {},
      upstreams: { good: { base_url: faults.base_url } },
      routes: { '*': [{ upstream: 'good', model: 'fault:good' }] },
    })
    const { key: expired } = await gateway.createKey({ expires_at: Date.now() + 1000 })
    const { key: revoked, id } = await gateway.createKey()
    const server = new AuthServer(gateway, { revoked, expired }, [faults, facilitator])
    // So that the key is cached before it is revoked.
    await server.send(listModels, [`Authorization: Bearer ${revoked}`])
    await gateway.revokeKey(id)
    await until('the other one has expired', async () => {
      const { status } = await server.send(listModels, [`Authorization: Bearer ${expired}`])
      return status === 401
    })
    return server
  }

  async close(): Promise<void> {
    await this.gateway.stop()
    await Promise.all([this.#faults.close(), this.#facilitator.close()])
  }

  send(operation: Operation, headers: string[], query?: string): Promise<Reply> {
    return sendTo(this.gateway, operation, headers, query)
  }

  /** The token that the service takes. */
  tokenOf(service: Operation['service']): string {
    return tokenOf(this.gateway, service)
  }

  assertNoSecretIn({ headers, body }: Reply): void {
    const { key, operatorToken } = this.gateway
    for (const secret of [key, operatorToken, this.revokedKey, this.expiredKey])
      expect(body.toString() + JSON.stringify(headers)).not.toContain(secret)
  }

  /** Throws if a request without a good token got to an upstream, the facilitator or the ledger. */
  async assertNoStrangerServed(): Promise<void> {
    const rows = await this.gateway.rows()
    const served = rows.filter(({ status, tool }) => status === 'ok' && tool === null)
    expect(served.every(({ key_id }) => key_id === this.gateway.keyId)).toBe(true)
    expect(this.#faults.attempts().length).toBe(served.length)
    expect(rows.filter(({ status }) => status === 'unauthorized')).toEqual([])
    expect(this.#facilitator.requests.filter(({ url }) => url !== '/supported')).toEqual([])
  }
}
