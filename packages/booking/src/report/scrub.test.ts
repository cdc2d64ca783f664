import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPrivateKey, removed, scrub, scrubText, type TextRule, textRules } from './scrub.ts'

const letters = (from: string, length: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...from), ...length })

/** Seven to fifteen digits as a person or a form writes them. */
const phone = fc
  .tuple(
    fc.constantFrom('', '+', '00'),
    fc.array(letters('0123456789', { minLength: 1, maxLength: 4 }), { minLength: 7, maxLength: 12 }),
    fc.constantFrom('', ' ', '-', '.', '\u00A0', ') ', ' (', '%20'),
  )
  .map(([plus, groups, between]) => plus + groups.join(between))
const email = fc
  .tuple(
    letters('abcdefgXYZ0129._+-анж', { minLength: 1, maxLength: 20 }),
    fc.constantFrom('@', '%40'),
    letters('abcxyz019-', { minLength: 1, maxLength: 12 }),
    fc.constantFrom('com', 'example.org', 'рф'),
  )
  .map(([name, at, host, zone]) => `${name}${at}${host}.${zone}`)
const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const token = fc.oneof(
  fc.uuid(),
  letters('0123456789abcdef', { minLength: 32, maxLength: 64 }),
  letters(base64url, { minLength: 24, maxLength: 90 }),
  letters(base64url, { minLength: 24, maxLength: 40 }).map((text) => `eyJhbGciOiJIUzI1NiJ9.${text}.${text}`),
)
const name = fc.constantFrom('Anna Keller', 'Мария О’Коннор', 'José Núñez', 'Li')
const secret = fc.oneof(
  phone.map((text) => ({ kind: 'phone', text })),
  email.map((text) => ({ kind: 'email', text })),
  token.map((text) => ({ kind: 'token', text })),
)

/** Text around a secret, without digits, so that all digits belong to the secret. */
const noise = letters('abc xyz,.(/)\n', { minLength: 0, maxLength: 12 })
const placed = (text: string) =>
  fc.oneof(
    fc.tuple(noise, noise).map(([before, after]) => `${before}${text}${after}`),
    fc.constantFrom(
      `https://api.example.com/v4/prices?phone=${text}&lang=en`,
      `https://api.example.com/v4/orders/${encodeURIComponent(text)}`,
      `/transfer#${text}`,
      `Authorization: Bearer ${text}`,
      `Unexpected token 'x', "${text}" is not valid JSON`,
      `{"any":"${text}"}`,
      `POST /v4/orders ${text} 500`,
    ),
  )

/** An event with the text in a message, crumb, context or key. */
const anywhere = (text: string) =>
  placed(text).chain((line) =>
    fc
      .letrec<{ tree: unknown }>((tie) => ({
        tree: fc.oneof(
          { depthSize: 'small' },
          fc.constant(line),
          fc.record({ message: tie('tree') }),
          fc.record({ crumbs: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }), isFine: fc.boolean() }),
          fc.constant({ [line]: 'as a key' }),
          fc.constant(new Error(line)),
        ),
      }))
      .tree.map((tree) => tree),
  )

const digits = (text: string) => text.replace(/%20|%40/g, '').replace(/\D/g, '')

/** True if a secret can still be read in the output. */
function survives({ kind, text }: { kind: string; text: string }, out: unknown): boolean {
  const json = JSON.stringify(out)
  if (json.includes(text) || json.includes(encodeURIComponent(text))) return true
  return kind === 'phone' && digits(text).length >= 7 && digits(json).includes(digits(text))
}

const nothingSurvives = (rules?: readonly TextRule[]) =>
  fc.property(
    secret.chain((one) => fc.tuple(fc.constant(one), anywhere(one.text))),
    ([one, event]) => !survives(one, scrub(event, rules)),
  )

