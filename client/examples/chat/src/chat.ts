import {
  createGatewayClient,
  type ChatMessage,
  type ChatRequest,
  type GatewayClient,
} from 'tollgate-client'
import { addLine, element, fill, onSubmit, sentenceOf } from './page.ts'

/** The elements of the page that a conversation uses. */
const view = {
  log: element('messages', HTMLDivElement),
  model: element('model', HTMLSelectElement),
  text: element('text', HTMLInputElement),
  stop: element('stop', HTMLButtonElement),
  status: element('chat-status', HTMLParagraphElement),
}

/** A conversation whose replies appear as they arrive. */
export function startChat(baseUrl: string, keyOf: () => string): void {
  const messages: ChatMessage[] = []
  const gateway = () => createGatewayClient({ baseUrl, token: keyOf() })
  let cancellation = new AbortController()
  view.stop.addEventListener('click', () => cancellation.abort())

  onSubmit(element('chat', HTMLFormElement), 'text', async (content) => {
    cancellation = new AbortController()
    await say(gateway(), messages, content, cancellation.signal)
  })
  const showModelsOf = async () => {
    try {
      await showModels(gateway())
      return true
    } catch (error) {
      view.status.textContent = sentenceOf(error)
      return false
    }
  }
  element('key', HTMLInputElement).addEventListener('change', async () => {
    if (await showModelsOf()) view.status.textContent = ''
  })
  void showModelsOf()
}

async function showModels(gateway: GatewayClient): Promise<void> {
  const { data } = await gateway.models()
  const ids = data.map(({ id }) => id)
  const options = [...view.model.options].map(({ value }) => value)
  if (ids.join() !== options.join()) fill(view.model, ids)
}

/** Sends a message and shows its reply; both join `messages` when the reply is complete. */
async function say(
  gateway: GatewayClient,
  messages: ChatMessage[],
  content: string,
  signal: AbortSignal,
): Promise<void> {
  const { log, model, text, stop, status } = view
  const message = { role: 'user' as const, content }
  addLine(log, content, { by: 'You', kind: 'user' })
  const reply = addLine(log, '', { by: 'Model', kind: 'assistant' })
  log.setAttribute('aria-busy', 'true')
  text.value = ''
  stop.disabled = false
  status.textContent = 'Writing …'
  try {
    if (model.value === '') await showModels(gateway)
    const request: ChatRequest = { model: model.value, messages: [...messages, message] }
    for await (const { choices } of gateway.streamChat(request, { signal })) {
      reply.textContent += choices[0]?.delta.content ?? ''
      log.scrollTop = log.scrollHeight
    }
    messages.push(message, { role: 'assistant', content: reply.textContent ?? '' })
    status.textContent = 'Complete.'
  } catch (error) {
    // An incomplete reply stays on the page, but is not sent with the next message.
    reply.parentElement?.classList.add('cut')
    status.textContent = signal.aborted ? 'Stopped.' : sentenceOf(error)
  } finally {
    log.removeAttribute('aria-busy')
    stop.disabled = true
    text.focus()
  }
}
