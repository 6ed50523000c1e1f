import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problemsOf, sectionOf, treeProblems } from '../../../scripts/release/checks.mjs'
import { differences, listed, saveAll } from '../../../scripts/release/compare.mjs'
import { withSection, withVersion } from '../../../scripts/release/prepare.mjs'
import { withoutSecrets } from '../../../scripts/release/run.mjs'
import { builtIn, settled, type Bill } from '../../../scripts/sbom.mjs'
import { longMs } from '../../support/waiting.ts'
import { isSoak } from '../../support/soak.ts'
import { freshFolder } from './programs.ts'

const changelog = '# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-01-01\n\n- **If:** that.\n'
const ready = { version: '1.2.0', declared: '1.2.0', locked: '1.2.0', changelog }

describe('a version is released', () => {
  test('when the files that name it agree', () => {
    expect(problemsOf(ready)).toEqual([])
  })

  test.each([
    [{ version: '1.2' }, '"1.2" is no version; write it as 1.2.3 or 1.2.3-rc.1'],
    [{ declared: '1.1.0' }, 'package.json has version 1.1.0, not 1.2.0'],
    [{ locked: '1.1.0' }, 'package-lock.json has version 1.1.0, not 1.2.0'],
    [{ changelog: '## [1.1.0]\n\n- a\n' }, 'CHANGELOG.md has no section [1.2.0]'],
    [
      { changelog: '## [1.2.0]\n\n## [1.1.0]\n- a\n' },
      'the section [1.2.0] of CHANGELOG.md is empty',
    ],
    [
      { changelog: changelog.replace('[Unreleased]\n', '[Unreleased]\n\n- more\n') },
      'CHANGELOG.md still has entries under [Unreleased]',
    ],
  ])('and not with %o', (change, problem) => {
    expect(problemsOf({ ...ready, ...change })).toEqual([expect.stringContaining(problem)])
  })

  test('and only from what is committed', () => {
    expect(treeProblems('')).toEqual([])
    expect(treeProblems(' M README.md\n?? new.ts\n')).toEqual([
      'the tree is not clean: commit or remove README.md, new.ts',
    ])
    expect(treeProblems('?? a\n'.repeat(7))[0]).toMatch(/a, a, a, a, a and 2 more$/)
  })
})

test('preparing a version gives it what was unreleased, and leaves the versions of others', () => {
  const after = withSection('## [Unreleased]\n\n- new\n\n## [1.1.0]\n', '1.2.0', '2026-02-03')
  expect(sectionOf(after, 'Unreleased')).toBe('')
  expect(sectionOf(after, '1.2.0')).toBe('- new')
  expect(after).toContain('## [1.2.0] - 2026-02-03\n')
  const lock = {
    version: '1',
    packages: { '': { version: '1' }, 'node_modules/a': { version: '1' } },
  }
  expect(JSON.parse(withVersion(JSON.stringify(lock), '2'))).toEqual({
    version: '2',
    packages: { '': { version: '2' }, 'node_modules/a': { version: '1' } },
  })
})

describe('what two clones made', () => {
  const files = (entries: Record<string, string>) =>
    new Map(Object.entries(entries).map(([name, text]) => [name, Buffer.from(text)]))

  function packed(entries: Record<string, string>): Buffer {
    const folder = freshFolder()
    for (const [name, text] of Object.entries(entries)) writeFileSync(join(folder, name), text)
    return spawnSync('tar', ['czf', '-', '--mtime=@0', ...Object.keys(entries)], { cwd: folder })
      .stdout
  }

  test('is equal, or the file that differs is named', () => {
    expect(differences(files({ a: '1' }), files({ a: '1' }))).toEqual([])
    expect(differences(files({ a: '1', b: '2' }), files({ a: '3' }))).toEqual([
      'a',
      'b was made by one clone only',
    ])
  })

  test('is named by the file within the package', () => {
    const first = new Map([['p.tgz', packed({ same: '1', other: '2' })]])
    const second = new Map([['p.tgz', packed({ same: '1', other: '3' })]])
    expect(differences(first, second)).toEqual(['p.tgz: other'])
  })

  test('is written with checksums that sha256sum reads', () => {
    const folder = freshFolder()
    saveAll(files({ 'a.tgz': 'a', 'b.json': 'b' }), folder)
    expect(readdirSync(folder).toSorted()).toEqual(['SHA256SUMS', 'a.tgz', 'b.json'])
    const { status, stderr } = spawnSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(status, stderr).toBe(0)
    expect(listed(folder)).toMatch(/^ {2}[0-9a-f]{64} +1 bytes {2}a\.tgz$/m)
  })
})

