import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What some databases lack that speak PostgreSQL's protocol; docs/replicas.md says which. */
const foreign: readonly [string, RegExp][] = [
  ['advisory locks', /\bpg_(try_)?advisory_/i],
  ['listen and notify', /['"`]\s*(un)?(listen|notify)\s+\w+|\bpg_notify\b/i],
  ['triggers', /\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/i],
  [
    'functions',
    /\bcreate\s+(or\s+replace\s+)?(function|procedure|aggregate|operator)\b\s+\w+\s*\(/i,
  ],
  ['extensions', /\bcreate\s+extension\b/i],
  ['types', /\bcreate\s+(type|domain)\b/i],
  ['table locks', /\block\s+table\b/i],
  ['skip locked and nowait', /\bskip\s+locked\b|\bnowait\b|skipLocked|noWait/i],
  ['sequences', /\bcreate\s+sequence\b|\b(big|small)?serial\b|\bnextval\b|as identity/i],
  ['string_to_table', /\bstring_to_table\b/i],
  ['storage', /\bunlogged\b|\btablespace\b|\binherits\b|\bpartition\s+of\b/i],
  ['copy and cursors', /\bcopy\s+\w+\s+(from|to)\b|\bdeclare\s+\w+\s+cursor\b/i],
  ['savepoints', /\bsavepoint\b/i],
  ['deferred constraints', /\bdeferrable\b|\binitially\s+deferred\b/i],
  ['merge', /\bmerge\s+into\b/i],
]

/** Names of PostgreSQL's functions that are no standard SQL. */
const functions =
  /\b((?:json|jsonb|string|array|regexp|pg|generate|to)_[a-z_]+|unnest|date_trunc|age)\(/g

const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[^]*?\*\/|(^|\s)\/\/.*$/gm, (comment) =>
    comment.startsWith('/* unsynced') ? comment : ' ',
  )

const foreignIn = (text: string): string[] =>
  foreign.filter(([, pattern]) => pattern.test(withoutComments(text))).map(([name]) => name)

const files = globSync('server/store/**/*.ts').filter((file) => !/[\\/]sqlite[\\/]/.test(file))

test('the SQL of the store uses nothing that a database of the list lacks', () => {
  expect(files.length).toBeGreaterThan(40)
  const faults = files.flatMap((file) =>
    foreignIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  )
  expect(faults).toEqual([])
})

test('each function of PostgreSQL that it calls is on the page', () => {
  const page = readFileSync('docs/replicas.md', 'utf8')
  const used = files.flatMap((file) =>
    [...withoutComments(readFileSync(file, 'utf8')).matchAll(functions)].map(
      ([, name = '']) => name,
    ),
  )
  const known = [...new Set(used)].filter((name) => name !== 'json_each')
  expect(known.toSorted()).toContain('json_to_recordset')
  expect(known.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test.each([
  ['select pg_advisory_lock(1)', 'advisory locks'],
  ['`listen changes`', 'listen and notify'],
  ['create trigger t before insert', 'triggers'],
  ['select id from task for update skip locked', 'skip locked and nowait'],
  ['id bigserial primary key', 'sequences'],
  ['create extension pgcrypto', 'extensions'],
])('a planted %s is found', (text, name) => {
  expect(foreignIn(`sql\`${text}\``)).toEqual([name])
  expect(foreignIn(`// ${text}\n`)).toEqual([])
})
