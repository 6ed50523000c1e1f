import { useRef } from 'preact/hooks'
import { bodyOf } from '../../calls.ts'

type Tagged<Value> = { tag: string; value: Value }
type Reply<Value> = { data?: Value; error?: unknown; response: Response }
type Call<Value> = (header: { 'If-None-Match'?: string }) => Promise<Reply<Value>>

/**
 * Asks again with the tag of the last reply: what has not changed is not sent again, and is the
 * same value.
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
