import { useEffect, useState } from 'preact/hooks'

/** The text, a task later than it is given: what takes long to draw by it comes after the rest. */
export function useLater(text: string): string {
  const [later, setLater] = useState(text)
  // Effects run after the browser has drawn.
  useEffect(() => setLater(text), [text])
  return later
}
