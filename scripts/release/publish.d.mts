export function givesProvenance(env: Readonly<Record<string, string | undefined>>): boolean
