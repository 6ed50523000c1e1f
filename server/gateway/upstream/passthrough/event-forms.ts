import type { PassthroughDialect } from './dialect.ts'
import { EventForm, type FormedEvent, type ReadEvent } from './event-form.ts'

/** How many names of events have forms, and how many each: an item may be a text or a call. */
const [maxNames, maxForms] = [64, 4]
const manyMisses = 16

type Forms = {
  /** The newest comes first. */
  list: readonly EventForm[]
  /** Events in a row that had none of them. */
  misses: number
}

/** The forms of the events of one model server, by the events' names. */
export class EventForms {
  readonly #dialect: PassthroughDialect
  readonly #forms = new Map<string, Forms>()

  constructor(dialect: PassthroughDialect) {
    this.#dialect = dialect
  }

  /** Reads an event that has a known form. */
  read(data: string, name: string | undefined, model: string): FormedEvent | undefined {
    const forms = name === undefined ? undefined : this.#forms.get(name)
    // Where none recurs, few events are compared.
    if (!forms || (forms.misses > manyMisses && forms.misses % manyMisses !== 0)) return undefined
    for (const form of forms.list) {
      const event = form.read(data, model)
      if (!event) continue
      forms.misses = 0
      return event
    }
    return undefined
  }

  /**
   * Learns the form of an event that has no known one: ever more seldom where none recurs, unless it
   * is wanted, as that of texts is, which may all have an id of their stream.
   */
  learn(event: ReadEvent, isWanted = false): EventForm | undefined {
    const { type } = event
    const forms = this.#forms.get(type) ?? { list: [], misses: 0 }
    forms.misses++
    if ((forms.misses & (forms.misses - 1)) !== 0 && !isWanted) return undefined
    const form = EventForm.learn(this.#dialect, event)
    if (!form) return undefined
    forms.list = [form, ...forms.list.slice(0, maxForms - 1)]
    if (this.#forms.size < maxNames) this.#forms.set(type, forms)
    return form
  }
}

const known = new WeakMap<object, Map<PassthroughDialect, EventForms>>()

/** The forms of a deployment's events in this dialect. */
export function formsOf(deployment: object, dialect: PassthroughDialect): EventForms {
  const byDialect = known.get(deployment) ?? new Map<PassthroughDialect, EventForms>()
  const forms = byDialect.get(dialect) ?? new EventForms(dialect)
  known.set(deployment, byDialect.set(dialect, forms))
  return forms
}
