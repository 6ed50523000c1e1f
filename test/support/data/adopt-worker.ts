import { parentPort, workerData } from 'node:worker_threads'
import { adopt, type AdoptOptions } from '../../../server/mesh/documents/adopt/adopt.ts'

/** What the worker is given. */
export type AdoptWork = { file: string; options: AdoptOptions }
/** What it answers with. */
export type AdoptSummary = { problems: string[] } | { tools: string[] }

const { file, options } = workerData as AdoptWork // as `adoptWithin` gives it
const made = await adopt(file, options)
const summary: AdoptSummary =
  'problems' in made ? { problems: made.problems } : { tools: [...made.agent.tools.keys()] }
parentPort?.postMessage(summary)
