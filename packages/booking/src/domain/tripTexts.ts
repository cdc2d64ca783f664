import { plainLine } from './reading/plain.ts'
import { readFlight } from './reading/readFlight.ts'
import { readTrain } from './reading/readTrain.ts'
import { textLimits } from './rules/textLength.ts'
import type { TripTextField } from './trip.ts'

/** Reads the text of a trip's field as it was meant, and says the most characters that it may have. */
interface TripText {
  read: (text: string) => string
  limit: number
}

const flight: TripText = { read: readFlight, limit: textLimits.flight }
const terminal: TripText = { read: plainLine, limit: textLimits.terminal }
const train: TripText = { read: readTrain, limit: textLimits.train }

/** Readers and limits of the texts of a trip: a flight, a train, a terminal, a carriage. */
export const tripTexts: Readonly<Record<TripTextField, TripText>> = {
  arrivalNumber: flight,
  departureNumber: flight,
  arrivalTerminal: terminal,
  departureTerminal: terminal,
  arrivalTrainNumber: train,
  departureTrainNumber: train,
  arrivalWagonTrainNumber: { read: readTrain, limit: textLimits.wagon },
}
