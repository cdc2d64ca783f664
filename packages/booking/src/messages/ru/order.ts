import { approval } from './approval.ts'
import { bonus } from './bonus.ts'
import { booking } from './booking.ts'
import { change } from './change.ts'
import { extras } from './extras.ts'
import { people } from './people.ts'

export default { ...booking, ...people, ...extras, ...bonus, ...change, ...approval }
