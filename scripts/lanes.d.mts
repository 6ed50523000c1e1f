export function runLanes(
  lanes: readonly (readonly string[])[],
  print?: (text: string) => void,
): Promise<boolean>
