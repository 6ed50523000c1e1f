import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'

type Props = {
  title: string
  /** Called by Escape and by the button, unless `isLocked`. */
  onClose: () => void
  /** Whether closing would lose a value that is shown only once. */
  isLocked?: boolean
  /** At the side, for long content. */
  isWide?: boolean
  children: ComponentChildren
}

/** A dialog over the page. The browser keeps the focus in it, and restores it afterwards. */
export function Dialog({ title, onClose, isLocked = false, isWide = false, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Runs before the next key press: the browser remembers the focused element when it opens.
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
      // A page can cancel the first of two Escapes in a row, not the second.
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