describe('SEC-05 what leaves the page', () => {
  it('ERR-02 D18 no phone, e-mail or token survives anywhere in it', () => {
    fc.assert(nothingSurvives(), { numRuns: 5000 })
  })

  it.each(['email', 'phone', 'token'] as const)('a hole where the rule of %s stood is found', (hole) => {
    const rules = textRules.filter((rule) => rule.name !== hole)
    expect(fc.check(nothingSurvives(rules), { numRuns: 5000 }).failed).toBe(true)
  })

  it('nothing stays under a private key, however it is spelled and whatever it holds', () => {
    const keys = [
      ...[
        'token',
        'access_token',
        'tokenNg',
        'Authorization',
        'password',
        'newPassword',
        'phone',
        'user-phone',
      ],
      ...[
        'email',
        'eMail',
        'first_name',
        'lastName',
        'name',
        'names',
        'details',
        'cards',
        'username',
        'passengers',
        'bonusNumber',
        'bonus_number',
        'ip',
        'clientIp',
        'clientip',
        'X-Real-IP',
        'sign',
        'table_sign',
        'nameSign',
        'namesign',
      ],
      ...['milesCard', 'login', 'userId', 'table', 'comment', 'viewers', 'query', 'query_string', 'Cookie'],
    ]
    fc.assert(
      fc.property(fc.constantFrom(...keys), name, (key, text) => {
        const out = JSON.stringify(scrub({ context: [{ [key]: { deep: [text] } }, { [key]: text }] }))
        return !out.includes(text)
      }),
    )
  })

  it('a name or a bonus number beside its key goes in a text, too', () => {
    for (const text of ['name: Anna Keller', 'first_name=Anna&x=1', 'bonus: 1007; next', 'login = anna'])
      expect(scrubText(text)).not.toMatch(/Anna|1007|anna/)
  })

  it.each([
    'endpoint',
    'status',
    'path',
    'environment',
    'kind',
    'dropped',
    'online',
    'signal',
    'attempt',
    'namespace',
    'cardinal',
    'ipsum',
    'trip',
    'backTrip',
    'zip',
    'design',
    'assign',
  ])('the key %s is nobody’s', (key) => {
    expect(isPrivateKey(key)).toBe(false)
  })

  it('what helps to mend a fault stays', () => {
    for (const text of [
      "Cannot read properties of undefined (reading 'offers')",
      'prices rejected 500 result[0].order_id',
      'GET /v4/partners/booking-module-settings 502',
      'POST /v4/places/check-location-from-places 200',
      'No text for trans.common.error_boundary.title',
      'https://booking.example.com/assets/2KUvoFHG.js',
      'button[type=submit]',
    ])
      expect(scrubText(text)).toBe(text)
    expect(scrub({ status: 503, isFramed: true, none: null, at: 12.5 })).toEqual({
      status: 503,
      isFramed: true,
      none: null,
      at: 12.5,
    })
  })

  it('never throws, has an end, and is the same when scrubbed again', () => {
    const circle: Record<string, unknown> = {}
    circle['self'] = circle
    const traps = {
      circle,
      get broken() {
        throw new Error('no')
      },
    }
    expect(scrub(traps)).toBe(removed)
    expect(scrub(circle)).toEqual({ self: removed })
    expect(scrub({ phoneless: 79123456789, big: 79123456789n, run: () => 1 })).not.toMatchObject({ run: 1 })
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true }), (value) => {
        const once = scrub(value)
        expect(JSON.stringify(scrub(once))).toBe(JSON.stringify(once))
      }),
      { numRuns: 2000 },
    )
  })

  it('of keys that begin or end a private name beside removed text, the same', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'use',
        'us',
        'e',
        'r',
        'log',
        'mov',
        'ca',
        'd',
        'nam',
        'tab',
        '?x',
        '@a',
        'a@b',
        ' ',
        '=',
        '_',
      ),
      fc.string({ maxLength: 2 }),
    )
    const key = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(fc.dictionary(key, fc.constantFrom({}, 'x', 1), { maxKeys: 2 }), (value) => {
        const once = scrub(value)
        expect(JSON.stringify(scrub(once))).toBe(JSON.stringify(once))
      }),
      { numRuns: 5000 },
    )
  })
})
