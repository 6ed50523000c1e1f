import { z } from 'zod/v4'

/** An error body of the strict route, or the error event of one of its streams. */
export type GatewayError =
  | { error: number; message: string; code?: string | undefined; param?: string | undefined }
  | { error: { message: string; type?: string | undefined; code?: number | undefined } }

/** The ProviderErrorStructure of `@ai-sdk/openai-compatible`: how the AI SDK reads errors. */
export type ErrorStructure = {
  errorSchema: z.ZodType<GatewayError>
  errorToMessage(error: GatewayError): string
  isRetryable(response: Response): boolean
}

/**
 * The `errorStructure` of an `OpenAICompatibleChatLanguageModel` of `@ai-sdk/openai-compatible` for
 * the strict route (`/v1`): the AI SDK then shows the gateway's messages and follows its
 * `x-should-retry`. `createOpenAICompatible` has no such option: give it `fetch: readableErrors()`
 * of `tollgate-client/openai`. Needs `zod` 3.25 or later.
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
  errorToMessage: (body) => ('message' in body ? body.message : body.error.message),
  isRetryable({ status, headers }) {
    const shouldRetry = headers.get('x-should-retry')
    if (shouldRetry !== null) return shouldRetry === 'true'
    return [408, 409, 429].includes(status) || status >= 500
  },
}
