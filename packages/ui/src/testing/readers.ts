/** Readers of the fields, for tests that compare them with real input; they are not part of the package's API. */
export { readPhone } from '../components/PhoneField/readPhone.ts'
export { maskTime, parseTime } from '../components/TimePicker/timeInput.ts'
export { readDay, readTime } from '../private/moment/readMoment.ts'
