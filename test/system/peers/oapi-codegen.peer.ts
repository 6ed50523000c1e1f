import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describeGenerated, installed, programFile, ran } from './generated.ts'

const version = 'v2.8.2'
/** The generated code needs this at least. */
const runtime = 'v1.8.0'

const generator = await installed('oapi-codegen', async (folder) => {
  const cwd = folder
  const env = { ...process.env, GOBIN: folder, GOFLAGS: '-mod=mod' }
  const tool = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen'
  await ran('go', ['install', `${tool}@${version}`], { cwd, env })
  await ran('go', ['mod', 'init', 'example.com/peers'], { cwd, env })
  await ran('go', ['get', `github.com/oapi-codegen/runtime@${runtime}`], { cwd, env })
  return {
    async generate(contract, file) {
      await mkdir(join(folder, contract))
      const args = ['-generate', 'types,client,skip-prune', '-package', contract]
      const out = join(folder, contract, 'client.go')
      await ran(join(folder, 'oapi-codegen'), [...args, '-o', out, file], { cwd, env })
    },
    async compile() {
      await copyFile(programFile('main.go'), join(folder, 'main.go'))
      await ran('go', ['build', '-o', 'program', '.'], { cwd, env })
    },
    run: (more) => ran(join(folder, 'program'), [], { cwd, env: more }),
  }
})

describeGenerated('oapi-codegen', generator)
