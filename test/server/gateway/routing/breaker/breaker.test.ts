import { describe, expect, test } from 'vitest'
import { by, clockedBreaker, times, usual } from './clocked-breaker.ts'

describe('failures of one caller', () => {
  test('stop it at the fifth in a row, and no other caller', () => {
    const { breaker, call, wait } = clockedBreaker()
    call(by('one'), ...times(4, 'failure'), 'success', ...times(4, 'failure'))
    expect(wait(by('one'))).toBe(0)
    call(by('one'), 'failure')
    expect([wait(by('one')), wait(by('two')), breaker.state]).toEqual([1000, 0, 'closed'])
  })

  test('stop it when half of its last twenty calls failed, and not sooner', () => {
    const { call, wait } = clockedBreaker()
    for (let pair = 0; pair < 9; pair++) call(by('one'), 'failure', 'success')
    call(by('one'), 'success')
    expect(wait(by('one'))).toBe(0)
    call(by('one'), 'failure')
    expect(wait(by('one'))).toBe(1000)
  })

  test('stop it for that name only', () => {
    const { call, wait } = clockedBreaker()
    call(by('one'), ...times(5, 'failure'))
    expect(wait(by('one', { name: 'other' }))).toBe(0)
  })

  test.each(['rejected', 'unauthorized'] as const)('stop it at once where it is %s', (verdict) => {
    const { call, wait } = clockedBreaker()
    call(by('one'), 'success', verdict)
    expect([wait(by('one')), wait(by('two'))]).toEqual([1000, 0])
  })

  test('let it try again after twice as long each time, ten seconds at most', () => {
    const { call, wait, pass } = clockedBreaker()
    call(by('one'), ...times(5, 'failure'))
    const waits = [wait(by('one'))]
    for (let trial = 0; trial < 5; trial++) {
      pass(wait(by('one')))
      call(by('one'), 'failure')
      waits.push(wait(by('one')))
    }
    expect(waits).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000])
    pass(10_000)
    call(by('one'), 'success', ...times(5, 'failure'))
    expect(wait(by('one'))).toBe(1000)
  })

  test('let one call of it through at a time, until one succeeds', () => {
    const { breaker, call, wait, pass } = clockedBreaker()
    call(by('one'), ...times(5, 'failure'))
    pass(1000)
    expect(wait(by('one'))).toBe(0)
    const trial = breaker.acquire(by('one'))
    expect(wait(by('one'))).toBeGreaterThan(0)
    trial.started()
    expect([wait(by('one')), breaker.inFlight]).toEqual([0, 1])
    trial.release('success')
    expect(breaker.inFlight).toBe(0)
  })

  test('do not stop a request that nothing else can take', () => {
    const { call, wait } = clockedBreaker()
    call(by('one', { isOnly: true }), ...times(9, 'failure'), 'rejected')
    expect([wait(by('one', { isOnly: true })), wait(by('one'))]).toEqual([0, 1000])
  })
})

describe('a name is stopped for all', () => {
  test('by failures in a row of different callers, of which none counts for more than half', () => {
    const { breaker, call, wait, moves } = clockedBreaker()
    call(by('one'), ...times(4, 'failure'))
    call(by('two'), 'failure')
    expect(wait(by('three'))).toBe(0)
    call(by('two'), 'failure')
    expect(wait(by('three'))).toBe(1000)
    expect(wait(by('three', { name: 'other' }))).toBe(0)
    expect([breaker.state, moves]).toEqual(['open', ['open']])
  })

  test('by five callers with a failure each', () => {
    const { call, wait } = clockedBreaker()
    for (const caller of ['a', 'b', 'c', 'd']) call(by(caller), 'failure')
    expect(wait(by('f'))).toBe(0)
    call(by('e'), 'failure')
    expect(wait(by('f'))).toBe(1000)
  })

  test('not where another call succeeded between them, or long ago', () => {
    const { call, wait, pass } = clockedBreaker()
    call(by('one'), 'rejected')
    call(by('three'), 'success')
    call(by('two'), 'rejected')
    expect(wait(by('three'))).toBe(0)
    pass(61_000)
    call(by('one'), 'rejected')
    expect(wait(by('three'))).toBe(0)
  })

  test('by our probe, where one caller is stopped', () => {
    const { breaker, call, probe, wait, moves } = clockedBreaker(usual, 'known')
    call(by('one'), ...times(5, 'failure'))
    expect([probe('failure'), wait(by('two')), breaker.state]).toEqual(['known', 10_000, 'open'])
    expect(moves).toEqual(['open'])
  })

  test('and not by a probe that succeeds; the caller stays stopped', () => {
    const { breaker, call, probe, wait } = clockedBreaker(usual, 'known')
    call(by('one'), ...times(5, 'failure'))
    expect(probe('success')).toBe('known')
    expect([wait(by('one')), wait(by('two')), breaker.state]).toEqual([1000, 0, 'closed'])
  })
})

