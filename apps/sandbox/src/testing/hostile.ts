import fc from 'fast-check'

/** Placeholder for `1e999` until the JSON text is written, since JavaScript has no such number. */
const tooLarge = '@1e999@'

const strings = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  '١٢٣',
  '<script>alert(1)</script>',
  "'; drop table orders; --",
  '../../etc/passwd',
  '%00%ff%',
  '%E0%A4%A',
  '\u202eevil\u2066',
  'שלום عربى',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'é'.normalize('NFD').repeat(40),
  'pt-91,181',
  'pt-0,0',
  'pt-NaN,NaN',
  'ad-moda-caddesi-99999999999999999999',
  '2027-02-30 12:00',
  '0000-00-00 00:00',
  '9999-12-31 23:59',
  '2027-06-20 29:59',
  '@4',
  '90,180',
  '-90,-180',
  '0,-30',
  '91,0',
  '9'.repeat(400),
  'x'.repeat(70_000),
] as const

/** Texts that often break careless code. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...strings) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

/** Values of any type, for no particular field. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    0.1,
    1e21,
    -1e308,
    2 ** 53,
    2 ** 31,
    tooLarge,
    [],
    {},
    [[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]],
  ),
  fc.array(fc.constantFrom<unknown>(null, 1, 'x', {}), { maxLength: 5 }),
  fc.constantFrom(
    JSON.parse('{"__proto__":{"isAdmin":true}}'),
    JSON.parse('{"constructor":{"prototype":{"x":1}}}'),
    JSON.parse('{"length":1e9}'),
    JSON.parse('{"toString":1,"valueOf":null}'),
  ),
)

/** Converts a value to JSON text, with placeholders replaced by numbers that are too large. */
export const jsonText = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(`"${tooLarge}"`, '1e999')
