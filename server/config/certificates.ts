import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import type { Certificates } from '../undici/transport.ts'
import type { ReportFault } from './checker.ts'
import type { Config } from './schema.ts'
import { readSecretFile } from './secret-files.ts'

type CertificateFiles = Pick<
  Config['upstreams'][string],
  'base_url' | 'ca_file' | 'client_cert_file' | 'client_key_file'
>

/** Bundles of all public authorities have a quarter of it. */
const maxBytes = 1 << 20

/** Reads and checks an upstream's certificates; undefined if it has none, or a fault is reported. */
export function readCertificates(
  path: string[],
  files: CertificateFiles,
  pathOf: (file: string) => string,
  report: ReportFault,
): Certificates | undefined {
  const { base_url: url, ca_file, client_cert_file, client_key_file } = files
  const named = { ca_file, client_cert_file, client_key_file }
  const [first] = Object.entries(named).flatMap(([name, file]) => (file === undefined ? [] : name))
  if (first === undefined) return undefined
  const fail = (name: keyof typeof named, rule: string) =>
    void report([...path, name], rule, { key: true })
  if (url.startsWith('http:'))
    return fail(first as keyof typeof named, 'has no effect without https:// in base_url.')
  if (client_cert_file === undefined && client_key_file !== undefined)
    return fail('client_key_file', 'needs client_cert_file, the certificate of this key.')
  if (client_key_file === undefined && client_cert_file !== undefined)
    return fail('client_cert_file', 'needs client_key_file, the private key of this certificate.')

  const read = <Value>(name: keyof typeof named, parse: (pem: string) => Value | string) => {
    const file = named[name]
    if (file === undefined) return undefined
    const { text, fault } = readSecretFile(pathOf(file), { noun: 'certificate', maxBytes })
    const parsed = fault ?? parse(text)
    if (typeof parsed !== 'string') return { text, parsed }
    report([...path, name], `names a file ${parsed}.`)
    return undefined
  }
  // Bundles of authorities may have some that have expired.
  const ca = read('ca_file', (pem) => certificatesIn(pem, (all) => all.find(isCurrent)))
  const cert = read('client_cert_file', (pem) => certificatesIn(pem, ([own]) => own))
  const key = read('client_key_file', privateKeyIn)
  const [own] = cert?.parsed ?? []
  if (own && key && !own.checkPrivateKey(key.parsed))
    return fail('client_key_file', 'names a private key that is not that of client_cert_file.')
  const isComplete = named.ca_file === undefined || ca !== undefined
  if (!isComplete || (client_cert_file !== undefined && (!cert || !key))) return undefined
  return { ...(ca && { ca: ca.text }), ...(cert && key && { cert: cert.text, key: key.text }) }
}

const block = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

const isCurrent = ({ validToDate }: X509Certificate): boolean => validToDate.getTime() > Date.now()

/** The certificates of a PEM file, or its fault; `main` is the one that must not have expired. */
function certificatesIn(
  pem: string,
  main: (all: readonly X509Certificate[]) => X509Certificate | undefined,
): X509Certificate[] | string {
  const blocks = pem.match(block) ?? []
  if (blocks.length === 0) return 'without a certificate in PEM ("-----BEGIN CERTIFICATE-----")'
  try {
    const certificates = blocks.map((text) => new X509Certificate(text))
    const checked = main(certificates) ?? certificates[0]
    if (!checked || isCurrent(checked)) return certificates
    return `whose certificate expired on ${checked.validToDate.toISOString()}`
  } catch {
    return 'with a certificate that cannot be read'
  }
}

function privateKeyIn(pem: string): KeyObject | string {
  try {
    return createPrivateKey(pem)
  } catch {
    if (pem.includes('ENCRYPTED'))
      return 'with an encrypted private key; write it without a passphrase'
    return 'without a private key in PEM ("-----BEGIN PRIVATE KEY-----")'
  }
}
