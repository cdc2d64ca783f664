import { longestRead, readNumber } from './plain.ts'

const train = 'по[еї][зі]д|train|treno?|trein|zug|pociąg|vlak|vonat|t[åo]g|juna'
const wagon =
  'вагон[аеу]?|ваг|carriage|coach|coche|car|wagen|wg|wagon|vag[oó]n|voiture|voit|carrozza|carr|v[ůo]z|vagn|vogn|vaunu|kocsi|rijtuig'
const seat =
  'м[еі]с[тц][оае]|seats?|berth|asientos?|plaza|sitz|sitzplatz|platz|place|post[oi]|miejsc[ea]|m[ií]sto|plats|plads|hely|paikka|koltuk'
const number = 'number|n[uú]mero|n[uú]m|номер|no|nr|n\\.?[º°]|n\\.|п\\.|№|#'

/** Words for a train, a carriage and a number, which come before the number itself. */
const words = new RegExp(`^(?:(?:${train}|${wagon}|${number})(?!\\p{L})[\\s.:№#°º-]*)+(?=.)`, 'iu')
const whole = (written: string) => new RegExp(`^(?:${written})$`, 'iu')
const trainWord = whole(train)
const carriageWord = whole(wagon)
const seatWord = whole(seat)
/** The word for a carriage directly before its number, with a word for the number in between: `вагон № `. */
const carriageBefore = new RegExp(`(?:${wagon})[ .:-]{0,3}(?:(?:${number})[ .:-]{0,3})?$`, 'iu')

/** Ending of a Russian ordinal: `5-й`. */
const ordinal = /(?<=\d)-(?:[йяе]|ый|ой|ий|ая|го|м)(?!\p{L})/giu
/** Quotes and brackets around a train's name. */
const marks = /["'`«»“”„‘’‚()[\]{}<>]/gu
/** Punctuation around a number, from a ticket or a sentence. */
const around = /^[^\p{L}\p{N}#№]+|(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu

/** The number or the letter of a carriage, without a word. */
const oneCarriage = /^[\p{L}\p{N}]{1,5}$/u
/** A carriage and its class, without the word for a carriage; a word of another kind may be that of a seat. */
const classed = /^\d{1,3}\p{L}? (?:\p{L}|купе|плацкарт\p{L}*|люкс|св|сидяч\p{L}*)$/iu
/** A lone capital, or a lone letter at the end: it may be the letter of a carriage. */
const loneLetter = /(?<!\p{L})(?:\p{Lu}(?!\p{L})|\p{L}\P{L}*$)/u

/** The runs of letters in a line. */
const wordsIn = (line: string) => [...line.matchAll(/\p{L}+/gu)]
const isCarriage = ([word]: RegExpExecArray) => carriageWord.test(word)

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

/** The text before `вагон № `, if the number behind a text is the carriage's; null behind `5-й вагон `, for instance. */
function beforeCarriage(text: string): string | null {
  const found = carriageBefore.exec(text)
  const before = found && text.slice(0, found.index)
  return before === null || /(?:\p{L}|-\p{L}{1,2} )$/u.test(before) ? null : before
}

/** Index at which a line names the seat, with the number before its word or behind it; its end if none is named. */
function seatIn(line: string): number {
  for (const { 0: word, index: at } of wordsIn(line)) {
    if (!seatWord.test(word)) continue
    const behind = line.slice(at + word.length)
    // `место 12`
    if (/^\P{L}*\d/u.test(behind)) return at
    const numberAt = line.slice(0, at).search(/(?<!\d)\d{1,9}\p{L}? $/u)
    if (numberAt < 0) continue
    const before = beforeCarriage(line.slice(0, numberAt))
    // `12 место`, or `5 вагон 12 место`: the carriage has its number before its word, so the last one is the seat's.
    const isOfSeat =
      before === null || (/^\P{L}{0,9}$/u.test(behind) && /(?:^|\D)\d\d?\p{L}? $/u.test(before))
    // `вагон 5 место`: the number is the carriage's, and the seat's is not typed yet.
    return isOfSeat ? numberAt : at
  }
  return line.length
}

/** A line up to its seat; the whole line if nothing else is before the seat. */
function withoutSeat(line: string): string {
  const before = line.slice(0, seatIn(line))
  return /[\p{L}\p{N}]/u.test(before) ? before : line
}

/**
 * A carriage with its letter, `05К` of `05 К`, without the words for its class: `5` of `5 купе`. A lone letter among
 * these words may be the carriage itself, so the text stays: `12 quiet, B`.
 */
function withoutClass(carriage: string): string {
  const [, numbered = '', behind = ''] = /^(\d{1,3}\p{L}?)[ ,](\P{N}*)$/u.exec(carriage) ?? []
  if (numbered === '') return carriage
  if (/^\d+ \p{L}$/u.test(carriage)) return numbered + behind
  return loneLetter.test(behind) ? carriage : numbered
}

/** A train and a carriage; the same text for both if a line names one of them, or none. */
interface Parts {
  readonly train: string
  readonly carriage: string
}

/** The parts of a line with a word for a carriage; null if the carriage's number is on neither side of it. */
function aroundWord(line: string, { 0: word, index: at }: RegExpExecArray): Parts | null {
  const before = line.slice(0, at)
  const behind = withoutClass(bare(line.slice(at + word.length).replace(/^[^\p{L}\p{N}]+$/u, '')))
  const plainBefore = before.replace(ordinal, '')
  const [, lead = '', own = ''] = /^(|.*[ ,;])(\d+\p{L}?) ?$/u.exec(plainBefore) ?? []
  // A word behind the carriage may be its class: `5 вагон, купе`. A letter is the carriage itself: `9024 coach C`.
  const isClass = /^\P{N}{2,}$/u.test(behind) && own.length < 4
  const carriage = behind.replace(ordinal, '')
  if (oneCarriage.test(carriage) && !(own !== '' && isClass))
    return { train: nameIn(before) || behind, carriage }
  if (own === '' || !(behind === '' || isClass)) return null
  // A lone number behind a word is the train's: the carriage's is not typed yet in `ICE 598 Wagen`.
  const isOwn = plainBefore !== before || lead === '' || /^в |[\d,;]/iu.test(lead)
  return isOwn ? { train: bare(lead) || own, carriage: own } : null
}

/** Reads the train and the carriage of a text. */
function partsOf(text: string): Parts {
  const plain = readNumber(text).replace(marks, ' ').replace(/ {2,}/g, ' ').trim()
  const count = wordsIn(plain).filter(isCarriage).length
  // Two carriages are not one, so nothing is removed.
  if (count > 1) return { train: text, carriage: text }
  const line = withoutSeat(bare(plain))
  const word = wordsIn(line).find(isCarriage)
  const rest = bare(line)
  return (word && aroundWord(line, word)) ?? { train: rest, carriage: count > 0 ? withoutClass(rest) : rest }
}

/** Reads the number of a train: `016А` of `Поезд № 016А, вагон 5`, `752А Сапсан` of `752А «Сапсан»`. */
export function readTrain(text: string): string {
  return text.length > longestRead ? text : partsOf(text).train
}

/** Reads the number of a carriage: `5` of `вагон 5, место 12`, `5-й вагон`, `поезд 016А, вагон 5`. */
export function readWagon(text: string): string {
  if (text.length > longestRead) return text
  const carriage = partsOf(text).carriage.replace(ordinal, '')
  return classed.test(carriage) ? withoutClass(carriage) : carriage
}
