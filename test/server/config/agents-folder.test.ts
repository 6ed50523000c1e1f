import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentFolders, loadConfig } from '../../../server/config/load.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tollgate-agents-folder-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const shipped = resolve('spec/agents')
const foldersOf = (agents: string, cwd = folder) =>
  agentFolders(loadConfig({ env: { TOLLGATE_MESH_AGENTS: agents }, cwd }).config, cwd)

test('without a setting the agents are those that ship with the product', () => {
  expect(agentFolders(loadConfig({ env: {}, cwd: folder }).config, folder)).toEqual([shipped])
})

test('a relative folder is that of the working folder, whether it is there or not', () => {
  mkdirSync(join(folder, 'mine'))
  expect(foldersOf('mine, spec/agents, ours')).toEqual([
    join(folder, 'mine'),
    shipped,
    join(folder, 'ours'),
  ])
})

test('a folder of the working folder comes before the shipped one of the same name', () => {
  const cwd = join(folder, 'work')
  mkdirSync(join(cwd, 'spec/agents'), { recursive: true })
  expect(foldersOf('spec/agents', cwd)).toEqual([join(cwd, 'spec/agents')])
})

test('an absolute folder is itself, and one that is named twice is read once', () => {
  expect(foldersOf(`/nowhere/agents, spec/agents, ${shipped}, ./spec/agents`)).toEqual([
    '/nowhere/agents',
    shipped,
  ])
})
