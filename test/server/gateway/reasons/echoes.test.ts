import { expect, test } from 'vitest'
import { callersText, withoutEchoes } from '../../../../server/gateway/reasons/echoes.ts'
import { naughtyStrings } from '../../../support/data/naughty-strings.ts'
import { runSeed, seeded } from '../../../support/data/random.ts'
import { echoWays, promptOf, repeats } from '../../../support/data/echoes.ts'

const seed = runSeed()

test('no run of twelve characters of a request survives, however a server repeats it', () => {
  const random = seeded(seed)
  for (let round = 0; round < 400; round++) {
    const prompt = promptOf(random, naughtyStrings)
    const way = echoWays[Math.floor(random() * echoWays.length)] ?? String
    const text = `Invalid value at input: ${way(prompt, random)} (see the documentation)`
    const source = callersText(
      JSON.stringify({ model: 'm', messages: [{ role: 'user', content: prompt }] }),
    )
    const [shown = ''] = withoutEchoes([text], [source])
    expect(repeats(shown, prompt), `SEED=${seed} ${JSON.stringify({ prompt, shown })}`).toEqual([])
    expect(shown).toContain('Invalid value at inp')
  }
})

test.each([
  ['what is no echo stays as it is', 'temperature must be at most 1', '"be at most"'],
  ['eleven characters are no echo', 'not abcdefghijk here', '"abcdefghijk"'],
  [
    'a member of the contract is no echo',
    'unknown max_completion_tokens',
    '{"max_completion_tokens":5}',
  ],
])('%s', (_what, text, source) => {
  expect(withoutEchoes([text], [callersText(source)])).toEqual([text])
})

test.each([
  [
    'a member that is no contract’s',
    'unknown my_secret_member',
    '{"my_secret_member":5}',
    'unknown …',
  ],
  [
    'a text like a member of the contract',
    'unknown max_completion_tokens',
    '{"content":"\\"max_completion_tokens\\":5"}',
    'unknown …',
  ],
  ['twelve characters', 'not abcdefghijkl here', '"abcdefghijkl"', 'not … here'],
  ['one of two, in letters of another case', 'a SECRET-PROMPT b', '"my secret-prompt"', 'a… b'],
])('%s is an echo', (_what, text, source, shown) => {
  expect(withoutEchoes([text], [callersText(source)])).toEqual([shown])
})

test('each of several texts is searched for what any source has', () => {
  const texts = ['key sk-0123456789abc', 'the question hello hello hello', '']
  expect(withoutEchoes(texts, ['Bearer sk-0123456789abc', 'hello hello hello'])).toEqual([
    'key…',
    'the question…',
    '',
  ])
})
