import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { hostUrls, isPostgres, placeOf } from '../store/place.ts'
import type { Checker, ReportFault } from './checker.ts'
import type { Config } from './schema.ts'

/** The locations of the store and its spool. */
export type StoreLocation = {
  /** A folder, or the URL of a database without its password. */
  store: string
  /** The folder of the ledger's spool; a store in a folder has its spool there. */
  spool: string
  /** The URL of the database with its password; null if the store is a folder. */
  url: string | null
}

type StoreSettings = {
  config: Pick<Config, 'store' | 'store_env' | 'spool'>
  cwd: string
  /** Whether a key is set and not a default. */
  isSet(key: string): boolean
  /** Whether `store` is set in the file, which must hold no password. */
  isInFile: boolean
  /** The value of the variable that `store_env` names, if it is valid. */
  databaseUrl: string | null
}

const example = 'postgres://user@host/name'
/** A scheme has at least two letters: one letter and a colon are a drive of Windows. */
const isUrl = /^[a-z][a-z0-9+.-]+:/i

/** Locates store and spool, and reports problems that the schema cannot express. */
export function findStore(
  { config, cwd, isSet, isInFile, databaseUrl }: StoreSettings,
  { isSound, report }: Checker,
): StoreLocation {
  const folder = isSound('store') ? resolve(cwd, config.store) : ''
  const spool = isSound('spool') ? resolve(cwd, config.spool) : ''
  if (config.store_env !== undefined) {
    if (isSet('store'))
      report(['store_env'], 'names the variable with the URL of the store; leave store out.')
    checkFolder('spool', config.spool, spool, report)
    return { store: databaseUrl === null ? '' : placeOf(databaseUrl), spool, url: databaseUrl }
  }
  if (!isSound('store') || !isUrl.test(config.store)) {
    checkFolder('store', config.store, folder, report)
    if (isSet('spool') && spool !== folder)
      report(
        ['spool'],
        'is only for a store in PostgreSQL: a store in a folder has its spool there. ' +
          'Leave it out.',
      )
    return { store: folder, spool: folder, url: null }
  }
  const fault = faultOf(config.store, isInFile)
  if (fault !== undefined) report(['store'], fault)
  checkFolder('spool', config.spool, spool, report)
  return { store: placeOf(config.store), spool, url: config.store }
}

function faultOf(store: string, isInFile: boolean): string | undefined {
  const url = databaseOf(store)
  if (isUnencoded(store)) return isInFile ? passwordInFile : `: the password ${encoded}.`
  if (url === null)
    return (
      'must be a folder, like ".tollgate", ' +
      `or the URL of a PostgreSQL database, like "${example}".`
    )
  if (isInFile && hasPassword(url)) return passwordInFile
  return namesDatabase(url) ? undefined : `must name a database, as in "${example}".`
}

/** The fault of the URL in a variable, as a clause that follows the variable's name. */
export function faultOfDatabaseUrl(text: string): string | undefined {
  if (isUnencoded(text)) return `whose password ${encoded}`
  const url = databaseOf(text)
  if (url !== null && namesDatabase(url)) return undefined
  return (
    'which must contain the URL of a PostgreSQL database, ' +
    'like postgres://user:password@host/name'
  )
}

/** The parsed URL of a database, at the first of its hosts; null if one is invalid. */
function databaseOf(text: string): URL | null {
  if (!isPostgres(text)) return null
  const urls = hostUrls(text).map((url) => URL.parse(url))
  return urls.every((url) => url !== null) ? (urls[0] ?? null) : null
}

const passwordInFile =
  'must not contain a password; ' +
  'put the URL into an environment variable and name that with store_env.'
const encoded = 'must be percent-encoded: write / as %2F, ? as %3F, # as %23 and % as %25'

/** Whether the user name or password has characters that must be percent-encoded. */
function isUnencoded(text: string): boolean {
  const [, authority = '', rest = ''] = /^postgres(?:ql)?:\/\/([^/?#]*)(.*)$/s.exec(text) ?? []
  const end = authority.lastIndexOf('@')
  if (end !== -1) return !canDecode(authority.slice(0, end))
  if (!authority.includes(':') || !rest.includes('@')) return false
  const url = databaseOf(text)
  return url === null || !namesDatabase(url) || url.pathname.includes('@')
}

function canDecode(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined
  } catch {
    return false
  }
}

const hasPassword = ({ password, searchParams }: URL) =>
  password !== '' || searchParams.has('password')

const namesDatabase = ({ pathname }: URL) => pathname.length > 1

function checkFolder(
  key: 'store' | 'spool',
  path: string,
  folder: string,
  report: ReportFault,
): void {
  const stat = folder === '' ? undefined : statSync(folder, { throwIfNoEntry: false })
  if (stat && !stat.isDirectory())
    report([key], `must be a folder, and ${JSON.stringify(path)} is a file.`)
}
