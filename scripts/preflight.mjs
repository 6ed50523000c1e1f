// Plain JavaScript on purpose: an older Node must be able to read it and say what is missing.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 18)) {
  console.error(
    `Tollgate needs Node 24.18 or newer; this is ${process.version}. ` +
      `\`npm ci\` brings one on Linux and Windows (do not omit optional dependencies); ` +
      'elsewhere install it.',
  )
  process.exit(1)
}
