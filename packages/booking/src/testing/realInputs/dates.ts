import { asked, type Outcome, refused, sent, sentIfRead } from './outcome.ts'

/** A day as it is written, and the day that is meant. */
export interface DateRow {
  /** Language of the page. */
  page: 'en' | 'ru' | 'es'
  input: string
  /** Values are YYYY-MM-DD; the field shows DD.MM.YYYY. */
  right: Outcome
  /** The time that comes along, HH:mm; null for none. */
  time: string | null
}

/** The day on which everybody in the table writes: a Wednesday. */
export const datesToday = '2026-11-25'

type Written = readonly [input: string, right: string | Outcome, time?: string]

/** The same on every page. */
const anywhere: readonly Written[] = [
  ['2026-12-05', '2026-12-05'],
  ['2026-12-5', '2026-12-05'],
  ['2026/12/05', '2026-12-05'],
  ['2026.12.05', '2026-12-05'],
  ['20261205', '2026-12-05'],
  ['05.12.2026', '2026-12-05'],
  ['5.12.2026', '2026-12-05'],
  ['5.12.26', '2026-12-05'],
  ['05.12.2026 г.', '2026-12-05'],
  ['05122026', '2026-12-05'],
  ['25/12/2026', '2026-12-25'],
  ['12/25/2026', '2026-12-25'],
  ['25-12-2026', '2026-12-25'],
  ['25 12 2026', '2026-12-25'],
  ['12/12/2026', '2026-12-12'],
  ['29.02.2028', '2028-02-29'],
  [' 05.12.2026 ', '2026-12-05'],
  ['05.\u00A012.\u00A02026', '2026-12-05'],
  ['\u200E05.12.2026\u200E', '2026-12-05'],
  ['０５．１２．２０２６', '2026-12-05'],
  ['٠٥.١٢.٢٠٢٦', '2026-12-05'],
  ['2026-12-05T09:30', '2026-12-05', '09:30'],
  // The day is plain, the clock may be another place's.
  ['2026-12-05T09:30:00+03:00', '2026-12-05'],
  ['05.12.2026 09:45', '2026-12-05', '09:45'],
  ['05.12.2026, 21.45', '2026-12-05', '21:45'],
  ['5 Dec', '2026-12-05'],
  ['5 December 2026', '2026-12-05'],
  ['Dec 5, 2026', '2026-12-05'],
  ['December 5th', '2026-12-05'],
  ['5th of December 2026', '2026-12-05'],
  ['Sat, Dec 5, 2026', '2026-12-05'],
  ['Saturday 5 December', '2026-12-05'],
  ['SAT 05 DEC 2026', '2026-12-05'],
  ['5-Dec-2026', '2026-12-05'],
  ['05DEC26', '2026-12-05'],
  ['05DEC2026', '2026-12-05'],
  ['5 Jan', '2027-01-05'],
  ['Dec 5, 2026 at 9:30 PM', '2026-12-05', '21:30'],
  ['5 декабря', '2026-12-05'],
  ['5 дек. 2026', '2026-12-05'],
  ['сб, 5 декабря 2026 г.', '2026-12-05'],
  ['5 ДЕКАБРЯ 2026', '2026-12-05'],
  ['5-го декабря', '2026-12-05'],
  ['5 января', '2027-01-05'],
  ['5 мая 2027', '2027-05-05'],
  ['5 de diciembre de 2026', '2026-12-05'],
  ['sábado, 5 de diciembre', '2026-12-05'],
  ['5 dic 2026', '2026-12-05'],
  ['1.º de diciembre de 2026', '2026-12-01'],
  ['5. Dezember 2026', '2026-12-05'],
  ['Sa., 5. Dez. 2026', '2026-12-05'],
  ['5. März 2027', '2027-03-05'],
  ['5 décembre 2026', '2026-12-05'],
  ['1er décembre 2026', '2026-12-01'],
  ['sam. 5 déc. 2026', '2026-12-05'],
  ['5 août 2027', '2027-08-05'],
  ['5 de dezembro de 2026', '2026-12-05'],
  ['5 dicembre 2026', '2026-12-05'],
  ['1º dicembre 2026', '2026-12-01'],
  ['5 december 2026', '2026-12-05'],
  ['5 maart 2027', '2027-03-05'],
  ['5 grudnia 2026', '2026-12-05'],
  ['5 грудня 2026 р.', '2026-12-05'],
  ['5 Aralık 2026', '2026-12-05'],
  ['5 ARALIK 2026', '2026-12-05'],
  ['5 Ara 2026', '2026-12-05'],
  ['5 Ocak 2027', '2027-01-05'],
  ['5 Desember 2026', '2026-12-05'],
  ['5 tháng 12, 2026', '2026-12-05'],
  ['ngày 5 tháng 12 năm 2026', '2026-12-05'],
  ['2026年12月5日', '2026-12-05'],
  ['12月5日', '2026-12-05'],
  ['２０２６年１２月５日（土）', '2026-12-05'],
  ['2026年12月5日 星期六', '2026-12-05'],
  ['2026년 12월 5일', '2026-12-05'],
  ['2026. 12. 5.', '2026-12-05'],
  ['5 ธันวาคม 2026', '2026-12-05'],
  ['5 ธ.ค. 2026', '2026-12-05'],
  ['٥ ديسمبر ٢٠٢٦', '2026-12-05'],
  ['5 दिसंबर 2026', '2026-12-05'],
  ['৫ ডিসেম্বর ২০২৬', '2026-12-05'],
  ['5 دسامبر 2026', '2026-12-05'],
  // Counted by other calendars: the Buddhist year, a date of Iran, a year of an emperor.
  ['5 ธันวาคม 2569', sentIfRead('2026-12-05')],
  ['۱۴۰۵/۰۹/۱۴', sentIfRead('2026-12-05')],
  ['令和8年12月5日', sentIfRead('2026-12-05')],
  ['today', '2026-11-25'],
  ['Tomorrow', '2026-11-26'],
  ['сегодня', '2026-11-25'],
  ['завтра', '2026-11-26'],
  ['послезавтра', '2026-11-27'],
  ['hoy', '2026-11-25'],
  ['mañana', '2026-11-26'],
  ['pasado mañana', '2026-11-27'],
  ['heute', '2026-11-25'],
  ['übermorgen', '2026-11-27'],
  ['demain', '2026-11-26'],
  ['après-demain', '2026-11-27'],
  ['domani', '2026-11-26'],
  ['amanhã', '2026-11-26'],
  ['jutro', '2026-11-26'],
  ['bugün', '2026-11-25'],
  ['yarın', '2026-11-26'],
  ['明日', '2026-11-26'],
  ['今天', '2026-11-25'],
  ['后天', '2026-11-27'],
  ['내일', '2026-11-26'],
  ['غدًا', '2026-11-26'],
  ['tomorrow at 9:30', '2026-11-26', '09:30'],
  ['завтра в 9 вечера', '2026-11-26', '21:00'],
  ['in 3 days', sentIfRead('2026-11-28')],
  ['Saturday', sentIfRead('2026-11-28')],
  ['31.02.2027', refused('unread')],
  ['32.12.2026', refused('unread')],
  ['29.02.2027', refused('unread')],
  ['13/13/2026', refused('unread')],
  ['30 February 2027', refused('unread')],
  ['December', refused('unread')],
  ['December 2026', refused('unread')],
  ['2026', refused('unread')],
  ['soon', refused('unread')],
  ['TK 1985', refused('unread')],
  ['+44 7400 123456', refused('unread')],
  ['09:30', refused('unread')],
  ['5-7 December 2026', asked('2026-12-05', '2026-12-07')],
  ['05.12.2026 - 07.12.2026', asked('2026-12-05', '2026-12-07')],
  ['5 or 6 December', asked('2026-12-05', '2026-12-06')],
  ['5 декабря или 6 декабря', asked('2026-12-05', '2026-12-06')],
]

