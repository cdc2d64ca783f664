import { type Outcome, sent, warned } from './outcome.ts'

/** A flight number as it is written, and what goes out. */
export interface FlightRow {
  input: string
  /** Nothing is refused: what looks odd is warned of, and goes out as it was written. */
  right: Outcome
}

type Written = readonly [input: string, right?: string | Outcome]

const rows: readonly Written[] = [
  ['TK1985'],
  ['TK 1985'],
  ['tk1985', 'TK1985'],
  ['tk 1985', 'TK 1985'],
  ['ba 117', 'BA 117'],
  ['TK-1985', 'TK 1985'],
  ['BA-117', 'BA 117'],
  ['tk–1985', 'TK 1985'],
  ['TK\u20111985', 'TK 1985'],
  ['TK\u00A01985', 'TK 1985'],
  ['TK\u202F1985', 'TK 1985'],
  ['TK  1985', 'TK 1985'],
  [' TK1985 ', 'TK1985'],
  ['TK\u200B1985', 'TK1985'],
  ['\u200ETK 1985\u200E', 'TK 1985'],
  ['ＴＫ１９８５', 'TK1985'],
  ['U2 8001'],
  ['u28001', 'U28001'],
  ['W6-2345', 'W6 2345'],
  ['3U 8888'],
  ['5J 814'],
  ['EZY 8001'],
  ['thy1985', 'THY1985'],
  ['ek 0029', 'EK 0029'],
  ['BA 9'],
  ['BA 117A'],
  ['Flight TK 1985,', 'TK 1985'],
  ['flight: BA117', 'BA117'],
  ['Flight no. BA 117', 'BA 117'],
  ['(TK 1985)', 'TK 1985'],
  ['"TK 1985"', 'TK 1985'],
  ['TK 1985.', 'TK 1985'],
  ['#TK1985', 'TK1985'],
  ['TK 1985 (Istanbul)', 'TK 1985'],
  ['vuelo IB 3170', 'IB 3170'],
  ['Vol AF1234', 'AF1234'],
  ['Рейс SU 100', 'SU 100'],
  ['рейс № SU-100', 'SU 100'],
  ['тк 1985', 'TK 1985'],
  ['ТК1985', 'TK1985'],
  ['тк-1985', 'TK 1985'],
  ['рейс тк 1985', 'TK 1985'],
  ['航班 CA 981', 'CA 981'],
  ['vol n° AF 1234', 'AF 1234'],
  ['Vuelo nº IB3170', 'IB3170'],
  ['LH 400 FRA-JFK', 'LH 400'],
  ['SU-100, Аэрофлот', 'SU 100'],
  ['BA117✈️', 'BA117'],
  ['UA+123', 'UA 123'],
  ['kl 1009', 'KL 1009'],
  ['kl1009', 'KL1009'],
  ['TK1985/5 Dec', warned('TK1985/5 Dec')],
  ['TK 1985 09:45', warned('TK 1985 09:45')],
  ['T4 IB 3170', warned('T4 IB 3170')],
  ['1985', warned('1985')],
  ['TK', warned('TK')],
  ['TK 19855', warned('TK 19855')],
  ['N123AB', warned('N123AB')],
  ['private jet', warned('private jet')],
  ['чартер', warned('чартер')],
  // Looks like CY and sounds like SU: two airlines.
  ['СУ 100', warned('СУ 100')],
  ['С7 1034', warned('С7 1034')],
  ['TK 1985 / TK 1986', warned('TK 1985 / TK 1986')],
  ['TK 1985, LH 2030', warned('TK 1985, LH 2030')],
  ['+44 7400 123456', warned('+44 7400 123456')],
]

/** Flight numbers as they stand on tickets, in letters and in memory. */
export const flights: readonly FlightRow[] = rows.map(([input, right = input]) => ({
  input,
  right: typeof right === 'string' ? sent(right) : right,
}))
