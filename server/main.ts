#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// The second start need not compile again what the first one did.
enableCompileCache()
const { run } = await import('./cli/cli.ts')

// A reader such as `head` may leave early: that is not a fault of ours, and a server goes on without it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await run(process.argv.slice(2))
