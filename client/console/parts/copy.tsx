import { useState } from 'preact/hooks'

/** A button that puts a text into the clipboard, and says so. */
export function CopyButton({ text, label = 'Copy' }: { text: string; label?: string }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied')
    } catch {
      setSaid('Not allowed: select the text and copy it')
    }
    setTimeout(() => setSaid(''), 2000)
  }
  return (
    <button type="button" class="small" onClick={() => void copy()}>
      <span aria-live="polite">{said || label}</span>
    </button>
  )
}

/** An id with a button that copies it. */
export const CopyId = ({ id }: { id: string }) => (
  <span class="actions">
    <code>{id}</code> <CopyButton text={id} />
  </span>
)

/** Lines to be copied, as a program or the settings of one. */
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
