/** At most five lines: with large text or long words a name may not fit on one. */
export const cutText = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const
