import { longestRead, readNumber } from './plain.ts'

const train = 'по[еї][зі]д|train|treno?|trein|zug|pociąg|vlak|vonat|t[åo]g|juna'
const wagon =
  'вагон[аеу]?|ваг|carriage|coach|coche|car|wagen|wg|wagon|vag[oó]n|voiture|voit|carrozza|carr|v[ůo]z|vagn|vogn|vaunu|kocsi|rijtuig'
const seat =
  'м[еі]с[тц][оае]|seats?|berth|asientos?|plaza|sitz|sitzplatz|platz|place|post[oi]|miejsc[ea]|m[ií]sto|plats|plads|hely|paikka|koltuk'
const number = 'number|n[uú]mero|n[uú]m|номер|no|nr|n\\.?[º°]|n\\.|п\\.|№|#'

/** Words for a train, a carriage and a number, which come before the number itself. */
const words = new RegExp(`^(?:(?:${train}|${wagon}|${number})(?!\\p{L})[\\s.:№#°º-]*)+(?=.)`, 'iu')
const trainWord = new RegExp(`^(?:${train})$`, 'iu')
const carriageWord = new RegExp(`^(?:${wagon})$`, 'iu')
const seatWord = new RegExp(`^(?:${seat})$`, 'iu')

/** The word for a carriage directly before its number, with a word for the number in between: `вагон № `. */
const carriageBefore = new RegExp(`(?:${wagon})[ .:-]{0,3}(?:(?:${number})[ .:-]{0,3})?$`, 'iu')
/** A carriage with its number before its word: `5 вагон `. */
const carriageBehind = new RegExp(`(?:^|\\D)\\d\\d?\\p{L}? (?:${wagon}) $`, 'iu')
/** Text from which a word for a carriage or a number is read, in UTF-16 units before the number. */
const lookBack = 40

