type StepOutput = {
  out: string
  command: string
  env: Record<string, string | undefined>
  has(file: string): boolean
}

export type Kind =
  | { kind: 'step'; does: string; holds?(output: StepOutput): boolean }
  | { kind: 'server'; does: string; ports: number[] }
  | { kind: 'other'; why: string }

export type Block = { language: string; text: string; notRun?: string }

export const token: RegExp
export function blocksOf(page: string): Block[]
export function commandsOf(page: string): { block: number; command: string }[]
export function kindOf(command: string): Kind | undefined
