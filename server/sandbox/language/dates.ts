const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const monthNames = months.map((name) => `${name}|${name.slice(0, 3)}`).join('|')
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const forms = [
  String.raw`(\d{4}-\d\d-\d\d)`,
  String.raw`${day} (?:of )?(${monthNames})\.?,? (\d{4})`,
  String.raw`(${monthNames})\.? ${day},? (\d{4})`,
  String.raw`(first|second) half of (\d{4})`,
]
const written = new RegExp(String.raw`\b(?:${forms.join('|')})\b`, 'gi')

/** The days that a query names, as YYYY-MM-DD in its order; a half of a year is its first and its last day. */
export function datesIn(query: string): string[] {
  return [...query.matchAll(written)].flatMap(
    ([, iso, dayFirst, month, year, monthFirst, dayAfter, yearAfter, half, halfYear]) => {
      if (iso !== undefined) return [iso]
      if (half !== undefined)
        return half.toLowerCase() === 'first'
          ? [`${halfYear}-01-01`, `${halfYear}-06-30`]
          : [`${halfYear}-07-01`, `${halfYear}-12-31`]
      const number =
        months.findIndex((name) =>
          name.startsWith((month ?? monthFirst ?? '').toLowerCase().slice(0, 3)),
        ) + 1
      return [
        `${year ?? yearAfter}-${String(number).padStart(2, '0')}-${(dayFirst ?? dayAfter ?? '').padStart(2, '0')}`,
      ]
    },
  )
}

/** A query without the words that name days. */
export const withoutDates = (query: string): string => query.replace(written, ' ')
