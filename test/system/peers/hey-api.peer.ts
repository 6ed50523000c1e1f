import { build } from 'esbuild'
import { copyFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describeGenerated, installed, programFile, ran } from './generated.ts'

const version = '0.95.0'
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')

const generator = await installed('@hey-api/openapi-ts', async (folder) => {
  const cwd = folder
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const packages = [`@hey-api/openapi-ts@${version}`, 'typescript@5.9.3']
  const quietly = ['--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=1']
  await ran('npm', ['install', ...quietly, ...packages], { cwd })
  const lib = ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable']
  const modules = { module: 'esnext', moduleResolution: 'bundler', target: 'es2022' }
  const compilerOptions = { strict: true, ...modules, lib, types: [], noEmit: true }
  const config = { compilerOptions, include: ['made', 'program.ts'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const program = join(folder, 'program.mjs')
  return {
    generate(contract, file) {
      const args = ['-i', file, '-o', join(folder, 'made', contract), '-c', '@hey-api/client-fetch']
      return ran(process.execPath, [join(folder, 'node_modules/.bin/openapi-ts'), ...args], { cwd })
    },
    async compile() {
      await copyFile(programFile('program.ts.txt'), join(folder, 'program.ts'))
      await ran(process.execPath, [tsc, '-p', folder], { cwd })
      const entryPoints = [join(folder, 'program.ts')]
      const bundled = { bundle: true, platform: 'node', format: 'esm', logLevel: 'silent' } as const
      await build({ entryPoints, outfile: program, ...bundled })
    },
    run: (env) => ran(process.execPath, [program], { cwd, env }),
  }
})

describeGenerated('@hey-api/openapi-ts', generator)
