import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { ran } from '../generated.ts'
import { startConformanceServer } from './conformance-server.ts'

const suite = '@modelcontextprotocol/conformance@0.1.16'
const folder = await mkdtemp(join(tmpdir(), 'tollgate-conformance-'))
const program = join(folder, 'node_modules/@modelcontextprotocol/conformance/dist/index.js')
const isInstalled = await ran(
  'npm',
  ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder, suite],
  { cwd: folder },
)
  .then(() => true)
  .catch((error: unknown) => {
    console.warn(`${suite} cannot be had here (${String(error).split('\n')[0]}): IT IS NOT RUN`)
    return false
  })
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the suite; its exit code says nothing where failures are expected. */
async function failuresOf(args: string[]): Promise<{ passed: string[]; failed: string[] }> {
  const run = promisify(execFile)
  const { stdout } = await run(process.execPath, [program, ...args], {
    cwd: folder,
    timeout: 240_000,
    maxBuffer: 16 << 20,
  }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }))
  const summary = stdout.slice(stdout.lastIndexOf('SUMMARY'))
  const names = (mark: string) =>
    [...summary.matchAll(new RegExp(`^${mark} ([\\w/-]+):`, 'gm'))].map(([, name = '']) => name)
  return { passed: names('✓'), failed: names('✗') }
}

/** The scenarios in the table of docs/mcp.md, by role. */
async function documented(role: string): Promise<string[]> {
  const page = fileURLToPath(new URL('../../../../docs/mcp.md', import.meta.url))
  const lines = (await readFile(page, 'utf8')).split('\n')
  const rows = lines.filter((line) => line.startsWith(`| ${role} |`))
  return rows.flatMap((line) => [...line.matchAll(/`([\w/-]+)`/g)].map(([, name = '']) => name))
}

test.skipIf(!isInstalled)('as a server, only scenarios that the docs list fail', async () => {
  const url = await startConformanceServer()
  const { passed, failed } = await failuresOf(['server', '--url', url])
  expect(failed.toSorted()).toEqual((await documented('server')).toSorted())
  expect(passed.length).toBeGreaterThan(10)
})

test.skipIf(!isInstalled)('as a client, only scenarios that the docs list fail', async () => {
  const client = fileURLToPath(new URL('conformance-client.ts', import.meta.url))
  const command = `${process.execPath} ${client}`
  const { passed, failed } = await failuresOf(['client', '--command', command, '--suite', 'core'])
  expect(failed.toSorted()).toEqual((await documented('client')).toSorted())
  expect(passed).toContain('tools_call')
})
