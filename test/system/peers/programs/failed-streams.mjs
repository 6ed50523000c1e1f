// Asks a server 60 times by fetch: streams that fail and whole replies, in turn. Prints how many
// ended how.
const { URL: url, KEY: key, MODEL: model } = process.env

async function outcome(stream) {
  let text = ''
  let end = 'complete'
  try {
    const reply = await fetch(`${url}/openai/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model, messages: [{ role: 'user', content: 'hi' }], stream }),
    })
    try {
      for await (const part of reply.body) text += Buffer.from(part).toString()
    } catch {
      end = 'incomplete'
    }
  } catch {
    return 'lost'
  }
  return `${['error', 'Hello'].find((word) => text.includes(`"${word}"`)) ?? 'nothing'} ${end}`
}

const counts = {}
for (let at = 0; at < 60; at++) {
  const one = await outcome(at % 2 === 0)
  counts[one] = (counts[one] ?? 0) + 1
}
console.log(JSON.stringify(counts))
