import type { OperationCommand } from '../server/cli/operations/commands.ts'

export function commandsOf(contract: object): {
  groups: Record<string, string>
  commands: OperationCommand[]
}
