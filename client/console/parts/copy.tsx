import { useState } from 'preact/hooks'

/** A button that copies a text to the clipboard, and confirms it. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [status, setStatus] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setStatus('Copied')
    } catch {
      setStatus('Not allowed: select the text and copy it')
    }
    setTimeout(() => setStatus(''), 2000)
  }
  return (
    <button type="button" class="small" onClick={() => void copy()}>
      <span aria-live="polite">{status || label}</span>
    </button>
  )
}

/** An id with a button that copies it. */
export const CopyId = ({ id }: { id: string }) => (
  <span class="actions">
    <code>{id}</code> <CopyButton text={id} />
  </span>
)

/** Lines to copy, such as a program or its settings. */
export const Code = ({ title, text }: { title: string; text: string }) => (
  <figure class="code">
    <figcaption>
      <span>{title}</span>
      <CopyButton text={text} />
    </figcaption>
    <pre tabIndex={0} aria-label={title}>
      <code>{text}</code>
    </pre>
  </figure>
)
