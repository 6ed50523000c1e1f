/** Tells a story in numbered steps, and keeps whether all of it was true. */
export function startReport(write: (line: string) => void) {
  let steps = 0
  let broken = 0

  return {
    step(title: string): void {
      steps += 1
      write(`\n${steps}. ${title}`)
    },
    /** What one sees, a name and a value to a line. */
    show(values: Record<string, string>): void {
      const width = Math.max(...Object.keys(values).map(({ length }) => length))
      for (const [name, value] of Object.entries(values))
        write(`   ${name.padEnd(width)}  ${value}`)
    },
    /** What must hold. */
    holds(claim: string, isSo: boolean): void {
      if (!isSo) broken += 1
      write(`   ${isSo ? '✓' : '✗ NOT SO:'} ${claim}`)
    },
    /** The exit code. */
    end(): number {
      write(broken === 0 ? `\nAll of it held.\n` : `\n${broken} of these claims did not hold.\n`)
      return broken === 0 ? 0 : 1
    },
  }
}
