import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { documentOf, parsedDocument, type ConfigDocument, type FileText } from './document.ts'
import { openYamlReader, type ParsedTexts, type YamlReader } from './yaml-reader.ts'

/** A file that was read; problems name it as `file`. `document` is set where it is no YAML. */
export type SourceFile = { file: string; text: FileText; document?: ConfigDocument | null }

/** The same with its document. */
export type ParsedFile<File extends SourceFile> = File & { document: ConfigDocument }

/** In characters; parsing as many takes some 20 ms. */
const batchLength = 512 << 10
/** Fewer batches are parsed before a thread has started. No more are in memory at a time. */
const batchesAhead = 4

type Batch<File> = { files: File[]; parsed?: Promise<ParsedTexts> }

/**
 * Parses files, in their order. The YAML of many is parsed in a thread, while the caller works on
 * the documents before. Between two batches the event loop goes on.
 */
export async function* parseAll<File extends SourceFile>(
  files: Iterable<File>,
): AsyncGenerator<ParsedFile<File>> {
  const hasCores = availableParallelism() > 1
  let reader: YamlReader | undefined
  const ahead: Batch<File>[] = []
  try {
    for (const batch of batchesOf(files)) {
      ahead.push(batch)
      if (ahead.length < batchesAhead) continue
      if (hasCores) {
        reader ??= openYamlReader()
        for (const one of ahead) one.parsed ??= parse(reader, one)
      }
      yield* documentsOf(ahead.splice(0, 1))
      await nextTurn()
    }
    yield* documentsOf(ahead)
  } finally {
    await reader?.close()
  }
}

function* batchesOf<File extends SourceFile>(files: Iterable<File>): Generator<Batch<File>> {
  let batch: File[] = []
  let length = 0
  for (const file of files) {
    batch.push(file)
    length += 'text' in file.text ? file.text.text.length : 0
    if (length < batchLength) continue
    yield { files: batch }
    batch = []
    length = 0
  }
  if (batch.length > 0) yield { files: batch }
}

function parse<File extends SourceFile>(
  reader: YamlReader,
  { files }: Batch<File>,
): Promise<ParsedTexts> {
  const parsed = reader.parse(
    files.map(({ text, document }) => ('error' in text || document ? null : text.text)),
  )
  // It is awaited after the batches before it; until then nobody listens to its failure.
  parsed.catch(() => {})
  return parsed
}

async function* documentsOf<File extends SourceFile>(
  batches: readonly Batch<File>[],
): AsyncGenerator<ParsedFile<File>> {
  for (const { files, parsed } of batches) {
    const texts = await parsed
    for (const [index, file] of files.entries())
      yield { ...file, document: file.document ?? documentFrom(file, texts?.[index] ?? null) }
  }
}

function documentFrom({ file, text }: SourceFile, json: string | null): ConfigDocument {
  if (json === null || 'error' in text) return documentOf(text, file)
  return parsedDocument(JSON.parse(json), text.text, file)
}
