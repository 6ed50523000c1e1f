/** A value with what programs write differently in a query: a space, and characters of RFC 3986. */
export const queryText = "a b+(c)!d*e'f:g/h?i@j$k,l;m"

/** How programs write that value in a query, and what they are asked for. */
export const writtenQueries = {
  'URLSearchParams, a form': 'a+b%2B%28c%29%21d*e%27f%3Ag%2Fh%3Fi%40j%24k%2Cl%3Bm',
  'encodeURIComponent, tollgate-client': "a%20b%2B(c)!d*e'f%3Ag%2Fh%3Fi%40j%24k%2Cl%3Bm",
  'httpx, params=': 'a+b%2B%28c%29%21d%2Ae%27f%3Ag%2Fh%3Fi%40j%24k%2Cl%3Bm',
  'curl --get --data-urlencode': 'a+b%2b%28c%29%21d%2ae%27f%3ag%2fh%3fi%40j%24k%2cl%3bm',
  'RFC 3986, with all that it allows': "a%20b%2B(c)!d*e'f:g/h?i@j$k,l;m",
} as const
