import { fileURLToPath } from 'node:url'

/** Servers and their threads are started hundreds of times: what V8 made of their code is kept. */
export const compileCache = fileURLToPath(
  new URL('../../node_modules/.cache/tollgate-test', import.meta.url),
)
