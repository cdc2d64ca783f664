import { describe, expect, it } from 'vitest'
import { holdReaders } from '../../testing/readingProperties.ts'
import { email } from './email.ts'
import { personName } from './name.ts'
import { phone } from './phoneRule.ts'
import { plainDigits, plainLine } from './plain.ts'
import { readContact } from './readContact.ts'
import { readDigits } from './readDigits.ts'
import { readEmail } from './readEmail.ts'
import { readName } from './readName.ts'
import { readTrain, readWagon } from './readTrain.ts'
import { trainNumber, wagonNumber } from './trainNumber.ts'

/** Runs of each property; `pnpm test:long` sets more. */
holdReaders(Number(process.env['LONG_RUNS'] ?? 500))

describe('an address as people paste it', () => {
  it.each([
    'mary@example.com',
    ' mary@example.com\n',
    'mary@example.com,',
    'mary@example.com.',
    'mary@example.com;',
    '<mary@example.com>',
    'Mary Roe <mary@example.com>',
    '"Roe, Mary" <mary@example.com>;',
    'mary@example.com <mary@example.com>',
    'mary@example.com <mailto:mary@example.com>',
    'mailto:mary@example.com',
    'MAILTO:mary@example.com?subject=Ride&body=x@y.co',
    'mailto:mary%40example.com',
    'E-mail: mary@example.com',
    'Почта: mary@example.com.',
    '"mary@example.com"',
    "'mary@example.com',",
    '*mary@example.com*',
    '«mary@example.com»',
    '(mary@example.com)',
    '- mary@example.com',
    'ma\u200bry@example.com',
    'mary@example\u00ad.com\ufeff',
    '\u202amary@example.com\u202c',
    'mary＠example．com',
    'ｍａｒｙ@example.com',
    'mary@example。com',
    // Marks of a spreadsheet, a configuration, a bold text, an address bar, a profile, a list of contacts.
    "'mary@example.com",
    "email: 'mary@example.com',",
    '*mary@example.com',
    '`mary@example.com',
    'to=mary@example.com',
    '?email=mary@example.com',
    '📧mary@example.com',
    '✉️mary@example.com',
    'Mary Roe (mary@example.com)',
    'mary@example.com (mary@example.com)',
    // Cyrillic letters that look like Latin ones.
    'mary@ехаmрlе.соm',
    'mаry@example.сom',
  ])('BOOK-19 %j is mary@example.com', (written) => {
    expect(readEmail(written)).toBe('mary@example.com')
    expect(readContact(written)).toBe('mary@example.com')
    expect(email(written, 'email')).toBeNull()
  })

  it.each([
    ["o'neil@example.com", "o'neil@example.com"],
    ['anne\u2011marie@example.com', 'anne-marie@example.com'],
    ['a..b@docomo.ne.jp', 'a..b@docomo.ne.jp'],
    ['a+b_c@sub.example.museum', 'a+b_c@sub.example.museum'],
    ['почта@пример.рф', 'почта@пример.рф'],
    ['用户@例子.广告', '用户@例子.广告'],
    ['mary@xn--e1afmkfd.xn--p1ai', 'mary@xn--e1afmkfd.xn--p1ai'],
    ['сара@ресурс.рф', 'сара@ресурс.рф'],
    ['жmary@example.com', 'жmary@example.com'],
    ['jose\u0301@example.es', 'jos\u00e9@example.es'],
    ["'a'@b.co", "'a'@b.co"],
    ["<'a'@b.co>,", "'a'@b.co"],
    ['*a*@b.co', '*a*@b.co'],
    ['`a`@b.co', '`a`@b.co'],
    ["''a@b.co'", 'a@b.co'],
  ])('BOOK-19 %j is %j', (written, meant) => {
    expect(readEmail(written)).toBe(meant)
    expect(email(written, 'email')).toBeNull()
  })

  it.each([
    'mary@example. com',
    'mary @ example.com',
    'write to mary@example.com',
    'mary@example.com Mary',
    'mary@example',
    'mary@example.com, bob@example.com',
    'Mary <mary@example.com>, Bob <bob@example.com>',
    'bob@example.com <mary@example.com>',
    'mary at example.com',
    'mary@example.c0m',
    'mary@example.com2',
    'bob@example.com (mary@example.com)',
  ])('BOOK-19 %j may mean another thing: it stays and is refused', (written) => {
    expect(readEmail(written)).toBe(written)
    expect(email(written, 'email')).not.toBeNull()
  })
})

