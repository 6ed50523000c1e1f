import { hash } from 'node:crypto'
import { textOf, type Turn } from '../upstream/request.ts'

/** A point of 64 bits in two halves: where the hash of a name lies. */
export type HashPoint = { high: number; low: number }

/** The point of a name. Equal names have equal points in every process and version. */
export function hashPoint(name: string): HashPoint {
  const digest = hash('sha256', name, 'buffer')
  return { high: digest.readUInt32LE(0), low: digest.readUInt32LE(4) }
}

/** What affinity knows of a deployment. */
export type Peer = { point: HashPoint; weight: number; breaker: { readonly inFlight: number } }

/** A peer may have as many calls more than its share, where a quarter of the share is less. */
const callsAboveShare = 2

type Loaded = Pick<Peer, 'weight' | 'breaker'>

/**
 * Whether a peer has room: up to 1.25 × its share of the calls in flight, with the next one, by its
 * weight.
 */
export function hasRoomIn<P extends Loaded>(peers: readonly P[]): (peer: P) => boolean {
  const total = peers.reduce((sum, { weight }) => sum + weight, 0)
  const calls = 1 + peers.reduce((sum, { breaker }) => sum + breaker.inFlight, 0)
  return ({ weight, breaker }) => {
    const share = (calls * weight) / total
    // Rounded up: one peer at least is below its share, so that one always has room.
    return breaker.inFlight < Math.ceil(Math.max(1.25 * share, share + callsAboveShare))
  }
}

/**
 * The peer that a conversation goes to: the first in its own order of the peers that has room. The
 * order is by rendezvous hashing, so that when a peer goes, only its own conversations move.
 */
export function peerOf<P extends Peer>(
  peers: readonly P[],
  conversation: HashPoint,
): P | undefined {
  const hasRoom = hasRoomIn<P>(peers)
  let first: P | undefined
  let leastDistance = Infinity
  for (const peer of peers) {
    if (!hasRoom(peer)) continue
    const distance = distanceOf(conversation, peer)
    if (distance >= leastDistance) continue
    first = peer
    leastDistance = distance
  }
  return first
}

/** The first peer in a conversation's order, whether it has room or not. */
export function nearestOf<P extends Pick<Peer, 'point' | 'weight'>>(
  peers: readonly P[],
  conversation: HashPoint,
): P | undefined {
  let nearest: P | undefined
  let leastDistance = Infinity
  for (const peer of peers) {
    const distance = distanceOf(conversation, peer)
    if (distance >= leastDistance) continue
    nearest = peer
    leastDistance = distance
  }
  return nearest
}

/**
 * Exponentially distributed with the weight as its rate: each peer is the nearest for its weight's
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

/** A message, as far as it tells which conversation a request continues. */
type Message = Pick<Turn, 'role' | 'content'>

type Session = {
  /** The caller's key: callers share no conversation. */
  keyId: string
  /** The caller's own name for the conversation, if it gave one. */
  name: string | undefined
}

/** Characters of a name or a message that tell conversations apart. */
const maxChars = 4096
const maxOpeningChars = maxChars / 2

/**
 * Text that all turns of a conversation have in common: the caller's name for it, else the opening
 * of its first system and its first user message. Undefined if it has none of them.
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
  return message ? textOf(message).slice(0, maxOpeningChars) : ''
}
