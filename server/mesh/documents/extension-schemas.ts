const text = (maxLength: number, description: string) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  pattern: '\\S',
  description,
})
const price = {
  type: 'string',
  pattern: '^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,9})?$',
  description: 'USD in quotes, with at most nine decimals, like "0.001"',
}
const count = (minimum: number, maximum: number) => ({
  type: 'integer',
  minimum,
  maximum,
  description: `a whole number from ${minimum} to ${maximum}`,
})

const variable = (example: string) => ({
  type: 'string',
  pattern: '^(?!TOLLGATE_)[A-Z][A-Z0-9_]{0,99}$',
  description:
    `the name of an environment variable in capitals, like ${example}, that does not begin with ` +
    'TOLLGATE_',
})

/**
 * What Tollgate adds to OpenAPI. Each `title` says what a member is for, and each `description`
 * completes the sentence "it must be …"; the table of docs/agents.md has both.
 */
export const extensionSchemas = {
  'x-agent': {
    type: 'object',
    description:
      'a mapping with description, author, tags, examples, prompt, price_usd, query_price_usd ' +
      'and x402',
    required: [
      'description',
      'author',
      'tags',
      'examples',
      'prompt',
      'price_usd',
      'query_price_usd',
      'x402',
    ],
    additionalProperties: false,
    properties: {
      description: text(2000, 'text of 1 to 2000 characters that says what the agent does'),
      author: text(200, 'the name of who wrote the document'),
      author_address: text(128, "the author's address on a chain, as text"),
      tags: {
        type: 'array',
        maxItems: 32,
        uniqueItems: true,
        items: text(64, 'a word'),
        description: 'a list of up to 32 different words',
      },
      examples: {
        type: 'array',
        maxItems: 32,
        items: text(1000, 'a question in quotes'),
        description: 'a list of up to 32 questions that the agent answers',
      },
      prompt: text(20_000, 'the system prompt of query mode, text of 1 to 20000 characters'),
      price_usd: { title: 'price of a call of a tool without its own', ...price },
      query_price_usd: { title: 'price of a query', ...price },
      x402: {
        type: 'boolean',
        title: 'whether anyone with a wallet may pay per call',
        description: 'true or false',
      },
      image_url: {
        type: 'string',
        title: 'picture in listings',
        maxLength: 2000,
        pattern: '^https://[^\\s"<>]+$',
        description: 'a URL that begins with https://',
      },
      prefix: {
        type: 'string',
        title: 'name before those of its tools where all agents are listed over MCP',
        pattern: '^[A-Za-z][A-Za-z0-9-]{0,19}$',
        description: 'up to 20 letters, digits and "-", like github',
      },
    },
  },
  'x-tool': {
    type: 'object',
    description:
      'a mapping with some of price_usd, timeout_ms, effect, cache_seconds, pick, send_defaults, ' +
      'truncate, keep_headers, credential_origin and mcp',
    additionalProperties: false,
    properties: {
      price_usd: { title: 'price of a call', ...price },
      timeout_ms: { title: 'maximum time of a call', ...count(100, 60_000), default: 20_000 },
      effect: {
        title: 'whether a call only reads or changes something; by default GET and QUERY read',
        enum: ['read', 'write'],
        description: 'read or write',
      },
      cache_seconds: { title: 'how long a result is cached', ...count(0, 86_400), default: 0 },
      pick: {
        type: 'string',
        title: 'the part of the response that is the result',
        maxLength: 200,
        pattern: '^[A-Za-z0-9_$-]+(\\.[A-Za-z0-9_$-]+)*$',
        description:
          'the name of a member of the response, or a path of names with dots between, ' +
          'like data.items',
      },
      send_defaults: {
        type: 'boolean',
        title: 'whether missing arguments are sent with the default of their schema',
        default: false,
        description: 'true or false',
      },
      truncate: {
        type: 'boolean',
        title: 'whether a response that is too long is truncated instead of rejected',
        default: false,
        description: 'true or false',
      },
      keep_headers: {
        type: 'array',
        title: 'further headers of the response that `reply` contains',
        maxItems: 16,
        items: {
          type: 'string',
          pattern:
            '^(?!([sS][eE][tT]-[cC][oO][oO][kK][iI][eE]|[aA]uthorization)$)[A-Za-z0-9_-]{1,64}$',
          description: 'the name of a header, other than Set-Cookie',
        },
        description: 'a list of up to 16 names of headers',
      },
      credential_origin: {
        type: 'string',
        title: "another server than the document's that gets the credential",
        maxLength: 300,
        pattern: '^https?://[^/?#@\\s]+$',
        description:
          'the origin of another server than the document’s to which the credential is sent, ' +
          'like https://uploads.example.com',
      },
      mcp: {
        type: 'object',
        title: 'the tool of an MCP server, which `agents add --mcp` writes',
        required: ['name', 'pin'],
        additionalProperties: false,
        properties: {
          name: text(128, 'the name of the tool at its server'),
          pin: { type: 'string', pattern: '^[0-9a-f]{64}$', description: 'a SHA-256 in hex' },
        },
        description: 'a mapping with name and pin',
      },
    },
  },
  'x-oauth': {
    type: 'object',
    description: 'a mapping with token_url, client_id_env and client_secret_env',
    required: ['token_url', 'client_id_env', 'client_secret_env'],
    additionalProperties: false,
    properties: {
      token_url: {
        type: 'string',
        title: 'where tokens are fetched',
        maxLength: 1000,
        pattern: '^(https://|http://(localhost|127\\.[0-9.]+|\\[::1\\])[:/])[^\\s@#]+$',
        description:
          'the URL that tokens are fetched from, which begins with https:// and has no user name',
      },
      client_id_env: variable('ACME_CLIENT_ID'),
      client_secret_env: variable('ACME_CLIENT_SECRET'),
      audience: {
        title: 'with `x-from: caller`: the API that the exchanged token is for',
        ...text(1000, 'the name or URL of an API, as the token server has it'),
      },
      auth: {
        title: "where the client's credentials are sent",
        enum: ['basic', 'post'],
        default: 'basic',
        description: 'basic or post',
      },
    },
  },
  'x-env': variable('EXA_API_KEY'),
  'x-from': {
    enum: ['caller'],
    title: 'the caller of a tool gives the credential, instead of `x-env`',
    description: 'caller',
  },
}