describe('each sign of Unicode by itself', () => {
  /** All assigned code points, and samples of the unassigned ones. */
  const all = Array.from({ length: 0x110000 }, (_, point) => point)
    .filter((point) => point < 0x30000 || point > 0xe0000)
    .filter((point) => point < 0xe0200 || point % 4099 === 0)
    .map((point) => String.fromCodePoint(point))

  it('BOOK-19 is a name, is left out, or is refused and named', () => {
    const unnamed = all.filter((sign) => {
      const read = readName(sign)
      const wrong = personName(sign, 'name')
      if (read === '' || wrong === null) return wrong !== null
      return wrong.params?.['sign'] !== [...read][0]
    })
    expect(unnamed).toEqual([])
  })

  it('BOOK-19 inside a name it stays, is made plain, or is refused and named', () => {
    const unnamed = all.filter((sign) => {
      const read = readName(`Ana${sign}Roe`)
      const wrong = personName(`Ana${sign}Roe`, 'name')
      if (wrong) return wrong.params?.['sign'] !== sign.normalize('NFC')
      return !read.startsWith('An') || !read.endsWith('Roe')
    })
    expect(unnamed).toEqual([])
  })

  it('BOOK-19 inside an address it stays, is made plain, or is refused and named', () => {
    const unnamed = all.filter((sign) => {
      const written = `a${sign}b@example.com`
      const wrong = email(written, 'email')
      if (wrong === null) return !readEmail(written).endsWith('b@example.com')
      const { reason, sign: named } = wrong.params ?? {}
      if (named === ' ') return plainLine(`a${sign}b`) !== 'a b'
      if (reason === 'sign')
        return !`${sign.normalize('NFC')}${sign.normalize('NFKC')}`.includes(String(named))
      return !/[@;,|<>/]/.test(sign.normalize('NFKC'))
    })
    expect(unnamed).toEqual([])
  })

  it('BOOK-22 a decimal digit of any script is 0 to 9', () => {
    const digits = all.filter((sign) => /\p{Nd}/u.test(sign))
    expect(digits.length).toBeGreaterThan(600)
    const odd = digits.filter((sign) => !/^\d$/.test(plainDigits(sign)))
    expect(odd).toEqual([])
    expect(['٣', '۴', '५', '๖', '７', '𝟠', '𝟗'].map(plainDigits)).toEqual(['3', '4', '5', '6', '7', '8', '9'])
  })
})

