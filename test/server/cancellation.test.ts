import { expect, test } from 'vitest'
import { abortSignalOf, CancelSource } from '../../server/cancellation.ts'

test('each listener that is there when it is aborted is called once, with the first reason', () => {
  const source = new CancelSource()
  const calls: unknown[] = []
  const removed = () => calls.push('removed')
  const late = () => calls.push('late')
  source.addEventListener('abort', () => {
    calls.push(source.reason)
    source.removeEventListener('abort', removed)
    source.abort('shutdown')
  })
  source.addEventListener('abort', removed)
  source.addEventListener('abort', () => calls.push('last'))
  source.removeEventListener('abort', late)
  expect([source.aborted, source.reason]).toEqual([false, undefined])
  source.abort('left')
  source.abort('deadline')
  source.addEventListener('abort', late)
  expect(calls).toEqual(['left', 'last'])
  expect([source.aborted, source.reason]).toEqual([true, 'left'])
})

test('an AbortSignal of it is aborted with it, and with its reason', () => {
  const source = new CancelSource()
  const before = abortSignalOf(source)
  expect(before.aborted).toBe(false)
  source.abort('left')
  for (const signal of [before, abortSignalOf(source)])
    expect([signal.aborted, signal.reason]).toEqual([true, 'left'])
  expect(abortSignalOf(before)).toBe(before)
})
