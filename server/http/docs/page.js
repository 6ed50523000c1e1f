/* global SwaggerUIBundle */
const { body, documentElement: html } = document

/** The console asks the listener that the page came from, wherever the public address may be. */
const origin = new URL(body.dataset.root ?? '.', location.href).href.replace(/\/$/, '')

for (const link of document.querySelectorAll('nav a:not([href])')) {
  const { address, port } = link.dataset
  const page = new URL('/docs', location.href)
  if (port) page.port = port
  link.href = address ? `${address}/docs` : page.href
}

const theme = document.getElementById('theme')
function paint(isDark) {
  html.classList.toggle('dark-mode', isDark)
  theme.setAttribute('aria-pressed', String(isDark))
}
const prefersDark = matchMedia('(prefers-color-scheme: dark)')
paint(prefersDark.matches)
prefersDark.addEventListener('change', ({ matches }) => paint(matches))
theme.addEventListener('click', () => paint(!html.classList.contains('dark-mode')))

const panel = document.getElementById('stream')
panel.querySelector('button').addEventListener('click', () => {
  panel.hidden = true
})

/** What one event adds: the text of a chat, else the event as it is. */
function addedBy(data) {
  try {
    const event = JSON.parse(data)
    if (event.error) return `\n${data}`
    if (event.choices) return event.choices.map(({ delta }) => delta?.content ?? '').join('')
  } catch {
    // No JSON: shown as it is.
  }
  return `${data}\n`
}

/** Shows a stream while it grows; the library shows it when it has ended. */
async function show(stream, name) {
  const [heading, count, text] = ['h2', 'output', 'pre'].map((part) => panel.querySelector(part))
  heading.textContent = name
  text.textContent = ''
  panel.hidden = false
  let events = 0
  let rest = ''
  let isDone = false
  const tell = (more) => {
    count.textContent = `${events} ${events === 1 ? 'event' : 'events'}, ${more}`
  }
  try {
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const lines = (rest + read.value).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (!line.startsWith('data:')) continue
        const data = line.slice(5).trim()
        isDone = data === '[DONE]'
        if (isDone) continue
        events++
        text.append(addedBy(data))
      }
      tell('growing')
    }
    tell(isDone ? 'complete' : 'ended')
  } catch {
    tell('broken off')
  }
}

async function fetchGrowing(url, init) {
  const reply = await fetch(url, init)
  const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream')
  const copy = isStream && reply.clone().body
  if (copy) void show(copy, `${init.method ?? 'GET'} ${new URL(url).pathname}`)
  return reply
}

/** The document as it is, but for where the console sends. */
function here(reply) {
  if (!reply.url.endsWith('/openapi.json') || !reply.ok) return reply
  reply.text = JSON.stringify({ ...JSON.parse(reply.text), servers: [{ url: origin }] })
  return reply
}

let isLoaded = false
SwaggerUIBundle({
  url: 'openapi.json',
  domNode: document.getElementById('reference'),
  deepLinking: true,
  displayRequestDuration: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: 'none',
  requestInterceptor: (request) =>
    request.loadSpec ? request : Object.assign(request, { userFetch: fetchGrowing }),
  responseInterceptor(reply) {
    if (isLoaded) return reply
    isLoaded = true
    return here(reply)
  },
})
