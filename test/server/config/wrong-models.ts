import { models, served } from './wrong-files.ts'

/** `served`, with a model of its own and a pattern. */
const declared = `${served}  qwen3-coder: [ { upstream: a } ]\n  "claude-*": [ { upstream: a } ]\n`
const all = `${models}, qwen3-coder, claude-*`

/** Files with one mistake each about models, and the line that names it. */
export const wrongModels: [title: string, yaml: string, expected: string][] = [
  [
    'a name of a model with a space',
    `${served}  "qwen 3": [ { upstream: a } ]\n`,
    'tollgate.yaml:5:3: "qwen 3" cannot be a name under routes; use up to 256 characters ' +
      'without spaces and commas, and "*" only at the end.',
  ],
  [
    'a pattern with its asterisk within',
    `${served}  "claude-*-4": [ { upstream: a } ]\n`,
    'tollgate.yaml:5:3: "claude-*-4" cannot be a name under routes; use up to 256 characters ' +
      'without spaces and commas, and "*" only at the end.',
  ],
  [
    'a price of a model that no route declares',
    `${declared}prices:\n  gpt-4o: { input: "1", output: "1" }\n`,
    'tollgate.yaml:8:3: prices.gpt-4o is not a model that a route declares. ' +
      `The models are ${all}, and "*" for all.`,
  ],
  [
    'a price of a misspelt model with the one that was meant',
    `${declared}prices:\n  qwen3-coderr: { input: "1", output: "1" }\n`,
    'tollgate.yaml:8:3: prices.qwen3-coderr is not a model that a route declares. ' +
      `Did you mean "qwen3-coder"? The models are ${all}, and "*" for all.`,
  ],
  [
    'a price of one name of a pattern',
    `${declared}prices:\n  claude-opus: { input: "1", output: "1" }\n`,
    'tollgate.yaml:8:3: prices.claude-opus is one of "claude-*"; write that, or give it a ' +
      'route of its own.',
  ],
  [
    'a price by calls of a model that chats',
    `${declared}prices:\n  qwen3-coder: { input: "1", output: "1", call: "0.01" }\n`,
    'tollgate.yaml:8:49: prices.qwen3-coder.call must be left out: models of the kind chat are ' +
      'priced by input and output.',
  ],
  [
    'a price of input only',
    `${declared}prices:\n  qwen3-coder: { input: "1" }\n`,
    'tollgate.yaml:8:3: prices.qwen3-coder.output is missing; write USD per million tokens in ' +
      'quotes, with at most nine decimals, like "0.08".',
  ],
  [
    'a price of all models by calls',
    `${declared}prices:\n  "*": { call: "0.01" }\n`,
    'tollgate.yaml:8:16: prices["*"].call must be left out: a price of all models is priced by input ' +
      'and output.',
  ],
  [
    'a cost by calls of a model that chats',
    `${served}  qwen3-coder: [ { upstream: a, usd_per: { call: "0.01" } } ]\n`,
    'tollgate.yaml:5:50: routes.qwen3-coder[0].usd_per.call must be left out: models of the kind ' +
      'chat are priced by input and output.',
  ],
  [
    'a rerank model at an upstream without rerank',
    `${declared}models:\n  qwen3-coder: { kind: rerank }\n`,
    'tollgate.yaml:5:30: routes.qwen3-coder[0].upstream names the upstream "a", whose dialects ' +
      'have no rerank; put rerank into upstreams.a.dialects.',
  ],
  [
    'a price of cached tokens without quotes',
    `${declared}prices:\n  qwen3-coder: { input: "1", cached_input: 0.1, output: "1" }\n`,
    'tollgate.yaml:8:44: prices.qwen3-coder.cached_input must be USD per million tokens in ' +
      'quotes, with at most nine decimals, like "0.05", not 0.1.',
  ],
  [
    'prices of long prompts that do not ascend',
    `${declared}prices:\n  qwen3-coder: { input: "1", output: "1", long_context: [ ` +
      '{ above: 200, input: "2", output: "2" }, { above: 200, input: "3", output: "3" } ] }\n',
    'tollgate.yaml:8:109: prices.qwen3-coder.long_context[1].above must be more than the 200 ' +
      'before it.',
  ],
  [
    'prices of long prompts of a service tier that do not ascend, as a cost',
    served.replace(
      '{ upstream: a }',
      '{ upstream: a, usd_per_million: { input: "1", output: "1", service_tiers: { flex: { ' +
        'input: "1", output: "1", long_context: [ { above: 9, input: "2", output: "2" }, ' +
        '{ above: 8, input: "2", output: "2" } ] } } } }',
    ),
    'tollgate.yaml:4:183: routes["*"][0].usd_per_million.service_tiers.flex.long_context[1]' +
      '.above must be more than the 9 before it.',
  ],
  [
    'a negative price of long prompts',
    `${declared}prices:\n  qwen3-coder: { input: "1", output: "1", long_context: [ ` +
      '{ above: 200, input: "-2", output: "2" } ] }\n',
    'tollgate.yaml:8:80: prices.qwen3-coder.long_context[0].input must be USD per million ' +
      'tokens in quotes, with at most nine decimals, like "0.05", not "-2".',
  ],
  [
    'a hosted tool by its dated type',
    `${served.replace(' }', ', hosted_tools: { web_search_20250305: { usd_per_call: "0" } } }')}`,
    'tollgate.yaml:2:62: "web_search_20250305" cannot be a name under ' +
      'upstreams.a.hosted_tools; use the type of a tool without its date, like web_search; mcp ' +
      'and file_search cannot be offered, since they name servers and files that callers do ' +
      'not share.',
  ],
  [
    'hosted tools of a server that only chats',
    `${served.replace(' }', ', hosted_tools: { web_search: { usd_per_call: "0.01" } } }')}`,
    'tollgate.yaml:2:46: upstreams.a.hosted_tools has no effect with dialects of chat, ' +
      'embeddings; put responses or messages into them, or leave it out.',
  ],
  [
    'a hosted tool whose price is a number',
    `${served.replace(' }', ', hosted_tools: { web_search: { usd_per_call: 0.01 } } }')}`,
    'tollgate.yaml:2:90: upstreams.a.hosted_tools.web_search.usd_per_call must be USD in ' +
      'quotes, with at most nine decimals, like "0.01", not 0.01.',
  ],
  [
    'settings of a model that no route declares',
    `${declared}models:\n  qwen3: { context_tokens: 4096 }\n`,
    'tollgate.yaml:8:3: models.qwen3 is not a model that a route declares. ' +
      `The models are ${all}.`,
  ],
  [
    'settings of all models at once',
    `${declared}models:\n  "*": { context_tokens: 4096 }\n`,
    'tollgate.yaml:8:3: models["*"] is not a model that a route declares. ' +
      `The models are ${all}.`,
  ],
  [
    'a kind that no model has',
    `${declared}models:\n  qwen3-coder: { kind: drawings }\n`,
    'tollgate.yaml:8:24: models.qwen3-coder.kind must be one of chat, embeddings, rerank, ' +
      'moderations, images, speech, transcriptions, not "drawings".',
  ],
  [
    'an input that no model reads',
    `${declared}models:\n  qwen3-coder: { input: [text, video] }\n`,
    'tollgate.yaml:8:32: models.qwen3-coder.input[1] must be one of text, image, audio, ' +
      'file, not "video".',
  ],
  [
    'a reply longer than the context',
    `${declared}models:\n  qwen3-coder: { context_tokens: 4096, output_tokens: 8192 }\n`,
    'tollgate.yaml:8:55: models.qwen3-coder.output_tokens must be at most context_tokens, ' +
      'which is 4096.',
  ],
  [
    'dimensions of a model that chats',
    `${declared}models:\n  qwen3-coder: { dimensions: 1024 }\n`,
    'tollgate.yaml:8:30: models.qwen3-coder.dimensions is for embeddings; write ' +
      '"kind: embeddings" too, or leave it out.',
  ],
  [
    'the length of a reply that is an embedding',
    `${declared}models:\n  qwen3-coder: { kind: embeddings, output_tokens: 9 }\n`,
    'tollgate.yaml:8:51: models.qwen3-coder.output_tokens is for models that generate; leave it out.',
  ],
  [
    'embeddings of an upstream that makes none',
    served.replace('/v1"', '/v1", dialects: [messages]') +
      '  bge-m3: [ { upstream: a } ]\nmodels:\n  bge-m3: { kind: embeddings }\n',
    'tollgate.yaml:5:25: routes.bge-m3[0].upstream names the upstream "a", which makes no ' +
      'embeddings; put embeddings into upstreams.a.dialects.',
  ],
  [
    'a chat of an upstream that makes only embeddings',
    served.replace('/v1"', '/v1", dialects: [embeddings]'),
    'tollgate.yaml:4:22: routes["*"][0].upstream names the upstream "a", which does not chat; ' +
      'put chat into upstreams.a.dialects, or write the kind of the model under models.',
  ],
  [
    'a dialect that there is not',
    served.replace('/v1"', '/v1", dialects: [completions]'),
    'tollgate.yaml:2:57: upstreams.a.dialects[0] must be one of chat, responses, messages, ' +
      'embeddings, rerank, moderations, images, speech, transcriptions, not "completions".',
  ],
  [
    'a way to send a key that there is not',
    served.replace('/v1"', '/v1", auth: basic'),
    'tollgate.yaml:2:52: upstreams.a.auth must be one of bearer, x-api-key, api-key, not "basic".',
  ],
  [
    'a rule for models without a price that there is not',
    `${served}limits: { unpriced: warn }\n`,
    'tollgate.yaml:5:21: limits.unpriced must be one of allow, refuse, not "warn".',
  ],
  [
    'a model for queries that no route declares',
    `${declared}mesh: { model: qwen3-coderr }\n`,
    'tollgate.yaml:7:16: mesh.model is "qwen3-coderr", which is not a model that a route ' +
      `declares. Did you mean "qwen3-coder"? The models are ${all}.`,
  ],
  [
    'a pattern as the model for queries',
    `${declared}mesh: { model: "claude-*" }\n`,
    'tollgate.yaml:7:16: mesh.model must be the name of one model, not "claude-*", which ' +
      'matches several.',
  ],
  [
    'a model for queries that makes embeddings',
    `${declared}models:\n  qwen3-coder: { kind: embeddings }\nmesh: { model: qwen3-coder }\n`,
    'tollgate.yaml:9:16: mesh.model must be a model that chats, not "qwen3-coder", whose kind ' +
      'is embeddings.',
  ],
]
