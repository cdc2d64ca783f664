/**
 * Names that are newer than the oldest supported browsers but are allowed in built files, each with the reason why an
 * older browser still works.
 */
export const allowedNames: Readonly<Record<string, string>> = {
  ':popover-open':
    'Asked of an element that `showPopover` was found on (useRegion), or within a `try` (the floating-ui of Radix).',
  addHandler: 'A method of Leaflet’s own maps.',
  createContext: 'A function of React, called on React itself.',
  currentEntry: 'React asks for `navigation` itself first.',
  effectiveType: 'SWR asks for `navigator.connection` first.',
  hidePopover: 'Called where `showPopover` was found on the same element (useRegion).',
  isValid: 'A function of libphonenumber-js.',
  isVisible: 'A function of SWR’s configuration.',
  movementX: 'React copies it from an event of the mouse, whatever it is there.',
  movementY: 'React copies it from an event of the mouse, whatever it is there.',
  saveData: 'SWR asks for `navigator.connection` first.',
  showPopover: 'Called where `popover` was found in the element (useHangingList, useRegion).',
  skipTransition: 'React calls it on a transition that it has started.',
  startViewTransition:
    'React calls it for a ViewTransition only, of which the product has none, within a `try`.',
  timeout:
    'Chrome has had `AbortSignal.timeout` since 103, and until 124 named the abort otherwise: ownLanguage reads no name.',
}

/**
 * CSS features that some supported browser lacks completely or partly, by the names of caniuse, each with the reason
 * why it is allowed.
 */
export const allowedFeatures: Readonly<Record<string, string>> = {
  'css-autofill': 'A prefix beside the plain name: the field is in the browser’s own colours without.',
  'css-clip-path': 'Partial: no shape from another document is asked for.',
  'css-content-visibility': 'Offers out of sight are drawn a little later, or at once where it is missing.',
  'css-display-contents': 'Partial: on no button and no table, of which some browsers lose the role.',
  'css-masks': 'The checker takes `clip-path` for it; masks stand behind `@supports` (scrollRow).',
  'css-mixblendmode': 'Partial: on no part of an SVG.',
  'css-resize': 'No phone drags the corner of a field: it grows with its text.',
  'css-scrollbar': 'A bar in the browser’s own look.',
  'css-touch-action': 'A Mac has no touch.',
  'css-unicode-bidi': 'Partial: `plaintext` and `isolate` are in all of them.',
  'css-zoom': 'On paper alone: the voucher of an older Firefox takes more room.',
  'css3-cursors': 'A phone has no cursor.',
  'css3-cursors-grab': 'A phone has no cursor.',
  'intrinsic-width': 'Partial: `stretch` is not asked for.',
  multicolumn: 'Partial: of it stands `break-inside` alone, which all of them have.',
  'text-decoration': 'Partial: no shorthand with a thickness is asked for.',
}