describe('a probe', () => {
  const open = (sentName?: string) => {
    const clocked = clockedBreaker(usual, sentName)
    clocked.call(by('one'), 'rejected')
    clocked.call(by('two'), 'rejected')
    return clocked
  }

  test('alone tries a name that is stopped for all, while callers want it', () => {
    const { wait, pass, probe, moves } = open()
    pass(1000)
    expect(wait(by('three'))).toBeGreaterThan(0)
    expect([probe('success'), wait(by('three'))]).toEqual(['known', 0])
    expect(moves).toEqual(['open', 'half_open', 'closed'])
  })

  test('is made once in ten seconds, and none of the pauses is longer', () => {
    const { wait, pass, probe } = open()
    const probes: number[] = []
    for (let at = 0; at <= 40_000; at += 500) {
      expect(wait(by('three'))).toBeLessThanOrEqual(10_000)
      if (probe('failure')) probes.push(at)
      pass(500)
    }
    expect(probes).toEqual([1000, 11_000, 21_000, 31_000])
  })

  test('is not made once nobody calls; the next call then tries it', () => {
    const { call, wait, pass, probe, breaker } = open()
    pass(30_000)
    expect(probe('success')).toBeUndefined()
    expect(wait(by('three'))).toBe(0)
    call(by('three'), 'failure')
    expect(wait(by('four'))).toBe(2000)
    pass(30_000)
    call(by('three'), 'success')
    expect([wait(by('four')), breaker.state]).toEqual([0, 'closed'])
  })

  test('or call that had begun to answer is no failed trial when it breaks off', () => {
    const { breaker, wait, pass } = open()
    pass(30_000)
    const stream = breaker.acquire(by('three'))
    stream.started()
    stream.release('failure')
    expect([wait(by('four')), wait(by('three')), breaker.state]).toEqual([0, 0, 'closed'])
  })

  test('that told nothing leaves it as it is, and another comes later', () => {
    const { breaker, wait, pass, probe } = open()
    pass(1000)
    const due = breaker.nextProbe()
    expect([due?.name, breaker.nextProbe(), breaker.state]).toEqual([
      'known',
      undefined,
      'half_open',
    ])
    due?.end('neutral')
    wait(by('three'))
    pass(9000)
    expect([wait(by('three')), probe('success')]).toEqual([1, undefined])
    pass(1000)
    expect([wait(by('three')), probe('success')]).toEqual([1, 'known'])
  })

  test('that fails again says that waiting will not help', () => {
    const { breaker, pass, probe, wait } = open()
    expect(breaker.holdOf(by('three'))?.hasFailedAgain).toBe(false)
    wait(by('three'))
    pass(1000)
    probe('failure')
    expect(breaker.holdOf(by('three'))?.hasFailedAgain).toBe(true)
  })

  test('of names that never succeeded is made once a second, however many there are', () => {
    const { breaker, call, pass } = clockedBreaker()
    for (let name = 0; name < 60; name++) call(by('one', { name: `guess ${name}` }), 'rejected')
    call(by('one'), 'success', ...times(5, 'failure'))
    const names: string[] = []
    for (let due = breaker.nextProbe(); due; due = breaker.nextProbe()) names.push(due.name)
    expect(names.toSorted()).toEqual(['guess 0', 'known'])
    pass(1000)
    expect([breaker.nextProbe()?.name, breaker.nextProbe()]).toEqual(['guess 1', undefined])
  })
})

describe('failed connects', () => {
  test('stop the deployment for all, whatever the names and whoever called', () => {
    const { call, wait, moves } = clockedBreaker()
    for (let at = 0; at < 5; at++) call(by('one', { name: `name ${at}` }), 'unreachable')
    for (const isOnly of [false, true])
      expect(wait(by('two', { name: 'other', isOnly }))).toBe(1000)
    expect(moves).toEqual(['open'])
  })

  test('end with any answer, and those before it do not count', () => {
    const { call, wait } = clockedBreaker()
    call(by('one'), ...times(4, 'unreachable'), 'failure', ...times(4, 'unreachable'))
    expect(wait(by('two'))).toBe(0)
  })

  test('are tried again by a probe of the name that is wanted, and end even where it is unknown', () => {
    const { call, pass, probe, wait } = clockedBreaker()
    call(by('one'), ...times(5, 'unreachable'))
    wait(by('two', { name: 'other' }))
    pass(1000)
    expect([probe('unreachable'), wait(by('two'))]).toEqual(['other', 10_000])
    pass(5000)
    wait(by('two'))
    pass(5000)
    expect([probe('rejected'), wait(by('two'))]).toEqual(['known', 0])
  })
})

