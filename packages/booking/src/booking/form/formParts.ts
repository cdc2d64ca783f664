/** The parts of the form that load after its trip is visible, in one file. */
export { FormRest } from './FormRest.tsx'
export { PayParts } from './pay/PayParts.tsx'
export { Summary } from './pay/Summary.tsx'
