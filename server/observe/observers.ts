import type { Observation, ObservationOf } from '../observations.ts'

/** A function for each kind of observation; other kinds are ignored. */
export type Observers = {
  [Kind in Observation['kind']]?: (observation: ObservationOf<Kind>) => void
}

/** The observer of an observation's kind, if there is one. */
export const observerOf = (
  observers: Observers,
  { kind }: Observation,
): ((observation: Observation) => void) | undefined =>
  // Each observer takes the observations of its own kind.
  observers[kind] as ((observation: Observation) => void) | undefined