describe('numbers of documents', () => {
  it.each([
    ['7001 0090 00017', '7001009000017'],
    ['7001-0090-00017', '7001009000017'],
    ['７００１', '7001'],
    ['WHERRY – 10', 'WHERRY - 10'],
    ['\u2060WHERRY\u201110\u00a0', 'WHERRY-10'],
    ['ALDER10.', 'ALDER10'],
    ['«ALDER10»', 'ALDER10'],
    ['"ALDER10",', 'ALDER10'],
    ['*ALDER10*', 'ALDER10'],
    ['(ALDER10)', 'ALDER10'],
    ['Promo code: ALDER10', 'ALDER10'],
    ['Промокод: «ALDER10»', 'ALDER10'],
    ['Código promocional: ALDER10', 'ALDER10'],
    ['№ 7001 0090 00017', '7001009000017'],
    ['Card: 7001.0090.00017', '7001009000017'],
    ['7001_0090_00017;', '7001009000017'],
    ['SUMMER!', 'SUMMER!'],
    ['10%', '10%'],
    ['Code:', 'Code:'],
    ['("ALDER10").', 'ALDER10'],
    ['[Promo code: ALDER10]', 'ALDER10'],
    ['Code: <ALDER10>', 'ALDER10'],
    ['Code: [VIP]10', '[VIP]10'],
    ['SALE(10)', 'SALE(10)'],
    ['[VIP]10', '[VIP]10'],
    ['(VIP)(10)', '(VIP)(10)'],
    ['SUMMER:10', 'SUMMER:10'],
    ['Promo code:ALDER10', 'ALDER10'],
    ['20.26', '20.26'],
    ['7001.009.17', '7001.009.17'],
    ['20_26', '20_26'],
    ['20 26', '2026'],
    ['7001. 0090. 00017', '7001009000017'],
    ['Code: "7001 0090"', '70010090'],
    ['Promo code: SUMMER', 'SUMMER'],
    ['Promo code: "SUMMER".', 'SUMMER'],
    ['Код: «ЛЕТО»', 'ЛЕТО'],
    ['Промокод: ЛЕТО!', 'ЛЕТО!'],
    ['Código promocional: VERANO', 'VERANO'],
    ['[Código: VERANO]', 'VERANO'],
    ['Código: (VERANO)', 'VERANO'],
    ['Promo code:SUMMER', 'SUMMER'],
    // A code with a colon, a sentence, and a label without a code behind it stay.
    ['SUMMER:SALE', 'SUMMER:SALE'],
    ['Code: ask the driver', 'Code: ask the driver'],
    ['Promo code: «»', 'Promo code:'],
    ['Code: -', 'Code: -'],
  ])('BOOK-35 %j is %j', (written, meant) => {
    expect(readDigits(written)).toBe(meant)
  })

  it.each([
    ['№ 016А', '016А'],
    ['№016А', '016А'],
    ['Поезд № 016А', '016А'],
    ['поезд 43', '43'],
    ['016A/015A', '016A/015A'],
    ['Train no. 9876', '9876'],
    ['tren n.º 3141', '3141'],
    ['Zug ICE 123', 'ICE 123'],
    ['(TGV 6123),', 'TGV 6123'],
    ['вагон 7', '7'],
    ['Coach B', 'B'],
    ['Treno n. 9512', '9512'],
    ['п. 016А', '016А'],
    ['１２', '12'],
    ['Zug', 'Zug'],
  ])('BOOK-08 the train or carriage %j is %j', (written, meant) => {
    expect(readTrain(written)).toBe(meant)
    expect(trainNumber(written, 'arrivalTrainNumber')).toBeNull()
  })
})

