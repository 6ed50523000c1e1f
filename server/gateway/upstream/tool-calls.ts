import { isRecord } from '../../json/json.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * A piece of a tool call in OpenAI's format. The first of a call has its id and name; the arguments
 * of all pieces are joined. May have members that only its server defines.
 */
export type CallPiece = {
  index: number
  id?: string
  type?: 'function'
  function: { name?: string; arguments: string }
}

/** A complete tool call in OpenAI's format. */
export type FunctionCall = {
  id: string
  type: 'function'
  function: { name: string; arguments: string }
}

/** A call as far as it has arrived. */
type Call = {
  index: number
  /** The server's own id; undefined if it sent none. */
  nativeId: string | undefined
  id: string
  name: string
  args: string
  /** Members that only its server defines, and those of its function. */
  rest: Fields
  functionRest: Fields
  /** Whether its arguments are the input of a custom tool, and not yet closed. */
  isCustom: boolean
  /** The number of the event that named it last. */
  namedIn: number
}

/** A server's piece of a call. */
type Piece = Omit<Call, 'index' | 'id' | 'namedIn'> & {
  /** The server's index, as text. */
  key: string | undefined
}

/** The calls in a choice. A `snapshot` repeats those before it. */
export type CallsInChoice = { entries: readonly Fields[]; isSnapshot: boolean }

/**
 * Assembles the tool calls of one reply. Servers differ: they omit ids or indices, send the same
 * ones for several calls, repeat or split names, and repeat complete calls at the end. A new id, or
 * a name after complete arguments, begins a call; a piece without a known index continues the last.
 */
export class CallAssembler {
  readonly #newId: () => string
  readonly #names: ReadonlyMap<string, string>
  readonly #calls: Call[] = []
  readonly #byKey = new Map<string, Call>()
  readonly #ids = new Set<string>()
  #last: Call | undefined
  /** A call whose first piece is not sent, because the rest of its name may follow. */
  #held: Call | undefined
  /** What may begin a call: an id without a name, or a name that may only repeat the last call's. */
  #pending: Piece | undefined
  #events = 0
  #pieces: CallPiece[] = []

  /** `names` are the caller's names of tools, by those that the server was sent. */
  constructor(newId: () => string, names: ReadonlyMap<string, string> = new Map()) {
    this.#newId = newId
    this.#names = names
  }

  /** Reads the calls of one event; returns pieces for the caller. */
  read({ entries, isSnapshot }: CallsInChoice, isLast: boolean): CallPiece[] {
    this.#events++
    const pieces = entries.map(pieceOf)
    const isNamed = pieces.every(({ name }) => name !== '') && this.#calls.length > 0
    if (isNamed && (isSnapshot || isLast) && this.#repeatsAll(pieces)) return this.flush()
    for (const [place, piece] of pieces.entries())
      if (isNamed && isSnapshot) this.#readSnapshot(piece, place)
      else this.#read(piece)
    return this.#take()
  }

  /** Something else follows: the name of the last call is complete. */
  flush(): CallPiece[] {
    this.#send()
    return this.#take()
  }

  /** The reply has ended. Calls of a complete reply have arguments that can be parsed. */
  finish(isComplete: boolean): CallPiece[] {
    for (const call of this.#calls)
      if (call.isCustom) this.#close(call)
      else if (isComplete && call.args.trim() === '') this.#append(call, '{}')
    return this.flush()
  }

  get complete(): FunctionCall[] {
    return this.#calls.map(({ id, name, args, rest, functionRest }) => ({
      ...rest,
      id,
      type: 'function',
      function: { ...functionRest, name: this.#nameOf(name), arguments: args },
    }))
  }

