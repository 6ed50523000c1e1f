// The parts of Prism that the mock uses. One module, so that a bundle has all of them together.
export { createLogger } from '@stoplight/prism-core'
export { getHttpOperationsFromSpec } from '@stoplight/prism-http'
export { createClientFromOperations } from '@stoplight/prism-http/dist/client.js'
