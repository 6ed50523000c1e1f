import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parse } from 'yaml'
import { isRecord } from '../json/json.ts'

/** The parts of a contract that the mock reads. */
export type MockContract = {
  paths: Record<string, unknown>
  components?: Record<string, unknown>
  security?: unknown[]
}

/** Reads a contract from a file, or accepts a document. Throws if it is not a contract. */
export function readContract(contract: string | object): MockContract {
  const document: unknown = typeof contract === 'string' ? parseFile(contract) : contract
  if (!isRecord(document) || !('paths' in document) || !('openapi' in document)) {
    const name = typeof contract === 'string' ? contract : 'the document'
    throw new Error(`${name} is not an OpenAPI contract: it needs "openapi" and "paths"`)
  }
  // Callers check the parts that they use, and Prism checks the rest.
  return document as unknown as MockContract
}

function parseFile(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  const document: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(text)
  return located(document, dirname(resolve(file)))
}

/** Makes references absolute: Prism resolves them in the working folder, not the file's folder. */
function located(node: unknown, folder: string): unknown {
  if (Array.isArray(node)) return node.map((item) => located(item, folder))
  if (!isRecord(node)) return node
  const { $ref } = node
  if (typeof $ref === 'string' && !/^(#|[a-z]+:)/i.test($ref))
    return { ...node, $ref: resolve(folder, $ref) }
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, located(value, folder)]),
  )
}
