import { onTestFinished, TestRunner } from 'vitest'

const ofFile: (() => unknown)[] = []

/** Cleans up after the running test or, in a hook, after all tests of the file. */
export function afterUse(clean: () => unknown): void {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await clean()))
  else ofFile.push(clean)
}

/** Cleans up what hooks have started, the newest first; test/support/after-file.ts runs it. */
export async function cleanUpFile(): Promise<void> {
  for (const clean of ofFile.splice(0).toReversed()) await clean()
}
