const encoded = 'must be percent-encoded: write / as %2F, ? as %3F, # as %23 and % as %25.'

/** Variables with a mistake, and the line that names it. */
export const wrongVariables: [name: string, text: string, expected: string][] = [
  [
    'TOLLGATE_GATEWAY_PORT',
    'eighty',
    'TOLLGATE_GATEWAY_PORT: gateway.port must be a whole number from 0 to 65535, not "eighty".',
  ],
  [
    'TOLLGATE_GATEWAY_PORT',
    '80.5',
    'TOLLGATE_GATEWAY_PORT: gateway.port must be a whole number from 0 to 65535, not "80.5".',
  ],
  [
    'TOLLGATE_GATEWAY_PORT',
    '',
    'TOLLGATE_GATEWAY_PORT: gateway.port must be a whole number from 0 to 65535, not "".',
  ],
  [
    'TOLLGATE_GATEWAY_PORT',
    '99999',
    'TOLLGATE_GATEWAY_PORT: gateway.port must be a whole number from 0 to 65535, not 99999.',
  ],
  [
    'TOLLGATE_GATEWAY_CORS',
    'yes',
    'TOLLGATE_GATEWAY_CORS: gateway.cors must be true or false, not "yes".',
  ],
  [
    'TOLLGATE_LOG_LEVEL',
    'loud',
    'TOLLGATE_LOG_LEVEL: log.level must be one of debug, info, warn, error, silent, not "loud".',
  ],
  [
    'TOLLGATE_STORE',
    'postgres://me:hunter2@db',
    'TOLLGATE_STORE: store must name a database, as in "postgres://user@host/name".',
  ],
  [
    'TOLLGATE_STORE',
    'postgres://me:hun#ter2@db/name',
    `TOLLGATE_STORE: store: the password ${encoded}`,
  ],
  [
    'TOLLGATE_STORE',
    'postgres://me:12/3@db/name',
    `TOLLGATE_STORE: store: the password ${encoded}`,
  ],
  [
    'TOLLGATE_STORE',
    'postgres://me:hun?ter2@db/name',
    `TOLLGATE_STORE: store: the password ${encoded}`,
  ],
  [
    'TOLLGATE_STORE',
    'postgres://me:hun%ter2@db/name',
    `TOLLGATE_STORE: store: the password ${encoded}`,
  ],
  [
    'TOLLGATE_GATWAY_PORT',
    '1',
    'TOLLGATE_GATWAY_PORT: this environment variable is not a setting of Tollgate. Did ' +
      'you mean "TOLLGATE_GATEWAY_PORT"?',
  ],
  [
    'TOLLGATE_LIMITS_ALL_BUDGET_USD',
    '0',
    'TOLLGATE_LIMITS_ALL_BUDGET_USD: limits.all.budget_usd must be more than 0 and at ' +
      'most 9000000.',
  ],
  [
    'TOLLGATE_ADMISSION_CONCURRENT',
    '4097',
    'TOLLGATE_ADMISSION_CONCURRENT: admission.concurrent must be at most ' +
      'limits.connections, which is 4096: each stream holds a connection to its upstream, ' +
      'and without one it would wait unnoticed.',
  ],
  [
    'TOLLGATE_ADMISSION_BODY_BYTES',
    '1000',
    'TOLLGATE_ADMISSION_BODY_BYTES: admission.body_bytes must be a whole number from ' +
      '8388608 to 1099511627776, not 1000.',
  ],
  [
    'TOLLGATE_LIMITS_ALL_BUDGET_PERIOD',
    'day',
    'TOLLGATE_LIMITS_ALL_BUDGET_PERIOD: limits.all.budget_period is the period of a ' +
      'budget; write limits.all.budget_usd too.',
  ],
  [
    'TOLLGATE_TRUSTED_PROXIES',
    '10.0.0.0/64',
    'TOLLGATE_TRUSTED_PROXIES: trusted_proxies[0] must be an IP address like 10.0.0.1, or a ' +
      'network like 10.0.0.0/8.',
  ],
  // It would bound nothing: agents are paid by the request.
  [
    'TOLLGATE_MESH_EACH_AGENT_TPM',
    '5',
    'TOLLGATE_MESH_EACH_AGENT_TPM: this environment variable is not a setting of ' +
      'Tollgate. Did you mean "TOLLGATE_MESH_EACH_AGENT_RPM"?',
  ],
  [
    'TOLLGATE_ZZZ',
    '1',
    'TOLLGATE_ZZZ: this environment variable is not a setting of Tollgate. Unset it.',
  ],
]
