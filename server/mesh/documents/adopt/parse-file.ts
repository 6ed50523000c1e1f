import { documentOf, readText, type ConfigDocument } from '../../../documents/document.ts'
import { jsonDocumentOf } from '../../../documents/json-document.ts'
import { nestsDeeper } from '../../../json/scan.ts'

/** Maximum of bytes of a document: JSON, and YAML, which takes fifty times as long. */
const maxJson = 64 << 20
const maxYaml = 10 << 20
const maxLevels = 400

/** A file as a value, of JSON or YAML, whatever it holds; problems name it as `name`. */
export function parseFile(
  file: string,
  name = file,
): { value: unknown; at: ConfigDocument['at']; bytes: number } | { problem: string } {
  const source = readText(file)
  if ('error' in source) return { problem: `${name}: ${source.error}.` }
  const text = source.text.replace(/^\uFEFF/, '')
  const bytes = Buffer.byteLength(text)
  const isJson = /^\s*[{[]/.test(text.slice(0, 1000))
  if (bytes > (isJson ? maxJson : maxYaml)) return { problem: tooLarge(name, bytes, isJson) }
  if (isJson && nestsDeeper(Buffer.from(text), maxLevels)) return { problem: tooDeep(name) }
  const json = isJson ? jsonDocumentOf(text, name) : null
  if (json !== null) return { ...json, bytes }
  const yaml = parseYaml(text, name)
  if (!('problem' in yaml)) return { ...yaml, bytes }
  return /\.(ya?ml|json)$/i.test(name) ? yaml : { problem: notADocument(name) }
}

type Parsed = Pick<ConfigDocument, 'value' | 'at'>

function parseYaml(text: string, file: string): Parsed | { problem: string } {
  try {
    const { value, at, problems } = documentOf({ text }, file, true)
    if (problems.some(({ text: why }) => /call stack|Stack overflow/.test(why)))
      return { problem: tooDeep(file) }
    if (problems.length > 0)
      return { problem: problems.map((one) => `${one.at}: ${one.text}`).join('\n') }
    return isDeeper(value, maxLevels) ? { problem: tooDeep(file) } : { value, at }
  } catch (error) {
    if (error instanceof RangeError) return { problem: tooDeep(file) }
    throw error
  }
}

/** Without recursion, which too deep a value would overflow. Aliases share values. */
function isDeeper(root: unknown, limit: number): boolean {
  let level: unknown[] = [root]
  const seen = new Set<unknown>()
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true
    level = level.flatMap((value) => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return []
      seen.add(value)
      return Object.values(value) as unknown[]
    })
  }
  return false
}

const notADocument = (file: string) =>
  `${file}: this is no OpenAPI document; give one in YAML or JSON, like petstore.yaml.`

const tooDeep = (file: string) =>
  `${file}: this document nests deeper than ${maxLevels} levels; nothing of it is read.`

const megabytes = (bytes: number) => `${(bytes / (1 << 20)).toFixed(1)} MB`

function tooLarge(file: string, bytes: number, isJson: boolean): string {
  const start = `${file}: this document has ${megabytes(bytes)}, and at most `
  if (isJson) return `${start}${megabytes(maxJson)} are read; take a part of it.`
  return `${start}${megabytes(maxYaml)} of YAML are read; convert it to JSON, of which it may be more.`
}
