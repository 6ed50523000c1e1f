import { execFile, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const root = fileURLToPath(new URL('../../../', import.meta.url))

export type Manifest = {
  name: string
  version: string
  bin?: Record<string, string>
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

export const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

export type Ran = { code: number; out: string; err: string }

/** What a stranger's shell has: nothing of npm's, and no programs of this repository. */
export const strangersPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes(`${sep}node_modules${sep}`))
  .join(delimiter)

/** Runs a program as another user would, with the working folder as home and npm offline. */
export async function run(
  program: string,
  args: string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<Ran> {
  const npm = {
    npm_config_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  }
  const child = spawn(program, args, {
    cwd,
    env: { PATH: strangersPath, HOME: cwd, ...npm, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, code] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    new Promise<number>((resolve, reject) =>
      child.on('error', reject).on('close', (status) => resolve(status ?? -1)),
    ),
  ])
  return { code, out: out.join(''), err: err.join('') }
}

/** The same, but it must succeed. */
export async function mustRun(...args: Parameters<typeof run>): Promise<Ran> {
  const ran = await run(...args)
  if (ran.code !== 0)
    throw new Error(`${args[0]} ${args[1].join(' ')} ended with ${ran.code}:\n${ran.out}${ran.err}`)
  return ran
}

/** A folder outside of this repository; `close` removes it. */
export function workplace(): { folder: string; close(): Promise<void> } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tollgate-packages-')))
  return { folder, close: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Packs one package as `npm publish` would send it. `beside` are our packages packed with it. */
export async function pack(
  folder: string,
  part: 'client' | 'tollgate',
  beside: string[] = [],
): Promise<{ built: string; tarball: string; others: string[]; output: string }> {
  const { stdout: output } = await promisify(execFile)(
    process.execPath,
    ['scripts/pack.mjs', folder, part],
    { cwd: root },
  )
  const built = join(folder, part)
  const sources = [built, ...beside.map((name) => join(root, 'node_modules', name))]
  const { out } = await mustRun(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...sources],
    folder,
  )
  const packed = JSON.parse(out) as { filename: string }[]
  const [tarball = '', ...others] = packed.map(({ filename }) => join(folder, filename))
  return { built, tarball, others, output }
}

/** Every Node from 20 on in this machine's path, and the one that runs this, by version. */
export async function nodes(): Promise<Map<string, string>> {
  const programs = new Map([[process.version, process.execPath]])
  for (const folder of new Set((process.env['PATH'] ?? '').split(delimiter))) {
    for (const name of ['node', 'node20', 'node22', 'node24']) {
      const program = join(folder, name)
      if (!existsSync(program)) continue
      const { out } = await run(program, ['-p', 'process.version'], tmpdir())
      if (Number(/^v(\d+)/.exec(out)?.[1]) >= 20 && !programs.has(out.trim()))
        programs.set(out.trim(), program)
    }
  }
  return programs
}

/** Gives a package, and nothing else that we have, to whoever is in the folder. */
export function link(folder: string, names: string[]): void {
  for (const name of names) {
    const target = join(folder, 'node_modules', name)
    mkdirSync(dirname(target), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), target, 'junction')
  }
}
