/** More names than fit into the header. */
const maxNames = 400
const maxNameChars = 64
const maxHeaderChars = 1000

type Properties = { properties: object }

/**
 * Makes a function that lists the fields of a request that the contract does not define, for the
 * header `x-ignored-fields`. It returns undefined if there are none.
 */
export function ignoredFinder(contract: {
  ChatCompletionRequest: Properties
  Message: Properties
}) {
  const requestNames = new Set(Object.keys(contract.ChatCompletionRequest.properties))
  const messageNames = new Set(Object.keys(contract.Message.properties))
  return (chat: { messages: readonly object[] }) => ignoredOf(chat, requestNames, messageNames)
}

function ignoredOf(
  chat: { messages: readonly object[] },
  requestNames: ReadonlySet<string>,
  messageNames: ReadonlySet<string>,
): string | undefined {
  let ignored: Set<string> | undefined
  const collect = (from: object, names: ReadonlySet<string>, prefix: string) => {
    for (const name in from) {
      if (names.has(name)) continue
      ignored ??= new Set()
      if (ignored.size > maxNames) return
      ignored.add(prefix + encodedName(name))
    }
  }
  collect(chat, requestNames, '')
  for (const message of chat.messages) collect(message, messageNames, 'messages[].')
  if (!ignored) return undefined
  let text = ''
  for (const name of ignored) {
    if (text.length + name.length > maxHeaderChars) return `${text}, ...`
    text += text === '' ? name : `, ${name}`
  }
  return text
}

/**
 * As `encodeURIComponent` writes it, cut between characters. The empty name is `""`, which no other
 * name becomes.
 */
function encodedName(name: string): string {
  if (name === '') return '""'
  let encoded = ''
  for (const character of name.slice(0, maxNameChars).toWellFormed()) {
    const next = encodeURIComponent(character)
    if (encoded.length + next.length > maxNameChars) break
    encoded += next
  }
  return encoded
}
