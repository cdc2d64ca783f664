import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { containers } from '@wherry/ui/css/containers.ts'
import { textSize } from '@wherry/ui/css/textSize.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../view/onScreen.ts'

export const shell = style(
  onScreen({
    maxWidth: '1344px',
    marginInline: 'auto',
    paddingInline: '16px',
    paddingBlockEnd: '32px',
    '@container': {
      [containers.medium]: { paddingInline: '24px', paddingBlockEnd: '48px' },
      [containers.large]: { paddingInline: '32px', paddingBlockEnd: '64px' },
    },
  }),
)

export const skip = style(
  onScreen({
    position: 'absolute',
    insetBlockStart: '8px',
    insetInlineStart: '8px',
    zIndex: vars.z.notice,
    padding: '12px 20px',
    borderRadius: vars.radius.field,
    background: vars.surface.inverse,
    color: vars.ink.inverse,
    selectors: {
      '&:not(:focus)': {
        width: '1px',
        height: '1px',
        padding: 0,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
    '@container': {
      // On a small screen, or at high zoom, the skip link is on a line of its own. Its text can be as long as the
      // header and would cover the account button.
      [containers.small]: {
        selectors: {
          '&:focus': {
            position: 'relative',
            insetInlineStart: 0,
            display: 'block',
            width: 'fit-content',
            marginBlockEnd: '8px',
          },
        },
      },
    },
  }),
)

export const top = style(
  onScreen({
    display: 'flex',
    // With text twice as large, the tools wrap to their own line.
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    paddingBlock: '8px',
    minHeight: '64px',
    '@container': { [containers.large]: { minHeight: '72px' } },
  }),
)
export const brand = style(
  onScreen({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    whiteSpace: 'nowrap',
    font: vars.title[18],
    letterSpacing: '-.02em',
  }),
)
export const tools = style(
  onScreen({
    '@media': { print: { display: 'none' } },
    display: 'flex',
    flex: '1 1 min-content',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
  }),
)

/**
 * Link that appears once the settings are loaded. It takes free space beside the other tools, so that nothing moves,
 * and is the first to shrink.
 */
export const marketplace = style(
  onScreen({
    flexGrow: 1,
    width: 0,
    maxWidth: 'max-content',
    paddingInline: '8px',
    borderRadius: vars.radius.field,
    font: vars.text[14],
    fontWeight: 600,
    lineHeight: textSize(44),
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    selectors: { '&:hover': { background: vars.surface.hover } },
  }),
)

/**
 * Button to sign in or to open the account, the last tool. Its text ends at the page's edge; a long one has
 * two lines.
 */
export const account = style(
  onScreen({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    minHeight: '44px',
    paddingInline: '8px',
    marginInlineEnd: '-8px',
    border: 0,
    borderRadius: vars.radius.field,
    background: 'none',
    color: vars.ink[1],
    cursor: 'pointer',
    font: vars.text[14],
    fontWeight: 600,
    textAlign: 'start',
    selectors: {
      '&:hover': { background: vars.surface.hover },
      '&:focus-visible': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
    },
  }),
)

/** On the narrowest phones there is room for the text only. */
globalStyle(
  `${account} > svg`,
  onScreen({ '@container': { 'wherry (max-width: 359.98px)': { display: 'none' } } }),
)

/** Language switch. The invisible native select covers it, so that its own list opens. */
export const language = style(
  onScreen({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '44px',
    paddingInline: '8px',
    borderRadius: vars.radius.field,
    font: vars.text[14],
    fontWeight: 600,
    whiteSpace: 'nowrap',
    selectors: {
      '&:last-child': { marginInlineEnd: '-8px' },
      '&:hover': { background: vars.surface.hover },
      '&:focus-within': { outline: `2px solid ${vars.focus}`, outlineOffset: '2px' },
    },
  }),
)
export const languageSelect = style(
  onScreen({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
    font: vars.text[16],
    color: vars.ink[1],
    background: vars.surface[1],
  }),
)

export const sections = style(
  onScreen({
    display: 'flex',
    alignItems: 'baseline',
    gap: '20px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingBlock: '8px 20px',
    marginInline: '-16px',
    paddingInline: '16px',
    '@container': {
      [containers.medium]: { gap: '28px', paddingBlock: '8px 24px', marginInline: 0, paddingInline: 0 },
    },
  }),
)
const section = {
  flex: 'none',
  font: vars.title[22],
  letterSpacing: '-.02em',
  whiteSpace: 'nowrap',
  '@container': { [containers.medium]: { font: vars.title[28] } },
} as const
export const current = style(onScreen(section))
export const link = style(
  onScreen({
    ...section,
    color: vars.ink[3],
    textDecoration: 'none',
    borderRadius: '4px',
    selectors: { '&:hover': { color: vars.ink[1] } },
  }),
)
export const offline = recipe({
  variants: {
    isFramed: {
      false: onScreen({ marginBlockEnd: '16px' }),
      // The notice of a frame is fixed over the visible part, because the frame is as tall as its content, and so
      // nothing moves (A11Y-05).
      true: onScreen({
        position: 'fixed',
        insetBlockStart: 'calc(var(--wherry-view-top, 0px) + 12px)',
        insetInline: '16px',
        maxWidth: '560px',
        marginInline: 'auto',
        zIndex: vars.z.notice,
        boxShadow: vars.edge[3],
        // Presses go through the notice to the content below.
        pointerEvents: 'none',
      }),
    },
  },
})
export const main = style(onScreen({ selectors: { '&:focus': { outline: 0 } } }))
