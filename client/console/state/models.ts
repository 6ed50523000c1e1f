import { bodyOf } from '../../calls.ts'
import { api } from './api.ts'
import { useLoad } from './load.ts'

/** The names of the served chat models; empty before they are loaded. */
export function useChatModels(): string[] {
  const { value } = useLoad((signal) => bodyOf(api.GET('/routes', { signal })), ['models'], {
    polls: false,
  })
  return (value?.routes ?? [])
    .filter(({ kind, deployments }) => kind === 'chat' && deployments.length > 0)
    .map(({ model }) => model)
}
