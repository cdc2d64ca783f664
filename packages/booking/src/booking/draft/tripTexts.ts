import { tripFields } from '../../kernel/model/draftFields.ts'
import type { TripTextField, TripTextKind } from '../../kernel/model/trip.ts'
import { readFlight } from '../../kernel/reading/readFlight.ts'
import { readTerminal } from '../../kernel/reading/readTerminal.ts'
import { readTrain, readWagon } from '../../kernel/reading/readTrain.ts'
import { textLimits } from '../../kernel/values/textLength.ts'

const readers: Readonly<Record<TripTextKind, (text: string) => string>> = {
  flight: readFlight,
  terminal: readTerminal,
  train: readTrain,
  wagon: readWagon,
}

/** Reader of a text of a trip (a flight, a train, a terminal, a carriage), and the maximum length of the text. */
export function tripTextOf(field: TripTextField): { read: (text: string) => string; limit: number } {
  const { kind } = tripFields[field]
  return { read: readers[kind], limit: textLimits[kind] }
}
