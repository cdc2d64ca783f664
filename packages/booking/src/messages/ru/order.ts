import { approval } from './approval.ts'
import { bonus } from './bonus.ts'
import { booking } from './booking.ts'
import { cancelled } from './cancelled.ts'
import { change } from './change.ts'
import { confirmed } from './confirmed.ts'
import { extras } from './extras.ts'
import { people } from './people.ts'

export default {
  ...booking,
  ...people,
  ...extras,
  ...bonus,
  ...change,
  ...approval,
  ...cancelled,
  ...confirmed,
}
