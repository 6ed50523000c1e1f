import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeGenerated, installed, programFile, ran } from './generated.ts'

const version = '0.29.1'

const generator = await installed('openapi-python-client', async (folder) => {
  const cwd = folder
  await ran('python3', ['-m', 'venv', folder], { cwd })
  const python = join(folder, 'bin/python')
  const quietly = ['--quiet', '--disable-pip-version-check', '--retries', '1']
  const wanted = `openapi-python-client==${version}`
  await ran(python, ['-m', 'pip', 'install', ...quietly, wanted], { cwd })
  const program = join(folder, 'program.py')
  // It calls the tool that formats what it makes.
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` }
  return {
    async generate(contract, file) {
      const args = ['generate', '--meta', 'none', '--fail-on-warning', '--path', file]
      const out = join(folder, `tollgate_${contract}`)
      const tool = join(folder, 'bin/openapi-python-client')
      await ran(tool, [...args, '--output-path', out], { cwd, env })
    },
    async compile() {
      await copyFile(programFile('program.py'), program)
      await ran(python, ['-m', 'compileall', '-q', '.', '-x', 'lib'], { cwd })
      await ran(python, [program, '--import-all'], { cwd })
    },
    run: (more) => ran(python, [program], { cwd, env: more }),
  }
})

describeGenerated('openapi-python-client', generator)
