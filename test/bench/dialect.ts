import { sample, warm, type Load } from './cpu-cost.ts'
import type { Asked } from './dialects/dialect.ts'
import {
  atMost,
  inTurn,
  medianOfRounds,
  productOf,
  type Bench,
  type Figure,
  type Findings,
} from './rounds.ts'

/** A form of the same request, and the most that it may cost beside another. */
type Compared = { name: string; about: string; asked?: Asked; limit: number }
type Shapes = Pick<Load, 'about' | 'shape' | 'count'>[]

const shapes: Shapes = [
  { about: 'per non-stream request', shape: 'whole', count: 6000 },
  { about: 'per 64-event stream in one burst', shape: 'burst', count: 2500 },
]

const chat: Asked = { dialect: 'chat', road: 'passed', from: 'person' }

/**
 * CPU time per request under /openai/v1, as a multiple of the strict route's for the same request
 * to the same process.
 */
export const dialectCost = (bench: Bench): Promise<Findings> =>
  compare(bench, { name: 'strict', about: '/v1' }, [
    {
      name: 'openai',
      about: 'on /openai/v1',
      asked: { ...chat, road: 'translated' },
      limit: 1.1,
    },
  ])

/** The same in Responses and Messages, by both roads, as a multiple of chat's under /openai/v1. */
export const dialectsCost = (bench: Bench): Promise<Findings> =>
  compare(
    bench,
    { name: 'chat', about: 'chat', asked: chat },
    (['responses', 'messages'] as const).flatMap((dialect): Compared[] => [
      {
        name: `${dialect} passed`,
        about: `in ${dialect}, passed through`,
        asked: { ...chat, dialect },
        limit: 1.15,
      },
      {
        name: `${dialect} translated`,
        about: `in ${dialect}, translated`,
        asked: { ...chat, dialect, road: 'translated' },
        limit: 1.5,
      },
    ]),
  )

type Form = Pick<Compared, 'name' | 'about' | 'asked'>

/** Measures the product by each form of the request, beside the first. */
async function compare(bench: Bench, first: Form, others: Compared[]): Promise<Findings> {
  const { subject, target } = productOf(bench)
  const findings: Findings = { figures: [], details: [] }
  for (const shape of shapes) {
    const forms = [first, ...others].map((form) => {
      const { name, asked } = form
      const load: Load = { ...shape, name, connections: 16, ...(asked && { asked }) }
      return { subject: { ...subject, name }, target, load }
    })
    for (const form of forms) await warm(form.load, bench, form)
    const samples = await inTurn(forms, bench.rounds, (form) => sample(form.load, bench, form))
    for (const { name, about, limit } of others) {
      const ratio = medianOfRounds(
        samples.get(name),
        samples.get(first.name),
        (a, b) => a.cpuMicros / b.cpuMicros,
      )
      findings.figures.push(
        ratioFigure(`CPU ${shape.about} ${about}, × ${first.about}`, ratio, limit),
      )
    }
  }
  return findings
}

const ratioFigure = (figure: string, ratio: number | undefined, limit: number): Figure =>
  atMost(figure, ratio, limit, (value) => value.toFixed(2))
