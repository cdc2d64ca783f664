import { longestRead, readNumber } from './plain.ts'

/** Words for a train, its carriage and a number, which stand before the number itself. */
const words =
  /^(?:(?:поезд|train|tren|treno|zug|вагон|ваг|carriage|coach|coche|car|wagen|vagón|voiture|carrozza|number|numero|número|номер|no|nr|n\.?[º°]|n\.|п\.|№|#)(?!\p{L})[\s.:№#°º-]*)+(?=.)/iu

/** Punctuation that a ticket or a sentence leaves around a number. */
const around = /^[^\p{L}\p{N}#№]+|(?<![^\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}]+$/gu

/** The number of a train or a carriage as it was meant: `016А` of `Поезд № 016А`. */
export function readTrain(text: string): string {
  if (text.length > longestRead) return text
  let [number, before] = [readNumber(text), '']
  // A word may stand behind another one, or behind punctuation.
  while (number !== before) {
    before = number
    number = before.replace(around, '').replace(words, '') || before
  }
  return number
}