  #close(call: Call): void {
    call.isCustom = false
    this.#append(call, '"}')
  }

  #read(piece: Piece): void {
    const call = this.#targetOf(piece)
    if (piece.name === '') return this.#continue(call, piece)
    const pending = this.#takePending(piece.key)
    const named = piece.nativeId ? piece : { ...piece, nativeId: pending?.nativeId }
    const isNext = call?.namedIn === this.#events && !isIdentified(call, named)
    if (!call || isNext || isOther(call, named.nativeId)) return this.#begin(named)
    call.namedIn = this.#events
    if (call.args === '') this.#readName(call, named)
    else if (!isJsonObject(call.args)) this.#readRepeatedName(call, named)
    else if (call.name !== named.name) this.#begin(named)
    else if (named.args.trim() !== '') this.#readAfterEnd(call, named)
    else this.#pending = named
  }

  /** A piece that belongs to a call that has no arguments yet, or follows it. */
  #readName(call: Call, piece: Piece): void {
    if (call.name === piece.name) this.#add(call, piece)
    else if (isIdentified(call, piece) && this.#held === call) {
      call.name += piece.name
      this.#add(call, piece)
    } else this.#begin(piece)
  }

  /** Some servers repeat the name with each piece of the arguments. */
  #readRepeatedName(call: Call, piece: Piece): void {
    if (call.name === piece.name) this.#add(call, piece)
    else this.#begin(piece)
  }

  #readAfterEnd(call: Call, piece: Piece): void {
    if (!isSame(call, piece) || call.args !== piece.args) this.#begin(piece)
  }

  #continue(call: Call | undefined, piece: Piece): void {
    if (!call) return
    const isText = piece.args.trim() !== ''
    if (isText && this.#pending?.name && isJsonObject(call.args)) {
      const pending = this.#takePending(piece.key)
      if (pending) return this.#begin({ ...pending, args: piece.args })
    }
    if (!isText && isOther(call, piece.nativeId)) this.#pending = piece
    else this.#add(call, piece)
  }

  #targetOf(piece: Piece): Call | undefined {
    const { key, nativeId, name } = piece
    const byKey = this.#byKey.get(key ?? '')
    if (byKey && !isOther(byKey, nativeId)) return byKey
    // The same id for several calls, which differ in their indices.
    if (key !== undefined && !byKey && name !== '') return undefined
    return this.#calls.findLast((call) => isSame(call, piece)) ?? byKey ?? this.#last
  }

  #begin({ nativeId, key, ...piece }: Piece): void {
    this.#send()
    const index = this.#calls.length
    const isUnique = nativeId !== undefined && !this.#ids.has(nativeId)
    const id = isUnique ? nativeId : `call_${this.#newId().replaceAll('-', '').slice(-24)}${index}`
    this.#ids.add(id)
    const call: Call = { ...piece, args: '', index, nativeId, id, namedIn: this.#events }
    this.#calls.push(call)
    this.#last = call
    this.#held = call
    if (key !== undefined) this.#byKey.set(key, call)
    if (piece.isCustom) this.#append(call, '{"input":"')
    if (piece.args !== '') this.#append(call, piece.args)
  }

  /** Adds a piece to a call that has begun. */
  #add(call: Call, { args, nativeId, rest, functionRest }: Piece): void {
    if (this.#held !== call) this.#send()
    this.#last = call
    const hasRest = Object.keys(rest).length > 0
    if (this.#held === call) {
      call.nativeId ??= nativeId
      call.functionRest = { ...call.functionRest, ...functionRest }
    }
    if (hasRest) call.rest = { ...call.rest, ...rest }
    if (args !== '' || (hasRest && this.#held !== call)) this.#append(call, args, rest)
  }

  #append(call: Call, args: string, rest: Fields = {}): void {
    call.args += args
    if (this.#held === call) this.#send(args)
    else this.#pieces.push({ ...rest, index: call.index, function: { arguments: args } })
  }

  /** Sends the first piece of the call that is held. */
  #send(args = ''): void {
    const call = this.#held
    if (!call) return
    this.#held = undefined
    const { index, id, name, rest, functionRest } = call
    const first = { ...functionRest, name: this.#nameOf(name), arguments: args }
    this.#pieces.push({ ...rest, index, id, type: 'function', function: first })
  }

  /** The caller's name of a tool. */
  #nameOf(name: string): string {
    return this.#names.get(name) ?? name
  }

  #take(): CallPiece[] {
    const pieces = this.#pieces
    this.#pieces = []
    return pieces
  }

  #takePending(key: string | undefined): Piece | undefined {
    const pending = this.#pending
    this.#pending = undefined
    if (key === undefined || pending?.key === undefined || pending.key === key) return pending
    return undefined
  }

  /** Whether these are all calls of the reply once more. */
  #repeatsAll(pieces: readonly Piece[]): boolean {
    return (
      pieces.length === this.#calls.length &&
      this.#calls.every((call, place) => {
        const piece = pieces[place]
        return piece && piece.args === call.args && this.#repeats(call, piece)
      })
    )
  }

  /** Reads a named call of an event that may have all calls so far. */
  #readSnapshot(piece: Piece, place: number): void {
    const { args } = piece
    const here = this.#calls.slice(place, place + 1)
    const call = [...here, ...this.#calls.filter((one) => isSame(one, piece))].find(
      (one) => one.args !== '' && args.startsWith(one.args) && this.#repeats(one, piece),
    )
    if (call) this.#add(call, { ...piece, args: args.slice(call.args.length) })
    else this.#read(piece)
  }

  #repeats(call: Call, { key, name, nativeId }: Piece): boolean {
    const byKey = key === undefined ? call : this.#byKey.get(key)
    const isSeen = byKey === call || (byKey !== undefined && key === '0')
    return isSeen && call.name === name && !isOther(call, nativeId)
  }
}

