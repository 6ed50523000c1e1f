import { createTwoFilesPatch } from 'diff'
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { LRUCache } from 'lru-cache'
import { parse } from 'yaml'
import type { components } from '../../generated/server/operator.ts'
import {
  NewSecret,
  textWithoutSecrets,
  withoutSecrets,
  withSecrets,
} from '../config/file-secrets.ts'
import type { LoadedConfig } from '../config/load.ts'
import { readOnlyBecause, replaceFile, replaceWithBackup } from '../config/write-file.ts'
import { CannotEdit, editYaml, type Edit } from '../documents/edit-yaml.ts'
import { dotted } from '../documents/problems.ts'
import { Failure } from '../failure.ts'
import { isRecord } from '../json/json.ts'
import type { Store } from '../store/store.ts'
import type { Actor } from '../store/queries/operators/audit.ts'
import { actorOf, type OperatorHandlers } from './caller.ts'
import { recorded } from './recorded.ts'
import { resultView, type Reloading, type ReloadResult } from './reload.ts'

type Schemas = components['schemas']

type ConfigFileParts = {
  /** The configuration in force. */
  loaded(): LoadedConfig
  store: Pick<Store, 'journal'>
  /** Undefined if the configuration cannot be reloaded. */
  reloading: Reloading | undefined
}

/** A change that was checked and not written. */
type Plan = { file: string; before: string; after: string; diff: string; result: ReloadResult }

/** The handlers of operator.yaml that show and change the configuration file. */
export function configFileHandlers({
  loaded,
  store,
  reloading,
}: ConfigFileParts): OperatorHandlers<'readConfigFile' | 'changeConfig'> {
  // Who changes a text that is no longer the file's is shown what changed.
  const texts = new LRUCache<string, string>({ max: 16 })
  let last: Promise<unknown> = Promise.resolve()

  const read = (file: string): string => {
    const text = readFileSync(file, 'utf8')
    texts.set(digestOf(text), text)
    return text
  }

  const plan = async ({ digest, changes }: Schemas['ConfigChanges']): Promise<Plan> => {
    const { file } = loaded()
    if (file === null || !reloading) throw notChangeable(noFile)
    const before = read(file)
    if (digestOf(before) !== digest) throw outdated(file, texts.get(digest), before)
    const after = changes.reduce(edited, before)
    return {
      file,
      before,
      after,
      diff: diffOf(file, before, after),
      result: await reloading.look(after),
    }
  }

  const write = async (body: Schemas['ConfigChanges'], by: Actor) => {
    const planned = await plan(body)
    const { file, before, after, diff, result } = planned
    const reason = readOnlyBecause(file)
    if (reason !== undefined) throw notChangeable(`${reason}; make the change where it comes from`)
    if (result.problems.length > 0) throw refused(result.problems)
    const values = (text: string) => valuesAt(parse(text), body.changes)
    const done = await recorded(store.journal, by, {
      action: 'changeConfig',
      target: dotted(body.changes[0]?.path ?? []).slice(0, maxTarget),
      before: values(before),
      async work() {
        // The file may have changed while the change was checked.
        const now = read(file)
        if (now !== before) throw outdated(file, before, now)
        replaceWithBackup(file, after, before)
        const reloaded = await reloading?.apply(by)
        if (reloaded?.applied !== true) {
          if (read(file) === after) replaceFile(file, before)
          throw refused(reloaded?.problems ?? [])
        }
        return reloaded
      },
      after: () => values(after),
    })
    return { ...resultView(done), diff, digest: digestOf(after) }
  }

  return {
    async readConfigFile() {
      const { file } = loaded()
      if (file === null || !reloading)
        return { status: 200, body: { file, digest: null, read_only: noFile, settings: {} } }
      const text = read(file)
      return { status: 200, body: viewOf(file, text) }
    },

    async changeConfig({ body, ...context }) {
      if (body.dry_run === true) {
        const { after, diff, result } = await plan(body)
        const digest = digestOf(after)
        return { status: 200, body: { ...resultView(result), diff, digest } }
      }
      // One after the other: the second sees what the first wrote.
      const done = last.then(() => write(body, actorOf(context)))
      last = done.catch(() => {})
      return { status: 200, body: await done }
    },
  }
}

function viewOf(file: string, text: string): Schemas['ConfigFile'] {
  const value = withoutSecrets(parse(text))
  const settings = isRecord(value) ? value : {}
  return { file, digest: digestOf(text), read_only: readOnlyBecause(file) ?? null, settings }
}

const maxTarget = 256
const noFile = 'this server has no configuration file that it can read again'

const digestOf = (text: string): string => hash('sha256', text)

/** The text with one change; throws a Failure if it cannot be made. */
function edited(text: string, { path, value }: Edit): string {
  try {
    const now = path.reduce<unknown>(memberOf, parse(text))
    return editYaml(text, { path, value: withSecrets(value, now, path) })
  } catch (error) {
    if (error instanceof NewSecret)
      throw new Failure('invalidRequest', `${dotted(error.path)}: ${error.message}`, {
        param: 'changes',
      })
    if (error instanceof CannotEdit) throw notChangeable(error.message)
    throw error
  }
}

function memberOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)] as unknown
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** The values at the paths of some changes. */
const valuesAt = (all: unknown, changes: readonly Edit[]): object => {
  const safe = withoutSecrets(all)
  return Object.fromEntries(
    changes.map(({ path }) => [dotted(path), path.reduce<unknown>(memberOf, safe) ?? null]),
  )
}

const diffOf = (file: string, before: string, after: string): string => {
  if (before === after) return ''
  const name = basename(file)
  const [from, to] = [textWithoutSecrets(before), textWithoutSecrets(after)]
  return createTwoFilesPatch(name, name, from, to).replace(/^=+\n/, '')
}

const notChangeable = (reason: string) =>
  new Failure('conflict', `nothing was changed: ${reason}`, { retry: false })

const maxText = 1800

const refused = (problems: readonly string[]) =>
  new Failure(
    'conflict',
    'the configuration would have problems, and nothing was changed: ' +
      problems.join(' ').slice(0, maxText),
    { retry: false },
  )

/** The file is not the one that the change was made for. */
function outdated(file: string, before: string | undefined, now: string): Failure {
  const diff = before === undefined ? '' : `:\n${diffOf(file, before, now)}`
  const what = 'the file was changed since you read it, and nothing was written'
  return new Failure('conflict', (what + diff).slice(0, maxText), { retry: false, param: 'digest' })
}
