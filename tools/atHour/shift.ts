/** Loaded before a program of Node by tools/atHour.ts: its clock is another hour's. */
import { dateAhead } from '../../.storybook/dateAhead.ts'

globalThis.Date = dateAhead(Date, Number(process.env['AT_HOUR_AHEAD']))
