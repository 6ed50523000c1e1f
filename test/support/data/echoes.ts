type Random = () => number

const letters =
  'abcdefghijklmnopqrstuvwxyzäöüéñçßσςжюя漢字🙂🚀 0123456789.,:;!?"\'\\/{}[]()<>&%$#@\n\t'
const pick = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)]

/** A prompt of words, of any characters, or of one of these texts, long enough to be told. */
export function promptOf(random: Random, others: readonly string[]): string {
  const characters = [...letters]
  const length = 20 + Math.floor(random() * 400)
  let prompt = random() < 0.3 ? (pick(random, others) ?? '') : ''
  while (prompt.length < length) {
    const size = 1 + Math.floor(random() * 9)
    for (let at = 0; at < size; at++) prompt += pick(random, characters) ?? ''
    if (random() < 0.7) prompt += ' '
  }
  return prompt.toWellFormed()
}

const part = (prompt: string, random: Random): string => {
  const start = Math.floor(random() * prompt.length * 0.5)
  return prompt.slice(start, start + 8 + Math.floor(random() * prompt.length))
}
const escaped = (text: string) => JSON.stringify(text).slice(1, -1)
const asAscii = (text: string) =>
  text.replace(/[^\x20-\x7e]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** How servers repeat a request, or a part of it. */
export const echoWays: ((prompt: string, random: Random) => string)[] = [
  (prompt) => prompt,
  part,
  (prompt, random) => escaped(part(prompt, random)),
  (prompt, random) => escaped(escaped(part(prompt, random))),
  (prompt, random) => asAscii(escaped(prompt)).slice(Math.floor(random() * 40)),
  (prompt) => prompt.toUpperCase(),
  (prompt, random) => escaped(part(prompt, random)).toUpperCase(),
  (prompt) => prompt.replace(/\s+/g, ' '),
  (prompt) => prompt.replace(/(.{7})/gu, '$1 '),
  (prompt) => prompt.replace(/\s+/g, '\n  '),
  (prompt, random) => `[{'role': 'user', 'content': '${part(prompt, random)}'}]`,
  (prompt, random) => JSON.stringify({ messages: [{ content: part(prompt, random) }] }),
]

const runLength = 12
const runsOf = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - runLength + 1) }, (_, at) =>
    text.slice(at, at + runLength),
  )
const squeeze = (text: string) => text.replace(/[\s\p{Cc}\p{Cf}]/gu, '')
const unescaped = (text: string) =>
  text.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )

/** The runs of twelve characters that a text has of a secret, as they are or by other white space. */
export const repeats = (text: string, secret: string): string[] =>
  [(plain: string) => plain, (plain: string) => squeeze(plain)].flatMap((form) => {
    const shown = [text, unescaped(text)].map((one) => form(one).toLowerCase())
    return runsOf(form(secret).toLowerCase()).filter((run) =>
      shown.some((one) => one.includes(run)),
    )
  })
