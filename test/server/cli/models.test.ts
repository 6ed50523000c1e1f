import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testFolders, tollgateIn } from '../../support/servers/command.ts'

const newFolder = testFolders()

function folderWithModels(): string {
  const cwd = newFolder()
  const config = {
    upstreams: { a: { base_url: 'http://127.0.0.1:1/v1' } },
    routes: { 'qwen3-coder': [{ upstream: 'a' }], 'claude-*': [{ upstream: 'a' }] },
  }
  writeFileSync(join(cwd, 'tollgate.yaml'), JSON.stringify(config))
  return cwd
}

const create = (cwd: string, models: string) =>
  tollgateIn(cwd, ['keys', 'create', '--name', 'x', '--models', models, '--json'])

describe.concurrent('a declared model', () => {
  test('may be named by a key, as may a pattern and one of the seven', async () => {
    const cwd = folderWithModels()
    const made = await create(cwd, 'qwen3-coder, claude-*,hermes-3-llama3.1-8b')
    expect(made).toMatchObject({ code: 0, err: '' })
    const { keys } = JSON.parse((await tollgateIn(cwd, ['keys', 'list', '--json'])).out) as {
      keys: { models: string[] }[]
    }
    expect(keys.map(({ models }) => models)).toEqual([
      ['qwen3-coder', 'claude-*', 'hermes-3-llama3.1-8b'],
    ])
  })

  test.each([
    ['qwen3-code', 'is not a model that a route declares. Did you mean "qwen3-coder"?'],
    ['claude-opus', 'is one of "claude-*"; write that, or give it a route of its own.'],
  ])('is meant where a key names %s', async (name, sentence) => {
    const { code, err } = await create(folderWithModels(), name)
    const { error } = JSON.parse(err) as { error: string }
    expect([code, error]).toEqual([
      2,
      expect.stringContaining(`--models: ${JSON.stringify(name)} ${sentence}`),
    ])
  })

  test('may be asked for in usage, also when it is declared no more', async () => {
    const cwd = folderWithModels()
    await create(cwd, 'qwen3-coder')
    for (const model of ['qwen3-coder', 'claude-*', 'gone'])
      expect(await tollgateIn(cwd, ['usage', '--model', model])).toMatchObject({
        code: 0,
        err: expect.stringContaining('There was no usage'),
      })
  })

  test('is shown by check with its patterns and upstreams', async () => {
    const { out } = await tollgateIn(folderWithModels(), ['check', '--reload', '--json'])
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      routes: [
        { model: 'qwen3-coder', upstream: 'a', upstream_model: 'qwen3-coder' },
        { model: 'claude-*', upstream: 'a', upstream_model: 'claude-*' },
      ],
      unserved: [],
      query_model_served: false,
    })
  })
})
