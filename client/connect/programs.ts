/** The values with which a program connects. URLs have no trailing slash. */
export type ConnectionDetails = {
  openaiUrl: string
  anthropicUrl: string
  mcpUrl: string
  key: string
  model: string
  /** An embedding model, if one is served. */
  embeddings?: string
  /** Maximum tokens of prompt and reply together, if configured. */
  contextTokens?: number
  outputTokens?: number
}

/** Lines for one place, such as a file or a shell. */
export type Snippet = { place: string; language: string; lines: string[] }

export type Program = {
  title: string
  /** The scope that its key needs. */
  scope: 'chat' | 'mesh'
  snippets(connection: ConnectionDetails): Snippet[]
  /** A sentence printed after the snippets. */
  note?: string
}

const shell = (...lines: string[]): Snippet => ({ place: 'In a shell', language: 'sh', lines })
const file = (place: string, language: string, text: string): Snippet => ({
  place,
  language,
  lines: text.split('\n'),
})
const json = (place: string, value: object) => file(place, 'json', JSON.stringify(value, null, 2))

/** A string literal that is valid in TOML, JSON, YAML, Python, Go and JavaScript. */
const literal = (text: string): string => JSON.stringify(text)

/** A word of a command line, quoted if the shell needs it. */
const word = (text: string): string =>
  /^[\w./:@+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`

const exportLines = (variables: Record<string, string>): string[] =>
  Object.entries(variables).map(([name, value]) => `export ${name}=${word(value)}`)

const exportKey = ({ key }: ConnectionDetails) => exportLines({ TOLLGATE_API_KEY: key })
const openaiVariables = ({ openaiUrl, key }: ConnectionDetails) =>
  exportLines({ OPENAI_BASE_URL: openaiUrl, OPENAI_API_KEY: key })

const codingAgents: Record<string, Program> = {
  codex: {
    title: 'Codex CLI',
    scope: 'chat',
    snippets: (connection) => [
      { place: 'In ~/.codex/config.toml', language: 'toml', lines: codexLines(connection) },
      shell(...exportKey(connection), 'codex'),
    ],
    note:
      'If the configuration has `context_tokens` of the model, `model_context_window` is set: ' +
      'Codex then compacts a conversation before it is too long.',
  },
  'claude-code': {
    title: 'Claude Code',
    scope: 'chat',
    snippets: ({ anthropicUrl, key, model, contextTokens, outputTokens }) => [
      shell(
        // Claude Code would send both, and the gateway rejects two different keys.
        'unset ANTHROPIC_API_KEY',
        ...exportLines({
          ANTHROPIC_BASE_URL: anthropicUrl,
          ANTHROPIC_AUTH_TOKEN: key,
          ANTHROPIC_MODEL: model,
          ANTHROPIC_DEFAULT_OPUS_MODEL: model,
          ANTHROPIC_DEFAULT_SONNET_MODEL: model,
          ANTHROPIC_DEFAULT_HAIKU_MODEL: model,
          ...(contextTokens !== undefined && {
            CLAUDE_CODE_MAX_CONTEXT_TOKENS: String(contextTokens),
          }),
          ...(outputTokens !== undefined && {
            CLAUDE_CODE_MAX_OUTPUT_TOKENS: String(outputTokens),
          }),
        }),
        'claude',
      ),
    ],
  },
  opencode: {
    title: 'OpenCode',
    scope: 'chat',
    snippets: (connection) => [
      json('In opencode.json', opencodeConfig(connection)),
      shell(...exportKey(connection), 'opencode'),
    ],
  },
  cline: {
    title: 'Cline',
    scope: 'chat',
    snippets: ({ openaiUrl, key, model }) => [
      shell(
        `cline auth -p openai -k ${word(key)} -m ${word(model)} -b ${word(openaiUrl)}`,
        'cline',
      ),
    ],
    note: 'In an editor: the API provider "OpenAI Compatible", with this base URL, key and model ID.',
  },
  continue: {
    title: 'Continue',
    scope: 'chat',
    snippets: (connection) => [
      {
        place: 'In ~/.continue/config.yaml',
        language: 'yaml',
        lines: continueLines(connection),
      },
    ],
  },
  aider: {
    title: 'aider',
    scope: 'chat',
    snippets: ({ openaiUrl, key, model }) => [
      shell(
        ...exportLines({ OPENAI_API_BASE: openaiUrl, OPENAI_API_KEY: key }),
        `aider --model ${word(`openai/${model}`)} --no-show-model-warnings`,
      ),
    ],
  },
  'qwen-code': {
    title: 'qwen-code',
    scope: 'chat',
    snippets: (connection) => [
      shell(
        ...openaiVariables(connection),
        `qwen --auth-type openai --model ${word(connection.model)}`,
      ),
    ],
  },
}

const codexLines = ({ openaiUrl, model, contextTokens }: ConnectionDetails): string[] => [
  `model = ${literal(model)}`,
  'model_provider = "tollgate"',
  ...(contextTokens === undefined ? [] : [`model_context_window = ${contextTokens}`]),
  '',
  '[model_providers.tollgate]',
  'name = "Tollgate"',
  `base_url = ${literal(openaiUrl)}`,
  'env_key = "TOLLGATE_API_KEY"',
  'wire_api = "responses"',
]

function opencodeConfig({
  openaiUrl,
  model,
  contextTokens,
  outputTokens,
}: ConnectionDetails): object {
  const limit = opencodeLimit(contextTokens, outputTokens)
  return {
    $schema: 'https://opencode.ai/config.json',
    model: `tollgate/${model}`,
    provider: {
      tollgate: {
        npm: '@ai-sdk/openai-compatible',
        name: 'Tollgate',
        options: { baseURL: openaiUrl, apiKey: '{env:TOLLGATE_API_KEY}' },
        models: { [model]: { name: model, ...limit } },
      },
    },
  }
}

/** OpenCode needs both limits or neither. */
const opencodeLimit = (context: number | undefined, output: number | undefined): object =>
  context === undefined ? {} : { limit: { context, output: output ?? Math.min(context, 16384) } }

function continueLines(connection: ConnectionDetails): string[] {
  const { openaiUrl, key, model, embeddings, contextTokens } = connection
  const entry = (name: string, roles: string) => [
    `  - name: ${literal(name)}`,
    '    provider: openai',
    `    model: ${literal(name)}`,
    `    apiBase: ${literal(openaiUrl)}`,
    `    apiKey: ${literal(key)}`,
    `    roles: [${roles}]`,
  ]
  const lines = ['name: Tollgate', 'version: 1.0.0', 'schema: v1', 'models:']
  lines.push(...entry(model, 'chat, edit, apply'), '    capabilities: [tool_use]')
  if (contextTokens !== undefined)
    lines.push('    defaultCompletionOptions:', `      contextLength: ${contextTokens}`)
  if (embeddings !== undefined) lines.push(...entry(embeddings, 'embed'))
  return lines
}

const libraries: Record<string, Program> = {
  openai: {
    title: "OpenAI's libraries",
    scope: 'chat',
    snippets: (connection) => [
      shell(...openaiVariables(connection)),
      ...openaiPrograms(literal(connection.model)),
    ],
  },
  'ai-sdk': {
    title: 'AI SDK',
    scope: 'chat',
    snippets: (connection) => [shell(...exportKey(connection)), aiSdkProgram(connection)],
    note:
      'The AI SDK assumes that replies are stored, and refers to them from the second turn on; ' +
      '`store: false` makes it send them.',
  },
  langchain: {
    title: 'LangChain',
    scope: 'chat',
    snippets: (connection) => [shell(...exportKey(connection)), ...langchainPrograms(connection)],
  },
  llamaindex: {
    title: 'LlamaIndex',
    scope: 'chat',
    snippets: (connection) => [shell(...exportKey(connection)), llamaindexProgram(connection)],
  },
  litellm: {
    title: 'LiteLLM',
    scope: 'chat',
    snippets: (connection) => [
      shell(...exportKey(connection)),
      file(
        'In Python',
        'python',
        `import os
import litellm

reply = litellm.completion(
    model=${literal(`openai/${connection.model}`)},
    api_base=${literal(connection.openaiUrl)},
    api_key=os.environ["TOLLGATE_API_KEY"],
    messages=[{"role": "user", "content": "Hello!"}],
)
print(reply.choices[0].message.content)`,
      ),
    ],
  },
}

const openaiPrograms = (model: string): Snippet[] => [
  file(
    'In Python',
    'python',
    `from openai import OpenAI

reply = OpenAI().chat.completions.create(
    model=${model},
    messages=[{"role": "user", "content": "Hello!"}],
)
print(reply.choices[0].message.content)`,
  ),
  file(
    'In JavaScript',
    'ts',
    `import OpenAI from "openai"

const reply = await new OpenAI().chat.completions.create({
  model: ${model},
  messages: [{ role: "user", content: "Hello!" }],
})
console.log(reply.choices[0]?.message.content)`,
  ),
  file(
    'In Go',
    'go',
    `package main

import (
	"context"
	"fmt"

	"github.com/openai/openai-go/v3"
)

func main() {
	client := openai.NewClient()
	reply, err := client.Chat.Completions.New(context.Background(), openai.ChatCompletionNewParams{
		Model:    ${model},
		Messages: []openai.ChatCompletionMessageParamUnion{openai.UserMessage("Hello!")},
	})
	if err != nil {
		panic(err)
	}
	fmt.Println(reply.Choices[0].Message.Content)
}`,
  ),
]

const aiSdkProgram = ({ openaiUrl, model }: ConnectionDetails): Snippet =>
  file(
    'In JavaScript',
    'ts',
    `import { createOpenAI } from "@ai-sdk/openai"
import { generateText } from "ai"

const tollgate = createOpenAI({
  baseURL: ${literal(openaiUrl)},
  apiKey: process.env.TOLLGATE_API_KEY ?? "",
})
const { text } = await generateText({
  model: tollgate(${literal(model)}),
  prompt: "Hello!",
  providerOptions: { openai: { store: false } },
})
console.log(text)`,
  )

const langchainEmbeddings = (model: string) =>
  `\nembeddings = OpenAIEmbeddings(model=${literal(model)}, check_embedding_ctx_length=False, **server)`

const langchainPrograms = ({ openaiUrl, model, embeddings }: ConnectionDetails): Snippet[] => [
  file(
    'In Python',
    'python',
    `import os
from langchain_openai import ChatOpenAI${embeddings === undefined ? '' : ', OpenAIEmbeddings'}

server = {"base_url": ${literal(openaiUrl)}, "api_key": os.environ["TOLLGATE_API_KEY"]}
chat = ChatOpenAI(model=${literal(model)}, **server)
print(chat.invoke("Hello!").content)${embeddings === undefined ? '' : langchainEmbeddings(embeddings)}`,
  ),
  file(
    'In JavaScript',
    'ts',
    `import { ChatOpenAI } from "@langchain/openai"

const chat = new ChatOpenAI({
  model: ${literal(model)},
  apiKey: process.env.TOLLGATE_API_KEY ?? "",
  configuration: { baseURL: ${literal(openaiUrl)} },
})
console.log((await chat.invoke("Hello!")).content)`,
  ),
]

const llamaindexProgram = ({ openaiUrl, model, contextTokens }: ConnectionDetails): Snippet =>
  file(
    'In Python',
    'python',
    `import os
from llama_index.llms.openai_like import OpenAILike

llm = OpenAILike(
    model=${literal(model)},
    api_base=${literal(openaiUrl)},
    api_key=os.environ["TOLLGATE_API_KEY"],
    is_chat_model=True,
    is_function_calling_model=True,${
      contextTokens === undefined ? '' : `\n    context_window=${contextTokens},`
    }
)
print(llm.complete("Hello!"))`,
  )

const others: Record<string, Program> = {
  'open-webui': {
    title: 'Open WebUI',
    scope: 'chat',
    snippets: ({ openaiUrl, key, embeddings }) => [
      shell(
        ...exportLines({
          ENABLE_OLLAMA_API: 'false',
          OPENAI_API_BASE_URL: openaiUrl,
          OPENAI_API_KEY: key,
          ...(embeddings !== undefined && {
            RAG_EMBEDDING_ENGINE: 'openai',
            RAG_EMBEDDING_MODEL: embeddings,
            RAG_OPENAI_API_BASE_URL: openaiUrl,
            RAG_OPENAI_API_KEY: key,
          }),
        }),
        'open-webui serve',
      ),
    ],
    note:
      'It reads these at its first start only; later they are under Admin Settings, Connections. ' +
      'From a container, this machine is `host.docker.internal`, not `127.0.0.1`.',
  },
  mcp: {
    title: 'Programs that speak MCP',
    scope: 'mesh',
    snippets: ({ mcpUrl, key }) => [
      json("In the program's configuration", {
        mcpServers: {
          tollgate: { type: 'http', url: mcpUrl, headers: { Authorization: `Bearer ${key}` } },
        },
      }),
      {
        ...shell(
          `claude mcp add --transport http tollgate ${word(mcpUrl)} --header ${word(`Authorization: Bearer ${key}`)}`,
        ),
        place: 'In a shell, for Claude Code',
      },
      {
        place: 'In ~/.codex/config.toml, for Codex CLI',
        language: 'toml',
        lines: [
          '[mcp_servers.tollgate]',
          `url = ${literal(mcpUrl)}`,
          'bearer_token_env_var = "TOLLGATE_API_KEY"',
        ],
      },
    ],
  },
}

/** The programs of `tollgate connect`, by name. */
export const programs: Readonly<Record<string, Program>> = {
  ...codingAgents,
  ...libraries,
  ...others,
}

/** The connection that the documentation shows. */
export const exampleConnection: ConnectionDetails = {
  openaiUrl: 'http://127.0.0.1:8080/openai/v1',
  anthropicUrl: 'http://127.0.0.1:8080/anthropic',
  mcpUrl: 'http://127.0.0.1:8081/mcp',
  key: 'tg_your_key',
  model: 'qwen3-coder',
  embeddings: 'bge-m3',
  contextTokens: 262_144,
  outputTokens: 65_536,
}
