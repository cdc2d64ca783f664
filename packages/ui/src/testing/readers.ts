/** The readers of the fields, for tests that hold them against what people write; no part of the package's API. */
export { readPhone } from '../components/PhoneField/readPhone.ts'
export { parseTime } from '../components/TimePicker/timeInput.ts'
export { readDay, readTime } from '../private/moment/readMoment.ts'
