export function artefactsOf(clone: string, time: string): Promise<Map<string, Buffer>>
