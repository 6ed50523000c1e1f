export const served =
  'upstreams:\n  a: { base_url: "http://127.0.0.1:8000/v1" }\nroutes:\n  "*": [ { upstream: a } ]\n'
/** The seven, as a line names them. */
export const models =
  'hermes-3-llama3.1-8b, meta-llama/llama-3.3-70b-instruct, ' +
  'mistralai/mistral-7b-instruct, mistralai/mixtral-8x22b-instruct, ' +
  'mistralai/mixtral-8x7b-instruct, nvidia/llama-3.1-nemotron-70b-instruct, ' +
  'qwen/qwen-2.5-coder-32b-instruct'
const storeMust =
  'store must be a folder, like ".tollgate", or the URL of a PostgreSQL database, ' +
  'like "postgres://user@host/name".'
const address = 'a URL up to and including /v1, like "http://127.0.0.1:8000/v1"'
const star = 'write "*" in quotes: without them an asterisk begins an alias of YAML.'

const jwt = (entry: string) => `${served}keys: { jwt: [ { ${entry} } ] }\n`

/** Files with one mistake each, and the line that names it. */
export const wrongFiles: [title: string, yaml: string, expected: string][] = [
  [
    'an issuer of tokens by plain HTTP',
    jwt('issuer: "http://login.test", audience: a, scopes: [chat]'),
    'tollgate.yaml:5:26: keys.jwt[0].issuer must be a URL that starts with https:// and has no ' +
      'password or fragment in it.',
  ],
  [
    'an issuer of tokens without an audience',
    jwt('issuer: "https://login.test", scopes: [chat]'),
    'tollgate.yaml:5:16: keys.jwt[0].audience is missing; write the aud of the tokens, in one ' +
      'line, like tollgate.',
  ],
  [
    'agents without their scope',
    jwt('issuer: "https://login.test", audience: a, scopes: [chat], agents: [A]'),
    'tollgate.yaml:5:77: keys.jwt[0].agents needs mesh in scopes; add it, or leave agents out.',
  ],
  [
    'a model that no route declares, for callers with tokens',
    jwt('issuer: "https://login.test", audience: a, scopes: [chat], models: [mine]'),
    'tollgate.yaml:5:86: keys.jwt[0].models[0] is not a model that a route declares. The models ' +
      `are ${models}.`,
  ],
  [
    'an unknown key with its nearest',
    `${served}gateway:\n  prot: 1\n`,
    'tollgate.yaml:6:3: gateway.prot is not a known key; did you mean "port"?',
  ],
  [
    'an unknown key that is near to none with those that are known',
    `${served}breaker: { colour: red }\n`,
    'tollgate.yaml:5:12: breaker.colour is not a known key; the keys are failures, ' +
      'window, open_ms.',
  ],
  [
    'a number out of range',
    `${served}gateway: { port: 70000 }\n`,
    'tollgate.yaml:5:18: gateway.port must be a whole number from 0 to 65535, not 70000.',
  ],
  [
    'a text where a number belongs',
    `${served}limits:\n  idle_ms: soon\n`,
    'tollgate.yaml:6:12: limits.idle_ms must be a whole number from 10 to 600000, not "soon".',
  ],
  [
    'a word that is not one of the choices',
    `${served}log: { level: loud }\n`,
    'tollgate.yaml:5:15: log.level must be one of debug, info, warn, error, silent, not "loud".',
  ],
  [
    'a scalar where a mapping belongs',
    `${served}retry: 3\n`,
    'tollgate.yaml:5:8: retry must be a mapping of keys to values, not 3.',
  ],
  [
    'a name where deployments belong',
    served.replace('[ { upstream: a } ]', 'a'),
    'tollgate.yaml:4:8: routes["*"] must be a list of 0 to 64 entries, like ' +
      '[{ upstream: … }], not "a".',
  ],
  [
    'an address where an upstream belongs',
    served.replace('{ base_url: "http://127.0.0.1:8000/v1" }', 'http://127.0.0.1:8000/v1'),
    'tollgate.yaml:2:6: upstreams.a must be a mapping of keys to values, like ' +
      '{ base_url: … }, not "http://127.0.0.1:8000/v1".',
  ],
  [
    'a brace that is not closed',
    `gateway: { port: 8080\n${served}`,
    'tollgate.yaml:2:1: this is not valid YAML: Flow map in block collection must be ' +
      'sufficiently indented and end with a }; close the { or [ of an earlier line, or indent ' +
      'this line.',
  ],
  [
    'a missing address',
    `${served.replace('routes', '  b: {}\nroutes')}`,
    `tollgate.yaml:3:3: upstreams.b.base_url is missing; write ${address}.`,
  ],
  [
    'an address that is none',
    `${served.replace('routes', '  b: { base_url: "localhost" }\nroutes')}`,
    `tollgate.yaml:3:18: upstreams.b.base_url must be ${address}.`,
  ],
  [
    'a price without quotes',
    `${served}prices:\n  "*": { input: 0.05, output: "0.08" }\n`,
    'tollgate.yaml:6:17: prices["*"].input must be USD per million tokens in quotes, with ' +
      'at most nine decimals, like "0.05", not 0.05.',
  ],
  [
    'a name that cannot be one',
    served.replace('  a:', '  "b c": { base_url: "http://127.0.0.1/v1" }\n  a:'),
    'tollgate.yaml:2:3: "b c" cannot be a name under upstreams; use up to 64 letters, ' +
      'digits, ".", "_" and "-".',
  ],
  [
    'a deployment without its upstream',
    served.replace('upstream: a', 'upstream: vlm'),
    'tollgate.yaml:4:22: routes["*"][0].upstream names the upstream "vlm", which is not ' +
      'under upstreams. There are: a.',
  ],
  [
    'a misspelt upstream with the one that was meant',
    served.replace('  a:', '  vllm-a:').replace('upstream: a', 'upstream: vlm-a'),
    'tollgate.yaml:4:22: routes["*"][0].upstream names the upstream "vlm-a", which is not ' +
      'under upstreams. Did you mean "vllm-a"?',
  ],
  [
    'a misspelt provider with the one that was meant',
    served.replace('/v1"', '/v1", provider: vlm'),
    'tollgate.yaml:2:56: upstreams.a.provider is not a provider of docs/providers.md. ' +
      'Did you mean "vllm"?',
  ],
  [
    'a fact with a value that is not one of the choices',
    served.replace('/v1"', '/v1", facts: { system: first }'),
    'tollgate.yaml:2:63: upstreams.a.facts.system must be one of any, leading, one_leading, ' +
      'not "first".',
  ],
  [
    'an unknown fact with its nearest',
    served.replace('/v1"', '/v1", facts: { token_limits: max_tokens }'),
    'tollgate.yaml:2:55: upstreams.a.facts.token_limits is not a known key; did you mean ' +
      '"token_limit"?',
  ],
  [
    'a class of a member that does not exist',
    served.replace('/v1"', '/v1", facts: { members: { top_k: gratis } }'),
    'tollgate.yaml:2:73: upstreams.a.facts.members.top_k must be one of free, bounded, times, ' +
      'priced, omit, not "gratis".',
  ],
  [
    'an error with a phrase that is not a regular expression',
    served.replace('/v1"', '/v1", facts: { errors: [ { phrase: "(", means: quota } ] }'),
    'tollgate.yaml:2:75: upstreams.a.facts.errors[0].phrase must be a regular expression.',
  ],
  [
    'a preamble that is not a regular expression',
    served.replace('/v1"', '/v1", facts: { preamble: [ "(" ] }'),
    'tollgate.yaml:2:67: upstreams.a.facts.preamble[0] must be a regular expression.',
  ],
  [
    'a URL with a password',
    served.replace('http://', 'http://me:hunter2@'),
    'tollgate.yaml:2:18: upstreams.a.base_url must not contain a user name or password; ' +
      'put the key into an environment variable and name that with key_env.',
  ],
  [
    'a URL with a query',
    served.replace('/v1"', '/v1?key=x"'),
    'tollgate.yaml:2:18: upstreams.a.base_url must not have a query ("?…") ' +
      'or a fragment ("#…").',
  ],
  [
    'a URL of the operation itself',
    served.replace('/v1"', '/v1/chat/completions"'),
    'tollgate.yaml:2:18: upstreams.a.base_url must end before /chat/completions, usually ' +
      'with /v1: the rest is added.',
  ],
  [
    'a secret among the headers',
    served.replace('/v1"', '/v1", headers: { Authorization: "Bearer x" }'),
    'tollgate.yaml:2:57: upstreams.a.headers.Authorization would be a secret in the file; ' +
      'put it into an environment variable and name that with key_env.',
  ],
  [
    'a header that Tollgate writes',
    served.replace('/v1"', '/v1", headers: { Host: x }'),
    'tollgate.yaml:2:57: upstreams.a.headers.Host is set by Tollgate; leave it out.',
  ],
  [
    'a missing secret by the name of its variable',
    served.replace('/v1"', '/v1", key_env: VLLM_KEY'),
    'tollgate.yaml:2:55: upstreams.a.key_env names the environment variable VLLM_KEY, ' +
      "which is not set; set it to the server's key.",
  ],
  [
    'a password in the address of the store',
    `store: postgres://me:hunter2@db/tollgate\n${served}`,
    'tollgate.yaml:1:8: store must not contain a password; put the URL into an ' +
      'environment variable and name that with store_env.',
  ],
  [
    'a password in the query of the address',
    `store: postgres://db/tollgate?password=hunter2\n${served}`,
    'tollgate.yaml:1:8: store must not contain a password; put the URL into an ' +
      'environment variable and name that with store_env.',
  ],
  [
    'an address of a store without a database',
    `store: postgres://db:5432\n${served}`,
    'tollgate.yaml:1:8: store must name a database, as in "postgres://user@host/name".',
  ],
  ['a URL as the store', `store: s3://bucket\n${served}`, `tollgate.yaml:1:8: ${storeMust}`],
  [
    'an address for another library as the store',
    `store: "jdbc:postgresql://db/x"\n${served}`,
    `tollgate.yaml:1:8: ${storeMust}`,
  ],
  [
    'a URL of SQLite as the store',
    `store: "sqlite:tollgate.db"\n${served}`,
    `tollgate.yaml:1:8: ${storeMust}`,
  ],
  [
    'an address that cannot be read',
    `store: "postgres://me@db:port/x"\n${served}`,
    `tollgate.yaml:1:8: ${storeMust}`,
  ],
  [
    'an address where its variable belongs',
    `store_env: "postgres://me:hunter2@db/x"\n${served}`,
    'tollgate.yaml:1:12: store_env must be the name of an environment variable, like ' +
      'DATABASE_URL, and not the URL itself.',
  ],
  [
    'a store whose variable is not set',
    `store_env: DATABASE_URL\n${served}`,
    'tollgate.yaml:1:12: store_env names the environment variable DATABASE_URL, which is ' +
      'not set; set it to the URL of the database, like postgres://user:password@host/name.',
  ],
  [
    'a spool apart from a store that is a folder',
    `spool: elsewhere\n${served}`,
    'tollgate.yaml:1:8: spool is only for a store in PostgreSQL: a store in a folder has ' +
      'its spool there. Leave it out.',
  ],
  [
    'a file as the spool',
    `store: postgres://db/x\nspool: tollgate.yaml\n${served}`,
    'tollgate.yaml:2:8: spool must be a folder, and "tollgate.yaml" is a file.',
  ],
  [
    'rows that are kept for a day only',
    `${served}ledger: { kept_days: 1 }\n`,
    'tollgate.yaml:5:22: ledger.kept_days must be a whole number from 2 to 36500, not 1.',
  ],
  [
    'a budget that is a number',
    `${served}limits: { all: { budget_usd: 5 } }\n`,
    'tollgate.yaml:5:30: limits.all.budget_usd must be USD in quotes, with at most nine ' +
      'decimals, like "20" or "0.5", not 5.',
  ],
  [
    'a proxy by its name',
    `${served}trusted_proxies: [proxy.internal]\n`,
    'tollgate.yaml:5:19: trusted_proxies[0] must be an IP address like 10.0.0.1, or a ' +
      'network like 10.0.0.0/8, not "proxy.internal".',
  ],
  [
    'a file as the store',
    `store: tollgate.yaml\n${served}`,
    'tollgate.yaml:1:8: store must be a folder, and "tollgate.yaml" is a file.',
  ],
  [
    'one port for both services',
    `${served}operator: { port: 8080 }\n`,
    'tollgate.yaml:5:19: operator.port must differ from gateway.port, and both are 8080.',
  ],
  [
    'one port for the agents and their metadata',
    `${served}mesh: { port: 9000 }\nmetadata: { port: 9000 }\n`,
    'tollgate.yaml:6:19: metadata.port must differ from mesh.port, and both are 9000.',
  ],
  [
    'one port for the gateway and the agents',
    `${served}mesh: { port: 8080 }\n`,
    'tollgate.yaml:5:15: mesh.port must differ from gateway.port, and both are 8080.',
  ],
  [
    'a private server with a path',
    `${served}mesh: { allow_private: ["https://a.internal", "http://10.0.0.5:9000/v1"] }\n`,
    'tollgate.yaml:5:47: mesh.allow_private[1] must be an origin, like ' +
      '"http://10.0.0.5:9000", without a path.',
  ],
  ...[
    '169.254.169.254',
    '169.254.0.1:8080',
    '2852039166',
    '0xa9fea9fe',
    '0251.0376.0251.0376',
    '0xa9.254.43518',
    '100.100.100.200',
    '168.63.129.16',
    '[fe80::1]',
    '[febf::1]',
    '[fd00:ec2::254]',
    '[fd20:ce::254]',
    '[::ffff:169.254.169.254]',
    '[::ffff:a9fe:a9fe]',
    '[::169.254.169.254]',
    '[64:ff9b::a9fe:a9fe]',
    '[2002:a9fe:a9fe::1]',
    'metadata.google.internal',
    'METADATA',
  ].map((host): [string, string, string] => [
    `a metadata service as a private server: ${host}`,
    `${served}mesh: { allow_private: ["http://${host}"] }\n`,
    "tollgate.yaml:5:25: mesh.allow_private[0] is link-local or a cloud's metadata service, " +
      "which exposes the machine's credentials: tools never call it; leave it out.",
  ]),
  [
    'a private server without its scheme',
    `${served}mesh: { allow_private: ["10.0.0.5:9000"] }\n`,
    'tollgate.yaml:5:25: mesh.allow_private[0] must be an origin, like ' +
      '"http://10.0.0.5:9000", without a path.',
  ],
  [
    'a bound in dollars without quotes',
    `${served}mesh: { bounds: { usd: 0.5 } }\n`,
    'tollgate.yaml:5:24: mesh.bounds.usd must be USD in quotes, with at most nine ' +
      'decimals, like "0.50", not 0.5.',
  ],
  [
    'an address of the agents that is none',
    `${served}mesh: { public_url: "https://me:hunter2@a.example.com" }\n`,
    'tollgate.yaml:5:21: mesh.public_url must not contain a user name or password; put ' +
      'the key into an environment variable and name that with key_env.',
  ],
  [
    'agents of the sandbox on an address that others reach',
    'mesh: { host: 0.0.0.0 }\n',
    'tollgate.yaml:1:15: mesh.host must be a loopback address, like 127.0.0.1, while no ' +
      'upstreams and routes are configured: the sandbox serves only this machine, ' +
      'unless sandbox.public is true.',
  ],
  [
    'routes without upstreams',
    'routes: { "*": [ { upstream: a } ] }\n',
    'tollgate.yaml:1:30: routes["*"][0].upstream names the upstream "a", which is not ' +
      'under upstreams. Write it there.',
  ],
  [
    'the sandbox on an address that others reach',
    'gateway: { host: 0.0.0.0 }\n',
    'tollgate.yaml:1:18: gateway.host must be a loopback address, like 127.0.0.1, while ' +
      'no upstreams and routes are configured: the sandbox serves only this machine, ' +
      'unless sandbox.public is true.',
  ],
  ...['api_key', 'apiKey', 'key', 'token'].map((name): [string, string, string] => [
    `${name} under an upstream`,
    served.replace('/v1"', `/v1", ${name}: x`),
    `tollgate.yaml:2:46: upstreams.a.${name} is not a known key; write key_env with the name of ` +
      'an environment variable that holds the key, or key_file with the path of a file.',
  ]),
  [
    'a path of Windows whose escapes are characters that command a terminal',
    'mesh: { agents: ["C:\\agents"] }\n',
    'tollgate.yaml:1:18: mesh.agents[0] has a control character; in double quotes YAML reads a ' +
      'backslash and the letters after it as one character: write a path of Windows in single quotes, ' +
      "as 'C:\\agents', or with slashes.",
  ],
  [
    'a path of Windows whose escapes are none',
    'store: "C:\\kept"\n',
    'tollgate.yaml:1:11: this is not valid YAML: Invalid escape sequence \\k; write it in single ' +
      'quotes, where a backslash is itself.',
  ],
  [
    'a list as the file',
    '- a\n',
    'tollgate.yaml:1:1: the file must be a mapping of keys to values, ' +
      'like "gateway: { port: 8080 }".',
  ],
  [
    'a key that stands there twice',
    'store: a\nstore: b\n',
    'tollgate.yaml:2:1: this is not valid YAML: Map keys must be unique, and the first is in ' +
      'line 1; leave one of them out, or join them.',
  ],
  [
    'a key that stands there twice below another',
    'store: a\ngateway:\n  port: 1\n  # between\n  host: 127.0.0.1\n  "port": 2\n',
    'tollgate.yaml:6:3: this is not valid YAML: Map keys must be unique, and the first is in ' +
      'line 3; leave one of them out, or join them.',
  ],
  [
    'an alias of nothing',
    'store: *none\n',
    'tollgate.yaml:1:8: this is not valid YAML: Unresolved alias (the anchor must be set ' +
      'before the alias): none; put a text that begins with "*" in quotes.',
  ],
  ['"*" without quotes', served.replace('"*"', '*'), `tollgate.yaml:4:3: ${star}`],
  [
    '"*" without quotes before a list',
    served.replace('"*": [ { upstream: a } ]', '*:\n    - { upstream: a }'),
    `tollgate.yaml:4:3: ${star}`,
  ],
  [
    '"*" without quotes within braces',
    'routes: { *: [ { upstream: a } ] }\n',
    `tollgate.yaml:1:11: ${star}`,
  ],
  [
    '"*" without quotes and with a space',
    `${served}prices:\n  * : { input: "1", output: "1" }\n`,
    `tollgate.yaml:6:3: ${star}`,
  ],
  [
    'an indentation of tabs',
    'gateway:\n\tport: 80\n',
    'tollgate.yaml:2:1: this is not valid YAML: Tabs are not allowed as indentation; ' +
      'indent with spaces.',
  ],
  [
    'a text that YAML keeps for itself',
    'store: @home\n',
    'tollgate.yaml:1:8: this is not valid YAML: Plain value cannot start with reserved ' +
      'character @; put the text in quotes.',
  ],
  [
    'two keys in a line',
    'gateway: port: 80\n',
    'tollgate.yaml:1:10: this is not valid YAML: Nested mappings are not allowed in ' +
      'compact mappings; put a text that holds ": " in quotes.',
  ],
  [
    'a key without a colon',
    'gateway\n  port: 80\n',
    'tollgate.yaml:1:1: this is not valid YAML: Implicit keys need to be on a single ' +
      'line; end the key with ":" in the same line.',
  ],
  [
    'a password in the address of the store that also lacks its encoding',
    `store: "postgres://me:hun#ter2@db/tollgate"\n${served}`,
    'tollgate.yaml:1:8: store must not contain a password; put the URL into an ' +
      'environment variable and name that with store_env.',
  ],
]
