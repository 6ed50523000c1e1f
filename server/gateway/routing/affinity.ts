import { hash } from 'node:crypto'
import { concatText } from '../upstream/request.ts'
import type { Turn } from '../turn.ts'

/** A hash of a name: 64 bits in two halves. */
export type HashPoint = { high: number; low: number }

/** The hash point of a name, the same in every process and version. */
export function hashPoint(name: string): HashPoint {
  const digest = hash('sha256', name, 'buffer')
  return { high: digest.readUInt32LE(0), low: digest.readUInt32LE(4) }
}

/** The properties of a deployment that affinity uses. */
export type Peer = { point: HashPoint; weight: number; breaker: { readonly inFlight: number } }

/** A peer may exceed its share by this many calls, if a quarter of the share is less. */
const callsAboveShare = 2

type Loaded = Pick<Peer, 'weight' | 'breaker'>

/**
 * Whether a peer has room: up to 1.25 × its share by weight of the calls in flight, including the
 * next one.
 */
export function hasRoomIn<P extends Loaded>(peers: readonly P[]): (peer: P) => boolean {
  const total = peers.reduce((sum, { weight }) => sum + weight, 0)
  const calls = 1 + peers.reduce((sum, { breaker }) => sum + breaker.inFlight, 0)
  return ({ weight, breaker }) => {
    const share = (calls * weight) / total
    // Rounded up, so that at least one peer is below its share and has room.
    return breaker.inFlight < Math.ceil(Math.max(1.25 * share, share + callsAboveShare))
  }
}

/**
 * The peer of a conversation: the first with room in the conversation's order of the peers. The
 * order is by rendezvous hashing, so that when a peer is removed, only its conversations move.
 */
export function peerOf<P extends Peer>(
  peers: readonly P[],
  conversation: HashPoint,
): P | undefined {
  const hasRoom = hasRoomIn<P>(peers)
  let first: P | undefined
  let minDistance = Infinity
  for (const peer of peers) {
    if (!hasRoom(peer)) continue
    const distance = distanceOf(conversation, peer)
    if (distance >= minDistance) continue
    first = peer
    minDistance = distance
  }
  return first
}

/** The first peer in a conversation's order, with or without room. */
export function nearestOf<P extends Pick<Peer, 'point' | 'weight'>>(
  peers: readonly P[],
  conversation: HashPoint,
): P | undefined {
  let nearest: P | undefined
  let minDistance = Infinity
  for (const peer of peers) {
    const distance = distanceOf(conversation, peer)
    if (distance >= minDistance) continue
    nearest = peer
    minDistance = distance
  }
  return nearest
}

/**
 * Exponentially distributed with the weight as its rate: each peer is nearest for its weight's
 * share of the conversations.
 */
function distanceOf(
  { high, low }: HashPoint,
  { point, weight }: Pick<Peer, 'point' | 'weight'>,
): number {
  const mixed = mix(mix(high ^ point.high) ^ low ^ point.low)
  return -Math.log((mixed + 0.5) / 2 ** 32) / weight
}

/** Spreads every bit over all 32 (the finalizer of MurmurHash3). */
function mix(bits: number): number {
  let mixed = bits ^ (bits >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** The parts of a message that identify a conversation. */
type Message = Pick<Turn, 'role' | 'content'>

type Session = {
  /** The caller's key, since callers do not share conversations. */
  keyId: string
  /** The caller's name for the conversation, if it sent one. */
  name: string | undefined
}

/** Maximum characters of a name or a message that identify a conversation. */
const maxChars = 4096
const maxOpeningChars = maxChars / 2

/**
 * Text that all turns of a conversation share: the caller's name for it, else the beginnings of its
 * first system and user messages. Undefined if it has none of them.
 */
export function conversationOf(
  { keyId, name }: Session,
  messages: readonly Message[],
): string | undefined {
  if (name) return `${keyId} name ${name.slice(0, maxChars)}`
  const system = openingOf(messages, 'system')
  const user = openingOf(messages, 'user')
  if (system === '' && user === '') return undefined
  return `${keyId} opening ${system.length} ${system}${user}`
}

function openingOf(messages: readonly Message[], role: string): string {
  const message = messages.find((candidate) => candidate.role === role)
  return message ? concatText(message).slice(0, maxOpeningChars) : ''
}
