import { realpathSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ConfigDocument } from '../../../documents/document.ts'
import { schemaMaps } from '../../../documents/map-schema.ts'
import { isRecord } from '../../../json/json.ts'
import { pointerParts, valueAt } from '../reading.ts'
import { listKeywords, schemaKeywords } from '../schemas/keywords.ts'
import { parseFile } from './parse-file.ts'

/** Keyed by reference: why its target could not be copied into the document, as a sentence. */
export type Unread = ReadonlyMap<string, string>

const maxFiles = 2000

/**
 * Copies targets of references in other files of the folder, and outside of the components, into the
 * document's components. Nothing outside of the folder is read. A reference without a target stays
 * unchanged.
 */
export const bundle = (document: Record<string, unknown>, source: BundleSource): Unread =>
  new Bundler(document, source).run()

/** Where a document is from. References lead to files in `root`, by default the file's folder. */
export type BundleSource = { file: string; at: ConfigDocument['at']; root: string | undefined }

type File = { path: string; value: unknown; at: ConfigDocument['at'] }
type Place = { owner: Record<string, unknown> | unknown[]; key: string; parentKey: string }

const maxNotes = 3

/** Notes on references that could not be followed, except those reported before. */
export function notesOf(unread: Unread, reported: ReadonlySet<string>): string[] {
  const notes = [...unread.values()].filter((note) => !reported.has(note))
  const more = notes.length - maxNotes
  if (more <= 0) return notes
  return [...notes.slice(0, maxNotes), `… and ${more} more references that cannot be followed.`]
}

class Bundler {
  readonly #document: Record<string, unknown>
  readonly #main: File
  readonly #folder: string
  /** The folder whose files may be read. */
  readonly #root: string
  /** The folder as it is shown. */
  readonly #shownFolder: string
  /** The address that the document has by its `$self`, else that of its file. */
  readonly #self: URL
  /** Files by path; a sentence if the file cannot be read. */
  readonly #files = new Map<string, File | string>()
  readonly #seen = new WeakSet<object>()
  /** Names of imported schemas, by file and pointer. */
  readonly #names = new Map<string, string>()
  readonly #inlining = new Set<string>()
  readonly #unread = new Map<string, string>()
  /** Where in its file is what is walked now. */
  #place: string[] = []

  constructor(document: Record<string, unknown>, { file, at, root }: BundleSource) {
    this.#document = document
    this.#main = { path: realPath(file) ?? resolve(file), value: document, at }
    this.#folder = dirname(this.#main.path)
    this.#root = root === undefined ? this.#folder : (realPath(root) ?? resolve(root))
    this.#shownFolder = dirname(file)
    this.#self = selfOf(document, this.#main.path)
    this.#files.set(this.#main.path, this.#main)
  }

  run(): Unread {
    this.#walk(this.#document, this.#main, '')
    return this.#unread
  }

