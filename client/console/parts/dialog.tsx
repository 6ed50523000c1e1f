import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'

type Props = {
  title: string
  /** Called by Escape and by the button, unless `isLocked`. */
  onClose: () => void
  /** Whether closing would lose what is shown only once. */
  isLocked?: boolean
  /** At the side, for what has more to it than a question. */
  isWide?: boolean
  children: ComponentChildren
}

/** A window over the page. The browser keeps the focus in it, and gives it back at the end. */
export function Dialog({ title, onClose, isLocked = false, isWide = false, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const before = document.activeElement
    ref.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      class={isWide ? 'wide' : ''}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        if (!isLocked) onClose()
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        {!isLocked && (
          <button type="button" class="icon" aria-label="Close" onClick={onClose}>
            ✕
          </button>
        )}
      </header>
      {children}
    </dialog>
  )
}
