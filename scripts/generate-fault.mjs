// The error messages of `npm run generate`.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Why generating failed, in one line: file, position and rule. `files` are the contracts. */
export async function faultLine(error, files) {
  const text = `${error.stderr ?? ''}\n${error.message}`
  const fault = syntaxFault(text) ?? sourceFault(error) ?? (await lintFault(files))
  return `generated/ is unchanged: ${fault ?? compileFault(error)}`
}

/** A file that is not YAML, with the message of the bundler. */
function syntaxFault(text) {
  const [, message, file, line, column] = /- (.+) in "(.+)" \((\d+):(\d+)\)/.exec(text) ?? []
  return message && `${relative('.', file)}:${line}:${column}: ${message} (YAML)`
}

/** A source of the console that does not compile. */
function sourceFault({ errors }) {
  const [{ location, text } = {}] = Array.isArray(errors) ? errors : []
  return location && `${location.file}:${location.line}:${location.column}: ${text} (esbuild)`
}

/** The first error of the linter, which prints a line with the position for each. */
async function lintFault(files) {
  const args = ['node_modules/.bin/redocly', 'lint', ...files, '--format=github-actions']
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off' }
  const output = await new Promise((resolve) => {
    execFile(process.execPath, args, { env, maxBuffer: 1 << 26 }, (_error, stdout) => {
      resolve(stdout)
    })
  })
  const [, rule, file, line, column, message] = lintError.exec(output) ?? []
  return message && `${file}:${line}:${column}: ${decodeURIComponent(message)} (${rule})`
}

const lintError = /^::error title=([^,]+),file=([^,]+),line=(\d+),col=(\d+)[^:]*::((?:(?!%0A).)*)/m

/** An error of a compiler of schemas or types, with the line that contains what it quotes. */
function compileFault({ file, message }) {
  const rule = firstLine(message)
  if (file === undefined) return rule
  const quoted = /\/(.+)\/u?: |"([^"]+)"/.exec(rule)
  const part = quoted?.[1] ?? quoted?.[2]
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = part === undefined ? -1 : lines.findIndex((line) => line.includes(part))
  return `${file}${at < 0 ? '' : `:${at + 1}`}: ${rule}`
}

const firstLine = (text) => String(text).split('\n', 1)[0]
