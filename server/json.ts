declare const type: unique symbol

/** A value that is already written as JSON, for where writing it again would be most of the work. */
export class Json<Value> {
  declare readonly [type]: Value
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
