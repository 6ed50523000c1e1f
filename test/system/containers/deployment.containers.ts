import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../support/servers/ports.ts'
import { comesMs, until } from '../../support/waiting.ts'
import { missing, root, run, startEngine, type Engine } from './engine.ts'
import { buildOurs, makeBaseImages, needPlugin, nodeImage, sizeOf } from './images.ts'
import { replicas, startProject, type Project, type Run } from './project.ts'
import { results, writeResults } from './results.ts'

const lacking = missing()
if (lacking.length > 0) console.warn(`SKIPPED: no container is run, for ${lacking.join('; ')}.`)

const megabyte = 1_000_000
const epoch = '1700000000'
/** The base by another name, as by its digest. */
const pinned = `${nodeImage}-pinned`
/** Other work on this machine may slow a container's start. */
const startMs = 4 * comesMs

describe.skipIf(lacking.length > 0)('on a Docker engine', () => {
  let engine: Engine
  beforeAll(async () => {
    engine = await startEngine()
    results.engine = (await engine.docker(['version', '--format', '{{.Server.Version}}'])).trim()
    await needPlugin(engine, 'buildx')
    await needPlugin(engine, 'compose')
    await makeBaseImages(engine)
    results.buildSeconds['ours'] = await buildOurs(engine, { tag: 'tollgate' })
  })
  afterAll(async () => {
    writeResults()
    await engine.stop()
  })

  const inspected = async (format: string, tag = 'tollgate') =>
    JSON.parse(await engine.docker(['inspect', '--format', `{{json ${format}}}`, tag])) as unknown

  describe('the image', () => {
    /** The output of a program in a container of the image. */
    const inside = (program: string, ...args: string[]) => {
      const options = ['--rm', '--network', 'none', '--entrypoint', program]
      return engine.docker(['run', ...options, 'tollgate', ...args])
    }

    test('is its base and 70 MB at most, and has nothing that no server needs', async () => {
      results.bytes['base'] = await sizeOf(engine, nodeImage)
      results.bytes['ours'] = await sizeOf(engine, 'tollgate')
      expect(results.bytes['ours']).toBeLessThan(results.bytes['base'] + 70 * megabyte)
      const names = ['*.map', '*.d.ts', 'npm', 'yarn'].map((name) => `-name '${name}'`)
      const find = `find /app /usr/local /opt \\( ${names.join(' -o ')} \\)`
      expect(await inside('sh', '-c', find)).toBe('')
      expect(await inside('tollgate', '--version')).toMatch(/^\d+\.\d+\.\d+\n$/)
    })

    test('lists every package that it has', async () => {
      const bill = JSON.parse(await inside('cat', '/app/sbom.json')) as {
        bomFormat: string
        components: { name: string; group?: string; version: string }[]
      } // CycloneDX
      expect(bill.bomFormat).toBe('CycloneDX')
      const listed = bill.components.map(
        ({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`,
      )
      const packages = JSON.parse(await inside('node', '--eval', installed)) as string[] // ours
      expect(packages.length).toBeGreaterThan(20)
      expect(packages.filter((name) => !listed.includes(name))).toEqual([])
    })

    test('says what it is', async () => {
      expect(await inspected('.Config.Labels')).toMatchObject({
        'org.opencontainers.image.title': 'Tollgate',
        'org.opencontainers.image.licenses': 'MIT',
        'org.opencontainers.image.version': await inside('tollgate', '--version').then((text) =>
          text.trim(),
        ),
        'org.opencontainers.image.base.name': nodeImage,
      })
      expect(await inspected('.Config.User')).toBe('1000:1000')
    })

    test('has the same layer of /app when it is built again of the same sources, and says of which', async () => {
      await engine.docker(['tag', nodeImage, pinned])
      const settings = {
        SOURCE_DATE_EPOCH: epoch,
        NODE_IMAGE: pinned,
        VERSION: '1.2.3',
        COMMIT_SHA: 'c0ffee',
      }
      const args = Object.entries(settings).flatMap((pair) => ['--build-arg', pair.join('=')])
      const layers: unknown[] = []
      for (const tag of ['again:1', 'again:2']) {
        results.buildSeconds[tag] = await buildOurs(engine, { tag, more: ['--no-cache', ...args] })
        // The last one but that of the working folder.
        layers.push(((await inspected('.RootFS.Layers', tag)) as string[]).at(-2))
      }
      expect(layers[1]).toBe(layers[0])
      expect(await inspected('.Config.Labels', 'again:2')).toMatchObject({
        'org.opencontainers.image.version': '1.2.3',
        'org.opencontainers.image.revision': 'c0ffee',
        'org.opencontainers.image.base.name': pinned,
      })
    })
  })

  describe('a container of the image alone', () => {
    const network = 'tollgate-alone'
    beforeAll(async () => void (await engine.docker(['network', 'create', network])))
    afterAll(async () => void (await engine.docker(['network', 'rm', network])))

    /** Runs the image until the end of the test. */
    async function run(...options: string[]) {
      const id = (await engine.docker(['run', '--detach', ...options, 'tollgate'])).trim()
      onTestFinished(async () => void (await engine.docker(['rm', '--force', '--volumes', id])))
      const output = () => engine.docker(['logs', id])
      const state = async () =>
        (await inspected('.State', id)) as {
          Health: { Status: string }
          ExitCode: number
          OOMKilled: boolean
        } // Docker's own form
      const isHealthy = async () => (await state()).Health.Status === 'healthy'
      return { id, output, state, healthy: () => until('it is healthy', isHealthy, startMs) }
    }

    /** As `run`, in a network of its own; `port` is the one of this machine. */
    async function start(...options: string[]) {
      const port = await freePort()
      const named = ['--network', network, '--publish', `127.0.0.1:${port}:8080`]
      return { port, ...(await run(...named, ...options)) }
    }
    const isPublic = ['--env', 'TOLLGATE_SANDBOX_PUBLIC=true']

    /** The key that a sandbox prints. */
    async function keyOf(output: () => Promise<string>): Promise<string> {
      const printed = async () => /^export KEY=(\S+)$/m.exec(await output())?.[1]
      await until('it prints a key', async () => (await printed()) !== undefined, startMs)
      return (await printed()) ?? expect.unreachable()
    }

    /** The status of a chat; 0 where its stream does not come whole. */
    async function chat(port: number, key: string, stream = false): Promise<number> {
      const reply = await fetch(`http://127.0.0.1:${port}/v1/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          model: 'hermes-3-llama3.1-8b',
          messages: [{ role: 'user', content: 'hi' }],
          stream,
        }),
      })
      const text = await reply.text()
      return stream && !text.includes('data: [DONE]') ? 0 : reply.status
    }

    test('is a sandbox that is reached from outside where that is wanted, and ends when it is told to', async () => {
      const token = ['--env', `TOLLGATE_OPERATOR_TOKEN=${randomBytes(24).toString('hex')}`]
      const { id, port, output, state, healthy } = await start(...isPublic, ...token)
      expect(await chat(port, await keyOf(output))).toBe(200)
      await healthy()
      expect(await output()).toContain('`tollgate init` connects real servers')
      // As a pod does before it ends.
      await engine.docker(['exec', id, 'tollgate', 'drain', '--wait-spool', '--timeout', '60'])
      await engine.docker(['stop', '-t', '90', id])
      expect((await state()).ExitCode).toBe(0)
      expect(await output()).toContain('"msg":"stopped"')
    })

    test('is one for this machine in the network of the host', async () => {
      const services = ['GATEWAY', 'MESH', 'METADATA', 'OPERATOR']
      const ports = await Promise.all(services.map(() => freePort()))
      const named = services.flatMap((name, at) => ['--env', `TOLLGATE_${name}_PORT=${ports[at]}`])
      const { output, healthy } = await run('--network', 'host', ...named)
      expect(await chat(ports[0] ?? 0, await keyOf(output))).toBe(200)
      await healthy()
    })

    test('says how it is reached where it is not', async () => {
      const { output } = await start()
      const says = async () =>
        (await output()).includes('docker run -e TOLLGATE_SANDBOX_PUBLIC=true')
      await until('it says so', says, startMs)
    })

    test('serves as any user of group 0, on a file system that it cannot write, in 256 MB', async () => {
      const bounds = ['--user', '4711:0', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL']
      const more = ['--security-opt', 'no-new-privileges', '--memory', '256m']
      const { port, output, state, healthy } = await start(...bounds, ...more, ...isPublic)
      const key = await keyOf(output)
      const statuses: number[] = []
      const caller = async (_: unknown, at: number) => {
        for (let n = 0; n < 50; n++) statuses.push(await chat(port, key, at % 2 === 0))
      }
      await Promise.all(Array.from({ length: 10 }, caller))
      expect(statuses.filter((status) => status !== 200)).toEqual([])
      await healthy()
      expect((await state()).OOMKilled).toBe(false)
    })
  })

  describe('two replicas behind HAProxy and nginx', () => {
    let project: Project
    beforeAll(async () => {
      results.buildSeconds['of the previous commit'] = await buildPrevious(engine)
      project = await startProject(engine)
      return () => project.remove()
    })

    const lostOf = ({ haproxy, nginx }: Run) => ({ ...haproxy.faults, ...nginx.faults })
    const record = async (name: string, happens: () => Promise<void>) => {
      const seen = await project.under(happens)
      results.runs[name] = seen
      expect(seen.calls).toBeGreaterThan(100)
      expect(Object.keys(lostOf(seen)), 'a cut stream never ends whole').not.toContain(
        'stream: ends as if whole, and is not',
      )
      return seen
    }
    const noneLost = (seen: Run) => {
      expect(lostOf(seen)).toEqual({})
      expect(seen.rows, 'a row for each call').toBe(seen.calls)
    }

    test('lose no call to an upgrade from the commit before', async () => {
      const before = await project.compose('images', '--quiet', 'tollgate-1')
      noneLost(await record('upgrade, one after the other', project.upgrade))
      expect(await project.compose('images', '--quiet', 'tollgate-1')).not.toBe(before)
    })

    test('lose no call to ten quiet seconds', async () => {
      noneLost(await record('nothing happens', () => pause(10_000)))
    })

    test('lose no call to a restart', async () => {
      const restart = async () => {
        await project.compose('restart', '--no-deps', 'tollgate-1')
        await pause(8000)
      }
      noneLost(await record('restart of a replica', restart))
    })

    test('read a configuration that an editor has renamed, without a call lost', async () => {
      let digest = ''
      const reload = async () => {
        const file = project.edit('"0.05"', '"0.06"')
        digest = createHash('sha256').update(readFileSync(file)).digest('hex')
        for (let time = 0; time < 2; time++) {
          await project.compose('kill', '--signal', 'HUP', ...replicas)
          await pause(3000)
        }
      }
      noneLost(await record('SIGHUP after an edit', reload))
      const reloads = async (replica: string) =>
        (await project.log(replica)).filter(({ kind }) => kind === 'configReloaded')
      for (const replica of replicas) {
        const isTold = async () => (await reloads(replica)).length >= 2
        await until('the log tells of both', isTold)
        expect(await reloads(replica)).toMatchObject([
          { msg: 'configuration reloaded', digest },
          { msg: 'configuration read: nothing changed', digest },
        ])
      }
    })

    test('lose no call of a key without limits to ten seconds without the database', async () => {
      const outage = async () => {
        await project.compose('stop', 'postgres')
        await pause(10_000)
        await project.compose('start', 'postgres')
        await pause(5000)
      }
      noneLost(await record('database away for 10 s', outage))
    })

    test('lose what was on a replica that is killed, and nothing else for long', async () => {
      const kill = async () => {
        await project.compose('kill', '--signal', 'KILL', 'tollgate-2')
        await pause(8000)
        await project.compose('start', 'tollgate-2')
        await pause(12_000)
      }
      const { haproxy, nginx, calls, rows } = await record('SIGKILL of a replica', kill)
      // Each load balancer had ten callers; until its checks fail, HAProxy asks the other replica.
      for (const { whole, streams } of [haproxy, nginx])
        expect(whole.lost + streams.lost).toBeLessThanOrEqual(10)
      const lost = [haproxy, nginx].reduce((sum, one) => sum + one.whole.lost + one.streams.lost, 0)
      expect(rows, 'a row for each call that was answered whole').toBeGreaterThanOrEqual(
        calls - lost,
      )
      expect(rows).toBeLessThanOrEqual(calls)
    })

    test('log no probes that are answered well, and keep no log for ever', async () => {
      for (const replica of replicas) {
        const answered = (await project.log(replica)).filter(({ status }) => status === 200)
        const operations = answered.map(({ operation }) => operation)
        expect(operations).toContain('createChatCompletion')
        expect(operations).not.toContain('getReadiness')
        expect(operations).not.toContain('getHealth')
        expect(await inspected('.HostConfig.LogConfig', await project.id(replica))).toEqual({
          Type: 'json-file',
          Config: { 'max-size': '50m', 'max-file': '5' },
        })
      }
    })

    test('run as a user without rights, who can write nothing but the data', async () => {
      const sh = (command: string) =>
        project.compose('exec', '-T', 'tollgate-1', 'sh', '-c', command)
      expect(await sh('id -u; grep CapEff /proc/1/status; tr "\\0" " " < /proc/1/cmdline')).toMatch(
        /^1000\nCapEff:\t0{16}\nnode /,
      )
      const isWritten = (path: string) => sh(`touch ${path}/x 2> /dev/null && echo yes || echo no`)
      const places = ['/app', '/etc', '/etc/tollgate', '/data', '/tmp']
      const written = []
      for (const place of places) written.push((await isWritten(place)).trim())
      expect(written).toEqual(['no', 'no', 'no', 'yes', 'yes'])
    })

    // Last, since its containers are new, and so are their logs.
    test('keep the rows of calls without the database, though both are killed and replaced', async () => {
      const before = await project.rows()
      expect(await project.answered(20), 'their key is known').toBe(20)
      await project.compose('stop', 'postgres')
      expect(await project.answered(40)).toBe(40)
      // Rows are on the disk of the spool soon after their replies.
      await pause(5000)
      const ids = await Promise.all(replicas.map(project.id))
      await project.compose('kill', '--signal', 'KILL', ...replicas)
      await project.compose('start', 'postgres')
      const anew = ['--detach', '--no-deps', '--no-build', '--force-recreate', '--wait']
      await project.compose('up', ...anew, ...replicas)
      expect(await Promise.all(replicas.map(project.id))).not.toEqual(ids)
      expect((await project.settledRows(before + 60)) - before).toBe(60)
    })
  })
})

/** Prints the packages of /app as JSON, each as `name@version`. */
const installed = `
  const names = fs.globSync('/app/node_modules/{*,@*/*}/package.json')
    .concat(fs.globSync('/app/node_modules/**/node_modules/{*,@*/*}/package.json'))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')))
    .filter(({ name, version }) => name && version)
  console.log(JSON.stringify(names.map(({ name, version }) => name + '@' + version)))`

/**
 * Tags the image of the commit before the last one that changed the image as `tollgate`; resolves
 * with the seconds of its build.
 */
async function buildPrevious(engine: Engine): Promise<number> {
  const sources = readFileSync(join(root, '.dockerignore'), 'utf8').match(/(?<=^!).+$/gm) ?? []
  const log = ['log', '-1', '--format=%H', '--', 'deploy/Dockerfile', ...sources]
  const last = (await run('git', log)).trim()
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-previous-'))
  await run('sh', ['-c', `git archive '${last}^' | tar -x -C '${folder}'`])
  try {
    return await buildOurs(engine, { from: folder, tag: 'tollgate' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
