#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

// Later starts reuse the compiled code of the first.
enableCompileCache()
// The objects of a request die with it. Where the engine learns to create some of them among those
// that stay, they keep whole requests alive until its next major collection.
setFlagsFromString('--no-allocation-site-pretenuring')
const { run } = await import('./cli/cli.ts')

// A reader such as `head` may leave early, which is no error; a server goes on without it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await run(process.argv.slice(2))
