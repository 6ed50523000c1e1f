import { asWritten, parsePlain, parseWritten } from '../../json/digits.ts'
import { isRecord } from '../../json/json.ts'
import type { HookText, TextChanges } from './hooks.ts'

type Path = readonly (string | number)[]

/** A text of a request, and how a new one gets there. */
export type PlacedText = HookText & {
  path: Path
  /** Whether the value is JSON, of which the text is written. */
  isJson?: true
  /** Whether its block is signed, and must go when the text changes. */
  isSigned?: true
}

/** Members of a request that messages, or other texts for a model, are in. */
const containers = new Set(['messages', 'input', 'system', 'documents', 'prompt'])
/** Words of a dialect, such as `image/png`. */
const word = /^[a-z]+(?:[_./+-][a-z0-9]{1,16})*$/
const wordMembers = /^(type|role|status|detail|format|media_type|phase)$/
/** Members that are not replaced: others refer to them, or they are signed or encrypted. */
const fixedMembers =
  /^(type|role|status|detail|format|media_type|phase|name|ttl|signature|encrypted_content|data)$|(^|_)ids?$/
const mediaMembers = /^(data|file_data|b64_json|image)$/
const dataUrl = /^data:[^,]*;base64,/i
const base64 = /^[A-Za-z0-9+/_=\s-]{64,}$/
const plainName = /^[A-Za-z_$][\w.$-]{0,63}$/

/**
 * The texts of a request, in any dialect. Everything that a model server may get is among them,
 * except words of the dialect, booleans, and the bytes of images, audio and files, for which there
 * is an entry without text.
 */
export function textsIn(body: Readonly<Record<string, unknown>>): PlacedText[] {
  const collector = new Collector()
  for (const [name, value] of Object.entries(body)) {
    const isSystem = name === 'system' || name === 'instructions'
    const place = { at: name, path: [name], role: isSystem ? 'system' : undefined }
    collector.key(name, place)
    if (containers.has(name)) collector.walk(value, name, place)
    else if (name === 'model') collector.add('fixed', value, place)
    else if (typeof value === 'string') collector.add('text', value, place)
    else if (typeof value === 'number' || isObject(value))
      collector.add('setting', JSON.stringify(asWritten(value)), place, { isJson: true })
  }
  return collector.texts
}

type Place = { at: string; path: Path; role: string | undefined }

class Collector {
  readonly texts: PlacedText[] = []

  add(kind: HookText['kind'], text: unknown, { at, path, role }: Place, more: object = {}): void {
    this.texts.push({ at, kind, ...(role && { role }), text: String(text), path, ...more })
  }

  /** The name of a member may be any text. */
  key(name: string, place: Place): void {
    if (!plainName.test(name)) this.add('fixed', name, { ...place, at: `${place.at} (name)` })
  }

  walk(value: unknown, name: string, place: Place): void {
    if (typeof value === 'string') return this.#leaf(value, name, place)
    if (typeof value === 'number') return this.add('fixed', value, place)
    if (Array.isArray(value)) return this.#list(value, name, place)
    if (isRecord(value)) this.#object(value, place)
  }

  #list(list: readonly unknown[], name: string, { at, path, role }: Place): void {
    if (list.some((item) => typeof item === 'number'))
      return this.add('fixed', JSON.stringify(list), { at, path, role })
    for (const [index, item] of list.entries())
      this.walk(item, name, { at: `${at}[${index}]`, path: [...path, index], role })
  }

  #object(object: Readonly<Record<string, unknown>>, { at, path, role: outer }: Place): void {
    const { role = outer, type } = object
    const isCall = typeof type === 'string' && type.endsWith('_use')
    for (const [name, value] of Object.entries(object)) {
      const place = {
        at: `${at}.${name}`,
        path: [...path, name],
        role: typeof role === 'string' ? role.slice(0, 64) : outer,
      }
      this.key(name, place)
      if (isCall && name === 'input' && isObject(value))
        this.add('arguments', JSON.stringify(asWritten(value)), place, { isJson: true })
      else if (name === 'arguments' && typeof value === 'string')
        this.add('arguments', value, place)
      else if (isThought(name, type) && typeof value === 'string')
        this.add('reasoning', value, place, object['signature'] ? { isSigned: true } : {})
      else this.walk(value, name, place)
    }
  }

  #leaf(text: string, name: string, place: Place): void {
    if (text === '' || (wordMembers.test(name) && word.test(text) && text.length <= 64)) return
    const isMedia = dataUrl.test(text) || (mediaMembers.test(name) && base64.test(text))
    if (isMedia) return this.add('media', '', place)
    this.add(fixedMembers.test(name) ? 'fixed' : 'text', text, place)
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isThought = (name: string, type: unknown): boolean =>
  /^(thinking|reasoning|reasoning_content)$/.test(name) ||
  (name === 'text' && typeof type === 'string' && /^(reasoning|summary)[._]text$/.test(type))

/** A copy of the request with new texts. */
export function withChanges(
  body: Readonly<Record<string, unknown>>,
  texts: readonly PlacedText[],
  changes: TextChanges,
): Record<string, unknown> {
  let result: unknown = asWritten(body)
  // From the end: blocks that are dropped do not move those before them.
  for (const { at, path, isJson, isSigned } of texts.toReversed()) {
    const text = changes.get(at)
    if (text === undefined) continue
    if (isSigned) result = changed(result, path.slice(0, -1), undefined)
    else result = changed(result, path, isJson ? parseWritten(text) : text)
  }
  return parsePlain(JSON.stringify(result)) as Record<string, unknown> // a copy of the body
}

/** A copy with another value at a path; without its item if that is undefined. */
function changed(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) =>
      index === step ? changed(item, rest, to) : item,
    )
    return items.filter((item) => item !== undefined)
  }
  const object = value as Readonly<Record<string, unknown>> // the path leads through it
  return { ...object, [step]: changed(object[step as string], rest, to) }
}
