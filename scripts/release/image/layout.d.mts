export function imageDifferences(one: string, two: string): string[]
