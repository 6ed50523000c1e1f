import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  contractFile,
  contracts,
  environment,
  installed,
  programFile,
  ran,
  startSandbox,
  type Contract,
} from './generated.ts'
import type { Services } from '../../../server/app/start.ts'

const version = '7.25.0'
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
const timeout = 900_000

/** Generators, by the program that their clients need. */
const targets = { python: 'python3', go: 'go', rust: 'cargo', 'typescript-fetch': 'node' } as const
type Target = keyof typeof targets
const named = (contract: Contract) => `tollgate_${contract}`

/** What the jar writes of all contracts, for all targets in one process. */
async function generate(folder: string, target: Target): Promise<void> {
  const configs = contracts.map(async (contract) => {
    const outputDir = join(folder, target, contract)
    const config = {
      generatorName: target,
      inputSpec: contractFile(contract),
      outputDir,
      additionalProperties: { packageName: named(contract) },
    }
    const file = join(folder, `${target}-${contract}.json`)
    await writeFile(file, JSON.stringify(config))
    return file
  })
  const jar = join(folder, `openapi-generator-cli-${version}.jar`)
  const files = await Promise.all(configs)
  await ran('java', ['-jar', jar, 'batch', '--fail-fast', ...files], {
    cwd: folder,
    timeout,
  })
}

const compilers: Record<Target, (folder: string) => Promise<unknown>> = {
  async python(folder) {
    await ran('python3', ['-m', 'venv', join(folder, 'venv')], { cwd: folder })
    const python = join(folder, 'venv/bin/python')
    const needed = ['urllib3', 'python-dateutil', 'pydantic', 'typing-extensions']
    await ran(python, ['-m', 'pip', 'install', '--quiet', ...needed], { cwd: folder })
    await ran(python, [programFile('openapi_generator.py'), '--import-all'], { cwd: folder })
  },
  async go(folder) {
    const env = { ...process.env, GOFLAGS: '-mod=mod' }
    for (const contract of contracts) {
      const cwd = join(folder, 'go', contract)
      await rm(join(cwd, 'test'), { recursive: true })
      await ran('go', ['build', './...'], { cwd, env })
    }
  },
  async rust(folder) {
    const cwd = join(folder, 'rust')
    const members = JSON.stringify(contracts)
    await writeFile(join(cwd, 'Cargo.toml'), `[workspace]\nresolver = "2"\nmembers = ${members}\n`)
    await ran('cargo', ['check', '--quiet', '--workspace'], { cwd, timeout })
  },
  async 'typescript-fetch'(folder) {
    const cwd = join(folder, 'typescript-fetch')
    const lib = ['es2022', 'dom']
    const modules = { module: 'esnext', moduleResolution: 'bundler', target: 'es2022' }
    const compilerOptions = { strict: true, noEmit: true, ...modules, lib, types: [] }
    await writeFile(join(cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
    await ran(process.execPath, [tsc, '-p', cwd], { cwd })
  },
}

const folder = await mkdtemp(join(tmpdir(), 'tollgate-openapi-generator-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const jar = await installed('openapi-generator', async () => {
  const artifact = `org.openapitools:openapi-generator-cli:${version}`
  const to = `-DoutputDirectory=${folder}`
  await ran('mvn', ['-q', '-B', 'dependency:copy', `-Dartifact=${artifact}`, to], { cwd: folder })
  return ran('java', ['-version'], { cwd: folder })
})

describe.skipIf(jar === undefined)('what openapi-generator makes of the contracts', () => {
  for (const [target, program] of Object.entries(targets) as [Target, string][])
    test(`${target}: is written, and compiles`, { timeout }, async ({ skip }) => {
      const isThere = await ran(program, [program === 'go' ? 'version' : '--version'], {
        cwd: folder,
      }).catch(() => undefined)
      if (isThere === undefined) return skip(`${program} cannot be had here`)
      await mkdir(join(folder, target))
      await generate(folder, target)
      await compilers[target](folder)
    })

  describe('Python’s has its requests answered', () => {
    let sandbox: Services
    beforeAll(async () => {
      sandbox = await startSandbox(folder)
    })
    afterAll(() => sandbox.stop())

    test('a chat, a response, a message, a tool, and a new key', async () => {
      const python = join(folder, 'venv/bin/python')
      const env = environment(sandbox)
      const printed = await ran(python, [programFile('openapi_generator.py')], { cwd: folder, env })
      const text = expect.stringMatching(/\w+/) as string
      expect(JSON.parse(printed)).toEqual({
        openai: [text, 'stop'],
        response: [text, 'completed', false, null],
        message: [text, 'end_turn'],
        tool: { text: 'hello hello' },
        key: ['generated', 'day'],
      })
    })
  })
})
