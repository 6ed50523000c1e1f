import { setFlagsFromString } from 'node:v8'

/**
 * Has functions fully optimized after fewer calls. Most run once for each request, and not all of
 * their code: by the engine's own count, 3000, many are optimized only after tens of thousands of
 * requests. For after the start, whose functions are not worth it.
 */
export const optimizeSooner = (): void => setFlagsFromString('--invocation-count-for-turbofan=1000')
