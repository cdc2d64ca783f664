/** Shifts the clock of a Node program; tools/atHour.ts loads this file before the program. */
import { dateAhead } from '../../.storybook/dateAhead.ts'

globalThis.Date = dateAhead(Date, Number(process.env['AT_HOUR_AHEAD']))
