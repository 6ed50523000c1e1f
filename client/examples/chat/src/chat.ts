import { createGatewayClient, type ChatRequest } from 'tollgate-client'
import { addLine, element, fill, onSubmit, sentenceOf } from './page.ts'

/** A conversation whose replies are shown while they are written. */
export function startChat(baseUrl: string, keyOf: () => string): void {
  const messages: ChatRequest['messages'] = []
  const log = element('messages', HTMLDivElement)
  const model = element('model', HTMLSelectElement)
  const text = element('text', HTMLInputElement)
  const stop = element('stop', HTMLButtonElement)
  const status = element('chat-status', HTMLParagraphElement)
  const gateway = () => createGatewayClient({ baseUrl, token: keyOf() })
  let leave = new AbortController()
  stop.addEventListener('click', () => leave.abort())

  async function showModels(): Promise<void> {
    const { data } = await gateway().models()
    const ids = data.map(({ id }) => id)
    if (ids.join() !== [...model.options].map(({ value }) => value).join()) fill(model, ids)
  }

  async function say(content: string): Promise<void> {
    leave = new AbortController()
    const asked = { role: 'user' as const, content }
    addLine(log, content, { by: 'You', kind: 'user' })
    const reply = addLine(log, '', { by: 'Model', kind: 'assistant' })
    log.setAttribute('aria-busy', 'true')
    text.value = ''
    stop.disabled = false
    status.textContent = 'Writing …'
    try {
      if (model.value === '') await showModels()
      // The contract's list of models is the type; what the gateway listed is in it.
      const request: ChatRequest = {
        model: model.value as ChatRequest['model'],
        messages: [...messages, asked],
      }
      for await (const { choices } of gateway().streamChat(request, { signal: leave.signal })) {
        reply.textContent += choices[0]?.delta.content ?? ''
        log.scrollTop = log.scrollHeight
      }
      messages.push(asked, { role: 'assistant', content: reply.textContent ?? '' })
      status.textContent = 'Complete.'
    } catch (error) {
      // Half a reply stays to be read, and out of the conversation that is sent with the next message.
      reply.parentElement?.classList.add('cut')
      status.textContent = leave.signal.aborted ? 'Stopped.' : sentenceOf(error)
    } finally {
      log.removeAttribute('aria-busy')
      stop.disabled = true
      text.focus()
    }
  }

  onSubmit(element('chat', HTMLFormElement), 'text', say)
  element('key', HTMLInputElement).addEventListener(
    'change',
    () => void showModels().then(() => (status.textContent = ''), tell),
  )
  showModels().catch(tell)

  function tell(error: unknown): void {
    status.textContent = sentenceOf(error)
  }
}
