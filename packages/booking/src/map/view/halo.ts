import { vars } from '@wherry/ui/vars'

/** Halo in the colour of the land around each letter, so that a name is readable over a coast or a river. */
export const halo = [
  '1px 0',
  '-1px 0',
  '0 1px',
  '0 -1px',
  '1px 1px',
  '-1px -1px',
  '1px -1px',
  '-1px 1px',
  '0 0 4px',
]
  .map((offset) => `${offset}${offset.split(' ').length === 2 ? ' 0' : ''} ${vars.map.land}`)
  .join(', ')
