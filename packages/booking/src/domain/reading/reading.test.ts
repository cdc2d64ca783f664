import { describe, expect, it } from 'vitest'
import { holdReaders } from '../../testing/readingProperties.ts'
import { email } from '../rules/email.ts'
import { personName } from '../rules/name.ts'
import { trainNumber } from '../rules/trainNumber.ts'
import { plainDigits, plainLine, readDigits } from './plain.ts'
import { readContact } from './readContact.ts'
import { readEmail } from './readEmail.ts'
import { readName } from './readName.ts'
import { readTrain } from './readTrain.ts'

/** `pnpm test:long` asks for more. */
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
    ['jose\u0301@example.es', 'jos\u00e9@example.es'],
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
  ])('BOOK-19 %j may mean another thing: it stays and is refused', (written) => {
    expect(readEmail(written)).toBe(written)
    expect(email(written, 'email')).not.toBeNull()
  })
})

describe('each sign of Unicode by itself', () => {
  /** All that is assigned, and one of each kind that is not. */
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

describe('names of the world', () => {
  // Written by many hands in the languages' own letters: what each of them calls the countries.
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
