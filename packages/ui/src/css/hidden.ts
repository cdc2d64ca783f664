/** Styles of content only for assistive technology. */
export const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  // The element moves up by its own height, else as the last one it would make the page a pixel higher. No negative
  // margin at the side: it would make a right-to-left root a pixel wider.
  marginBlockStart: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
