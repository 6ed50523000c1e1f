// Writes the two published packages, ready for `npm publish`: dist/client is tollgate-client, and
// dist/tollgate is the server with its command line and agents.
import { execFile } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { bundleServer, outside } from './bundle.mjs'
import { sbom } from './sbom.mjs'

const out = process.argv[2] ?? 'dist'
const root = JSON.parse(readFileSync('package.json', 'utf8'))
const [only] = process.argv.slice(3)
const { version, license, repository } = root
const common = { version, license, ...(repository !== undefined && { repository }), type: 'module' }

const packages = { client: packClient, tollgate: packServer }
const names = { client: 'tollgate-client', tollgate: 'tollgate' }
const wanted = Object.keys(packages).filter((name) => only === undefined || name === only)
await Promise.all(wanted.map((name) => packages[name](join(out, name))))
for (const line of whatNext()) console.log(line)

/** Prints the next steps. */
function whatNext() {
  const folders = wanted.map((name) => resolve(out, name))
  return [
    '',
    'Look at what is published:',
    ...folders.map((folder) => `  npm pack --dry-run ${folder}`),
    'Try it in a project of yours:',
    ...folders.map((folder) => `  npm install ${folder}`),
    'Publish it, when you are logged in to a registry:',
    ...folders.map((folder) => `  npm publish ${folder}`),
  ]
}

function say(name, text) {
  console.log(`${names[name]}: ${text}`)
}

async function packClient(folder) {
  await compileClient(folder)
  say('client', 'writing its package.json, README, licence and the list of its packages')
  // Declarations must name .js files: compilers before 5.7 do not know .ts there.
  for (const file of globSync(join(folder, '**/*.d.ts')))
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(/(['"]\.\.?\/[^'"]+)\.ts(['"])/g, '$1.js$2'),
    )
  const entry = (name) => ({ types: `./client/${name}.d.ts`, default: `./client/${name}.js` })
  const name = 'tollgate-client'
  const description =
    'Typed client of the AI gateway Tollgate: chat with streams, agents, operator, ' +
    'and a fetch that pays per request.'
  const dependencies = pinned(['openapi-fetch'])
  writeFileSync(
    join(folder, 'sbom.json'),
    sbom({ name, version, description, license, dependencies }),
  )
  write(folder, 'client/README.md', {
    name,
    ...common,
    description,
    keywords: ['ai-gateway', 'openai', 'llm', 'agents', 'x402', 'openapi'],
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      '.': entry('index'),
      './paying': entry('paying'),
      './openai': entry('openai'),
      './ai': entry('ai'),
      './package.json': './package.json',
    },
    files: ['client', 'generated', 'sbom.json'],
    dependencies: ranges(Object.keys(dependencies)),
    ...optionalPeers({
      ...ranges(['@solana/kit', '@x402/core', '@x402/evm', '@x402/svm', 'viem']),
      zod: '^3.25.76 || ^4.0.0',
    }),
  })
}

async function packServer(folder) {
  say('tollgate', `bundling to ${folder}`)
  rmSync(folder, { recursive: true, force: true })
  await bundleServer(folder)
  say('tollgate', 'copying contracts, agents and reference pages')
  const parts = [
    ...['console', 'json', 'swagger-ui'].map((name) => `generated/${name}`),
    'spec/agents',
    'spec/config.yaml',
  ]
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true })
  say('tollgate', 'listing the packages that it is made of')
  writeFileSync(join(folder, 'sbom.json'), sbom())
  mkdirSync(join(folder, 'bin'))
  cpSync('scripts/launch.mjs', join(folder, 'bin/tollgate.mjs'))
  chmodSync(join(folder, 'bin/tollgate.mjs'), 0o755)
  write(folder, 'server/README.md', {
    name: 'tollgate',
    ...common,
    description: root.description,
    keywords: ['ai-gateway', 'openai', 'llm', 'agents', 'x402', 'openapi'],
    engines: root.engines,
    bin: { tollgate: 'bin/tollgate.mjs' },
    exports: { './package.json': './package.json' },
    files: ['bin', 'generated', 'sbom.json', 'server', 'spec'],
    dependencies: pinned(outside),
    ...optionalPeers(ranges(['@stoplight/prism-core', '@stoplight/prism-http'])),
  })
}

async function compileClient(folder) {
  say('client', `compiling to ${folder}`)
  rmSync(folder, { recursive: true, force: true })
  const args = [
    'node_modules/typescript-7/bin/tsc',
    '-p',
    'tsconfig.client.json',
    '--outDir',
    folder,
  ]
  await promisify(execFile)(process.execPath, args).catch(({ stdout }) => {
    throw new Error(`the client does not compile:\n${stdout}`)
  })
}

function write(folder, readme, manifest) {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  cpSync(readme, join(folder, 'README.md'))
  cpSync('LICENSE', join(folder, 'LICENSE'))
}

function pinned(names) {
  const versions = { ...root.devDependencies, ...root.dependencies }
  return Object.fromEntries(names.map((name) => [name, versions[name]]))
}

/** Ranges, so that a compatible version is not installed twice. */
function ranges(names) {
  const exact = Object.entries(pinned(names))
  return Object.fromEntries(exact.map(([name, version]) => [name, `^${version}`]))
}

function optionalPeers(peers) {
  const peerDependenciesMeta = Object.fromEntries(
    Object.keys(peers).map((name) => [name, { optional: true }]),
  )
  return { peerDependencies: peers, peerDependenciesMeta }
}
