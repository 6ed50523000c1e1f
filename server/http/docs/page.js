/* global SwaggerUIBundle */
const { body, documentElement: html } = document

/** The console calls the listener that served the page, whatever the public address is. */
const origin = new URL(body.dataset.root ?? '.', location.href).href.replace(/\/$/, '')

for (const link of document.querySelectorAll('nav a:not([href])')) {
  const { address, port } = link.dataset
  const page = new URL('/docs', location.href)
  if (port) page.port = port
  link.href = address ? `${address}/docs` : page.href
}

const theme = document.getElementById('theme')
function setTheme(isDark) {
  html.classList.toggle('dark-mode', isDark)
  theme.setAttribute('aria-pressed', String(isDark))
}
const prefersDark = matchMedia('(prefers-color-scheme: dark)')
setTheme(prefersDark.matches)
prefersDark.addEventListener('change', ({ matches }) => setTheme(matches))
theme.addEventListener('click', () => setTheme(!html.classList.contains('dark-mode')))

const panel = document.getElementById('stream')
panel.querySelector('button').addEventListener('click', () => {
  panel.hidden = true
})

/** The text that one event adds: the content of a chat, else the event itself. */
function addedBy(data) {
  try {
    const event = JSON.parse(data)
    if (event.error) return `\n${data}`
    if (event.choices) return event.choices.map(({ delta }) => delta?.content ?? '').join('')
  } catch {
    // Not JSON: shown unchanged.
  }
  return `${data}\n`
}

/** Shows a stream while it arrives. The library shows it only when it has ended. */
async function showStream(stream, name) {
  const [heading, count, text] = ['h2', 'output', 'pre'].map((part) => panel.querySelector(part))
  heading.textContent = name
  text.textContent = ''
  panel.hidden = false
  let events = 0
  let rest = ''
  let isDone = false
  const showCount = (more) => {
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
      showCount('growing')
    }
    showCount(isDone ? 'complete' : 'ended')
  } catch {
    showCount('broken off')
  }
}

async function fetchAndShow(url, init) {
  const reply = await fetch(url, init)
  const isStream = reply.headers.get('content-type')?.startsWith('text/event-stream')
  const copy = isStream && reply.clone().body
  if (copy) void showStream(copy, `${init.method ?? 'GET'} ${new URL(url).pathname}`)
  return reply
}

/** The document, with this listener as its only server. */
function withOwnServer(reply) {
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
    request.loadSpec ? request : Object.assign(request, { userFetch: fetchAndShow }),
  responseInterceptor(reply) {
    if (isLoaded) return reply
    isLoaded = true
    return withOwnServer(reply)
  },
})
