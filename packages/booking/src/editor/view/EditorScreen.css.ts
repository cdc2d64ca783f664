import { createVar, style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

/** Width in px from which the form is beside the preview (EDITOR-02). */
export const besideFrom = 970
const beside = `wherry (min-width: ${besideFrom}px)`
const tablet = `wherry (700px <= width < ${besideFrom}px)`

/** Height of the sticky head, set by useHeadHeight. */
export const headHeight = createVar()

export const page = screen({
  vars: { [headHeight]: '80px' },
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [beside]: { gap: '8px 24px', gridTemplateColumns: '400px minmax(0, 1fr)', alignItems: 'start' },
  },
})

/** Sticky head: the bar, and below it notices that stay in view while the form scrolls. */
export const head = screen({
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@container': {
    [beside]: {
      gridColumn: '1 / -1',
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.z.sticky,
      paddingBlockEnd: '8px',
      background: vars.surface[0],
      // On a window as low as this, the head would cover the focused field (WCAG 2.4.11) and a third of the
      // form (1.4.10).
      '@media': { '(max-height: 399px)': { position: 'static' } },
    },
  },
})
export const bar = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  minHeight: '64px',
  '@container': { [containers.small]: { paddingBlock: '4px' }, [tablet]: { paddingBlock: '8px' } },
})
export const title = screen({
  font: vars.title[22],
  letterSpacing: vars.tracking.title,
})
/** Spacer that ends the row on a tablet. */
export const grow = screen({
  flex: '1 1 0',
  minWidth: 0,
  '@container': { [tablet]: { flex: '0 0 100%' } },
})
export const tools = screen({ display: 'flex', gap: '4px', color: vars.ink[1] })
/** Spacer that ends the row on a phone, and moves the main actions to the row's end on a tablet. */
export const rowEnd = screen({
  '@container': { [containers.small]: { flex: '0 0 100%' }, [tablet]: { flex: '1 1 0' } },
})
/** Main action. On a phone these share the last row. */
export const wideAction = screen({ '@container': { [containers.small]: { flex: '1 1 auto' } } })

/** Content that is shown only while the form is beside the preview. */
export const besideOnly = screen({
  display: 'none',
  '@container': { [beside]: { display: 'grid', gap: '16px' } },
})
export const across = screen({ '@container': { [beside]: { gridColumn: '1 / -1' } } })
export const notes = screen({ paddingInlineStart: '20px', listStyle: 'disc', marginBlockStart: '4px' })

/** The modal of the settings, 320 px at most (EDITOR-02). */
export const settings = style(
  onScreen({
    maxWidth: '320px',
    '@container': {
      [containers.small]: {
        marginBlockEnd: '16px',
        maxHeight: 'calc(100% - 32px)',
        borderRadius: vars.radius.dialog,
      },
    },
  }),
)

export const differences = screen({ display: 'grid', gap: '16px' })
export const difference = screen({
  display: 'grid',
  gap: '4px 16px',
  gridTemplateColumns: '1fr 1fr',
  paddingBlockStart: '12px',
  borderBlockStart: `1px solid ${vars.line[1]}`,
})
export const differenceName = screen({ gridColumn: '1 / -1', font: vars.text[14], fontWeight: 600 })
export const side = screen({ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const sideName = screen({ display: 'block', font: vars.text[13], color: vars.ink[2] })
