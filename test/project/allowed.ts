/** Lines that quote others, so that their words stay. */
export const allowedWords: { file: string; text: string; reason: string }[] = []

/** Files below 40 lines with one importer, and why each is a file. */
export const shortFileReasons: Record<string, string> = {}
