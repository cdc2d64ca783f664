import { longestRead, readNumber } from './plain.ts'

const train = 'по[еї][зі]д|train|treno?|trein|zug|pociąg|vlak|vonat|t[åo]g|juna'
const wagon =
  'вагон[аеу]?|ваг|carriage|coach|coche|car|wagen|wg|wagon|vag[oó]n|voiture|voit|carrozza|carr|v[ůo]z|vagn|vogn|vaunu|kocsi|rijtuig'
const seat =
  'м[еі]с[тц][оае]|seats?|berth|asientos?|plaza|sitz|sitzplatz|platz|place|post[oi]|miejsc[ea]|m[ií]sto|plats|plads|hely|paikka|koltuk'
const number = 'number|n[uú]mero|n[uú]m|номер|no|nr|n\\.?[º°]|n\\.|п\\.|№|#'

/** Words for a train, a carriage and a number, which come before the number itself. */
const words = new RegExp(`^(?:(?:${train}|${wagon}|${number})(?!\\p{L})[\\s.:№#°º-]*)+(?=.)`, 'iu')
const trainAlone = new RegExp(`^(?:${train})$`, 'iu')
const carriages = new RegExp(`(?<!\\p{L})(?:${wagon})(?!\\p{L})`, 'giu')
/** Words directly before the number of a carriage. Behind `5-й вагон` the number is another one. */
const ofCarriage = `(?<!\\p{L}|-\\p{L}{1,2} )(?:${wagon})[ .:-]{0,3}(?:(?:${number})[ .:-]{0,3})?`

const seatWord = `(?<!\\p{L})(?:${seat})(?!\\p{L})`
/** `место 12`: the number of the seat is behind its word. */
const seatBefore = `${seatWord}(?=\\P{L}*\\d)`
/** `вагон 5 место`: the number before the word is the carriage's, and the seat's is not typed yet. */
const seatAlone = `${seatWord}(?<=${ofCarriage}\\d{1,9}\\p{L}? \\p{L}{1,9})`
const numberedSeat = `\\d{1,9}\\p{L}? (?:${seat})(?!\\p{L}|\\P{L}*\\d)`
/** `12 место`: the number of the seat is before its word, and no carriage is before the number. */
const seatBehind = `(?<!\\d|${ofCarriage})${numberedSeat}`
/** `5 вагон 12 место`: the carriage has a number before its word, so the last number is the seat's. */
const seatLast = `(?<=(?<!\\d)\\d\\d?\\p{L}? (?:${wagon}) )${numberedSeat}\\P{L}{0,9}$`
/** A seat on a ticket. */
const seats = new RegExp(`${seatBefore}|${seatAlone}|${seatBehind}|${seatLast}`, 'iu')

/** Ending of a Russian ordinal: `5-й`. */
const ordinal = /(?<=\d)-(?:[йяе]|ый|ой|ий|ая|го|м)(?!\p{L})/giu
/** Quotes and brackets around a train's name. */
const marks = /["'`«»“”„‘’‚()[\]{}<>]/gu
/** Punctuation around a number, from a ticket or a sentence. */
const around = /^[^\p{L}\p{N}#№]+|(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu

/** The number or the letter of a carriage, without a word. */
const oneCarriage = /^[\p{L}\p{N}]{1,5}$/u
/** A carriage and its class, without the word for a carriage; a word of another kind may be that of a seat. */
const classed = /^\d{1,3}\p{L}? ?(?:\p{L}|купе|плацкарт\p{L}*|люкс|св|сидяч\p{L}*)$/iu

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
const nameIn = (before: string) => bare(before).replace(trainAlone, '')

/**
 * Words behind a carriage. A lone capital or last letter is none, it may be the carriage itself: `12 quiet, B`.
 */
const classWords = /^(\d{1,3}\p{L}?)[ ,](?!.*(?<!\p{L})(?:\p{Lu}(?!\p{L})|\p{L}\P{L}*$))\P{N}*$/u

/** A carriage with its letter, `05К` of `05 К`, without the words for its class: `5` of `5 купе`. */
function withoutClass(carriage: string): string {
  return carriage.replace(/^(\d{1,3}) (\p{L})$/u, '$1$2').replace(classWords, '$1')
}

/** The train and the carriage that a text names; the same text for both if it names one of them, or none. */
function partsOf(text: string): { train: string; carriage: string } {
  const plain = readNumber(text).replace(marks, ' ').replace(/ {2,}/g, ' ').trim()
  const count = [...plain.matchAll(carriages)].length
  // Two carriages are not one, so nothing is removed.
  if (count > 1) return { train: text, carriage: text }
  const line = bare(plain)
  const seatAt = line.search(seats)
  const head = /[\p{L}\p{N}]/u.test(line.slice(0, Math.max(seatAt, 0))) ? line.slice(0, seatAt) : line
  const whole = { train: bare(head), carriage: count > 0 ? withoutClass(bare(head)) : bare(head) }
  const [named] = head.matchAll(carriages)
  if (!named) return whole
  const before = head.slice(0, named.index)
  const behind = withoutClass(
    bare(head.slice(named.index + named[0].length).replace(/^[^\p{L}\p{N}]+$/u, '')),
  )
  const plainBefore = before.replace(ordinal, '')
  const own = /(?:^|[ ,;])(\d+\p{L}?) ?$/u.exec(plainBefore)
  // A word behind the carriage may be its class: `5 вагон, купе`. A letter is the carriage itself: `9024 coach C`.
  const isClass = /^\P{N}{2,}$/u.test(behind) && (own?.[1]?.length ?? 0) < 4
  if (oneCarriage.test(behind) && !(own && isClass)) {
    return { train: nameIn(before) || behind, carriage: behind }
  }
  if (own?.[1] === undefined || !(behind === '' || isClass)) return whole
  // A lone number behind a word is the train's: the carriage's is not typed yet in `ICE 598 Wagen`.
  const isTrain = !/^в |[\d,;]/iu.test(plainBefore.slice(0, own.index + 1))
  if (isTrain && plainBefore === before) return whole
  return { train: bare(plainBefore.slice(0, own.index)) || own[1], carriage: own[1] }
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
