/** Lines that quote others, so that their words stay. */
export const allowedWords: { file: string; text: string; reason: string }[] = [
  {
    file: 'server/store/scope.ts',
    text: '`told:${scope}`',
    reason: 'a scope that stores have',
  },
  {
    file: 'server/sandbox/language/words.ts',
    text: 'of on or our please show tell that',
    reason: 'words of English that the sandbox ignores',
  },
  {
    file: 'server/mesh/search/tool-index.ts',
    text: 'or our please tell that the their',
    reason: 'words of English that a search ignores',
  },
  { file: 'CONTRIBUTING.md', text: '`--beside DIR` measures', reason: 'the name of a flag' },
]

/** Files below 40 lines with one importer, and why each is a file. */
export const shortFileReasons: Record<string, string> = {
  'server/cli/commands/completion.ts': 'each command is a file',
  'server/cli/commands/config.ts': 'each command is a file',
  'server/cli/commands/metadata.ts': 'each command is a file',
  'server/cli/commands/migrate.ts': 'each command is a file',
  'server/http/contract/text-length.ts': 'a rule with tests of its own',
  'server/http/idempotency/sealing.ts': 'sealed replies are a term of the glossary',
  'server/mesh/tools/native/EchoAgent.ts': 'native tools of each agent are a file',
  'server/mock/prism-library.ts': 'one module, so that a bundle has all parts of Prism together',
  'server/sandbox/language/literals.ts': 'a stage of the language, without the others',
  'server/store/ledger/open-writer.ts': 'tests open the writer by it, too',
  'server/store/sqlite/roll-up.ts': 'each engine has the same files',
}
