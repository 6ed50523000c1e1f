import type { HttpSource, ToolParameter } from '../agent.ts'
import type { Reading } from './reading.ts'

/** A path as it is sent: its pieces, and the query pairs that it contains. */
export type PathTemplate = { path: HttpSource['path']; query: string[] }

/**
 * The pieces of a path. Its parameters and the declared ones must be the same; nothing in it may lead
 * to another path. A query in it is sent with every call; a fragment only identifies the operation.
 */
export function readTemplate(
  reading: Reading,
  template: string,
  place: string[],
  { path: parameters, query: queryParameters }: Record<'path' | 'query', ToolParameter[]>,
): PathTemplate {
  const [beforeFragment = ''] = splitAt(template, '#')
  const [path = '', query = ''] = splitAt(beforeFragment, '?')
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '')
  const no = (text: string) =>
    reading.refuse(place, `the path ${JSON.stringify(template)} ${text}`, { key: true })
  for (const name of names)
    if (!parameters.some((one) => one.name === name))
      no(
        `has {${name}}, and there is no path parameter of that name; describe it under parameters.`,
      )
  for (const { name } of parameters)
    if (!names.includes(name))
      no(`does not have {${name}}, which is described as a path parameter.`)
  const isParameter = (pair: string) => {
    const [, name = ''] = /^[^={}]*=\{([^}]*)\}$/.exec(pair) ?? []
    return queryParameters.some((one) => one.name === name || pair.startsWith(`${one.name}=`))
  }
  const pairs = query.split('&').filter((pair) => pair !== '' && !isParameter(pair))
  if (!isPlain(path) || !pairs.every((pair) => plainPair.test(pair)))
    no(
      'must be plain text between slashes, without ".." or "//"; parameters of the query go ' +
        'under parameters.',
    )
  return { path: piecesOf(path, parameters), query: pairs }
}

const plainPair = /^([\w.~-]|%[0-9A-Fa-f]{2})+(=([\w.~,:/@-]|%[0-9A-Fa-f]{2})*)?$/

/** The text before the first sign that is outside of braces, and the text behind it. */
function splitAt(template: string, sign: string): string[] {
  if (!template.includes(sign)) return [template]
  const at = template.replace(/\{[^}]*\}/g, (name) => '_'.repeat(name.length)).indexOf(sign)
  return at < 0 ? [template] : [template.slice(0, at), template.slice(at + 1)]
}

function isPlain(path: string): boolean {
  const text = path.replace(/\{[^}]*\}/g, 'x')
  return (
    !/[?#\\\s{}]|[^\x21-\x7e]/.test(text) &&
    !text.includes('//') &&
    !/(^|\/)\.{1,2}(\/|$)/.test(text) &&
    !/%(?![0-9a-f]{2})|%(2e|2f|5c|0)/i.test(text)
  )
}

function piecesOf(path: string, parameters: ToolParameter[]): HttpSource['path'] {
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]))
  return path
    .split(/\{([^}]*)\}/)
    .map((piece, index) => (index % 2 === 0 ? encodeTemplate(piece) : (byName.get(piece) ?? '')))
    .filter((piece) => piece !== '')
}

const encodeTemplate = (text: string) =>
  text.isWellFormed() ? encodeURI(text).replaceAll('%25', '%') : ''
