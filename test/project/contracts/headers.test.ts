import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import exposed from '../../../generated/exposed-headers.json' with { type: 'json' }

type Part = { $ref?: string; name?: string; headers?: Record<string, Part> }
type Operation = {
  operationId: string
  parameters?: Part[]
  responses: Record<string, Part>
}
type Contract = { paths: Record<string, Record<string, Operation>> }

const contracts = globSync('generated/json/*.json')
  .filter((file) => !/config|shared/.test(file))
  .map((file) => ({
    name: basename(file, '.json'),
    contract: JSON.parse(readFileSync(file, 'utf8')) as Contract,
  }))

/** A part of a contract, in place of a reference to it. */
function resolved(contract: Contract, part: Part): Part {
  if (part.$ref === undefined) return part
  const path = part.$ref.slice(2).split('/').map(decodeURIComponent)
  return path.reduce<unknown>(
    (node, key) => (node as Record<string, unknown>)[key],
    contract,
  ) as Part
}

function operationsOf(contract: Contract) {
  const all = Object.values(contract.paths).flatMap((item) => Object.values(item))
  return all
    .filter(({ responses }) => responses !== undefined)
    .map(({ operationId, parameters = [], responses }) => ({
      operationId,
      parameters: parameters.map((one) => resolved(contract, one).name?.toLowerCase()),
      headers: Object.entries(responses).map(([status, reply]) => ({
        status: Number(status),
        names: Object.keys(resolved(contract, reply).headers ?? {}).map((one) => one.toLowerCase()),
      })),
    }))
}

describe.each(contracts)('the contract $name', ({ contract }) => {
  const operations = operationsOf(contract)

  test('says that replies are replayed where an Idempotency-Key or a payment is read, and only there', () => {
    const isReplayed = operations.map(({ operationId, headers }) => [
      operationId,
      headers.some(({ status, names }) => status < 300 && names.includes('idempotent-replayed')),
    ])
    const readsKey = operations.map(({ operationId, parameters }) => [
      operationId,
      parameters.includes('idempotency-key') || parameters.includes('payment-signature'),
    ])
    expect(isReplayed).toEqual(readsKey)
  })

  test('has 409 for a second request under the same key or payment', () => {
    const lacking = operations.filter(
      ({ parameters, headers }) =>
        parameters.includes('idempotency-key') && !headers.some(({ status }) => status === 409),
    )
    expect(lacking).toEqual([])
  })

  test('has no header of its own that pages of other origins may not read', () => {
    const allowed = new Set(exposed.map((name) => name.toLowerCase()))
    const names = operations.flatMap(({ headers }) => headers.flatMap(({ names }) => names))
    const ours = names.filter((name) =>
      /^(x-(?!accel|content)|mcp-|payment|idempotent|etag)/.test(name),
    )
    expect(ours.filter((name) => !allowed.has(name))).toEqual([])
  })
})
