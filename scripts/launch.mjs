#!/usr/bin/env node
// The command of the published package. It is plain JavaScript so that an older Node can read it
// and say which version is missing.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 18)) {
  console.error(
    `Tollgate needs Node 24.18 or newer; this is ${process.version}. Install a newer one ` +
      'from https://nodejs.org, or with your version manager.',
  )
  process.exitCode = 1
} else {
  import('../server/main.js')
}