describe('refused credentials', () => {
  test('stop names that have not succeeded lately, once two callers met them by two names', () => {
    const { call, wait } = clockedBreaker()
    call(by('three', { name: 'good' }), 'success')
    call(by('one', { name: 'a' }), 'unauthorized')
    call(by('one', { name: 'b' }), 'unauthorized')
    expect(wait(by('three', { name: 'c' })), 'one caller').toBe(0)
    call(by('two', { name: 'b' }), 'unauthorized')
    expect(wait(by('three', { name: 'c' })), 'one name').toBe(0)
    call(by('one', { name: 'd' }), 'unauthorized')
    expect(wait(by('three', { name: 'c' }))).toBe(1000)
    expect(wait(by('three', { name: 'good' }))).toBe(0)
    call(by('three', { name: 'good' }), 'success')
    expect(wait(by('three', { name: 'c' }))).toBe(0)
  })

  test('do not, where anything succeeds between them', () => {
    const { call, wait } = clockedBreaker()
    call(by('one', { name: 'a' }), 'unauthorized')
    call(by('three', { name: 'good' }), 'success')
    call(by('two', { name: 'b' }), 'unauthorized')
    expect(wait(by('three', { name: 'c' }))).toBe(0)
  })
})

describe('a pause', () => {
  const pause = (clocked: ReturnType<typeof clockedBreaker>, caller: string, isAccount = false) => {
    const slot = clocked.breaker.acquire(by(caller, { isOnly: true }))
    slot.pause(7, isAccount)
    slot.release('neutral')
  }

  test('is the caller’s own, also where nothing else can take its requests', () => {
    const clocked = clockedBreaker()
    pause(clocked, 'one')
    expect(clocked.wait(by('one', { isOnly: true }))).toBe(7000)
    expect(clocked.wait(by('two'))).toBe(0)
    expect(clocked.breaker.state).toBe('closed')
  })

  test('is for all once another caller is paused too, or the account is over its limit', () => {
    const others = clockedBreaker()
    pause(others, 'one')
    pause(others, 'one')
    expect(others.wait(by('three'))).toBe(0)
    pause(others, 'two')
    expect(others.wait(by('three'))).toBe(7000)
    const account = clockedBreaker()
    pause(account, 'one', true)
    expect(account.wait(by('three'))).toBe(7000)
    account.pass(7000)
    expect(account.wait(by('three'))).toBe(0)
  })

  test('is ten seconds at most, and the longest of several', () => {
    const { breaker, wait } = clockedBreaker()
    const slot = breaker.acquire(by('one'))
    slot.pause(3600, false)
    slot.pause(3, false)
    expect(wait(by('one'))).toBe(10_000)
  })
})

test('what a call shows that began before a circuit opened is nothing', () => {
  for (const verdict of ['success', 'failure', 'rejected', 'neutral'] as const) {
    const { breaker, call, wait } = clockedBreaker()
    const old = breaker.acquire(by('one'))
    call(by('one'), ...times(5, 'failure'))
    old.release(verdict)
    expect(wait(by('one'))).toBe(1000)
  }
})

describe('what is remembered', () => {
  test('is 64 names of a caller: of more the one that failed longest ago is closed', () => {
    const { call, wait } = clockedBreaker()
    for (let name = 0; name <= 64; name++) call(by('one', { name: `name ${name}` }), 'rejected')
    expect(wait(by('one', { name: 'name 0' }))).toBe(0)
    for (const name of ['name 1', 'name 64']) expect(wait(by('one', { name }))).toBe(1000)
  })

  test('is a thousand names: those that succeeded in the last hour are never pushed out', () => {
    const { call, wait, pass } = clockedBreaker()
    const stop = (name: string) => {
      call(by('one', { name }), 'rejected')
      call(by('two', { name }), 'rejected')
    }
    call(by('one', { name: 'good' }), 'success')
    stop('good')
    stop('bad')
    for (let name = 0; name < 1000; name++)
      call(by(`caller ${name}`, { name: `${name}` }), 'rejected')
    expect(wait(by('three', { name: 'good' }))).toBe(1000)
    expect(wait(by('three', { name: 'bad' })), 'pushed out').toBe(0)
    pass(3_600_000)
    for (let name = 1000; name < 2100; name++)
      call(by(`caller ${name}`, { name: `${name}` }), 'rejected')
    stop('good')
    expect(wait(by('three', { name: 'good' })), 'as any other').toBe(1000)
  })
})

describe('the state that operators see', () => {
  test('is not that of a name that never worked, where others do', () => {
    const { breaker, call } = clockedBreaker()
    call(by('three', { name: 'good' }), 'success')
    call(by('one', { name: 'guess' }), 'rejected')
    call(by('two', { name: 'guess' }), 'rejected')
    expect([breaker.state, breaker.waitMs()]).toEqual(['closed', 0])
    call(by('one', { name: 'good' }), 'rejected')
    call(by('two', { name: 'good' }), 'rejected')
    expect([breaker.state, breaker.waitMs()]).toEqual(['open', 1000])
  })

  test('is that of all names where none has worked', () => {
    const { breaker, call } = clockedBreaker()
    call(by('one', { name: 'guess' }), 'rejected')
    call(by('two', { name: 'guess' }), 'rejected')
    expect(breaker.state).toBe('open')
  })
})
