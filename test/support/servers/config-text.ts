import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Writes the configuration file of a server as people do, with `lines` in place of the sections that
 * they have; returns its text.
 */
export function writeLines(file: string, lines: string): string {
  const sections = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>
  const others = Object.entries(sections)
    .filter(([name]) => !new RegExp(`^${name}:`, 'm').test(lines))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const text = `# of this server\n${others.join('\n')} # the last\n${lines}`
  writeFileSync(file, text)
  return text
}
