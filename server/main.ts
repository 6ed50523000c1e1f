#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

// Later starts reuse the compiled code of the first.
enableCompileCache()
// The objects of a request die with it. Where the engine learns to create some of them among those
// that stay, they keep whole requests alive until its next major collection.
setFlagsFromString('--no-allocation-site-pretenuring')
// So do its buffers. Long requests fill 64 MB with them in a moment, and the engine then collects
// everything, unless it has collected young objects before: here once they hold 32 MB of buffers.
setFlagsFromString('--scavenger-max-new-space-capacity-mb=8')
// By its own rule the engine also collects everything when the old generation could not take the
// whole young one, which under load is large: then all the time. This rule looks at the old alone.
setFlagsFromString('--incremental-marking-hard-trigger=80')
const { run } = await import('./cli/cli.ts')

// A reader such as `head` may leave early, which is no error; a server goes on without it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await run(process.argv.slice(2))
