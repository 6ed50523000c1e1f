import { randomBytes } from 'node:crypto'
import type { FormFile } from '../../http/form.ts'

type Fields = readonly (readonly [name: string, text: string])[]

/** A form for a server, written for the server's name of the model. */
export class FormBody {
  readonly contentType: string
  /** Its text without files, to find echoes of it in errors. */
  readonly text: string
  readonly #boundary = `form-${randomBytes(16).toString('hex')}`
  readonly #fields: Fields
  readonly #file: FormFile
  /** The last body: servers often have the same name for a model. */
  #written: { model: string | undefined; bytes: Buffer } | undefined

  constructor(fields: Fields, file: FormFile) {
    this.contentType = `multipart/form-data; boundary=${this.#boundary}`
    this.text = [file.name, ...fields.map(([, text]) => text)].join('\n')
    this.#fields = fields
    this.#file = file
  }

  /** Without a name the path has that of the model. */
  bytesFor(model: string | undefined): Buffer {
    if (this.#written?.model === model && this.#written) return this.#written.bytes
    const named: Fields = model === undefined ? [] : [['model', model]]
    const { name, type, bytes: content } = this.#file
    const fields = [...named, ...this.#fields].map(([field, text]) => this.#part(field, text))
    const head = this.#head(`name="file"; filename="${quoted(name)}"`)
    const fileHead = `${head}\r\nContent-Type: ${mediaType(type)}\r\n\r\n`
    const start = Buffer.from(fields.join('') + fileHead)
    const bytes = Buffer.concat([start, content, Buffer.from(`\r\n--${this.#boundary}--\r\n`)])
    this.#written = { model, bytes }
    return bytes
  }

  #part(field: string, text: string): string {
    return `${this.#head(`name="${quoted(field)}"`)}\r\n\r\n${text}\r\n`
  }

  #head(parameters: string): string {
    return `--${this.#boundary}\r\nContent-Disposition: form-data; ${parameters}`
  }
}

/** A name as browsers write it (https://html.spec.whatwg.org/#multipart-form-data). */
const quoted = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const mediaType = (type: string): string =>
  /^[\w.+-]{1,64}\/[\w.+-]{1,64}$/.test(type) ? type : 'application/octet-stream'
