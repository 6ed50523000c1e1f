/** What every model knows by heart, as far as the sandbox needs it. */
const currencyNames: Record<string, string> = {
  AUD: 'australian dollars?|aud',
  CAD: 'canadian dollars?|cad',
  USD: '(?:us |american )?dollars?|usd',
  EUR: 'euros?|eur',
  GBP: '(?:british )?pounds?(?: sterling)?|gbp',
  JPY: '(?:japanese )?yen|jpy',
  CHF: '(?:swiss )?francs?|chf',
  CNY: '(?:chinese )?yuan|renminbi|cny',
  INR: '(?:indian )?rupees?|inr',
  PLN: '(?:polish )?z[łl]oty(?:s|ch)?|pln',
  SEK: 'swedish kron(?:a|or)|sek',
  NOK: 'norwegian kroner?|nok',
  BRL: 'brazilian reals?|reais|brl',
}
const anyCurrency = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${Object.entries(currencyNames)
    .map(([code, names]) => `(?<${code}>${names})`)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** The currencies that a query names, as ISO codes in its order, each once; of "how many dollars is a euro" the euro comes first. */
export function currenciesIn(query: string): string[] {
  const codes = [...query.matchAll(anyCurrency)].flatMap(({ groups = {} }) =>
    Object.keys(currencyNames).filter((code) => groups[code] !== undefined),
  )
  const inOrder = [...new Set(codes)]
  return /^how (?:many|much)\b/i.test(query) ? inOrder.toReversed() : inOrder
}

/** A query without the words that name currencies. */
export const withoutCurrencies = (query: string): string => query.replace(anyCurrency, ' ')

const places: Record<string, readonly [latitude: number, longitude: number]> = {
  amsterdam: [52.37, 4.89],
  athens: [37.98, 23.73],
  bangkok: [13.75, 100.5],
  barcelona: [41.39, 2.16],
  beijing: [39.9, 116.4],
  berlin: [52.52, 13.41],
  cairo: [30.04, 31.24],
  chicago: [41.88, -87.63],
  cusco: [-13.53, -71.97],
  delhi: [28.61, 77.21],
  dublin: [53.35, -6.26],
  helsinki: [60.17, 24.94],
  istanbul: [41.01, 28.98],
  lagos: [6.52, 3.38],
  lima: [-12.05, -77.04],
  lisbon: [38.72, -9.14],
  london: [51.51, -0.13],
  madrid: [40.42, -3.7],
  'mexico city': [19.43, -99.13],
  mumbai: [19.08, 72.88],
  nairobi: [-1.29, 36.82],
  'new york': [40.71, -74.01],
  oslo: [59.91, 10.75],
  paris: [48.86, 2.35],
  porto: [41.15, -8.61],
  prague: [50.08, 14.44],
  reykjavik: [64.15, -21.94],
  rome: [41.89, 12.51],
  'san francisco': [37.77, -122.42],
  seoul: [37.57, 126.98],
  singapore: [1.35, 103.82],
  stockholm: [59.33, 18.07],
  sydney: [-33.87, 151.21],
  tokyo: [35.68, 139.69],
  vienna: [48.21, 16.37],
  warsaw: [52.23, 21.01],
}

/** Where the places lie that a query names, in its order. */
export function placesIn(query: string): (readonly [latitude: number, longitude: number])[] {
  const plain = ` ${query
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const found = Object.entries(places).map(([name, where]) => ({
    at: plain.indexOf(` ${name} `),
    where,
  }))
  return found
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at)
    .map(({ where }) => where)
}

const otherWords: [said: RegExp, meant: string][] = [
  [/\d\s*\+\s*\d/, 'add sum'],
  [/\b(?:warm|hot|cold)\b/i, 'temperature'],
  [/\bsun\b.{0,20}\bsets?\b/i, 'sunset'],
  [/\bsun\b.{0,20}\brises?\b/i, 'sunrise'],
  [/\b(?:develop|move|moved|trend|over the (?:last|past))\b/i, 'history chart trend'],
  [/^(?:what|who|when|where|how)\b/i, 'question'],
  [/https?:\/\//i, 'page address'],
]

/** What a query is about in other words than its own. */
export const meantBy = (query: string): string =>
  otherWords.flatMap(([said, meant]) => (said.test(query) ? [meant] : [])).join(' ')
