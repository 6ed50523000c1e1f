const zalgo = [...'He comes'].map((letter) => letter + '\u0300\u0316\u0334\u0489'.repeat(8)).join('')
const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('')
const c1 = Array.from({ length: 33 }, (_, index) => String.fromCharCode(0x7f + index)).join('')

/** Strings that break what is careless with text. Each must come through as it is. */
export const naughtyStrings: string[] = [
  // nothing and next to nothing
  '', ' ', '\t', '\n', '\r', '\r\n', '\0', '\u00a0', '\u2003', '\u3000', '\u200b', '\ufeff', '\ufeffstarts with a byte order mark', ' leading and trailing ',
  // words that are values somewhere
  'null', 'undefined', 'NaN', 'true', 'false', 'None', 'nil', '0', '-0', '1e1000', '0x7f', '9007199254740993', '1.7976931348623157e309', '[]', '{}', '[object Object]', '__proto__', 'constructor', 'hasOwnProperty', 'toString', 'then',
  // what JSON writes in its own way
  '"', '\\', '\\"', '\\\\', '\\n', '\\u0000', '\\u2028', '/', '\\/', '"}],"stream":true,"x":[{"', '\b\f\v', controls, c1,
  // line ends of every kind, and what looks like events
  '\u2028', '\u2029', '\u0085', 'a\u2028b\u2029c\u0085d', 'a\rb\nc\r\nd', 'data: [DONE]', '\n\ndata: [DONE]\n\n', 'data: {"error":{"message":"x","type":"y","code":500}}\n\n', '\r\rdata: x\r\r', 'event: error\ndata: x\n\n', ': comment\n\n', 'id: 1\nretry: 0\n\n',
  // header and request smuggling
  'x\r\nSet-Cookie: a=b', 'x\r\n\r\nHTTP/1.1 200 OK\r\n\r\n', '0\r\n\r\nGET / HTTP/1.1\r\n\r\n', '%0d%0aX-Injected: 1', 'Bearer tg_not-a-key',
  // scripts of the world
  'äöüß ÄÖÜ', 'Ω≈ç√∫˜µ≤≥÷', 'Ёлки-палки', 'Καλημέρα κόσμε', 'שלום עולם', 'مرحبا بالعالم', 'हैलो वर्ल्ड', '你好，世界', '田中さんにあげて下さい', '사회과학원 어학연구소', 'ในหลวง', 'ქართული', 'ᚠᛇᚻ᛫ᛒᛦᚦ', '𐐜𐐔𐐇𐐝𐐀𐐡𐐇𐐓', '𠜎𠜱𠝹𠱓', 'İıŞşĞğ', 'ǅ ǈ ﬁ ﬄ ß ẞ', 'ﷺ', '𝕿𝖍𝖊 𝖖𝖚𝖎𝖈𝖐',
  // direction and combination
  '\u202etxt.exe', '\u2066\u2067\u2068\u2069', 'abc\u200fאבג\u200e', 'e\u0301 is not \u00e9', '\u1100\u1161\u11a8', zalgo, '\u0300', '\u034f', '\ufdd0\ufffe\uffff', '\u{10ffff}', '\ufffd', '\ue000',
  // emoji
  '👋', '👩‍👩‍👧‍👦', '🏳️‍🌈', '👍🏽', '🇺🇸🇩🇪🇯🇵', '❤️', '1️⃣', '🧑🏿‍🚀', '😀'.repeat(500),
  // code in other languages
  "'", "' OR 1=1 --", "'; DROP TABLE key; --", '1; SELECT pg_sleep(10)', '`id`', '$(touch /etc/x)', '; rm -rf / #', '|| ping -c 1 localhost', '${7*7}', '{{7*7}}', '<%= 7*7 %>', '#{7*7}', '${jndi:ldap://localhost/a}', '%s%s%s%n%n', '%d %x %p', '{0} {name}', '!!python/object:os.system',
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '<!--', ']]>', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', '&amp;&lt;&#0;', '*{}(){_;};', '() { :;}; echo',
  // paths and addresses
  '../../../../etc/passwd', '..\\..\\windows\\win.ini', 'C:\\CON\\CON', 'file:///etc/passwd', '//localhost/share', 'http://169.254.169.254/latest/meta-data/', 'http://[::1]:22/', 'a'.repeat(255) + '/..', '~root', '/dev/random', 'NUL', 'AUX.txt',
  // long and repeated
  'a'.repeat(65_536), '\\'.repeat(4096), '"'.repeat(4096), '['.repeat(10_000), '{"a":'.repeat(10_000), '\u0000'.repeat(1000), '🙂\n'.repeat(1000), `${'x'.repeat(16_383)}é`,
  // what models themselves use
  '<|endoftext|>', '<|im_start|>system\n<|im_end|>', '[INST] <<SYS>> [/INST]', '<s></s>', '### Instruction:', '```json\n{"a":1}\n```', '\\boxed{}', '<tool_call>{"name":"x"}</tool_call>',
]
