import type { ComponentChildren } from 'preact'
import { exactUsd, usd, type NanoUsd } from '../format/money.ts'
import { count, short } from '../format/numbers.ts'
import { localDate, localTime, utcTime } from '../format/times.ts'

/** An amount; the exact one is its value, and is shown on hover. */
export const Usd = ({ nanos }: { nanos: NanoUsd }) => (
  <data class="number" value={String(nanos)} title={exactUsd(nanos)}>
    {usd(nanos)}
  </data>
)

/** A whole number; `isShort` shows three digits of it and the rest on hover. */
export const Count = ({ of, isShort = false }: { of: number; isShort?: boolean }) => (
  <data class="number" value={String(of)} title={count(of)}>
    {isShort ? short(of) : count(of)}
  </data>
)

/** A time in the reader's zone, or only its day; UTC is shown on hover. */
export const Time = ({ at, isDay = false }: { at: number; isDay?: boolean }) => (
  <time dateTime={new Date(at).toISOString()} title={utcTime(at)}>
    {isDay ? localDate(at) : localTime(at)}
  </time>
)

/** Words for a missing value. */
export const None = ({ words }: { words: string }) => <span class="muted">{words}</span>

type TruncatedProps = {
  text: string | null
  /** Shown instead of an empty text. */
  none?: string
  /** The target of a link. */
  href?: string
  /** One element with the text, instead of only the text. */
  children?: ComponentChildren
}

/** The text of a cell. A narrow column truncates it; hovering shows the complete text. */
export function Truncated({ text, none = '–', href, children }: TruncatedProps) {
  if (text === null || text === '') return <None words={none} />
  return (
    <span class="cut" title={text}>
      {children ?? (href === undefined ? <span>{text}</span> : <a href={href}>{text}</a>)}
    </span>
  )
}

export type Tone = 'good' | 'warn' | 'bad' | 'plain'

/** A state in a word, with its own mark so that it does not depend on colour. */
export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: string }) => (
  <span class={`badge ${tone}`}>{children}</span>
)
