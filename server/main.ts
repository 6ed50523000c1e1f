#!/usr/bin/env node
import { run } from './cli.ts'

// A reader such as `head` may leave early; that is not a fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await run(process.argv.slice(2))