/** Written and copied by strangers, who had not seen this table. */
const strangers: readonly Written[] = [
  // Tuesday of the French, the Spanish and the Italians, and no March beside another month.
  ['mar. 5 mai 2027', '2027-05-05'],
  ['mar. 5 janv. 2027', '2027-01-05'],
  ['mar 5 jan 2027', '2027-01-05'],
  ['mar 5 may 2027', '2027-05-05'],
  ['mar 2 giu 2027', '2027-06-02'],
  ['mar. 2 mars 2027', '2027-03-02'],
  ['mar, 2 mar 2027', '2027-03-02'],
  ['Mar 5, 2027', '2027-03-05'],
  ['Mar. 5 2027', '2027-03-05'],
  ['jeu. 3 déc. 2026', '2026-12-03'],
  ['dom 6 dic 2026', '2026-12-06'],
  ['Mi 9.12.2026', '2026-12-09'],
  ['Di., 8.12.26', '2026-12-08'],
  ['pt 4 gru 2026', '2026-12-04'],
  ['Cmt 5 Ara 2026', '2026-12-05'],
  ['heute Abend 9', '2026-11-25', '21:00'],
  ['5 Dec 2026, 9:30 PM GMT+3', '2026-12-05'],
  ['Sat Dec 05 2026 09:30:00 GMT+0300 (Moscow Standard Time)', '2026-12-05'],
  ["5 Dec '26", '2026-12-05'],
  ['12월 5일 토요일', '2026-12-05'],
  ['thứ Bảy, 5 tháng 12, 2026', '2026-12-05'],
  ['Dec 30 - Jan 2', asked('2026-12-30', '2027-01-02')],
  ['5 & 6 Dec', asked('2026-12-05', '2026-12-06')],
  ['next Friday', refused('unread')],
  ['2026-W49-6', refused('unread')],
  ['31 April 2027', refused('unread')],
]

/** By the order of day and month that is usual in the page's language. */
const bothOrders: readonly Written[] = [
  ['05/06/2027', asked('2027-06-05', '2027-05-06')],
  ['5/6/27', asked('2027-06-05', '2027-05-06')],
  ['12/5/2026', asked('2026-05-12', '2026-12-05')],
  ['05/06/2027 9:30', asked('2027-06-05', '2027-05-06')],
  ['05\\06\\2027', asked('2027-06-05', '2027-05-06')],
  ['arrival: 05/06/2027', asked('2027-06-05', '2027-05-06')],
]
const dayFirst: readonly Written[] = [
  ['05/06/2027', '2027-06-05'],
  ['5/6/27', '2027-06-05'],
  ['05/06/2027 9:30', '2027-06-05', '09:30'],
  ['05-06-2027', '2027-06-05'],
  ['05\\06\\2027', '2027-06-05'],
]

const on = (page: DateRow['page'], written: readonly Written[]): DateRow[] =>
  written.map(([input, right, time = null]) => ({
    page,
    input,
    right: typeof right === 'string' ? sent(right) : right,
    time,
  }))

/** Days as they are written by hand, copied from letters and tickets, and dictated. */
export const dates: readonly DateRow[] = [
  ...on('en', [...anywhere, ...strangers, ...bothOrders]),
  ...on('ru', dayFirst),
  ...on('es', dayFirst),
]
