import { notesOf } from './bundle.ts'
import { chooseServer } from './server-choice.ts'
import { fitOf } from './fit.ts'
import { neverTools, operationsOf } from './select.ts'
import { readSource } from './source.ts'
import { unknownSchemes } from './unknown-schemes.ts'

/** What becomes of one document. */
export type SurveyedDocument = {
  file: string
  operations: number
  /** Tools for which arguments were found, for each alternative of their schemas. */
  fit: number
  /** Why operations do not fit, with the number of operations. */
  reasons: Record<string, number>
  /** Why nothing is read of it, or what has to be given with it. */
  notes: string[]
}

const anyServer = 'https://api.example.com'

/** Reads a document as `agents add` would and counts the operations that can be tools. */
export async function survey(file: string, root?: string): Promise<SurveyedDocument> {
  const source = await readSource(file, root)
  if ('problem' in source)
    return { file, operations: 0, fit: 0, reasons: {}, notes: [source.problem] }
  const { value, unread } = source
  const operations = operationsOf(value)
  const choice = chooseServer(value, undefined)
  const server = 'problem' in choice ? { server: anyServer, servers: [{ url: anyServer }] } : choice
  const { tools, leftOut, limited } = fitOf(source, operations, { id: 'Survey', ...server })
  const byReason = Map.groupBy([...leftOut, ...limited], ({ reason }) => withoutNames(reason))
  return {
    file,
    operations: operations.length,
    fit: tools.length - limited.length,
    reasons: Object.fromEntries([...byReason].map(([reason, all]) => [reason, all.length])),
    notes: [
      ...notesOf(unread, new Set()),
      ...neverTools(value),
      ...unknownSchemes(value, operations),
      ...('problem' in choice ? [choice.problem] : []),
    ],
  }
}

/** A reason without what differs from document to document. */
const withoutNames = (reason: string) =>
  reason
    .replace(/"(?:[^"\\]|\\.)*"/g, '…')
    .replace(/\S+:\d+:\d+/g, '…')
    .replace(/ \(and \d+ more\)$/, '')
    .replace(/ There are: .*$/, '')
    .replace(/https?:\/\/\S+/g, '…')
