import { approval } from './approval.ts'
import { booking } from './booking.ts'

export default { ...booking, ...approval }
