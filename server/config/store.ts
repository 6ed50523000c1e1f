import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { isPostgres, placeOf } from '../store/place.ts'
import type { ReportProblem, Sound } from '../documents/problems.ts'
import type { Config } from './schema.ts'

/** Where everything is kept. */
export type StoreLocation = {
  /** A folder, or a database's address without its password. */
  store: string
  /** The folder of the ledger's spool; that of a store that is a folder. */
  spool: string
  /** The database's whole address; null when the store is a folder. */
  url: string | null
}

type Given = {
  config: Pick<Config, 'store' | 'store_env' | 'spool'>
  cwd: string
  /** Whether a key was given at all, and is not a default. */
  has(key: string): boolean
  /** Whether `store` stands in the file, which is copied and shown around. */
  isWritten: boolean
  /** What the variable holds that `store_env` names, if that can be used. */
  secret: string | null
}

const example = 'postgres://user@host/name'
/** A scheme has two letters at least: one is a drive. */
const isAddress = /^[a-z][a-z0-9+.-]+:/i

/** Where the store and the spool are, and what the schema cannot say of them. */
export function findStore(
  { config, cwd, has, isWritten, secret }: Given,
  sound: Sound,
  refuse: ReportProblem,
): StoreLocation {
  const folder = sound('store') ? resolve(cwd, config.store) : ''
  const spool = sound('spool') ? resolve(cwd, config.spool) : ''
  if (config.store_env !== undefined) {
    if (has('store'))
      refuse(
        ['store_env'],
        'store_env names the variable with the whole address of the store; leave store out.',
      )
    checkFolder('spool', config.spool, spool, refuse)
    return { store: secret === null ? '' : placeOf(secret), spool, url: secret }
  }
  if (!sound('store') || !isAddress.test(config.store)) {
    checkFolder('store', config.store, folder, refuse)
    if (has('spool') && spool !== folder)
      refuse(
        ['spool'],
        'spool is for a store in PostgreSQL; a store that is a folder has it there. Leave it out.',
      )
    return { store: folder, spool: folder, url: null }
  }
  const fault = faultOf(config.store, isWritten)
  if (fault !== undefined) refuse(['store'], fault)
  checkFolder('spool', config.spool, spool, refuse)
  return { store: placeOf(config.store), spool, url: config.store }
}

function faultOf(store: string, isWritten: boolean): string | undefined {
  const url = isPostgres(store) && URL.canParse(store) ? new URL(store) : null
  if (isWrittenPlainly(store))
    return isWritten ? passwordInFile : `the password in store ${encoded}.`
  if (url === null)
    return `store must be a folder, like ".tollgate", or the address of a PostgreSQL database, like "${example}".`
  if (isWritten && hasPassword(url)) return passwordInFile
  return namesDatabase(url) ? undefined : `store must name a database, as in "${example}".`
}

/** What is wrong with the address in a variable, to be put behind the variable's name. */
export function faultOfAddress(text: string): string | undefined {
  if (isWrittenPlainly(text)) return `whose password ${encoded}`
  const url = isPostgres(text) && URL.canParse(text) ? new URL(text) : null
  return url !== null && namesDatabase(url)
    ? undefined
    : 'which must hold the address of a PostgreSQL database, like postgres://user:password@host/name'
}

const passwordInFile =
  'store must not hold a password; put the whole address into an environment variable and name that with store_env.'
const encoded = 'must be percent-encoded: write / as %2F, ? as %3F, # as %23 and % as %25'

/** Whether a user's name or password holds what ends them in an address, or what only begins an escape. */
function isWrittenPlainly(text: string): boolean {
  const [, authority = '', rest = ''] = /^postgres(?:ql)?:\/\/([^/?#]*)(.*)$/s.exec(text) ?? []
  const end = authority.lastIndexOf('@')
  if (end !== -1) return !canDecode(authority.slice(0, end))
  if (!authority.includes(':') || !rest.includes('@')) return false
  const url = URL.canParse(text) ? new URL(text) : null
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
  given: string,
  folder: string,
  refuse: ReportProblem,
): void {
  const found = folder === '' ? undefined : statSync(folder, { throwIfNoEntry: false })
  if (found && !found.isDirectory())
    refuse([key], `${key} must be a folder, and ${JSON.stringify(given)} is a file.`)
}
