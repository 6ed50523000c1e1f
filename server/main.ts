#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { setEngineFlags } from './process/engine.ts'

// Later starts reuse the compiled code of the first.
enableCompileCache()
setEngineFlags('load')
const { run } = await import('./cli/cli.ts')

// A reader such as `head` may close the pipe early, which is no error; a server keeps running.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await run(process.argv.slice(2))
