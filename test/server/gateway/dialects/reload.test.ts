import { expect, onTestFinished, test } from 'vitest'
import { callers } from '../../../support/dialects/callers.ts'
import { callRoad, roadModel, roads, startRoads } from '../../../support/dialects/roads.ts'
import { openEvents, sendJson } from '../../../support/upstreams/model-server.ts'
import { isSoak } from '../../../support/soak.ts'
import { longMs, until } from '../../../support/waiting.ts'

test(
  'a reload adds a model and removes one while streams of every dialect run',
  async () => {
    const waiting: (() => void)[] = []
    const { gateway, server, close } = await startRoads(
      ({ events, whole, opening }, res, received) => {
        const { body, text } = received
        if (!text.includes('slowly')) {
          if (body.stream) return void openEvents(res).end(events(['Hello']).join(''))
          return sendJson(res, 200, whole('Hello'))
        }
        const all = events(['Hel', 'lo'])
        openEvents(res).write(all.slice(0, opening + 1).join(''))
        waiting.push(() => res.end(all.slice(opening + 1).join('')))
      },
    )
    onTestFinished(close)
    for (let count = 0; count < (isSoak ? 100 : 1); count++) {
      server.received.length = waiting.length = 0
      const slow = roads.map((road) => callRoad(gateway, road, { stream: true, text: 'slowly' }))
      await until('all are at the model server', () => waiting.length === roads.length)

      const removed = Object.fromEntries(roads.map((road) => [roadModel(road), []]))
      const fresh = roads.map(({ server: upstream }) => [`fresh-${upstream}`, [{ upstream }]])
      const added = Object.fromEntries(fresh) as object
      expect(await gateway.reload({ routes: { ...removed, ...added } })).toBe(true)
      server.received.length = 0
      for (const road of roads) {
        const { read } = callers[road.caller]
        const isStrict = road.caller === 'chat'
        for (const stream of [false, true]) {
          const gone = read(await callRoad(gateway, road, { stream }))
          expect(gone).toMatchObject({ is: 'refused', status: isStrict ? 503 : 404 })
          if (isStrict) continue
          const more = { model: `fresh-${road.server}` }
          const end = read(await callRoad(gateway, road, { stream, more }))
          expect(end).toEqual({ is: 'complete', text: 'Hello' })
        }
      }
      for (const answer of waiting) answer()
      for (const [place, reply] of (await Promise.all(slow)).entries())
        expect(callers[roads[place]?.caller ?? 'chat'].read(reply)).toEqual({
          is: 'complete',
          text: 'Hello',
        })
      expect(await gateway.reload()).toBe(true)
      for (const road of roads) expect((await callRoad(gateway, road)).status).toBe(200)
    }
  },
  longMs,
)
