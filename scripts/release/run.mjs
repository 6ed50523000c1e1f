// Runs the commands of a release; their output is passed through, without tokens.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const secret = /\b(npm_[A-Za-z0-9]{20,}|gh[pousr]_[A-Za-z0-9]{20,}|_authToken=\S+)/g

/**
 * The environment without npm's variables for its scripts, which an npm in another folder would read
 * as its configuration.
 */
export const cleanEnv = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_/i.test(name) || /^npm_config_(registry|userconfig|cache)$/i.test(name),
    ),
  )

/** Text without anything that looks like a token of a registry. */
export const withoutSecrets = (text) => text.replaceAll(secret, '…')

/** The output of a command; if it fails, throws an error with the output. */
export async function output(command, args, { cwd = process.cwd(), env = cleanEnv() } = {}) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const texts = { out: '', all: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => {
    texts.out += text
    texts.all += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => (texts.all += text))
  const [code] = await once(child, 'close')
  if (code !== 0)
    throw new Error(
      withoutSecrets(`${[command, ...args].join(' ')} ended with ${code}:\n${texts.all}`),
    )
  return texts.out
}

/** Runs a command, and prints its name first. */
export async function run(command, args, options) {
  console.log(withoutSecrets(`  ${[command, ...args].join(' ')}`))
  await output(command, args, options)
}

/** Whether a command exists and succeeds. */
export const answers = (command, args, options) =>
  output(command, args, options).then(
    () => true,
    () => false,
  )
