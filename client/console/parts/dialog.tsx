import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'

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
  // Before the next key is pressed: the browser remembers what had the focus when it opens.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      class={isWide ? 'wide' : ''}
      aria-labelledby={id}
      // Of two Escapes in a row a browser lets the page refuse the first alone.
      closedby={isLocked ? 'none' : 'closerequest'}
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
