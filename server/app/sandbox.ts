import type { Embedded, ServiceParts } from './parts/service-parts.ts'

/** Starts the sandbox's model server and its facilitator. */
export async function startSandbox(closers: AsyncDisposableStack): Promise<Embedded> {
  const [
    { startSandboxInference },
    { sandboxEmbeddings },
    { sandboxUnary },
    { startSandboxFacilitator },
  ] = await Promise.all([
    import('../sandbox/inference.ts'),
    import('../sandbox/embeddings.ts'),
    import('../sandbox/unary.ts'),
    import('../sandbox/facilitator.ts'),
  ])
  const inference = await startSandboxInference()
  closers.defer(() => inference.close())
  const facilitator = await startSandboxFacilitator()
  closers.defer(() => facilitator.close())
  const kinds = Object.keys(sandboxUnary) as (keyof typeof sandboxUnary)[] // of the record
  const deployment = {
    upstream: 'sandbox',
    tier: 1,
    weight: 1,
    affinity: true,
    retry_after_sent: true,
  }
  return {
    upstreams: {
      sandbox: {
        base_url: inference.base_url,
        provider: 'openai-compatible',
        auth: 'bearer',
        dialects: ['chat', 'embeddings', ...kinds],
      },
    },
    routes: Object.fromEntries(
      ['*', sandboxEmbeddings.name, ...Object.values(sandboxUnary)].map((name) => [
        name,
        [deployment],
      ]),
    ),
    models: {
      [sandboxEmbeddings.name]: {
        kind: 'embeddings',
        input: ['text'],
        dimensions: sandboxEmbeddings.dimensions,
      },
      ...Object.fromEntries(
        kinds.map((kind) => [sandboxUnary[kind], { kind, input: ['text' as const] }]),
      ),
    },
    apis: {},
    networks: facilitator.networks,
  }
}

/** Starts servers that replace those of the agents, and writes their URLs to `embedded`. */
export async function startApis(parts: ServiceParts, embedded: Embedded): Promise<void> {
  const { startSandboxApis } = await import('../sandbox/apis.ts')
  const apis = await startSandboxApis(parts.current.agents.agents)
  parts.closers.defer(() => apis.close())
  const redirect = () => (embedded.apis = Object.fromEntries(apis.redirect))
  redirect()
  parts.onReload.push(() => {
    apis.renew(parts.current.agents.agents)
    redirect()
  })
}