describe('the bill of materials', () => {
  const bill = (serialNumber: string, timestamp: string, folder: string): Bill => ({
    serialNumber,
    metadata: { timestamp, component: { name: folder, 'bom-ref': 'tollgate@1' } },
    components: ['b@1', 'a@1'].map((ref) => ({ name: ref, 'bom-ref': ref })),
    dependencies: [],
  })

  test('is the same for the same content, whenever and wherever it is made', () => {
    const time = '2026-01-01T00:00:00.000Z'
    const one = settled(bill('urn:uuid:1', '2026-05-01T00:00:00Z', 'x'), 'tollgate', time)
    expect(one).toEqual(settled(bill('urn:uuid:2', '2026-06-01T00:00:00Z', 'y'), 'tollgate', time))
    expect(one.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-/)
    expect(one.metadata).toMatchObject({ timestamp: time, component: { name: 'tollgate' } })
    expect(one.components.map(({ name }) => name)).toEqual(['a@1', 'b@1'])
  })

  test('has every library that is in generated/', () => {
    const imported = globSync('client/console/**/*.{ts,tsx}').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) [^']*from '([^.'][^']*)'/gm)].map(
        ([, name = '']) => name.split('/')[0] ?? '',
      ),
    )
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>
    }
    // The server has these itself.
    const only = imported.filter((name) => !(name in dependencies))
    expect([...new Set(only), 'swagger-ui-dist'].toSorted()).toEqual([...builtIn].toSorted())
  })
})

test('tokens are never printed', () => {
  expect(withoutSecrets(`//r/:_authToken=abc npm_${'a'.repeat(36)}`)).toBe('//r/:… …')
})

describe('the command', () => {
  /** A repository with the release script and the files that it reads. */
  function repository(): { folder: string; git(...args: string[]): string } {
    const folder = freshFolder()
    for (const part of ['scripts', 'deploy', 'package.json', 'package-lock.json', 'CHANGELOG.md'])
      cpSync(part, join(folder, part), { recursive: true })
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
        cwd: folder,
        encoding: 'utf8',
      }).stdout
    git('init', '--quiet')
    git('add', '-A')
    git('commit', '--quiet', '-m', 'all')
    return { folder, git }
  }

  const release = (folder: string, env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, ['scripts/release.mjs', ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    })

  test('refuses a tree that is not clean, and a version that is not prepared', () => {
    const { folder } = repository()
    writeFileSync(join(folder, 'left.txt'), '')
    const { status, stderr } = release(folder, {}, '--dry-run', '--version', '99.0.0')
    expect(status).toBe(1)
    expect(stderr).toContain('the tree is not clean: commit or remove left.txt')
    expect(stderr).toContain('CHANGELOG.md has no section [99.0.0]: npm run release -- --prepare')
  })

  test('says before anything is built what is missing for the image, and how to get it', () => {
    const { folder } = repository()
    const path = dirname(spawnSync('which', ['git'], { encoding: 'utf8' }).stdout.trim())
    const programs = freshFolder()
    symlinkSync(join(path, 'git'), join(programs, 'git'))
    const { stderr } = release(folder, { PATH: programs }, '--version', '99.0.0')
    expect(stderr).toContain('the image cannot be built: docker is not installed. Install Docker')
    expect(stderr).toContain('--no-image leaves the image out')
    const { stderr: contradiction } = release(
      folder,
      {},
      '--version',
      '1.0.0',
      '--no-image',
      '--push-image',
      'a/b',
    )
    expect(contradiction).toContain('--push-image needs the image: leave --no-image out')
  })

  test('prepares a version', () => {
    const { folder, git } = repository()
    expect(release(folder, {}, '--prepare', '--version', '99.0.0').status).toBe(0)
    expect(git('diff', '--name-only').trim().split('\n')).toEqual([
      'CHANGELOG.md',
      'deploy/helm/Chart.yaml',
      'deploy/kubernetes.yaml',
      'package-lock.json',
      'package.json',
    ])
    expect(git('diff', '--stat', 'package-lock.json')).toContain('2 insertions(+), 2 deletions(-)')
  })

  test('asks for the version, and says how to name it where nobody can answer', () => {
    const { status, stderr } = release(process.cwd(), {}, '--dry-run')
    expect(status).toBe(1)
    expect(stderr).toContain('name the version: npm run release -- --dry-run --version X.Y.Z')
  })

  test.runIf(isSoak)(
    'builds the same release in two clones',
    () => {
      const folder = join(freshFolder(), 'tollgate')
      const git = (...args: string[]) =>
        spawnSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args])
      spawnSync('git', ['clone', '--quiet', process.cwd(), folder])
      release(folder, {}, '--prepare', '--version', '99.0.0')
      git('commit', '--quiet', '-am', 'version 99.0.0')
      const { status, stdout, stderr } = release(
        folder,
        {},
        '--dry-run',
        '--no-image',
        '--version',
        '99.0.0',
      )
      expect(status, stderr).toBe(0)
      expect(stdout).toContain('equal in two clones')
      expect(stdout).toContain('dry run: nothing was published or tagged')
    },
    longMs,
  )
})
