import { bodyOf } from '../../calls.ts'
import { api } from './api.ts'
import { useLoad } from './load.ts'
import { useMay } from './session.ts'

/** The names of the served chat models; empty before they are loaded, and if the reader may not. */
export function useChatModels(): string[] {
  const mayRead = useMay('listRoutes')
  const { value } = useLoad(
    async (signal) => (mayRead ? bodyOf(api.GET('/routes', { signal })) : { routes: [] }),
    ['models', mayRead],
    { polls: false },
  )
  return (value?.routes ?? [])
    .filter(({ kind, deployments }) => kind === 'chat' && deployments.length > 0)
    .map(({ model }) => model)
}
