import { useEffect, useState } from 'preact/hooks'
import { Dialog } from './dialog.tsx'

const shortcuts = [
  ['/', 'Filter: to the first search field of the page'],
  ['j', 'Next row of the table'],
  ['k', 'Previous row of the table'],
  ['Enter', 'Open the row'],
  ['?', 'Show these keys'],
] as const

/**
 * Single keys for those who do not use the mouse. They can be turned off, as speech input types
 * letters (WCAG 2.1.4).
 */
export function Shortcuts() {
  const [isOn, setOn] = useState(true)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      if (event.key === '/') toSearch()
      else if (event.key === 'j') toRow(1)
      else if (event.key === 'k') toRow(-1)
      else if (event.key === '?') setShown(true)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOn])
  return (
    <>
      <button type="button" class="small" onClick={() => setShown(true)}>
        Keyboard
      </button>
      {isShown && (
        <Dialog title="Keyboard" onClose={() => setShown(false)}>
          <dl class="facts">
            {shortcuts.map(([key, does]) => [
              <dt key={key}>
                <kbd>{key}</kbd>
              </dt>,
              <dd key={does}>{does}</dd>,
            ])}
          </dl>
          <div class="choices">
            <label>
              <input
                type="checkbox"
                checked={isOn}
                onChange={({ currentTarget }) => setOn(currentTarget.checked)}
              />
              Use these keys on this page
            </label>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** Whether the element takes the key as input. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, select, textarea')

function toSearch(): void {
  const closed = document.querySelector<HTMLElement>('main .filters [aria-expanded="false"]')
  closed?.click()
  // The fields are drawn first.
  setTimeout(() => document.querySelector<HTMLElement>('main input[type="search"]')?.focus(), 50)
}

/** Moves the focus to the link of another row. */
function toRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('main tbody tr')].flatMap(
    (row) => row.querySelector<HTMLElement>('a, button') ?? [],
  )
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
  const first = step > 0 ? 0 : links.length - 1
  links[at === -1 ? first : Math.max(0, Math.min(links.length - 1, at + step))]?.focus()
}
