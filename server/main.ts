#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// Later starts reuse the compiled code of the first.
enableCompileCache()
const { run } = await import('./cli/cli.ts')

// A reader such as `head` may leave early, which is no error; a server goes on without it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await run(process.argv.slice(2))
