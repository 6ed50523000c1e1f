import { Worker } from 'node:worker_threads'

// The package is shipped as JavaScript and developed as TypeScript.
const threadFile = new URL(
  import.meta.url.endsWith('.ts') ? './yaml-thread.ts' : './yaml-thread.js',
  import.meta.url,
)

/** Texts of YAML; null for one that is not to be parsed. */
export type TextsToParse = (string | null)[]
/** Of each text its value as JSON; null for what `quickYaml` does not read. */
export type ParsedTexts = (string | null)[]

/** Parses YAML in a thread of its own, in the order in which it is asked to. */
export type YamlReader = {
  parse(texts: TextsToParse): Promise<ParsedTexts>
  close(): Promise<void>
}

/** Starts the thread. Values come as JSON text, which is the quickest to be handed over. */
export function openYamlReader(): YamlReader {
  const waiting: PromiseWithResolvers<ParsedTexts>[] = []
  let failure: Error | undefined
  const worker = new Worker(threadFile)

  function fail(error: Error): void {
    failure ??= error
    for (const { reject } of waiting.splice(0)) reject(failure)
  }
  worker.on('message', (texts: ParsedTexts) => waiting.shift()?.resolve(texts))
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('the thread that parses YAML ended')))

  return {
    async parse(texts) {
      if (failure) throw failure
      const parsed = Promise.withResolvers<ParsedTexts>()
      waiting.push(parsed)
      worker.postMessage(texts)
      return parsed.promise
    },
    async close() {
      await worker.terminate()
    },
  }
}
