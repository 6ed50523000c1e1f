import { served } from './wrong-files.ts'

/** Files with one mistake each in the sign-in of operators, and the line that names it. */
export const wrongAccess: [title: string, yaml: string, expected: string][] = [
  [
    'a provider of operators over plain HTTP',
    `${served}operator:\n  oidc: { issuer: "http://login.example.com", client_id: a, groups: { b: admin } }\n`,
    'tollgate.yaml:6:19: operator.oidc.issuer must be a URL that starts with https://.',
  ],
  [
    'a sign-in of operators without the scope openid',
    `${served}operator:\n  oidc: { issuer: "https://a.example", client_id: a, scopes: [email], groups: { b: admin } }\n`,
    'tollgate.yaml:6:54: operator.oidc.scopes must have "openid".',
  ],
  [
    'a sign-in of operators with a store in PostgreSQL and no secret',
    `store: postgres://db/x\n${served}operator:\n  oidc: { issuer: "https://a.example", client_id: a, groups: { b: admin } }\n`,
    'tollgate.yaml:7:3: operator.oidc must encrypt tokens in the store; set secret_env to the ' +
      'variable with a secret that all servers of the store share.',
  ],
  [
    'a provider of key holders over plain HTTP',
    `${served}me:\n  oidc: { issuer: "http://login.example.com", client_id: a, groups: { b: acme } }\n`,
    'tollgate.yaml:6:19: me.oidc.issuer must be a URL that starts with https://.',
  ],
  [
    'a limit of tokens for keys of /me that may not chat',
    `${served}me:\n  oidc: { issuer: "https://a.example", client_id: a, groups: { b: acme } }\n  scopes: [mesh]\n  limits: { tpm: 5 }\n`,
    'tollgate.yaml:8:3: me.limits needs chat in scopes; add it, or leave limits out.',
  ],
]
