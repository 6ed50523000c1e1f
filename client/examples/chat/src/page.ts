import { TollgateError } from 'tollgate-client'
import { PaymentError } from 'tollgate-client/paying'

/** The element with this id; throws if the page has none of this kind. */
export function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const node = document.getElementById(id)
  if (node instanceof kind) return node
  throw new Error(`the page has no ${kind.name} #${id}`)
}

/**
 * Adds a paragraph with its speaker and scrolls to it. Returns the element that has the text.
 */
export function addLine(
  log: HTMLElement,
  text: string,
  { by, kind = '' }: { by?: string; kind?: string } = {},
): HTMLElement {
  const line = document.createElement('p')
  line.className = kind
  if (by) line.append(Object.assign(document.createElement('b'), { textContent: by }), ' ')
  const content = Object.assign(document.createElement('span'), { textContent: text })
  line.append(content)
  log.append(line)
  log.scrollTop = log.scrollHeight
  return content
}

/** Fills a select with choices. */
export function fill(select: HTMLSelectElement, choices: readonly string[]): void {
  select.replaceChildren(...choices.map((choice) => new Option(choice)))
}

/** Does the work with the text of a field whenever the form is sent, one at a time. */
export function onSubmit(
  form: HTMLFormElement,
  field: string,
  work: (text: string) => Promise<void>,
): void {
  const button = form.querySelector('button')
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (!button || button.disabled) return
    button.disabled = true
    await work(String(new FormData(form).get(field))).finally(() => (button.disabled = false))
  })
}

const hint = 'Check that it runs and allows pages of other origins.'

/** Explains an error to the reader. */
export function sentenceOf(error: unknown): string {
  if (error instanceof TollgateError && error.code === 'unreachable')
    return `${error.message}. ${hint}`
  if (error instanceof TollgateError) {
    const request = error.requestId ? `, request ${error.requestId}` : ''
    return `${error.message} (${error.status} ${error.code}${request})`
  }
  if (error instanceof PaymentError) return `${error.message} (${error.code})`
  if (error instanceof TypeError) return `The service cannot be reached. ${hint}`
  return error instanceof Error ? error.message : String(error)
}