  /** Adds the first place of a reference that could not be followed. */
  #report(ref: string, from: File, why: string): void {
    if (this.#unread.has(ref)) return
    const at = from.at([...this.#place, '$ref'])
    this.#unread.set(ref, `${JSON.stringify(ref)} at ${at} ${why}`)
  }

  #shown(path: string): string {
    return join(this.#shownFolder, relative(this.#folder, path))
  }

  #walk(value: unknown, file: File, key: string): void {
    if (typeof value !== 'object' || value === null || this.#seen.has(value)) return
    this.#seen.add(value)
    const owner = value as Record<string, unknown> // a list is walked by its indexes
    for (const [name, inner] of Object.entries(owner)) {
      if (key === 'example' || key === 'examples' || name.startsWith('x-')) continue
      const isReference = isRecord(inner) && typeof inner['$ref'] === 'string'
      this.#place.push(name)
      if (isReference) this.#replace({ owner, key: name, parentKey: key }, inner, file)
      else this.#walk(inner, file, name)
      this.#place.pop()
    }
  }

  #replace(place: Place, reference: Record<string, unknown>, file: File): void {
    const ref = String(reference['$ref'])
    if (file === this.#main && ref.startsWith('#') && localComponent.test(ref.slice(1))) {
      const { $ref: _, ...siblings } = reference
      this.#walk(siblings, file, place.key)
      return
    }
    const [path = '', pointer = ''] = ref.split('#')
    const target = path === '' ? file : this.#open(path, ref, file)
    if (target === null) return
    if (target === this.#main && localComponent.test(pointer)) {
      reference['$ref'] = `#${pointer}`
      return
    }
    const value = valueAt(target.value, partsOf(pointer))
    if (value === undefined) {
      const name = JSON.stringify(this.#shown(target.path))
      const why = `names nothing in ${name}; correct what follows "#".`
      if (target !== this.#main) this.#report(ref, file, why)
      return
    }
    const id = `${target.path}#${pointer}`
    const from = this.#place
    this.#place = partsOf(pointer)
    if (isSchemaPlace(place)) reference['$ref'] = this.#schema(id, value, target, ref)
    else this.#inline(id, value, target, place)
    this.#place = from
  }

  /** Puts a schema among the components; the reference to it. */
  #schema(id: string, value: unknown, file: File, ref: string): string {
    const path = 'swagger' in this.#document ? ['definitions'] : ['components', 'schemas']
    const schemas = path.reduce(memberOf, this.#document)
    const prefix = `#/${path.join('/')}/`
    const existingName = this.#names.get(id)
    if (existingName !== undefined) return prefix + existingName
    const base =
      ref
        .replace(/\.(ya?ml|json)(?=#|$)/i, '')
        .split(/[/#]/)
        .findLast((part) => part !== '')
        ?.replace(/[^A-Za-z0-9_-]+/g, '_') || 'schema'
    let name = base
    for (let count = 2; Object.hasOwn(schemas, name) || name === '__proto__'; count++)
      name = `${base}_${count}`
    this.#names.set(id, name)
    schemas[name] = value
    if (isRecord(value) && typeof value['$ref'] === 'string')
      this.#replace({ owner: schemas, key: name, parentKey: 'schemas' }, value, file)
    else this.#walk(value, file, name)
    return prefix + name
  }

  #inline(id: string, value: unknown, file: File, { owner, key, parentKey }: Place): void {
    if (this.#inlining.has(id)) return
    this.#inlining.add(id)
    if (isRecord(value) && typeof value['$ref'] === 'string') {
      const copy = { inner: { ...value } }
      this.#replace({ owner: copy, key: 'inner', parentKey }, copy.inner, file)
      setMember(owner, key, copy.inner)
    } else {
      this.#walk(value, file, key)
      setMember(owner, key, value)
    }
    this.#inlining.delete(id)
  }

  #open(ref: string, reference: string, from: File): File | null {
    const wanted = this.#pathOf(ref, from)
    const file = wanted === null ? outside : (this.#files.get(wanted) ?? this.#read(wanted))
    if (wanted !== null) this.#files.set(wanted, file)
    if (typeof file !== 'string') return file
    this.#report(reference, from, file)
    return null
  }

  /** The file that a reference names; null where it is not within the document's folder. */
  #pathOf(ref: string, from: File): string | null {
    const folder = new URL('.', this.#self)
    const within = relative(this.#folder, from.path).split(sep).map(encodeURIComponent).join('/')
    const base = from === this.#main ? this.#self : new URL(within, folder)
    if (!URL.canParse(ref, base)) return null
    const url = new URL(ref, base)
    if (url.href === this.#self.href) return this.#main.path
    if (url.href.startsWith(folder.href))
      return resolve(this.#folder, decoded(url.href.slice(folder.href.length)))
    return /^[a-z][a-z0-9+.-]+:|^\/\//i.test(ref) ? null : resolve(dirname(from.path), decoded(ref))
  }

  /** The file, or why it is not read. */
  #read(wanted: string): File | string {
    const path = realPath(wanted)
    if (!isWithin(this.#root, wanted) || (path !== null && !isWithin(this.#root, path)))
      return outside
    const name = this.#shown(wanted)
    const quoted = JSON.stringify(name)
    if (path === null)
      return `names the file ${quoted}, which is not there; add it, or correct the reference.`
    if (this.#files.size > maxFiles)
      return `names the file ${quoted}, and only ${maxFiles} are read; join some of them.`
    const parsed = parseFile(path, name)
    if (!('problem' in parsed)) return { path, ...parsed }
    const [problem = ''] = parsed.problem.split('\n')
    return `names a file that cannot be read: ${problem}`
  }
}

const outside =
  "is outside of the document's folder, and is not read; give the folder that has both with " +
  '--root, or copy what it names into the folder and refer to it there.'

/** Where components of a document are, and those of Swagger 2.0. */
const localComponent = /^\/(components|definitions|parameters|responses)\//

function selfOf({ $self }: Record<string, unknown>, path: string): URL {
  const file = pathToFileURL(path)
  if (typeof $self !== 'string' || !URL.canParse($self, file)) return file
  const url = new URL($self, file)
  url.hash = ''
  return url
}

const isWithin = (folder: string, path: string) => path.startsWith(folder + sep)

function realPath(path: string): string | null {
  try {
    return realpathSync(path)
  } catch {
    return null
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const partsOf = (pointer: string): string[] => pointerParts(pointer, decoded)

function setMember(owner: Place['owner'], key: string, value: unknown): void {
  Object.defineProperty(owner, key, {
    value,
    writable: true,
    enumerable: true,
    configurable: true,
  })
}

/** A member that is an object; creates a missing one. */
function memberOf(owner: Record<string, unknown>, name: string): Record<string, unknown> {
  const member = owner[name]
  if (isRecord(member)) return member
  const made: Record<string, unknown> = {}
  owner[name] = made
  return made
}

const schemaKeys = new Set(['schema', ...schemaKeywords])
const schemaParents = new Set([...schemaMaps, 'schemas', 'definitions', 'allOf', ...listKeywords])

/** Whether a member contains a schema, by its name or that of the enclosing member. */
const isSchemaPlace = ({ key, parentKey }: Place) =>
  schemaParents.has(parentKey) || (schemaKeys.has(key) && parentKey !== 'properties')
