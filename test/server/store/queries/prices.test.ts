import { describe, expect, it } from 'vitest'
import { storePrices } from '../../../../server/store/queries/prices.ts'
import { engines, freshStore } from '../../../support/servers/store.ts'

describe.each(engines)('prices in %s', (engine) => {
  const of = (usd: string) => [
    { agent: 'ShopAgent', tool: 'get_weather', usd },
    { agent: 'ShopAgent', tool: '', usd: '0.05' },
  ]

  it('says nothing of what is new or unchanged, and what a changed price was for as long as is asked', async () => {
    const { journal } = await freshStore(engine)
    expect(await storePrices(journal, of('0.002'), 1000, 0)).toEqual([])
    expect(await storePrices(journal, of('0.002'), 2000, 0)).toEqual([])
    const changed = {
      agent: 'ShopAgent',
      tool: 'get_weather',
      usd: '0.003',
      previous_usd: '0.002',
      changed_at: 3000,
    }
    expect(await storePrices(journal, of('0.003'), 3000, 2000)).toEqual([changed])
    // Another process, or the same one after a restart.
    expect(await storePrices(journal, of('0.003'), 4000, 3000)).toEqual([changed])
    expect(await storePrices(journal, of('0.003'), 4000, 3001)).toEqual([])
  })

  it('keeps one price for each thing when several processes start at once', async () => {
    const { journal } = await freshStore(engine)
    await storePrices(journal, of('0.002'), 1000, 0)
    const answers = await Promise.all(
      [1, 2, 3].map(() => storePrices(journal, of('0.003'), 3000, 0)),
    )
    for (const answer of answers)
      expect(answer).toEqual([
        {
          agent: 'ShopAgent',
          tool: 'get_weather',
          usd: '0.003',
          previous_usd: '0.002',
          changed_at: 3000,
        },
      ])
  })
})
