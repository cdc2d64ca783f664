/**
 * Texts that nothing executes, but that break code which expects ordinary texts. A person may enter each of them in a
 * field.
 */
export const letters: readonly string[] = [
  // Characters that change the direction of writing.
  '\u202egnp.exe',
  '\u202dabc\u202c',
  '\u2066\u2067\u2068unclosed',
  'abc \u2069\u2069\u2069 def',
  '\u200f\u200e\u061c marks',
  'שלום (hello) עולם',
  'مرحبا 123 abc',
  // Invisible characters.
  '\u200b\u200c\u200d\u2060\ufeff',
  'a\u200bb\u00adc\u2060d',
  '\ufff9anchor\ufffatext\ufffb',
  '\u{e0041}\u{e0042}\u{e007f}',
  '\u3164\u115f\u1160',
  // Control characters and line ends.
  'a\u0000b',
  '\u0001\u0002\u0008\u000b\u000e\u001b[31mred\u001b[0m',
  'a\u007fb\u0080c\u009fd',
  'line\u2028paragraph\u2029end',
  'one\r\ntwo\rthree\nfour\u0085five',
  '\t tab \t',
  'x\r\nSet-Cookie: a=b\r\n\r\n<html>',
  'x\n{"level":"error","message":"forged"}',
  // Lone surrogates, combining marks and unusual letters.
  '\ud800',
  'x\udfffy',
  '\ud83d\ud83d\ude00',
  `Z${'\u0335\u0489\u0361'.repeat(60)}`,
  'e\u0301 \u00e9 \u1e9b\u0323',
  '\ufdfd \u{12031} \u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}',
  '\ufffe\uffff\u{1fffe}',
  '\u{10ffff}',
  'İIıi ẞß ﬁ ŉ',
  '１２３ ٣٤٥ ⅷ',
  // Long texts, which may break a layout.
  'W'.repeat(5000),
  'a '.repeat(3000),
  `${'\u05d0'.repeat(400)} ${'b'.repeat(400)}`,
  '🧳'.repeat(1000),
  '&amp;'.repeat(800),
  '<'.repeat(3000),
]

/** Texts that are longer than any limit, so that only unlimited fields accept them. */
export const enormous: readonly string[] = ['x'.repeat(100_000), '<b>'.repeat(33_000)]

/** Names of properties that every object has, and words that code may mistake for another type. */
export const keys: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'],
  ...[
    'constructor.prototype.polluted',
    '__proto__.polluted',
    '__proto__[polluted]',
    'constructor[prototype]',
  ],
  ...['null', 'undefined', 'NaN', 'Infinity', 'true', '[object Object]', '0', '-0', '1e309', '0x1F', ' '],
  ...[
    '../../../etc/passwd',
    '..%2f..%2f',
    '%00',
    '%',
    '%zz',
    '%E0%A4%A',
    '%c0%ae%c0%ae/',
    '%u003c',
    '+',
    '&a=b',
    '#x',
    '?y',
  ],
]

/** Texts that would end the string into which a value is inserted. */
export const breakers: readonly string[] = [
  '</script>',
  '</SCRIPT ><x-hole>',
  '<!--<script>',
  '"}</script><script>RUN</script>',
  '","polluted":"1',
  '"}],"__proto__":{"polluted":1},"x":[{"y":"',
  '{"__proto__":{"polluted":"yes"}}',
  '{"constructor":{"prototype":{"polluted":"yes"}}}',
  '{"toJSON":"RUN"}',
  '[object Object]',
  "'; drop table orders; --",
  '" or ""="',
  '=HYPERLINK("EVIL")',
  '@SUM(1+1)*cmd|" /C calc"!A0',
  '`id`$(id)|id;id',
  '){return RUN}(',
]
