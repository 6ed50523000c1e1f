import type { Socket } from 'node:net'

/** One request that a behaviour answers. */
export type Call = {
  socket: Socket
  stream: boolean
  random: () => number
  /** An address on this server that counts requests. */
  sink: string
  /** Says that the reply is whole and framed: the socket may live on. */
  done(): void
  open(): boolean
  /** Writes at the reader's pace; true while the connection stands. */
  send(bytes: Buffer | string): Promise<boolean>
  /** Waits, but not past the end of the connection; true while it stands. */
  pause(ms: number): Promise<boolean>
}

export type Behaviour = (call: Call) => Promise<unknown> | void
