import { useRef } from 'preact/hooks'
import { bodyOf } from '../../calls.ts'

type Tagged<Value> = { tag: string; value: Value }
type Reply<Value> = { data?: Value; error?: unknown; response: Response }
type Call<Value> = (header: { 'If-None-Match'?: string }) => Promise<Reply<Value>>

/**
 * Sends the tag of the last response with the next request: unchanged data is not transferred
 * again, and stays the same value.
 */
export function useTagged<Value>(): (call: Call<Value>) => Promise<Value> {
  const last = useRef<Tagged<Value> | undefined>(undefined)
  return async (call) => {
    const before = last.current
    const reply = await call(before ? { 'If-None-Match': before.tag } : {})
    if (before && reply.response.status === 304) return before.value
    const value = await bodyOf(Promise.resolve(reply))
    const tag = reply.response.headers.get('etag')
    last.current = tag === null ? undefined : { tag, value }
    return value
  }
}
