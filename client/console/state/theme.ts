import { createStore, useStore } from './store.ts'

const theme = createStore(false)

export const useDark = (): boolean => useStore(theme)

export function setDark(isDark: boolean): void {
  document.documentElement.classList.toggle('dark-mode', isDark)
  theme.set(isDark)
}

/** Follows the system's theme until the reader chooses one. */
export function startTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  setDark(system.matches)
  system.addEventListener('change', ({ matches }) => setDark(matches))
}
