import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

const bomb = gzipSync(Buffer.alloc(64 << 20))
/** Answers of a tool that try to harm: a name, the answer, and the refusal that it earns. */
export const harmfulAnswers: [
  name: string,
  answer: (res: ServerResponse, privateOrigin: string) => void,
  refusal: RegExp,
][] = [
  [
    'a redirect to loopback',
    (res, privateOrigin) => void res.writeHead(302, { location: `${privateOrigin}/` }).end(),
    /redirects are not followed/,
  ],
  [
    'a redirect that keeps the method',
    (res, privateOrigin) => void res.writeHead(307, { location: `${privateOrigin}/` }).end(),
    /redirects are not followed/,
  ],
  [
    'a refresh',
    (res, privateOrigin) =>
      void res
        .writeHead(200, { refresh: `0;url=${privateOrigin}/`, 'content-type': 'text/html' })
        .end('<meta http-equiv=refresh>'),
    /not JSON/,
  ],
  [
    'a gzip bomb',
    (res) => void res.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    /a compressed body that holds above/,
  ],
  [
    'gzip within gzip',
    (res) => void res.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(bomb)),
    /compressed its response/,
  ],
  [
    'three megabytes',
    (res) => void res.writeHead(200).end(`"${'x'.repeat(3 << 20)}"`),
    /more than 2097152 bytes/,
  ],
  [
    'a length of a terabyte',
    (res) => void res.writeHead(200, { 'content-length': String(2 ** 40) }).write('"'),
    /more than 2097152 bytes/,
  ],
  [
    'brackets without end',
    (res) => void res.writeHead(200).end('['.repeat(1 << 20)),
    /nests deeper than 256/,
  ],
  ['text that is not JSON', (res) => void res.writeHead(200).end('{"a":canary-answer'), /not JSON/],
  ['another status', (res) => void res.writeHead(418).end('canary-answer'), /status 418/],
]
