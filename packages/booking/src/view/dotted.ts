import { vars } from '@wherry/ui/vars'

/** A list whose rows have a mark each, joined by a line. For `*.css.ts` files only. */
export const dotted = {
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  columnGap: '16px',
} as const

/** A row of a dotted list: mark and text. @param gap CSS length to the next row */
export const dottedRow = (gap: string) =>
  ({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: dotted.gridTemplateColumns,
    columnGap: dotted.columnGap,
    position: 'relative',
    paddingBlockEnd: gap,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '5px',
        insetBlock: '12px -8px',
        width: '2px',
        background: vars.line[2],
      },
    },
  }) as const
