// Removes files from FOLDER, a node_modules, that no server loads: type declarations, source maps,
// tests, documents, and files for browsers. Licences stay.
//   node scripts/slim.mjs FOLDER
import { lstatSync, readdirSync, rmSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'

const licence = /(^|\/)(licen[cs]e|copying|notice|authors)[^/]*$/i
const code = /\.([cm]?[jt]s|map)$/
const useless = [
  // Node runs no TypeScript within node_modules.
  /\.[cm]?ts$/,
  /\.(map|md|markdown|flow)$/,
  /\.(browser|native)\.[cm]?js$/,
  // At the top of a package; deeper folders with these names can be part of its code.
  /(^|node_modules\/)(@[^/]+\/)?[^/@]+\/(__tests__|tests?|examples?)\//,
  /(^|\/)\.[^/]+\//,
  /(^|\/)\.[^/]+$/,
]

/** Whether a server does not need this file of node_modules; the path has slashes. */
export const isUseless = (file) =>
  (!licence.test(file) || code.test(file)) && useless.some((form) => form.test(file))

/** Removes these files except those that `isKept` names, and then empty folders. */
export function slim(folder, isKept = () => false) {
  const names = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll('\\', '/'))
  const isFolder = (name) => lstatSync(join(folder, name)).isDirectory()
  const folders = new Set(names.filter(isFolder))
  for (const name of names) {
    if (folders.has(name) || isKept(name)) continue
    // The bin folder has links into packages.
    if (isUseless(name) || name.startsWith('.bin/')) rmSync(join(folder, name))
  }
  for (const path of [...folders].toReversed().map((name) => join(folder, name)))
    if (readdirSync(path).length === 0) rmdirSync(path)
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2)
  if (folder === undefined) throw new Error('name the node_modules folder')
  slim(folder)
}