/** Ending of a Russian ordinal: `5-й`. */
const ordinal = /(?<=\d)-(?:[йяе]|ый|ой|ий|ая|го|м)(?!\p{L})/giu
/** Quotes and brackets around a train's name. */
const marks = /["'`«»“”„‘’‚()[\]{}<>]/gu
/** Punctuation around a number, from a ticket or a sentence. */
const around = /^[^\p{L}\p{N}#№]+|(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu

/** The number or the letter of a carriage, without a word. */
const oneCarriage = /^[\p{L}\p{N}]{1,5}$/u
/** Words for the class of a carriage. Another word behind a lone number may be that of a seat. */
const className = /^(?:купе|плацкарт\p{L}*|люкс|св|сидяч\p{L}*)$/iu

interface Word {
  readonly text: string
  /** Index of the first letter in the line. */
  readonly at: number
  /** Index behind the last letter. */
  readonly end: number
}

/** The runs of letters in a line. */
function wordsIn(line: string): Word[] {
  return [...line.matchAll(/\p{L}+/gu)].map(({ 0: text, index: at }) => ({ text, at, end: at + text.length }))
}

/** Removes words and punctuation around a number. */
function bare(text: string): string {
  let [read, before] = [text, '']
  // Repeated, because a word may follow another one, or punctuation.
  while (read !== before) {
    before = read
    read = before.replace(around, '').replace(words, '') || before
  }
  return read
}

/** The number or the name of a train before its carriage; empty for the word for a train alone. */
const nameIn = (before: string) => bare(before).replace(trainWord, '')

/** True if the number behind a text is a carriage's: `вагон № `. Behind `5-й вагон ` it is another one. */
function endsWithCarriage(text: string): boolean {
  const near = text.slice(-lookBack)
  const found = carriageBefore.exec(near)
  return found !== null && !/(?:\p{L}|-\p{L}{1,2} )$/u.test(near.slice(0, found.index))
}

/** Index at which a line names the seat, with the number before its word or behind it; -1 if none is named. */
function seatIn(line: string): number {
  for (const { text, at, end } of wordsIn(line)) {
    if (!seatWord.test(text)) continue
    const behind = line.slice(end)
    // `место 12`
    if (/^\P{L}*\d/u.test(behind)) return at
    const numberAt = line.slice(0, at).search(/(?<!\d)\d{1,9}\p{L}? $/u)
    if (numberAt < 0) continue
    const before = line.slice(0, numberAt)
    // `12 место`
    if (!endsWithCarriage(before)) return numberAt
    // `5 вагон 12 место`: the carriage has its number before its word, so the last one is the seat's.
    if (/^\P{L}{0,9}$/u.test(behind) && carriageBehind.test(before.slice(-lookBack))) return numberAt
    // `вагон 5 место`: the number is the carriage's, and the seat's is not typed yet.
    return at
  }
  return -1
}

/** A line up to its seat; the whole line if nothing else is before the seat. */
function withoutSeat(line: string): string {
  const before = line.slice(0, Math.max(seatIn(line), 0))
  return /[\p{L}\p{N}]/u.test(before) ? before : line
}

/** True for words of which one may be the letter of a carriage: a lone capital, or a lone letter at the end. */
function mayNameCarriage(text: string): boolean {
  return wordsIn(text).some(
    (word, at, { length }) => [...word.text].length === 1 && (at === length - 1 || /\p{Lu}/u.test(word.text)),
  )
}

/**
 * A carriage with its letter, `05К` of `05 К`, without the words for its class: `5` of `5 купе`. A lone letter among
 * these words may be the carriage itself, so the text stays: `12 quiet, B`.
 */
function withoutClass(carriage: string): string {
  const [, numbered = '', behind = ''] = /^(\d{1,3}\p{L}?)[ ,](\P{N}*)$/u.exec(carriage) ?? []
  if (numbered === '') return carriage
  if (/^\d+ \p{L}$/u.test(carriage)) return numbered + behind
  return mayNameCarriage(behind) ? carriage : numbered
}

/** A train and a carriage; the same text for both if a line names one of them, or none. */
interface Parts {
  readonly train: string
  readonly carriage: string
}

/** The parts of a line with a word for a carriage; null if the carriage's number is on neither side of it. */
function aroundWord(line: string, word: Word): Parts | null {
  const before = line.slice(0, word.at)
  const behind = withoutClass(bare(line.slice(word.end).replace(/^[^\p{L}\p{N}]+$/u, '')))
  const plainBefore = before.replace(ordinal, '')
  const [, lead = '', own = ''] = /^(|.*[ ,;])(\d+\p{L}?) ?$/u.exec(plainBefore) ?? []
  // A word behind the carriage may be its class: `5 вагон, купе`. A letter is the carriage itself: `9024 coach C`.
  const isClass = /^\P{N}{2,}$/u.test(behind) && own.length < 4
  if (oneCarriage.test(behind) && !(own !== '' && isClass))
    return { train: nameIn(before) || behind, carriage: behind }
  if (own === '' || !(behind === '' || isClass)) return null
  // A lone number behind a word is the train's: the carriage's is not typed yet in `ICE 598 Wagen`.
  const isCarriage = plainBefore !== before || lead === '' || /^в |[\d,;]/iu.test(lead)
  return isCarriage ? { train: bare(lead) || own, carriage: own } : null
}

/** Reads the train and the carriage of a text. */
function partsOf(text: string): Parts {
  const plain = readNumber(text).replace(marks, ' ').replace(/ {2,}/g, ' ').trim()
  const isCarriage = (word: Word) => carriageWord.test(word.text)
  const count = wordsIn(plain).filter(isCarriage).length
  // Two carriages are not one, so nothing is removed.
  if (count > 1) return { train: text, carriage: text }
  const line = withoutSeat(bare(plain))
  const word = wordsIn(line).find(isCarriage)
  const whole = bare(line)
  return (
    (word && aroundWord(line, word)) ?? { train: whole, carriage: count > 0 ? withoutClass(whole) : whole }
  )
}

/** Reads the number of a train: `016А` of `Поезд № 016А, вагон 5`, `752А Сапсан` of `752А «Сапсан»`. */
export function readTrain(text: string): string {
  return text.length > longestRead ? text : partsOf(text).train
}

/** Reads the number of a carriage: `5` of `вагон 5, место 12`, `5-й вагон`, `поезд 016А, вагон 5`. */
export function readWagon(text: string): string {
  if (text.length > longestRead) return text
  const carriage = partsOf(text).carriage.replace(ordinal, '')
  const [, behind = ''] = /^\d{1,3}\p{L}? (\p{L}+)$/u.exec(carriage) ?? []
  return [...behind].length === 1 || className.test(behind) ? withoutClass(carriage) : carriage
}