/** Whether both have ids of their server, which differ. */
const isOther = (call: Call, nativeId: string | undefined): boolean =>
  call.nativeId !== undefined && nativeId !== undefined && call.nativeId !== nativeId

/** Whether both have the same id of their server. */
const isSame = (call: Call, { nativeId }: Piece): boolean =>
  nativeId !== undefined && call.nativeId === nativeId

/** Whether a piece identifies its call: some servers send the index 0 for all, and no ids. */
const isIdentified = (call: Call, piece: Piece): boolean =>
  isSame(call, piece) ||
  (piece.nativeId === undefined && call.nativeId !== undefined) ||
  (piece.key !== undefined && piece.key !== '0')

const maxChars = 256

const wordIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= maxChars ? value : undefined

/** Reads an entry; the input of a custom tool becomes the text of JSON. */
function pieceOf(entry: Fields): Piece {
  const { custom, ...rest } = entry
  if (!isRecord(custom) || isRecord(rest['function'])) return functionPiece(entry)
  const { input, ...named } = custom
  const args = typeof input === 'string' ? JSON.stringify(input).slice(1, -1) : ''
  const piece = functionPiece({ ...rest, function: { ...named, arguments: args } })
  return { ...piece, isCustom: true }
}

/** Reads a function's entry; some servers have no object `function` in it. */
function functionPiece(entry: Fields): Piece {
  const { index, id, type: _, name, arguments: args, ...more } = entry
  const { function: fn = { name, arguments: args }, ...rest } = more
  const {
    name: fnName,
    arguments: fnArgs,
    ...functionRest
  } = isRecord(fn) ? fn : { name: fn, arguments: args }
  return {
    key: /^\d{1,9}$/.exec(String(index))?.[0],
    // Some servers send this id for all calls.
    nativeId: id === '0' ? undefined : wordIn(id),
    name: wordIn(fnName) ?? '',
    args: textOfArguments(fnArgs),
    rest: withoutNull(rest),
    functionRest: withoutNull(functionRest),
    isCustom: false,
  }
}

/** The arguments as JSON; some servers send the object itself. */
function textOfArguments(args: unknown): string {
  if (typeof args === 'string') return args
  return JSON.stringify(args ?? undefined) ?? ''
}

/** The members that say something. */
export function withoutNull(members: Fields): Fields {
  const entries = Object.entries(members)
  if (entries.every(([, value]) => value != null)) return members
  return Object.fromEntries(entries.filter(([, value]) => value != null))
}

function isJsonObject(text: string): boolean {
  try {
    return isRecord(JSON.parse(text))
  } catch {
    return false
  }
}
