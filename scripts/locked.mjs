// Writes FOLDER/package-lock.json: the part of the project's lockfile that FOLDER/package.json needs,
// so that the image has the versions that the tests ran with. A NAME is a development dependency of
// the project that the folder also needs.
//   node scripts/locked.mjs FOLDER [NAME…]
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Members of package.json that npm repeats in its lockfile, and compares before an install. */
const repeated = [
  'name',
  'version',
  'license',
  'bin',
  'engines',
  'dependencies',
  'peerDependencies',
  'peerDependenciesMeta',
]

/**
 * The lockfile of a package with this manifest, whose packages are all in `lock`. Throws if `lock`
 * lacks one of its dependencies or has another version.
 */
export function lockfileOf(manifest, lock) {
  const { packages, ...head } = lock
  const wanted = new Set()
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    const locked = packages[`node_modules/${name}`]?.version
    if (locked !== version)
      throw new Error(
        `package-lock.json has ${name} ${locked ?? 'not at all'} and not ${version}: ` +
          'run npm install in the project, then try again',
      )
    collect(`node_modules/${name}`, packages, wanted)
  }
  const own = Object.fromEntries(
    repeated.filter((name) => name in manifest).map((name) => [name, manifest[name]]),
  )
  const needed = [...wanted].toSorted().map((place) => [place, productionEntry(packages[place])])
  return {
    ...head,
    name: manifest.name,
    version: manifest.version,
    packages: { '': own, ...Object.fromEntries(needed) },
  }
}

/** Removes the mark of development packages: the folder needs them. */
function productionEntry({ dev: _dev, devOptional: _devOptional, ...entry }) {
  return entry
}

/** Adds the package at this place of the lockfile, and its dependencies. */
function collect(place, packages, wanted) {
  if (wanted.has(place)) return
  wanted.add(place)
  const { dependencies, optionalDependencies, peerDependencies } = packages[place]
  const names = Object.keys({ ...dependencies, ...optionalDependencies })
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => packages[place].peerDependenciesMeta?.[name]?.optional !== true,
  )
  for (const name of [...names, ...peers]) {
    const dependency = placeOf(name, place, packages)
    if (dependency !== undefined) collect(dependency, packages, wanted)
  }
}

/** Where Node finds a package that another one imports: below it, or in a parent folder. */
function placeOf(name, from, packages) {
  for (let folder = `${from}/`; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/'))) {
    const place = `${folder}node_modules/${name}`
    if (place in packages) return place
    if (folder === '') return undefined
  }
}

if (import.meta.main) {
  const [folder, ...names] = process.argv.slice(2)
  if (folder === undefined) throw new Error('name the folder whose package.json is to be locked')
  const json = (file) => JSON.parse(readFileSync(file, 'utf8'))
  const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
  const { devDependencies: versions } = json('package.json')
  const {
    devDependencies: _dev,
    optionalDependencies: _optional,
    overrides: _overrides,
    ...own
  } = json(join(folder, 'package.json'))
  const more = Object.fromEntries(names.map((name) => [name, versions[name]]))
  const manifest = { ...own, dependencies: { ...own.dependencies, ...more } }
  write(join(folder, 'package.json'), manifest)
  write(join(folder, 'package-lock.json'), lockfileOf(manifest, json('package-lock.json')))
}
