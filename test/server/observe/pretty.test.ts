import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '../../../server/observe/log.ts'
import type { Observation } from '../../../server/observations.ts'
import { formOf, type Form } from '../../../server/observe/pretty.ts'
import { main } from '../../support/servers/bundle-run.ts'
import { launch, testFolder, writeConfig } from '../../support/servers/process.ts'
import { longMs, until } from '../../support/waiting.ts'

/** What is written of observations. */
function written(form: Form, ...observations: Observation[]): string {
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) }, form)
  for (const observation of observations) log(observation)
  return lines.join('')
}

const plain = { colours: false }
const ended: Observation = {
  kind: 'requestEnded',
  service: 'gateway',
  operation: 'createChatCompletion',
  status: 200,
  ms: 12.3456789,
  requestId: 'one',
  bytesIn: 90,
  keyId: 'k1',
  model: 'hermes',
  tokens: 21,
}

describe('lines for people', () => {
  test('have time, level, a sentence and the fields that matter', () => {
    expect(written(plain, ended)).toMatch(
      /^\d\d:\d\d:\d\d INFO {2}gateway createChatCompletion answered 200 in 12\.346 ms model=hermes tokens=21\n$/,
    )
    expect(written(plain, { ...ended, status: 502 })).toMatch(
      / WARN {2}.* answered 502 in 12\.346 ms requestId=one bytesIn=90 keyId=k1 model=hermes tokens=21\n$/,
    )
    expect(
      written(plain, { kind: 'listening', service: 'mesh', url: 'http://127.0.0.1:8081' }),
    ).toMatch(/ INFO {2}the mesh listens on http:\/\/127\.0\.0\.1:8081\n$/)
    expect(written(plain, { kind: 'storeFailed', store: 'keys', reason: 'it is locked' })).toMatch(
      / ERROR store failed store=keys reason="it is locked"\n$/,
    )
  })

  test('show what is wrong with a configuration, and where a fault of ours was, below', () => {
    expect(
      written(plain, { kind: 'configRefused', problems: ['a.yaml:1: no', 'a.yaml:2: nor this'] }),
    ).toMatch(/stays in effect\n {4}a\.yaml:1: no\n {4}a\.yaml:2: nor this\n$/)
    expect(
      written(plain, {
        kind: 'bugMet',
        error: new Error('a fault'),
        requestId: 'one',
        operation: 'listModels',
      }),
    ).toMatch(
      / internal error requestId=one operation=listModels type=Error detail="a fault"\n {4}at .*pretty\.test\.ts/,
    )
  })

  test('are coloured for terminals, and nothing in them steers one', () => {
    expect(written({ colours: true }, ended)).toMatch(
      /^\x1b\[90m\d\d:\d\d:\d\d\x1b\[0m \x1b\[32mINFO \x1b\[0m gateway .* \x1b\[90mmodel=hermes tokens=21\x1b\[0m\n$/,
    )
    const reason = 'gone\x1b[2J\x9b31m\r\nERROR forged'
    expect(
      written(plain, { kind: 'storeFailed', store: 'keys', reason }).match(/[\x00-\x1f\x7f-\x9f]/g),
    ).toEqual(['\n'])
  })

  test('have no key that the JSON leaves out', () => {
    const careless = { authorization: 'canary-one', token: 'canary-two', key: 'canary-three' }
    const failed: Observation = { kind: 'storeFailed', store: 'keys', reason: 'gone' }
    for (const form of ['json', plain] as const) {
      expect(written(form, { ...ended, ...careless })).not.toContain('canary')
      const line = written(form, { ...failed, ...careless })
      expect(line).not.toContain('canary')
      expect(line.match(/\[redacted\]/g)).toHaveLength(3)
    }
  })
})

test('no time in the log has more than three digits behind the point', () => {
  const lines = written(
    'json',
    ended,
    { ...ended, ttftMs: 1 / 3 },
    { kind: 'stopped', seconds: 2 / 3 },
    { kind: 'configReloaded', ms: 7, digest: null, changes: 1, needRestart: [] },
  )
  expect(
    [...lines.matchAll(/"(ms|ttftMs|seconds)":([\d.]+)/g)].map(
      ([, name, value]) => `${name} ${value}`,
    ),
  ).toEqual(['ms 12.346', 'ms 12.346', 'ttftMs 0.333', 'seconds 0.667', 'ms 7'])
})

test('lines for people are for terminals unless they are asked for, and colours for terminals that want them', () => {
  const [terminal, pipe] = [{ isTTY: true }, {}]
  expect([formOf('auto', terminal, {}), formOf('auto', pipe, {})]).toEqual([
    { colours: true },
    'json',
  ])
  expect([formOf('json', terminal, {}), formOf('pretty', pipe, {})]).toEqual(['json', plain])
  expect([
    formOf('auto', terminal, { NO_COLOR: '1' }),
    formOf('auto', terminal, { NO_COLOR: '' }),
    formOf('auto', terminal, { TERM: 'dumb' }),
  ]).toEqual([plain, { colours: true }, plain])
})

const quick = {
  mesh: { agents: [] },
  upstreams: { none: { base_url: 'http://127.0.0.1:9/v1' } },
  routes: { '*': [{ upstream: 'none' }] },
}

test(
  'a server writes them where log.format says so, from its workers too',
  async () => {
    const folder = await testFolder()
    const file = await writeConfig(folder, { ...quick, log: { format: 'pretty' } })
    const { out, child, exited, mustRun } = launch(['serve', '--config', file, '--workers', '2'], {
      folder,
    })
    await until('both workers listen', () => {
      mustRun()
      return (out().match(/ INFO {2}the gateway listens on http/g) ?? []).length === 2
    })
    child.kill('SIGINT')
    expect(await exited).toEqual({ code: 0, signal: null })
    expect(out()).toMatch(
      / INFO {2}ending on SIGINT; waiting for nothing\n(.*\n)*.* INFO {2}stopped after [\d.]+ s\n$/,
    )
    expect(out()).not.toMatch(/^\{|\x1b/m)
  },
  longMs,
)

test.runIf(existsSync('/usr/bin/script')).each([
  [{}, /\x1b\[32mINFO \x1b\[0m the operator listens on http/],
  [{ NO_COLOR: '1' }, /\d INFO {2}the operator listens on http/],
] as const)(
  'a terminal gets them without being asked: %j',
  async (env, line) => {
    const folder = await testFolder()
    const file = await writeConfig(folder, quick)
    const terminal = spawn(
      '/usr/bin/script',
      [
        '-qfc',
        `exec ${process.execPath} ${main} serve --only operator --config ${file}`,
        join(folder, 'typescript'),
      ],
      {
        cwd: folder,
        env: { PATH: process.env['PATH'] ?? '', ...env },
        stdio: ['pipe', 'pipe', 'ignore'],
      },
    )
    onTestFinished(() => void terminal.kill('SIGKILL'))
    let output = ''
    terminal.stdout.on('data', (bytes) => (output += String(bytes)))
    await until('it listens', () => output.includes('the operator listens'))
    expect(output).toMatch(line)
  },
  longMs,
)
