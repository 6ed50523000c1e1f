import { useEffect, useState } from 'preact/hooks'

/** The text, one task later: components that are slow to draw with it come after the others. */
export function useLater(text: string): string {
  const [later, setLater] = useState(text)
  // Effects run after the browser has drawn.
  useEffect(() => setLater(text), [text])
  return later
}
