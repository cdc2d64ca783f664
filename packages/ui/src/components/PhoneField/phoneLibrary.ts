import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import type { PhoneLibrary } from './phoneRules.ts'

/** The separate chunk with all code that a field needs once it is used. */
export { editPhone, placeBefore, signsIn, typedPhone, wholePhone, withCountry } from './phoneText.ts'

export const library: PhoneLibrary = {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
}
