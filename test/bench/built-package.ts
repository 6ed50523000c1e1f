import { execFile } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from './processes.ts'
import { root } from './subjects.ts'

let built: Promise<string> | undefined

/** The folder of the package `tollgate` as it is published, with the packages of this checkout. */
export const builtPackage = (): Promise<string> => (built ??= build())

async function build(): Promise<string> {
  const out = temporaryFolder()
  const args = [join(root, 'scripts/pack.mjs'), out, 'tollgate']
  await promisify(execFile)(process.execPath, args, { cwd: root })
  const folder = join(out, 'tollgate')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
