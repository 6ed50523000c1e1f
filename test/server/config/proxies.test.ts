import { expect, test } from 'vitest'
import { proxyFor, proxyOfEnvironment, readProxies } from '../../../server/config/proxies.ts'

const proxy = 'http://proxy.internal:3128'
const nameOf = (url: string, env: Record<string, string>) => proxyOfEnvironment(env, url)?.name

test.each([
  ['https://api.example.com/v1', { HTTPS_PROXY: proxy }, proxy],
  ['https://api.example.com/v1', { https_proxy: proxy, HTTPS_PROXY: 'http://other' }, proxy],
  ['https://api.example.com/v1', { HTTPS_PROXY: 'proxy.internal:3128' }, proxy],
  ['https://api.example.com/v1', { HTTP_PROXY: proxy }, undefined],
  ['http://api.example.com/v1', { HTTP_PROXY: proxy }, proxy],
  ['http://api.example.com/v1', { HTTPS_PROXY: proxy }, undefined],
  ['https://api.example.com/v1', { HTTPS_PROXY: '' }, undefined],
  ['https://api.example.com/v1', { HTTPS_PROXY: 'socks5://proxy.internal:1080' }, undefined],
  ['https://api.example.com/v1', { HTTPS_PROXY: 'http://me:secret@proxy.internal:3128' }, proxy],
  ['https://localhost/v1', { HTTPS_PROXY: proxy }, undefined],
  ['https://gpu.localhost/v1', { HTTPS_PROXY: proxy }, undefined],
  ['https://127.0.0.2/v1', { HTTPS_PROXY: proxy }, undefined],
  ['https://10.1.2.3/v1', { HTTPS_PROXY: proxy }, undefined],
  ['https://192.168.1.2/v1', { HTTPS_PROXY: proxy }, undefined],
  ['https://[::1]/v1', { HTTPS_PROXY: proxy }, undefined],
  ['https://[fd00::1]/v1', { HTTPS_PROXY: proxy }, undefined],
  ['https://8.8.8.8/v1', { HTTPS_PROXY: proxy }, proxy],
])('%s with %o is called by %s', (url, env, expected) => {
  expect(nameOf(url, env)).toBe(expected)
})

test.each([
  ['*', true],
  ['other.example.com, *', true],
  ['*:443', true],
  ['*:80', false],
  ['api.example.com', true],
  ['API.Example.COM', true],
  ['api.example.com.', true],
  ['example.com', true],
  ['.example.com', true],
  ['*.example.com', true],
  ['ample.com', false],
  ['*.api.example.com', false],
  ['.api.example.com', true],
  ['api.example.com:443', true],
  ['api.example.com:8443', false],
  ['a b api.example.com', true],
  ['8.8.8.0/24', false],
  ['', false],
])('NO_PROXY=%s excepts https://api.example.com: %s', (NO_PROXY, isExcepted) => {
  const env = { HTTPS_PROXY: proxy, NO_PROXY }
  expect(nameOf('https://api.example.com/v1', env)).toBe(isExcepted ? undefined : proxy)
})

test.each([
  ['8.8.8.8', 'https://8.8.8.8', true],
  ['8.8.0.0/16', 'https://8.8.8.8', true],
  ['8.9.0.0/16', 'https://8.8.8.8', false],
  ['8.8.0.0/99', 'https://8.8.8.8', false],
  ['2001:4860:4860::8888', 'https://[2001:4860:4860::8888]', true],
  ['[2001:4860:4860::8888]:443', 'https://[2001:4860:4860::8888]', true],
  ['[2001:4860:4860::8888]:80', 'https://[2001:4860:4860::8888]', false],
  ['2001:4860::/32', 'https://[2001:4860:4860::8888]', true],
  ['2001:4861::/32', 'https://[2001:4860:4860::8888]', false],
])('NO_PROXY=%s excepts %s: %s', (NO_PROXY, url, isExcepted) => {
  const env = { HTTPS_PROXY: proxy, NO_PROXY }
  expect(nameOf(url, env)).toBe(isExcepted ? undefined : proxy)
})

test('an upstream’s own proxy comes before the network’s, which comes before the variables', () => {
  const problems: string[] = []
  const proxies = readProxies(
    {
      network: { proxy: 'http://network:1', no_proxy: ['free.example.com'] },
      mesh: {},
      upstreams: { own: { proxy: 'http://own:1' }, none: { proxy: 'none' }, plain: {} },
    },
    {
      env: { HTTPS_PROXY: 'http://variable:1', NO_PROXY: '*' },
      report: (path, rule) => void problems.push(`${path.join('.')} ${rule}`),
      readUrl: () => undefined,
    },
  )
  const nameFor = (upstream: string, url = 'https://api.example.com') =>
    proxyFor(proxies, url, upstream)?.name
  expect(problems).toEqual([])
  expect(nameFor('own')).toBe('http://own:1')
  expect(nameFor('own', 'https://127.0.0.1')).toBe('http://own:1')
  expect(nameFor('none')).toBeUndefined()
  expect(nameFor('plain')).toBe('http://network:1')
  expect(nameFor('plain', 'http://api.example.com')).toBe('http://network:1')
  expect(nameFor('plain', 'https://free.example.com')).toBeUndefined()
  expect(nameFor('plain', 'https://10.0.0.1')).toBeUndefined()
})
