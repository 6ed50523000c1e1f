declare const type: unique symbol

/** Events of a stream as they stand on the wire (text/event-stream), each with its blank line. */
export abstract class Frames<Event> {
  declare readonly [type]: Event
  abstract readonly text: string
}

/** Events whose field `event` has their member `type`. */
export class NamedFrames<Event> extends Frames<Event> {
  readonly text: string
  /** The name of each of them. */
  readonly name: string
  readonly count: number

  constructor(name: string, text: string, count: number) {
    super()
    this.name = name
    this.text = text
    this.count = count
  }

  /** One event with this JSON. */
  static of<Event>(name: string, json: string): NamedFrames<Event> {
    return new NamedFrames(name, `event: ${name}\ndata: ${json}\n\n`, 1)
  }

  /** The JSON of the last event. */
  last(): string {
    return this.text.slice(this.text.lastIndexOf(dataField) + dataField.length)
  }
}

/** It begins a line, and JSON has no line breaks here. */
const dataField = '\ndata: '
