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

/** A time of the reader's zone, or its day alone; UTC is shown on hover. */
export const Time = ({ at, isDay = false }: { at: number; isDay?: boolean }) => (
  <time dateTime={new Date(at).toISOString()} title={utcTime(at)}>
    {isDay ? localDate(at) : localTime(at)}
  </time>
)

/** What is not set. Screen readers read the words. */
export const None = ({ words }: { words: string }) => <span class="muted">{words}</span>

type CutProps = {
  text: string | null
  /** What is shown where there is no text. */
  none?: string
  /** Where the text leads to. */
  href?: string
  /** One element with the text, in place of the text alone. */
  children?: ComponentChildren
}

/** A text of a table's cell. Where its column is narrow it is cut; all of it is shown on hover. */
export function Cut({ text, none = '–', href, children }: CutProps) {
  if (text === null || text === '') return <None words={none} />
  return (
    <span class="cut" title={text}>
      {children ?? (href === undefined ? <span>{text}</span> : <a href={href}>{text}</a>)}
    </span>
  )
}

export type Tone = 'good' | 'warn' | 'bad' | 'plain'

/** A state in a word, with a mark of its own so that it needs no colour. */
export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: string }) => (
  <span class={`badge ${tone}`}>{children}</span>
)
