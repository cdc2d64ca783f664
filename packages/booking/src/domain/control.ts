/** How much a field of the form is asked for. */
export type Control = 'off' | 'optional' | 'required'
