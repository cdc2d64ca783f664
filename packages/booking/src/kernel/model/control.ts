/** State of a form field: hidden, optional or required. */
export type Control = 'off' | 'optional' | 'required'
