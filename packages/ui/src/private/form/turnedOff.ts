/**
 * Selector of what has all its controls turned off in a fieldset that is disabled: its children, but for the first
 * legend, whose controls HTML leaves enabled.
 */
export const turnedOff = 'fieldset:disabled > :where(:not(legend:first-of-type))'