/** Texts as they are on tickets and as people say them: what is written, the train's number, the carriage's. */
const tickets: readonly (readonly [string, string, string])[] = [
  ['поезд 016А, вагон 5', '016А', '5'],
  ['Поезд № 016А вагон 05 место 12', '016А', '05'],
  ['016А, 5 вагон', '016А', '5'],
  ['016А, 5-й вагон, 12 место', '016А', '5'],
  ['Train 9024 coach C seat 21', '9024', 'C'],
  ['train 9024, coach 12, seat 4', '9024', '12'],
  ['AVE 03141 coche 3 plaza 12A', 'AVE 03141', '3'],
  ['TGV 6611 voiture 7, place 45', 'TGV 6611', '7'],
  ['ICE 598 Wagen 21 Platz 45', 'ICE 598', '21'],
  ['поезд 016А вагон 5 место нижнее', '016А', '5'],
  ['поезд 016А вагон № 5 место нижнее', '016А', '5'],
  ['Train 9024 coach 5 seat A21', '9024', '5'],
  ['ICE 598 Wagen 21 Platz am Fenster', 'ICE 598', '21'],
  ['AVE 03141 coche 3 plaza D', 'AVE 03141', '3'],
  ['016А вагон 5 12 место', '016А', '5'],
  ['016А 5-й вагон 12 место', '016А', '5'],
  ['016А 5 вагон 12 место', '016А', '5'],
  ['Сапсан, 5 вагон', 'Сапсан', '5'],
  ['Сапсан 5-й вагон', 'Сапсан', '5'],
  ['Pociąg IC 2310, wagon 12, miejsce 45', 'IC 2310', '12'],
  ['vlak R 883, vůz 255, místo 11', 'R 883', '255'],
  ['vonat IC 702 kocsi 5 hely 23', 'IC 702', '5'],
  ['Поїзд 743К, вагон 3, місце 24', '743К', '3'],
  ['Tåg 421 vagn 3 plats 24', '421', '3'],
  ['Tog 61 vogn 3 plads 24', '61', '3'],
  ['Juna IC 27 vaunu 5 paikka 24', 'IC 27', '5'],
  ['Tren 81004 vagon 3 koltuk 12B', '81004', '3'],
  ['FRECCIAROSSA 9512 - Carr. 3 - Posto 12A', 'FRECCIAROSSA 9512', '3'],
  ['Italo 9925 carrozza 4 posti 11 e 12', 'Italo 9925', '4'],
  ['ICE 598 Wg. 21 Platz 45', 'ICE 598', '21'],
  ['Train 12951 Coach B3 Berth 24', '12951', 'B3'],
  ['Ласточка, вагон 5', 'Ласточка', '5'],
  ['Eurostar, coach 12, seat 61', 'Eurostar', '12'],
  ['поезд 016А, вагон 5 (купе), место 12', '016А', '5'],
  ['016А, 5 вагон, купе', '016А', '5'],
  ['016А, 5 вагон, СВ', '016А', '5'],
  ['9024 coach C', '9024', 'C'],
  ['поезд, вагон 5', '5', '5'],
]

describe('tickets', () => {
  it.each(tickets)('BOOK-08 BOOK-11 %j is the train %s and the carriage %s', (written, train, carriage) => {
    expect([readTrain(written), readWagon(written)]).toEqual([train, carriage])
    expect([trainNumber(written, 'train'), wagonNumber(written, 'wagon')]).toEqual([null, null])
  })

  it.each([
    ['752А "Сапсан"', '752А Сапсан'],
    ['752А «САПСАН»', '752А САПСАН'],
    ['«Сапсан» 752А', 'Сапсан 752А'],
    ['Thalys (9315)', 'Thalys 9315'],
    ['RE 1 (12345)', 'RE 1 12345'],
    ['Tren núm. 3141', '3141'],
  ])('BOOK-08 the train %j is %j', (written, train) => {
    expect(readTrain(written)).toBe(train)
    expect(trainNumber(written, 'train')).toBeNull()
  })

  it.each(['ICE 598 Wagen', 'AVE 03141 coche', 'TGV 6611 voiture'])(
    'BOOK-08 %j has no carriage yet: no digit of the train is lost',
    (written) => {
      expect([readTrain(written), readWagon(written)]).toEqual([written, written])
      expect(wagonNumber(written, 'wagon')).not.toBeNull()
    },
  )

  it.each([
    ['5 вагон', '5'],
    ['в 5 вагоне', '5'],
    ['в 5-м вагоне', '5'],
    ['5-й', '5'],
    ['5-й вагон', '5'],
    ['в вагоне 5', '5'],
    ['вагон номер 5', '5'],
    ['место вагон 34-й', '34'],
    ['вагон 5, место 12А', '5'],
    ['5, место 12', '5'],
    ['вагон 5, 12 место', '5'],
    ['5 car', '5'],
    ['coach D, seat 12', 'D'],
    ['carriage no. 5', '5'],
    ['wagon n° 5', '5'],
    ['vagon 5', '5'],
    ['5 купе', '5'],
    ['вагон 5 (купе)', '5'],
    ['вагон 05 К', '05К'],
    ['05 К', '05К'],
    ['5 вагон, купе', '5'],
    ['5-й вагон (СВ)', '5'],
    ['05К плацкарт', '05К'],
    ['coach 5, first class', '5'],
    ['вагон 5, верхнее место 12', '5'],
    ['wagen 21 (ruhe)', '21'],
    ['вагон 5 купе у окна', '5'],
  ])('BOOK-08 the carriage %j is %j', (written, carriage) => {
    expect(readWagon(written)).toBe(carriage)
    expect(wagonNumber(written, 'wagon')).toBeNull()
  })

  it.each(['вагон 5 вагон 6', 'car 5, car 6', '5, 6', '12/13', '7 место', 'место 12'])(
    'BOOK-08 %j is not one carriage: it stays and is refused',
    (written) => {
      expect(readWagon(written)).toBe(written)
      expect(wagonNumber(written, 'wagon')).not.toBeNull()
    },
  )

  it.each([
    ['coach 12 quiet, B', '12 quiet, B'],
    ['coach 12, B', '12, B'],
    ['train 9024, coach 12 quiet, b', '9024, coach 12 quiet, b'],
    ['coach 12 B quiet', '12 B quiet'],
  ])(
    'BOOK-08 %j has a lone letter behind words: it may be the carriage, so it is kept and asked about',
    (written, kept) => {
      expect(readWagon(written)).toBe(kept)
      expect(wagonNumber(written, 'wagon')).not.toBeNull()
    },
  )
})

