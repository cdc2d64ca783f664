import fc from 'fast-check'
import type { ModuleSettings } from '../../kernel/model/moduleSettings.ts'
import type { PaymentWays } from '../../kernel/model/user.ts'
import { toModuleSettings } from '../../wire/moduleSettings/codec.ts'
import { hostileHtml } from '../hostileHtml.ts'

/** A partner with any settings that the service may send. */
export interface AnyPartner {
  settings: ModuleSettings
  logo: string | null
  payment: PaymentWays
}

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values)
const nothing = oneOf(null, undefined)

const text = fc.oneof(
  nothing,
  oneOf('', 'A car to our door', '<p>One <b>two</b> <a href="https://www.example.com/x">three</a></p>'),
  oneOf('W'.repeat(5000), 'слово '.repeat(800), '<b>'.repeat(2000), '{{constructor}}', '\u202eevil\u0000'),
  oneOf(...hostileHtml),
  fc.array(oneOf(...hostileHtml), { maxLength: 3 }).map((parts) => parts.join('<p>words</p>')),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
)
const color = fc.oneof(
  nothing,
  fc.stringMatching(/^[0-9a-fA-F]{6}$/),
  oneOf('#FFDD2D', '#abc', '12345', 'red;}*{display:none}', 'url(https://evil.example)', 'var(--x)'),
)
const url = fc.oneof(
  nothing,
  oneOf('https://pictures.example/a.jpg', 'https://cdn.evil.example/a.jpg', 'https://www.example.com/a.png'),
  oneOf(
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//evil.example/x',
    'http://evil.example',
  ),
  oneOf(
    'https://evil.example\\@pictures.example',
    'https://user@pictures.example/x',
    'https://[',
    'https://',
  ),
  fc.webUrl(),
)
const flag = fc.constantFrom<boolean | 0 | 1 | null | undefined>(null, undefined, true, false, 0, 1)
const list = fc.oneof(
  nothing,
  fc.array(fc.integer({ min: -2, max: 40 }), { maxLength: 14 }).map((ids) => ids.join(',')),
  oneOf('7,0,36,999999999999999999,-3,abc,7,,1e3,__proto__', 'constructor', ' , ,', '7;3'),
)

/** Settings of a partner on the wire, valid and hostile. */
export const anyWireSettings = fc.record({
  theme: fc.oneof(
    nothing,
    oneOf('light', 'dark', 'alfa-on-white', 'wherry'),
    oneOf('neon"><svg onload=alert(1)>', '__proto__'),
  ),
  main_color: color,
  usp_image: url,
  usp_list: list,
  usp_background_color: color,
  mobile_app_info: flag,
  show_benefits_block: flag,
  show_reviews_block: flag,
  header_ru: text,
  header_en: text,
  top_description_ru: text,
  top_description_en: text,
  bottom_description_ru: text,
  bottom_description_en: text,
  show_partner_logo: flag,
  file_logo: url,
  partner_site_url: url,
  show_promo_code: flag,
  promo_code: text,
  serves_airports: flag,
})

/** Settings of a partner after parsing, as every page has them. */
export const anySettings: fc.Arbitrary<AnyPartner> = fc
  .record({
    wire: anyWireSettings,
    logo: url.map((address) => address ?? null),
    payment: fc.record({ card: fc.boolean(), cash: fc.boolean() }),
  })
  .map(({ wire, ...rest }) => ({ ...rest, settings: toModuleSettings(wire) }))
