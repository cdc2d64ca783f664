import * as library from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, it } from 'vitest'
import { type PhoneReading, phoneTextLimit, readPhone } from './readPhone.ts'
import { travelled } from './travelled.ts'

type Country = library.CountryCode

const read = (text: string, home: Country | null = null) => readPhone(library, text, home)
const e164 = (reading: PhoneReading) => (reading.kind === 'number' ? reading.e164 : reading.reason)
const example = (country: Country) => library.getExampleNumber(country, examples)!

/** Area codes of Russia whose first digit is an 8: ten digits that begin with one are a whole landline. */
const areas = [
  ...['811', '812', '813', '814', '815', '816', '817', '818', '820', '821'],
  ...['831', '833', '834', '835', '836', '841', '842', '843', '844', '845', '846', '847', '848'],
  ...['851', '855', '861', '862', '863', '865', '866', '867', '868', '869'],
  ...['871', '872', '873', '877', '878', '879'],
]

describe('BOOK-22 a phone number is understood as people write it', () => {
  it.each([
    [' +442071838750', '+442071838750'],
    ['+44 20 7183 8750 ', '+442071838750'],
    ['(+44) 20 7183 8750', '+442071838750'],
    ['+(44) 20 7183 8750', '+442071838750'],
    ['+44 (0)20 7183 8750', '+442071838750'],
    ['+44(0)2071838750', '+442071838750'],
    ['+44 (0) 20-7183-8750', '+442071838750'],
    ['Mob. +44 20 7183 8750', '+442071838750'],
    ['Mob.: +44 20 7183 8750 (WhatsApp)', '+442071838750'],
    ['Тел. +7 912 345-67-89', '+79123456789'],
    ['тел:+7(912)345-67-89', '+79123456789'],
    ['tel:+44-20-7183-8750', '+442071838750'],
    ['TEL;TYPE=CELL:+442071838750', '+442071838750'],
    ['WhatsApp: +34 612 34 56 78', '+34612345678'],
    ['https://wa.me/447911123456', '+447911123456'],
    ['whatsapp://send?phone=447911123456', '+447911123456'],
    ['Mary Roe <+44 20 7183 8750>', '+442071838750'],
    ['+44\u00A020\u202F7183\u20098750', '+442071838750'],
    ['+44,20,7183,8750', '+442071838750'],
    ['+44.20.7183.8750', '+442071838750'],
    ['+44/20/7183/8750', '+442071838750'],
    ['+44‑20‒7183–8750', '+442071838750'],
    ['\u202A+44 20 7183 8750\u202C', '+442071838750'],
    ['\u200E+44\u200B20\u20607183\uFEFF8750', '+442071838750'],
    ['＋４４ ２０ ７１８３ ８７５０', '+442071838750'],
    ['⁺44 20 7183 8750', '+442071838750'],
    ['➕44 20 7183 8750', '+442071838750'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['٩٧١٥٠١٢٣٤٥٦٧+', '+971501234567'],
    ['+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
    ['+९१ ९८७६५ ४३२१०', '+919876543210'],
    ['+৮৮০ ১৮১২ ৩৪৫৬৭৮', '+8801812345678'],
    ['+𝟒𝟒 20 7183 8750', '+442071838750'],
    ['+4️⃣4️⃣ 20 7183 8750', '+442071838750'],
    ['++44 20 7183 8750', '+442071838750'],
    ['+ 44 20 7183 8750', '+442071838750'],
    ['0044 20 7183 8750', '+442071838750'],
    ['00 44 (0)20 7183 8750', '+442071838750'],
    ['+0044 20 7183 8750', '+442071838750'],
    ['+44 0044 20 7183 8750', '+442071838750'],
    ['+44+442071838750', '+442071838750'],
    ['+44 442071838750', '+442071838750'],
    ['+7 +7 912 345 67 89', '+79123456789'],
    ['+7 8 912 345 67 89', '+79123456789'],
    ['+7 (8912) 345-67-89', '+79123456789'],
    ['+52 1 55 1234 5678', '+525512345678'],
    ['+52 044 55 1234 5678', '+525512345678'],
    ['+52 01 55 1234 5678', '+525512345678'],
    ['+90 0532 118 40 27', '+905321184027'],
    ['+36 06 20 123 4567', '+36201234567'],
    ['+36 (0)20 123 4567', '+36201234567'],
    ['+375 80 29 491 19 11', '+375294911911'],
    ['+375 8 029 491 19 11', '+375294911911'],
    ['+380 8 050 123 45 67', '+380501234567'],
    ['+38 (050) 123 45 67', '+380501234567'],
    ['+998 8 90 123 45 67', '+998901234567'],
    ['+370 8 612 34567', '+37061234567'],
    ['+54 9 11 2345 6789', '+5491123456789'],
    ['+54 11 15 2345 6789', '+5491123456789'],
    ['+54 9 11 15 2345-6789', '+5491123456789'],
    ['+55 0 11 96123 4567', '+5511961234567'],
    ['+55 015 11 96123 4567', '+5511961234567'],
    ['+39 06 6982 1234', '+390669821234'],
    ['+39 (06) 6982-1234', '+390669821234'],
    ['+49 (0)1512 3456789', '+4915123456789'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['+34 (0) 612 345 678', '+34612345678'],
    ['+1 (646) 331-2345', '+16463312345'],
    ['+1-646-331-2345', '+16463312345'],
    ['+1 1 646 331 2345', '+16463312345'],
    ['+800 1234 5678', '+80012345678'],
  ])('%s is %s wherever one is', (text, number) => {
    for (const home of [null, 'GB', 'US', 'RU', 'TR', 'IT'] as const)
      expect([home, e164(read(text, home))]).toEqual([home, number])
  })

  it.each([
    ['07400 123456', 'GB', '+447400123456'],
    ['7400123456', 'GB', '+447400123456'],
    ['447400123456', 'GB', '+447400123456'],
    ['(0)7400 123456', 'GB', '+447400123456'],
    ['646 331 2345', 'US', '+16463312345'],
    ['1 646 331 2345', 'US', '+16463312345'],
    ['011 44 20 7183 8750', 'US', '+442071838750'],
    ['00 44 20 7183 8750', 'US', '+442071838750'],
    ['8 (912) 345-67-89', 'RU', '+79123456789'],
    ['8-912-345-67-89', 'RU', '+79123456789'],
    ['9123456789', 'RU', '+79123456789'],
    ['79123456789', 'RU', '+79123456789'],
    ['8 10 44 20 7183 8750', 'RU', '+442071838750'],
    ['0044 20 7183 8750', 'RU', '+442071838750'],
    ['044 55 1234 5678', 'MX', '+525512345678'],
    ['01 55 1234 5678', 'MX', '+525512345678'],
    ['06 20 123 4567', 'HU', '+36201234567'],
    ['8 029 491-19-11', 'BY', '+375294911911'],
    ['8 050 123 45 67', 'UA', '+380501234567'],
    ['0532 118 40 27', 'TR', '+905321184027'],
    ['06 6982 1234', 'IT', '+390669821234'],
    ['347 123 4567', 'IT', '+393471234567'],
    ['030/123456', 'DE', '+4930123456'],
    ['(11) 96123-4567', 'BR', '+5511961234567'],
    ['0812-345-678', 'ID', '+62812345678'],
    ['010-2000-0000', 'KR', '+821020000000'],
    ['138 0013 8000', 'CN', '+8613800138000'],
    ['090ー1234ー5678', 'JP', '+819012345678'],
    ['090-1234-5678', 'JP', '+819012345678'],
  ] as const)('%s at home in %s is %s', (text, home, number) => {
    expect(e164(read(text, home))).toBe(number)
  })

  it.each([
    ['646 331 2345', null, 'country'],
    ['07400 123456', null, 'country'],
    ['89123456789', null, 'country'],
    ['905321184027', 'GB', 'country'],
    ['+44 20 7183 8750, +44 7400 123456', null, 'several'],
    ['+44 20 7183 8750 / 07400 123456', null, 'several'],
    ['+44 20 7183 8750 or +44 7400 123456', 'GB', 'several'],
    ['020 7183 8750; 07400 123456', 'GB', 'several'],
    ['020 7183 8750 07400 123456', 'GB', 'several'],
    ['+44 20 7183 8750 ext. 12', null, 'several'],
    ['+44 20 7183 8750 x12', null, 'several'],
    ['+44 20 7183 8750 доб. 12', null, 'several'],
    ['+44 20 7183 8750,12', null, 'several'],
    ['tel:+442071838750;ext=12', null, 'several'],
    ['+44 20 7183 8750#12', null, 'several'],
    ['+1 800 FLOWERS', null, 'unread'],
    ['+44 2O 7183 875O', null, 'unread'],
    ['*67 646 331 2345', 'US', 'unread'],
    ['mary@example.com', 'GB', 'unread'],
    ['no phone', 'GB', 'unread'],
    ['+999 20 7183 8750', null, 'unread'],
    ['1'.repeat(20), 'GB', 'long'],
    ['--', 'GB', 'unread'],
    ['', 'GB', 'empty'],
    [' \u200B', 'GB', 'empty'],
    ['+', null, 'short'],
    ['+4', null, 'short'],
    ['+44 2', null, 'short'],
    ['0', 'GB', 'short'],
  ] as const)('%s at home in %s is not read: %s, and stands as it was written', (text, home, reason) => {
    expect(read(text, home)).toMatchObject({ kind: 'unread', reason, text })
  })

  it('a text over the limit is left alone', () => {
    const text = `+442071838750${' '.repeat(phoneTextLimit)}`
    expect(read(text)).toMatchObject({ kind: 'unread', reason: 'unread', text })
  })

  it('a number that no table knows is possible, a short and a long one are not', () => {
    expect(read('+44 1100 123456')).toMatchObject({ e164: '+441100123456', isPossible: true, isValid: false })
    expect(read('+44 7911')).toMatchObject({ e164: '+447911', isPossible: false })
    expect(read('+44 7911 123456 78')).toMatchObject({ e164: '+44791112345678', isPossible: false })
    expect(read('07911 123456 78', 'GB')).toMatchObject({ e164: '+44791112345678', isPossible: false })
  })

  describe('an 8 before a code of Russia or Kazakhstan is dialled in the country only', () => {
    const codes = [
      ...['301', '343', '351', '391', '421', '495', '499'],
      ...['701', '727', '771', '800', '812', '831', '912'],
    ]
    const written = (code: string, rest: string) => [
      `8${code}${rest}`,
      `8 ${code} ${rest}`,
      `8 (${code}) ${rest.slice(0, 3)}-${rest.slice(3)}`,
    ]
    it.each(codes)('8 %s with fewer than seven digits behind it is incomplete, at any length', (code) => {
      // Ten digits of 8 343, 8 351, 8 421, 8 727 and 8 771 begin with an area code, too.
      const longest = areas.includes(`8${code.slice(0, 2)}`) ? 5 : 6
      for (let count = 1; count <= longest; count++)
        for (const text of written(code, '1234567'.slice(0, count)))
          for (const home of ['RU', 'KZ'] as const)
            expect(read(text, home), `${text} at ${home}`).toMatchObject({
              e164: `+7${code}${'1234567'.slice(0, count)}`,
              isPossible: false,
            })
    })
    it.each(codes)('8 %s with seven digits is whole', (code) => {
      for (const text of written(code, '1234567')) expect(e164(read(text, 'RU'))).toBe(`+7${code}1234567`)
    })
    it.each([
      ['+7 891 234 56 78', '+78912345678'],
      ['+78495123456', '+78495123456'],
      ['007 849 512 34 56', '+78495123456'],
      ['812 345-67-89', '+78123456789'],
      ['8123456789', '+78123456789'],
      ['800 123 45 67', '+78001234567'],
    ])('%s has its calling code, or digits of no other number: it is whole', (text, number) => {
      const reading = read(text, 'RU')
      expect(reading).toMatchObject({ e164: number, isPossible: true, isValid: true })
      expect(e164(read(reading.typed, 'RU'))).toBe(number)
    })
  })

  describe('ten digits with an area code of Russia are a whole landline', () => {
    const written = (code: string, rest: string) => [
      `${code}${rest}`,
      `${code} ${rest.slice(0, 3)} ${rest.slice(3, 5)} ${rest.slice(5)}`,
      `(${code}) ${rest.slice(0, 3)}-${rest.slice(3, 5)}-${rest.slice(5)}`,
      `${code}${rest[0]} ${rest.slice(1)}`,
      `(${code}${rest[0]}) ${rest.slice(1, 3)}-${rest.slice(3, 5)}-${rest.slice(5)}`,
      `${code}${rest[0]}.${rest.slice(1, 3)}.${rest.slice(3, 5)}.${rest.slice(5)}`,
    ]
    const cases = areas.flatMap((code) => (['RU', 'KZ'] as const).map((home) => [code, home] as const))
    it.each(cases)('%s at home in %s: pasted, or typed sign by sign', (code, home) => {
      for (const text of written(code, '2345678')) {
        const whole = { e164: `+7${code}2345678`, isPossible: true, isValid: true }
        expect(read(text, home), text).toMatchObject(whole)
        const typed = [...text].reduce((before, sign) => read(before + sign, home).typed, '')
        expect(read(typed, home), `${text}, typed`).toMatchObject(whole)
      }
    })
    it.each(cases)('%s at home in %s with an extension is read as two numbers', (code, home) => {
      for (const text of written(code, '2345678'))
        for (const end of [', 5', ' / 9', '; 7', ' доб. 5', ' ext. 12', '#5'])
          expect(read(text + end, home), text + end).toMatchObject({ kind: 'unread', reason: 'several' })
    })
    it.each(['8 495 123 45 6', '8 916 123 45 6', '8 812 123 45 6', '8(800)123456', '8 301 123-456'])(
      '%s has none: its 8 is the trunk prefix, and a digit is missing',
      (text) => {
        for (const home of ['RU', 'KZ'] as const)
          expect(read(text, home)).toMatchObject({
            e164: `+7${text.replace(/\D/g, '').slice(1)}`,
            isPossible: false,
          })
      },
    )
  })

  it('is shown in groups: of the form it was typed in, or with its calling code', () => {
    expect(read('05321184027', 'TR')).toMatchObject({ typed: '0532 118 40 27', text: '+90 532 118 40 27' })
    expect(read('+905321184027')).toMatchObject({ typed: '+90 532 118 40 27', text: '+90 532 118 40 27' })
    expect(read('+90 0532 118 40 27')).toMatchObject({ typed: '+90 532 118 40 27' })
    expect(read('Mob. +90 532')).toMatchObject({ typed: 'Mob. +90 532', text: '+90 532' })
    expect(read('+90 5')).toMatchObject({ typed: '+90 5' })
  })

  it('names the country of a number that has begun, as far as its calling code tells', () => {
    expect(read('+7 9', 'RU').country).toBe('RU')
    expect(read('+7', 'KZ').country).toBe('KZ')
    expect(read('+7', 'TR').country).toBeNull()
    expect(read('+', 'TR').country).toBeNull()
    expect(read('0', 'TR').country).toBe('TR')
    expect(read('646331', null).country).toBeNull()
    expect(read('03', 'WS').country).toBe('WS')
  })
})

/** The prefixes that people of a country write before its numbers: by its rules, and those out of use. */
const prefixesOf = (country: Country): string[] => {
  const metadata = new library.Metadata()
  metadata.selectNumberingPlan(country)
  const trunk = (
    metadata.numberingPlan as unknown as { nationalPrefix: () => string | undefined }
  ).nationalPrefix()
  const former: Partial<Record<Country, string[]>> = {
    MX: ['1', '01', '044', '045'],
    RU: ['8'],
    KZ: ['8'],
    BY: ['8', '80'],
    UA: ['80'],
    UZ: ['8'],
    TJ: ['8'],
    TM: ['8'],
    LT: ['8', '0'],
    AM: ['8'],
    AZ: ['8'],
    GE: ['8'],
    MD: ['8'],
    HU: ['06'],
  }
  return [...new Set([...(trunk ? [trunk] : []), ...(former[country] ?? [])])]
}

/** Countries with 00 and a carrier's digit as the international prefix: such a number is ambiguous, so the field asks. */
const carriers = new Set<Country>(['TH', 'SG', 'HK', 'KR', 'ID', 'BO', 'BR', 'CO', 'TW', 'AU', 'IL', 'CL'])

describe('BOOK-22 prefixes of the hundred most travelled countries', () => {
  it('there are a hundred of them', () => {
    expect(new Set(travelled).size).toBe(100)
  })
  it.each(travelled)('%s', (country) => {
    const { number, countryCallingCode: code, nationalNumber } = example(country)
    const faults: string[] = []
    const holds = (text: string, home: Country | null) => {
      const found = e164(read(text, home))
      const isAsked = found === 'country' && text.startsWith('00') && home && carriers.has(home)
      if (found !== number && !isAsked) faults.push(`${text} at ${home}: ${found}`)
    }
    const abroad = travelled.filter((one) => library.getCountryCallingCode(one) !== code)
    for (const home of [null, country, ...abroad]) {
      holds(number, home)
      holds(`(+${code}) ${nationalNumber}`, home)
      holds(`00${code}${nationalNumber}`, home)
      for (const prefix of prefixesOf(country)) {
        holds(`+${code} ${prefix} ${nationalNumber}`, home)
        holds(`+${code} (${prefix})${nationalNumber}`, home)
        holds(`+${code}${prefix}${nationalNumber}`, home)
        holds(`00${code} (${prefix}) ${nationalNumber}`, home)
      }
    }
    holds(nationalNumber, country)
    holds(`${code}${nationalNumber}`, country)
    for (const prefix of prefixesOf(country)) holds(`${prefix} ${nationalNumber}`, country)
    expect(faults).toEqual([])
  })
})
