import type { DeclaredModel } from '../../config/models.ts'
import { isRecord } from '../../json/json.ts'
import type { Media, MediaKind } from '../turn.ts'
import { unsupportedValue } from './request-errors.ts'

type Fields = Record<string, unknown>

const typeNames: Record<MediaKind, ReadonlySet<unknown>> = {
  image: new Set([
    'image',
    'image_url',
    'input_image',
    'output_image',
    'computer_screenshot',
    'image_generation_call',
  ]),
  audio: new Set(['audio', 'audio_url', 'input_audio', 'output_audio']),
  file: new Set(['file', 'input_file', 'document', 'video', 'video_url', 'input_video']),
}
/** Fields that hold media, whatever the type of their object. */
const memberNames: Record<MediaKind, readonly string[]> = {
  image: ['image_url'],
  audio: ['input_audio', 'audio_url'],
  file: ['file_data', 'file_url', 'file_id', 'video_url'],
}
const kinds = ['image', 'audio', 'file'] as const
/** Types of document sources that are text, or blocks of text. */
const textSources = new Set<unknown>(['text', 'content'])
const sources = new Set<unknown>(['base64', 'url', 'file'])
/** Fields about tools are text for the model, even if they look like media. */
const textMembers = new Set(['tools', 'tool', 'schema', 'parameters', 'arguments', 'metadata'])

/**
 * Finds all media in a conversation: in messages, in tool results, in blocks and items of any type
 * at any depth, by data, by URL or by id.
 */
export function mediaIn(value: unknown, at: string): readonly Media[] {
  const media: Media[] = []
  collect(value, media)
  for (const one of media) one.at = at + one.at
  return media
}

/** Recursive: only for values of bounded depth. Builds paths for media only. */
function collect(value: unknown, media: Media[]): void {
  const visit = (member: unknown, name: string) => {
    const before = media.length
    collect(member, media)
    if (media.length > before) for (const one of media.slice(before)) one.at = name + one.at
  }
  if (Array.isArray(value))
    return value.forEach((item: unknown, place) => {
      if (typeof item === 'object') visit(item, `[${place}]`)
    })
  if (!isRecord(value)) return
  const kind = kindOf(value)
  if (kind) media.push({ kind, at: '', chars: charsOf(value) })
  const isCall = String(value['type']).endsWith('tool_use')
  for (const name in value) {
    const member = value[name]
    if (typeof member !== 'object' || member === null) continue
    if (textMembers.has(name) || (isCall && name === 'input')) continue
    if (!kind || !holders.has(name)) visit(member, `.${name}`)
  }
}

/** Fields of media that hold their data or URL. */
const holders = new Set([...Object.values(memberNames).flat(), 'source', 'file', 'audio', 'result'])

function kindOf(value: Fields): MediaKind | undefined {
  const { type, source } = value
  const from = isRecord(source) ? source : undefined
  if (from && textSources.has(from['type'])) return undefined
  const named = kinds.find((kind) => typeNames[kind].has(type))
  if (named && [...holders].some((name) => value[name] != null)) return named
  const held = kinds.find((kind) => memberNames[kind].some((name) => value[name] != null))
  if (held) return held
  if (!from || !sources.has(from['type'])) return undefined
  const [family] = String(from['media_type']).split('/')
  return kinds.find((kind) => kind === family) ?? 'file'
}

/** The length of inline data, which is in one of several fields. */
function charsOf(value: Fields): number | undefined {
  const within = ['source', 'file', 'input_audio', 'image_url'].map((name) => value[name])
  const [source, file, audio, image] = within.map((member) => (isRecord(member) ? member : {}))
  const data = [
    source?.['type'] === 'base64' ? source['data'] : undefined,
    value['file_data'],
    file?.['file_data'],
    audio?.['data'],
    value['type'] === 'image_generation_call' ? value['result'] : undefined,
    ...[value['image_url'], image?.['url']].filter((url) => String(url).startsWith('data:')),
  ]
  const text = data.find((one) => typeof one === 'string')
  return typeof text === 'string' ? text.length : undefined
}

const abilities: Record<MediaKind, [what: string, ability: string]> = {
  image: ['an image', 'see images'],
  audio: ['audio', 'process audio'],
  file: ['a file', 'read files'],
}

/** Throws for the first of a kind that the model's configuration does not list. */
export function rejectMedia(
  media: readonly Media[],
  model: string,
  { input }: Pick<DeclaredModel, 'input'>,
): void {
  const other = media.find(({ kind }) => !input.includes(kind))
  if (!other) return
  const { at, kind } = other
  const [what, ability] = abilities[kind]
  throw unsupportedValue(
    `${at}.type`,
    `${at} is ${what}, and ${model} does not ${ability} here; send its content as text`,
  )
}
