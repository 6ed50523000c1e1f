import { generate } from 'selfsigned'

export type Pair = { cert: string; key: string }

/** An authority that makes certificates. */
export type Authority = Pair & {
  /** A certificate of a server on loopback and of `names`, or of a client. */
  issue(names?: readonly string[], days?: number): Promise<Pair>
}

const dayMs = 86_400_000
const ec = { keyType: 'ec', algorithm: 'sha256' } as const

export async function makeAuthority(name = 'Test authority'): Promise<Authority> {
  const made = await generate([{ name: 'commonName', value: name }], {
    ...ec,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  })
  const ca = { cert: made.cert, key: made.private }
  return {
    ...ca,
    async issue(names = ['localhost'], days = 30) {
      const { cert, private: key } = await generate([{ name: 'commonName', value: 'tollgate' }], {
        ...ec,
        ca,
        notBeforeDate: new Date(Date.now() - 60 * dayMs),
        notAfterDate: new Date(Date.now() + days * dayMs),
        extensions: [
          {
            name: 'subjectAltName',
            altNames: [
              { type: 7, ip: '127.0.0.1' },
              ...names.map((value) => ({ type: 2 as const, value })),
            ],
          },
        ],
      })
      return { cert, key }
    },
  }
}
