export function withoutSecrets(text: string): string
export function output(command: string, args: readonly string[]): Promise<string>
