export function isUseless(file: string): boolean
