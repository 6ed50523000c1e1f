export type Release = { version: string; declared: string; locked: string; changelog: string }
export function releaseOf(version: string): Release
export function sectionOf(changelog: string, version: string): string | undefined
export function problemsOf(release: Release): string[]
export function treeProblems(status: string): string[]