describe('a phone as people write it to be answered', () => {
  it.each([
    '+34612345678 (solo WhatsApp)',
    '+34 612 34 56 78, Мария',
    '+34 612 34 56 78 Мария',
    '+34 612345678 📱',
    '"+34 612345678"',
    '<+34 612 345 678>',
    '+34612345678;',
    '[+34] 612345678',
    '+34_612_345_678',
    "+34'612'345'678",
    '+34 612345678 -- Max',
    '+34 612345678 - ',
    'Telegram: +34 612 345 678 / Mary',
  ])('BOOK-22 YACHT-08 %j is +34612345678', (written) => {
    expect(readContact(written)).toBe('+34612345678')
    expect(phone(written, 'phone')).toBeNull()
  })

  it.each([
    '+34 61234567O',
    '+34 61234567 O',
    '+34 612 345 678x',
    '+34 612 345 678 ext 5',
    '+34 612 345 678 *',
    '+1 800 FLOWERS',
    '+49 151 2345 XX XX',
    '+49 151 2345 хх хх',
    '+49 151 2345…',
    '+7 912 345 •• ••',
    '+7 (912) 345-__-__',
    '+49 151 2345 ???',
    '+49 151 2345-----',
    '+49 151 2345 – – –',
  ])('BOOK-22 YACHT-08 %j may be another number or an extension: it stays and is refused', (written) => {
    expect(readContact(written)).toBe(written)
    expect(phone(written, 'phone')).not.toBeNull()
  })
})

describe('names of the world', () => {
  // The names of the countries in many languages, in their own letters.
  const languages =
    'af am ar as az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl or pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tk tr uk ur uz vi zh zu'.split(
      ' ',
    )
  const regions = Array.from({ length: 26 * 26 }, (_, at) =>
    String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26)),
  )

  it.each(languages)('BOOK-19 letters of %s stand in a name, and none is lost', (language) => {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    const words = regions.flatMap((region) => names.of(region) ?? [])
    expect(words.length).toBeGreaterThan(100)
    for (const word of words) {
      expect(personName(word, 'name'), word).toBeNull()
      expect(readName(word)).toBe(
        word
          .normalize('NFC')
          .replace(/[\s\u2011]/g, (sign) => (sign === '\u2011' ? '-' : ' '))
          .replace(/[\u200b\u200e\u200f]/g, ''),
      )
    }
  })
})
