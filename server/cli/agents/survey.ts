import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { survey as surveyFile, type SurveyedDocument } from '../../mesh/documents/adopt/survey.ts'
import { CommandError, defineCommand, jsonFlag } from '../arguments.ts'
import { say, table } from '../output.ts'

/** `tollgate agents survey`: which operations of OpenAPI documents can be tools, and why others cannot. */
export const survey = defineCommand({
  usage: ['agents survey FOLDER [--root FOLDER]'],
  about: 'Counts how many operations of each OpenAPI document in a folder can be tools.',
  flags: {
    markdown: { about: 'Print tables in Markdown.' },
    root: {
      value: 'FOLDER',
      about: 'References may lead to files in this folder; by default the folder of the file.',
    },
    ...jsonFlag,
  },
  words: { FOLDER: 'a folder of documents' },
  async run({ markdown, root }, [folder = '']) {
    const files = filesOf(folder)
    const documents: SurveyedDocument[] = []
    for (const [index, file] of files.entries()) {
      if (process.stderr.isTTY) say(`${index + 1} of ${files.length}: ${file}`)
      documents.push(await surveyFile(file, root))
    }
    return {
      json: { documents, ...totalsOf(documents) },
      text: markdown ? markdownText(documents) : plainText(documents),
    }
  },
})

function filesOf(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path]
    return readdirSync(path)
      .filter((name) => /\.(ya?ml|json)$/i.test(name))
      .toSorted()
      .map((name) => join(path, name))
  } catch {
    throw new CommandError(`${path}: there is no such folder.`)
  }
}

function totalsOf(documents: readonly SurveyedDocument[]) {
  const sum = (of: (one: SurveyedDocument) => number) =>
    documents.reduce((total, one) => total + of(one), 0)
  const reasons: Record<string, number> = {}
  for (const document of documents)
    for (const [reason, count] of Object.entries(document.reasons))
      reasons[reason] = (reasons[reason] ?? 0) + count
  return {
    operations: sum(({ operations }) => operations),
    fit: sum(({ fit }) => fit),
    whole: documents.filter(({ operations, fit }) => operations > 0 && fit === operations).length,
    reasons,
  }
}

const head = ['document', 'operations', 'fit']
const rowOf = ({ file, operations, fit }: SurveyedDocument) => [
  basename(file),
  String(operations),
  String(fit),
]

function plainText(documents: SurveyedDocument[]): string {
  const totals = totalsOf(documents)
  const reasons = sorted(totals.reasons).map(([reason, count]) => [String(count), reason])
  const notes = documents.flatMap(({ file, notes: all }) =>
    all.map((note) => (note.startsWith(file) ? note : `${file}: ${note}`)),
  )
  return [
    table(head, documents.map(rowOf), ['operations', 'fit']),
    summary(documents),
    ...(reasons.length > 0 ? [table(['count', 'reason'], reasons, ['count'])] : []),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
  ].join('\n\n')
}

function summary(documents: SurveyedDocument[]): string {
  const { operations, fit, whole } = totalsOf(documents)
  const percent = operations === 0 ? 0 : Math.floor((1000 * fit) / operations) / 10
  return (
    `${fit} of ${operations} operations fit (${percent} %); ` +
    `${whole} of ${documents.filter((one) => one.operations > 0).length} documents fit completely.`
  )
}

const sorted = (reasons: Record<string, number>) =>
  Object.entries(reasons).toSorted(([, a], [, b]) => b - a)

function markdownText(documents: SurveyedDocument[]): string {
  const cell = (value: string) => value.replaceAll('|', '\\|').replaceAll('\n', ' ')
  const lines = (rows: string[][]) => rows.map((row) => `| ${row.map(cell).join(' | ')} |`)
  return [
    summary(documents),
    '',
    '| document | operations | fit |',
    '| --- | ---: | ---: |',
    ...lines(documents.map(rowOf)),
    '',
    '| operations | reason |',
    '| ---: | --- |',
    ...lines(sorted(totalsOf(documents).reasons).map(([reason, count]) => [String(count), reason])),
  ].join('\n')
}
