import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A contract's document, as far as the sandbox looks into it. */
export type Contract = {
  paths: Record<
    string,
    Record<
      string,
      {
        security?: object[]
        requestBody?: {
          content?: Record<string, { examples?: Record<string, { value?: unknown }> }>
        }
      }
    >
  >
  security?: object[]
}

/** Reads a contract from its JSON or YAML file; a document is taken as it is. Throws a sentence when the file is no contract. */
export function readContract(contract: string | object): Contract {
  const document: unknown = typeof contract === 'string' ? parseFile(contract) : contract
  if (
    typeof document !== 'object' ||
    document === null ||
    !('paths' in document) ||
    !('openapi' in document)
  ) {
    throw new Error(
      `${typeof contract === 'string' ? contract : 'the document'} is not an OpenAPI contract: it needs "openapi" and "paths"`,
    )
  }
  // The parts that are looked at are optional chains; Prism judges the rest.
  return document as unknown as Contract
}

/** A curl line that calls the contract's first operation with its first example, ready to paste. */
export function curlLine({ paths, security }: Contract, url: string): string {
  const [path, operations] = Object.entries(paths)[0] ?? ['/', {}]
  const [method, operation] = Object.entries(operations)[0] ?? ['get', {}]
  const needsKey = ('security' in operation ? operation.security : security)?.length
  const content =
    'requestBody' in operation ? operation.requestBody?.content?.['application/json'] : undefined
  const example = Object.values(content?.examples ?? {})[0]?.value
  return [
    `curl ${url}${path}`,
    method === 'get' || example ? '' : `-X ${method.toUpperCase()}`,
    needsKey ? "-H 'authorization: Bearer any'" : '',
    example
      ? `-H 'content-type: application/json' -d '${JSON.stringify(example).replaceAll("'", String.raw`'\''`)}'`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function parseFile(file: string): unknown {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('.json') ? JSON.parse(text) : parse(text)
}
