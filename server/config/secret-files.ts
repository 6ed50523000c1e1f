import { readFileSync, statSync } from 'node:fs'

/** The text of a file, or with an empty text its fault, which follows the words "a file". */
export function readSecretFile(
  file: string,
  { noun, maxBytes }: { noun: string; maxBytes: number },
): { text: string; fault?: string } {
  try {
    if (statSync(file).size > maxBytes)
      return { text: '', fault: `that is larger than ${maxBytes} bytes, which no ${noun} is` }
    return { text: readFileSync(file, 'utf8').trim() }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException // thrown by the file system
    return { text: '', fault: fileFaults[code] ?? `that cannot be read (${code})` }
  }
}

const fileFaults: Record<string, string> = {
  ENOENT: 'that does not exist',
  ENOTDIR: 'that does not exist',
  EISDIR: 'that is a folder',
  EACCES: 'that may not be read by this user',
  ENAMETOOLONG: 'that does not exist',
}
