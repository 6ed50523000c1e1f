/*
 * The parts of two readers of x402 listings that tests use. Their own types bring another major
 * version of zod into the type check of everything.
 */
declare module '@agentcash/discovery' {
  export type OpenApiSource = {
    info: { contactEmail?: string }
    routes: {
      path: string
      authMode?: string
      protocols?: string[]
      pricing?: { pricingMode: string; price?: string; currency?: string }
    }[]
  }
  type Issue = { code: string; severity: 'error' | 'warn' | 'info'; message: string }
  type Listed = { routes: { path: string }[] }
  export function getOpenAPI(
    origin: string,
  ): PromiseLike<{ value?: OpenApiSource | { parseFailure: true } | null }>
  export function checkL2ForOpenAPI(source: OpenApiSource): Listed
  export function getL3ForOpenAPI(
    source: OpenApiSource,
    path: string,
    method: string,
  ): { inputSchema?: object } | null
  export function getWarningsForL2(listed: Listed): Issue[]
  export function validatePaymentRequiredDetailed(
    payload: unknown,
    options: { requireInputSchema: boolean; requireOutputSchema: boolean },
  ): { valid: boolean; issues: Issue[] }
}

declare module '@x402/extensions/bazaar' {
  type Verdict = { valid: boolean; errors?: string[] }
  export function extractDiscoveryInfo(payload: object, requirements: object): object | null
  export function validateDiscoveryExtension(extension: unknown): Verdict
  export function validateDiscoveryExtensionSpec(extension: unknown): Verdict
}
