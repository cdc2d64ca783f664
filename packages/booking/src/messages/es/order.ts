import { approval } from './order/approval.ts'
import { bonus } from './order/bonus.ts'
import { booking } from './order/booking.ts'
import { cancelled } from './order/cancelled.ts'
import { change } from './order/change.ts'
import { confirmed } from './order/confirmed.ts'
import { extras } from './order/extras.ts'
import { people } from './order/people.ts'

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
