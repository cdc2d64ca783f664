import { type Outcome, refused, sent } from './outcome.ts'

/** An e-mail address as it is written, and the address that is meant. */
export interface EmailRow {
  input: string
  /**
   * Refused without an `at`, because `several` addresses stand there, for a `sign` that may not stand in one, for its
   * `domain`, or as too `long`.
   */
  right: Outcome
}

type Written = readonly [input: string, right?: string | Outcome]

const asWritten: readonly Written[] = [
  ['mary@example.com'],
  ['Mary.Smith@Example.COM'],
  ['mary+wherry@example.com'],
  ['mary_smith-2@example.co.uk'],
  ['m@example.io'],
  ['1234567890@example.com'],
  ["o'brien@example.ie"],
  ['mary&john@example.com'],
  ['mary/office@example.com'],
  ['mary=smith@example.com'],
  ['mary!#$%*?^`{|}~x@example.com'],
  ['_mary_@example.com'],
  ['-mary@example.com'],
  ['mary@a.b.c.d.example.museum'],
  ['mary@my-company.example'],
  ['mary@123.com'],
  ['mary@3m.com'],
  ['mary@xn--e1afmkfd.xn--p1ai'],
  ['josé@example.es'],
  ['müller@example.de'],
  ['anna@müller.de'],
  ['анна@пример.рф'],
  ['用户@例子.广告'],
  ['ユーザー@例え.jp'],
  ['χρήστης@παράδειγμα.ελ'],
  ['मैरी@उदाहरण.भारत'],
  ['مريم@مثال.إختبار'],
  [`${'m'.repeat(64)}@example.com`],
  [`mary@${'a'.repeat(63)}.com`],
]

const madePlain: readonly Written[] = [
  [' mary@example.com ', 'mary@example.com'],
  ['\tmary@example.com\r\n', 'mary@example.com'],
  ['\u00A0mary@example.com\u3000', 'mary@example.com'],
  ['mary@example.com,', 'mary@example.com'],
  ['mary@example.com;', 'mary@example.com'],
  ['mary@example.com.', 'mary@example.com'],
  ['mary@example.com!', 'mary@example.com'],
  ['• mary@example.com', 'mary@example.com'],
  ['- mary@example.com', 'mary@example.com'],
  ['mary@example.com)', 'mary@example.com'],
  ['(mary@example.com)', 'mary@example.com'],
  ['[mary@example.com]', 'mary@example.com'],
  ['"mary@example.com"', 'mary@example.com'],
  ["'mary@example.com'", 'mary@example.com'],
  ['«anna@example.com»', 'anna@example.com'],
  ['“mary@example.com”', 'mary@example.com'],
  ['„mary@example.de“', 'mary@example.de'],
  ['<mary@example.com>', 'mary@example.com'],
  ['<mary@example.com>,', 'mary@example.com'],
  ['Mary Smith <mary@example.com>', 'mary@example.com'],
  ['"Smith, Mary" <mary@example.com>', 'mary@example.com'],
  ['Анна Петрова <anna@example.com>;', 'anna@example.com'],
  ['mary@example.com <mary@example.com>', 'mary@example.com'],
  ['mailto:mary@example.com', 'mary@example.com'],
  ['MAILTO:mary@example.com?subject=Ride%20home', 'mary@example.com'],
  ['<mailto:mary@example.com>', 'mary@example.com'],
  ['mary\u200B@example.com', 'mary@example.com'],
  ['\uFEFFmary@example.com', 'mary@example.com'],
  ['mary@exam\u00ADple.com', 'mary@example.com'],
  ['mary@\u2060example.com', 'mary@example.com'],
  ['\u202Amary@example.com\u202C', 'mary@example.com'],
  ['\u200Emary@example.com', 'mary@example.com'],
  ['ｍａｒｙ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'mary@example.com'],
  ['mary＠example.com', 'mary@example.com'],
  ['mary@example．com', 'mary@example.com'],
  ['mary@example。com', 'mary@example.com'],
  ['mary@example.com、', 'mary@example.com'],
  ['jose\u0301@example.es', 'josé@example.es'],
]

/** Written and copied by strangers, who had not seen this table. */
const strangers: readonly Written[] = [
  ['mary@example.com (work)', 'mary@example.com'],
  ['[mary@example.com](mailto:mary@example.com)', 'mary@example.com'],
  ['mary@example.com mary@example.com', 'mary@example.com'],
  ['mary@example.com, Mary@Example.com', 'mary@example.com'],
  ['e-mail - mary@example.com', 'mary@example.com'],
  ['Email — mary@example.com', 'mary@example.com'],
  ['email=mary@example.com', 'mary@example.com'],
  ['EMAIL;TYPE=INTERNET:mary@example.com', 'mary@example.com'],
  ['📧 mary@example.com', 'mary@example.com'],
  ['✉️ mary@example.com', 'mary@example.com'],
  ['mary﹫example.com', 'mary@example.com'],
  ['mary@example.com…', 'mary@example.com'],
  ['🙂mary@example.com', refused('sign')],
  ['mary [at] example [dot] com', refused('at')],
  ['mary@example@com', refused('at')],
  ['https://mary@example.com', refused('sign')],
  ['mary@example.com\nSent from my phone', refused('sign')],
]

const noAddresses: readonly Written[] = [
  ['mary', refused('at')],
  ['mary.example.com', refused('at')],
  ['mary at example.com', refused('at')],
  ['+44 7400 123456', refused('at')],
  ['mary@example.com, john@example.com', refused('several')],
  ['mary@example.com; john@example.com', refused('several')],
  ['mary@example.com john@example.com', refused('several')],
  ['mary@example.com/john@example.com', refused('several')],
  ['mary@example.com\njohn@example.com', refused('several')],
  ['Mary <mary@example.com>, John <john@example.com>', refused('several')],
  ['mary smith@example.com', refused('sign')],
  ['mary@exam ple.com', refused('sign')],
  ['mary@ example.com', refused('sign')],
  ['mary @example.com', refused('sign')],
  ['mary,smith@example.com', refused('sign')],
  ['mary@example,com', refused('sign')],
  ['mary(work)@example.com', refused('sign')],
  ['mary@exam_ple.com', refused('sign')],
  ['mary🙂@example.com', refused('sign')],
  ['mary@example', refused('domain')],
  ['mary@localhost', refused('domain')],
  ['mary@', refused('domain')],
  ['mary@.com', refused('domain')],
  ['mary@example..com', refused('domain')],
  ['mary@-example.com', refused('domain')],
  ['mary@example-.com', refused('domain')],
  ['mary@example.c', refused('domain')],
  ['mary@192.168.0.1', refused('domain')],
  ['mary@example.123', refused('domain')],
  [`mary@${'a'.repeat(64)}.com`, refused('domain')],
  [`mary@${'long-label.'.repeat(24)}com`, refused('long')],
]

/** E-mail addresses as they are written, copied from letters and pages, and mistaken. */
export const emails: readonly EmailRow[] = [...asWritten, ...madePlain, ...strangers, ...noAddresses].map(
  ([input, right = input]) => ({ input, right: typeof right === 'string' ? sent(right) : right }),
)
