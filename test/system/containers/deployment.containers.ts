import { createHash } from 'node:crypto'
import { readFileSync, rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../support/servers/ports.ts'
import { until } from '../../support/waiting.ts'
import { missing, root, run, startEngine, type Engine } from './engine.ts'
import { buildOurs, makeBaseImages, needPlugin, nodeImage, sizeOf } from './images.ts'
import { replicas, startProject, type Project, type Run } from './project.ts'
import { results, writeResults } from './results.ts'

const lacking = missing()
if (lacking.length > 0) console.warn(`SKIPPED: no container is run, for ${lacking.join('; ')}.`)

const megabyte = 1_000_000
const epoch = '1700000000'

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
    test('is its base and 70 MB at most, and has nothing that no server needs', async () => {
      results.bytes['base'] = await sizeOf(engine, nodeImage)
      results.bytes['ours'] = await sizeOf(engine, 'tollgate')
      expect(results.bytes['ours']).toBeLessThan(results.bytes['base'] + 70 * megabyte)
      const sh = (command: string) =>
        engine.docker([
          'run',
          '--rm',
          '--network',
          'none',
          '--entrypoint',
          'sh',
          'tollgate',
          '-c',
          command,
        ])
      const names = ['*.map', '*.d.ts', 'npm', 'yarn'].map((name) => `-name '${name}'`)
      const useless = await sh(`find /app /usr/local /opt \\( ${names.join(' -o ')} \\)`)
      expect(useless).toBe('')
      expect(await sh('tollgate --version')).toMatch(/^\d+\.\d+\.\d+\n$/)
      expect(JSON.parse(await sh('cat /app/sbom.json'))).toMatchObject({ bomFormat: 'CycloneDX' })
    })

    test('says what it is', async () => {
      expect(await inspected('.Config.Labels')).toMatchObject({
        'org.opencontainers.image.title': 'Tollgate',
        'org.opencontainers.image.licenses': 'MIT',
        'org.opencontainers.image.base.name': nodeImage,
      })
      expect(await inspected('.Config.User')).toBe('1000:1000')
    })

    test('has the same layer of /app when it is built again of the same sources', async () => {
      const more = ['--no-cache', '--build-arg', `SOURCE_DATE_EPOCH=${epoch}`]
      const layers: unknown[] = []
      for (const tag of ['again:1', 'again:2']) {
        results.buildSeconds[tag] = await buildOurs(engine, { tag, more })
        // The last one but that of the working folder.
        layers.push(((await inspected('.RootFS.Layers', tag)) as string[]).at(-2))
      }
      expect(layers[1]).toBe(layers[0])
    })
  })

  describe('a container of the image alone', () => {
    const network = 'tollgate-alone'
    beforeAll(async () => void (await engine.docker(['network', 'create', network])))
    afterAll(async () => void (await engine.docker(['network', 'rm', network])))

    /** Runs the image until the end of the test; `published` has the port of this machine. */
    async function start(...options: string[]) {
      const published = await freePort()
      const named = ['--network', network, '--publish', `127.0.0.1:${published}:8080`]
      const id = await engine.docker(['run', '--detach', ...named, ...options, 'tollgate'])
      onTestFinished(
        async () => void (await engine.docker(['rm', '--force', '--volumes', id.trim()])),
      )
      const output = () => engine.docker(['logs', id.trim()])
      const health = () => inspected('.State.Health.Status', id.trim())
      return { published, output, health }
    }

    async function chat(published: number, output: () => Promise<string>): Promise<number> {
      const said = async () => /^export KEY=(\S+)$/m.exec(await output())?.[1]
      await until('it prints a key', async () => (await said()) !== undefined)
      const reply = await fetch(`http://127.0.0.1:${published}/v1/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await said()}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          model: 'hermes-3-llama3.1-8b',
          messages: [{ role: 'user', content: 'hi' }],
        }),
      })
      return reply.status
    }

    test('is a sandbox that is reached from outside where that is wanted', async () => {
      const { published, output, health } = await start('--env', 'TOLLGATE_SANDBOX_PUBLIC=true')
      expect(await chat(published, output)).toBe(200)
      await until('it is healthy', async () => (await health()) === 'healthy')
      expect(await output()).toContain('`tollgate init` connects real servers')
    })

    test('says how it is reached where it is not', async () => {
      const { output } = await start()
      await until('it says so', async () =>
        (await output()).includes('docker run -e TOLLGATE_SANDBOX_PUBLIC=true'),
      )
    })

    test('runs as any user of group 0, on a file system that it cannot write, in 256 MB', async () => {
      const bounds = ['--user', '4711:0', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL']
      const { published, output, health } = await start(
        ...bounds,
        '--security-opt',
        'no-new-privileges',
        '--memory',
        '256m',
        '--env',
        'TOLLGATE_SANDBOX_PUBLIC=true',
      )
      expect(await chat(published, output)).toBe(200)
      await until('it is healthy', async () => (await health()) === 'healthy')
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
    const noneLost = ({ calls, rows, ...seen }: Run) => {
      expect(lostOf({ calls, rows, ...seen })).toEqual({})
      expect(rows, 'a row for each call').toBe(calls)
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
      for (const replica of replicas) {
        const lines = (await project.log(replica)).filter(({ kind }) => kind === 'configReloaded')
        expect(lines).toMatchObject([
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

    test('log no probes', async () => {
      for (const replica of replicas) {
        const operations = (await project.log(replica)).map(({ operation }) => operation)
        expect(operations).toContain('createChatCompletion')
        expect(operations).not.toContain('getReadiness')
        expect(operations).not.toContain('getHealth')
      }
    })
  })
})

/** Tags the image of the commit before as `tollgate`; resolves with the seconds of its build. */
async function buildPrevious(engine: Engine): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-previous-'))
  await run('sh', ['-c', `git -C '${root}' archive HEAD^ | tar -x -C '${folder}'`])
  try {
    return await buildOurs(engine, { from: folder, tag: 'tollgate' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
