import { digitsFormat, percentFormat, plainFormat } from './intl.ts'

/** A whole number with separators, as in `1,234,567`. */
export const count = (value: number): string => plainFormat().format(value)

/** `1 key`, `2 keys`, `1,000 keys`. */
export const counted = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`

const scales = [
  [1e12, 'T'],
  [1e9, 'G'],
  [1e6, 'M'],
  [1e4, 'k'],
] as const

/** A number with three digits and a scale, as in `1.23 M`; below ten thousand it is exact. */
export function short(value: number): string {
  const [size, letter] = scales.find(([size]) => Math.abs(value) >= size) ?? [1, '']
  // From ten thousand on the scale is thousand.
  const divisor = letter === 'k' ? 1000 : size
  if (letter === '') return digits(value)
  return `${digits(value / divisor)} ${letter}`
}

/** Three significant digits, or all of a whole number. */
function digits(value: number): string {
  if (Number.isInteger(value)) return count(value)
  return digitsFormat().format(value)
}

/** A duration, as in `850 ms`, `2.4 s`, `3 min 20 s`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${digitsFormat().format(ms / 1000)} s`
  return span(ms)
}

const units = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1000, 's'],
] as const

/** The two largest units of a duration, as in `2 d 4 h`. */
export function span(ms: number): string {
  const at = Math.max(
    0,
    units.findIndex(([size]) => ms >= size),
  )
  if (ms < 1000) return 'less than 1 s'
  const parts = units.slice(at, at + 2).map(([size, name], index) => {
    const larger = index === 0 ? Infinity : (units[at]?.[0] ?? Infinity)
    return [Math.floor((ms % larger) / size), name] as const
  })
  return parts
    .filter(([value], index) => index === 0 || value > 0)
    .map(([value, name]) => `${value} ${name}`)
    .join(' ')
}

/** A share as a percentage; only 0 and 1 are shown as 0 % and 100 %. */
export function percent(share: number): string {
  if (share > 0 && share < 0.001) return '< 0.1 %'
  if (share < 1 && share > 0.999) return '> 99.9 %'
  return `${percentFormat().format(share * 100)} %`
}

/** The change of an amount since the period before, as in `+12 %`. */
export function changeOf(before: number, now: number): string {
  if (before === 0) return now === 0 ? '–' : 'new'
  const share = (now - before) / before
  return `${share > 0 ? '+' : ''}${percent(share)}`
}
