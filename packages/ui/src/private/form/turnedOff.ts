/**
 * Selector of the elements whose controls a disabled fieldset disables: its children, except the first legend, whose
 * controls stay enabled in HTML.
 */
export const turnedOff = 'fieldset:disabled > :where(:not(legend:first-of-type))'
