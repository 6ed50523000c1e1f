import { z } from 'zod/v4'

/** An error body of the strict route, or the error event of one of its streams. */
export type GatewayError =
  | { error: number; message: string; code?: string | undefined; param?: string | undefined }
  | { error: { message: string; type?: string | undefined; code?: number | undefined } }

/** How the AI SDK reads an error; what `@ai-sdk/openai-compatible` calls ProviderErrorStructure. */
export type ErrorStructure = {
  errorSchema: z.ZodType<GatewayError>
  errorToMessage(error: GatewayError): string
  isRetryable(response: Response): boolean
}

/**
 * Lets the AI SDK show the gateway's sentences on the strict route (`/v1`), and hear its `x-should-retry`: the `errorStructure` of an
 * `OpenAICompatibleChatLanguageModel` of `@ai-sdk/openai-compatible`. For `createOpenAICompatible`, which takes none, there is
 * `fetch: readableErrors()` of `tollgate-client/openai`. Needs `zod` 3.25 or later, as that package does.
 */
export const errorStructure: ErrorStructure = {
  errorSchema: /* @__PURE__ */ z.union([
    /* @__PURE__ */ z.object({
      error: z.number(),
      message: z.string(),
      code: z.string().optional(),
      param: z.string().optional(),
    }),
    /* @__PURE__ */ z.object({
      error: z.object({
        message: z.string(),
        type: z.string().optional(),
        code: z.number().optional(),
      }),
    }),
  ]),
  errorToMessage: (told) => ('message' in told ? told.message : told.error.message),
  isRetryable({ status, headers }) {
    const told = headers.get('x-should-retry')
    return told === null ? [408, 409, 429].includes(status) || status >= 500 : told === 'true'
  },
}
