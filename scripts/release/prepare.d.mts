export function withSection(changelog: string, version: string, date: string): string
export function withVersion(json: string, version: string): string
export function prepare(version: string): void
