// The meaning of each code of server/failure.ts and the action of callers: the table of
// docs/errors.md.
export const meanings = {
  invalid_request: {
    what: 'a part of the request breaks the contract',
    fix: 'correct the part that `param` and `message` name',
  },
  credential_required: {
    what: 'a tool needs a credential of the caller for the API behind it',
    fix: 'send it in the header that the message names: [agents](agents.md#credentials-of-callers)',
  },
  credential_expired: {
    what: 'the `exp` of the credential that the caller sent for a tool has passed',
    fix: 'send a new credential; for a task, create it again',
  },
  blocked: {
    what: 'a hook of the server does not allow the request or its reply',
    fix: 'read the message, which has the words and the code of the hook: [hooks](hooks.md)',
  },
  context_length_exceeded: {
    what: 'the conversation and the maximum reply exceed the context of the model',
    fix: 'shorten `messages` or lower `max_tokens`',
  },
  unauthorized: {
    what: 'the key is missing, unknown, revoked or expired',
    fix: 'send `Authorization: Bearer KEY`; to `/mesh_request`, `api_key` in the body',
  },
  invalid_token: {
    what: 'the JWT is malformed, has no valid signature of its issuer, or brings its own key',
    fix: 'send a token as the issuer gave it; the message names the fault',
  },
  token_expired: {
    what: 'the `exp` of the JWT has passed',
    fix: 'get a new token of the issuer',
  },
  token_not_yet_valid: {
    what: 'the `nbf` or `iat` of the JWT is more than a minute in the future',
    fix: 'check the clock of the issuer',
  },
  unknown_issuer: {
    what: 'the `iss` of the JWT is not listed in `keys.jwt`',
    fix: 'get a token of another issuer, or have this one added: [callers with a JWT](jwt.md)',
  },
  wrong_audience: {
    what: 'the JWT was issued for another `aud`',
    fix: 'request a token for the audience of `keys.jwt`, or on `/mcp` for its URL',
  },
  missing_claim: {
    what: 'the JWT lacks `sub`, `exp` or the claim of `keys.jwt[].user_from`',
    fix: 'have the issuer add the claim that the message names',
  },
  budget_spent: {
    what: "the key's budget does not cover this request",
    fix: 'wait until the time in the message, lower `max_tokens`, or have the budget raised',
  },
  payment_required: {
    what: 'this URL requires a payment per call',
    fix: 'pay by the terms in the header and the body: [payments](payments.md)',
  },
  forbidden: {
    what:
      'the key is valid, but not for this model, agent or kind of call; on the operator API: a ' +
      'viewer may not do this, or the page is of another origin',
    fix: 'use one that the message lists, or another key; ask an admin',
  },
  label_not_served: {
    what:
      'calls of the key stay at upstreams with the labels in the message (`only` of the key or of ' +
      'one of its groups), and the model has no such server',
    fix: 'use a model that `GET /models` lists; have the operator add such a server',
  },
  no_group: {
    what: 'no value of the claim with the groups of the JWT is listed in `keys.jwt[].groups`',
    fix: 'have the issuer put the caller in one of the groups, or the value added: [groups of callers](jwt.md#groups)',
  },
  several_groups: {
    what: 'the claim with the groups of the JWT has values of several groups in `keys.jwt[].groups`',
    fix: 'have the issuer leave the caller in one of them, or request a token with one',
  },
  unknown_group: {
    what: 'the group that `keys.jwt[].groups` names for the caller does not exist',
    fix: 'have the operator create the group, or correct the setting',
  },
  not_found: {
    what: 'unknown path, agent, tool, task or key',
    fix: 'see `/docs` of the listener',
  },
  method_not_allowed: {
    what: 'the path does not support this method',
    fix: 'use a method that the header `Allow` lists',
  },
  request_timeout: {
    what: 'the request did not arrive in time',
    fix: 'send it again',
  },
  conflict: {
    what:
      'another request conflicts: it has the same payment or `Idempotency-Key` and is still ' +
      'running, or had another body',
    fix: 'send it again in a moment, or choose a new `Idempotency-Key`',
  },
  payment_bound: {
    what: 'the payment was signed for another request',
    fix: 'sign a new one',
  },
  body_too_large: {
    what: 'the body is above the limit of the service',
    fix: 'send less in one request',
  },
  unsupported_media_type: {
    what: 'the body is not `application/json`, or is compressed',
    fix: 'set `Content-Type: application/json`',
  },
  misdirected_request: {
    what: 'the operator API does not accept requests for this host name',
    fix: 'add the name to `operator.hosts`',
  },
  tool_refused: {
    what: 'the API of a tool rejected the call (400, 404, 409, 422)',
    fix: "read the API's response in `upstream`",
  },
  rate_limited: {
    what: 'a limit of the key, or of your IP address, is reached',
    fix: 'wait for `Retry-After`',
  },
  payer_busy: {
    what: 'this payer has as many unsettled payments as allowed',
    fix: 'wait until one is settled',
  },
  headers_too_large: {
    what: 'the headers are above 16 KiB',
    fix: 'send fewer or shorter headers',
  },
  internal_error: {
    what: 'an error in the server itself',
    fix: 'report it with `x-request-id`',
  },
  tool_failed: {
    what: 'the API of a tool failed',
    fix: 'see `upstream` and `may_have_happened`',
  },
  query_exhausted: {
    what: 'the model used up its turns, time or money without an answer',
    fix: 'narrow the query, or have `mesh.bounds` raised',
  },
  upstream_failed: {
    what: 'no model server gave a usable reply',
    fix: 'try again; the operator checks `tollgate upstreams`',
  },
  overloaded: {
    what: 'the server is overloaded',
    fix: 'wait for `Retry-After`: [overload](overload.md)',
  },
  unavailable: {
    what: 'a part that the request needs is unavailable',
    fix: 'wait for `Retry-After`; `x-should-retry: false` says that waiting will not help',
  },
  upstream_busy: {
    what: 'all model servers of the model are busy',
    fix: 'wait for `Retry-After`',
  },
  settlement_unknown: {
    what: 'the outcome of a payment is unknown',
    fix: 'send the same payment again; do not sign a new one',
  },
  deadline_exceeded: {
    what: 'the reply was not complete in time',
    fix: 'raise `X-Request-Timeout-Ms`, or request less',
  },
}
