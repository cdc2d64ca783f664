import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { ownFont, textSize } from '../../css/textSize.ts'
import { layered } from '../../private/layered.ts'
import { narrowText } from '../../private/narrowText.ts'
import { vars } from '../../themes/vars.css.ts'

const height = createVar()
const face = createVar()
const faceHover = createVar()
const facePressed = createVar()
const edge = createVar()
const edgeHover = createVar()

/** Colours of a button variant. Without a colour the base applies: the page's text colour, no background, no border. */
interface Look {
  color?: string
  face?: string
  hover?: string
  pressed?: string
  edge?: string
  edgeHover?: string
}

const look = (colours: Look) =>
  layered({
    ...(colours.color && { color: colours.color }),
    vars: {
      ...(colours.face && { [face]: colours.face }),
      ...(colours.hover && { [faceHover]: colours.hover }),
      ...(colours.pressed && { [facePressed]: colours.pressed }),
      ...(colours.edge && { [edge]: colours.edge }),
      ...(colours.edgeHover && { [edgeHover]: colours.edgeHover }),
    },
  })

const inner = (colour: string) => `inset 0 0 0 1px ${colour}`
const live = '&:not(:disabled, [aria-disabled="true"], [aria-busy="true"])'

export const button = recipe({
  base: layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: height,
    padding: '8px 20px',
    borderRadius: vars.radius.field,
    font: ownFont(600, 16, 20),
    letterSpacing: '-.005em',
    textAlign: 'center',
    textDecoration: 'none',
    color: vars.ink[1],
    backgroundColor: face,
    boxShadow: inner(edge),
    transition: `background-color ${vars.motion.fast} ${vars.ease.out}, box-shadow ${vars.motion.fast} ${vars.ease.out}`,
    vars: {
      [height]: vars.control.m,
      [face]: 'transparent',
      [faceHover]: face,
      [facePressed]: faceHover,
      [edge]: 'transparent',
      [edgeHover]: edge,
    },
    selectors: {
      [`${live}:hover`]: { backgroundColor: faceHover },
      [`${live}:not([aria-pressed="true"]):hover`]: { boxShadow: inner(edgeHover) },
      [`${live}:active`]: { backgroundColor: facePressed },
      '&:disabled, &[aria-disabled="true"]': {
        color: vars.ink.disabled,
        cursor: 'not-allowed',
        vars: { [face]: vars.surface[2], [edge]: 'transparent' },
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
      '&[aria-pressed="true"]': {
        color: vars.ink[1],
        boxShadow: `inset 0 0 0 2px ${vars.accent.border}`,
        vars: { [face]: vars.accent.subtle, [faceHover]: vars.accent.subtle },
      },
    },
    '@media': {
      '(forced-colors: active)': {
        border: '1px solid',
        selectors: { '&[aria-pressed="true"]': { border: '3px solid Highlight' } },
      },
    },
  }),
  variants: {
    variant: {
      solid: {},
      soft: {},
      outline: look({
        face: vars.surface[1],
        hover: vars.surface[1],
        pressed: vars.surface[2],
        edge: vars.line[3],
        edgeHover: vars.ink[1],
      }),
      plain: layered({
        paddingInline: '12px',
        vars: { [faceHover]: vars.surface.hover, [facePressed]: vars.surface.pressed },
        selectors: { '&:disabled, &[aria-disabled="true"]': { vars: { [face]: 'transparent' } } },
      }),
    },
    tone: { accent: {}, neutral: {}, critical: {} },
    size: {
      s: layered({
        gap: '6px',
        padding: '4px 12px',
        fontSize: textSize(14),
        whiteSpace: 'nowrap',
        // A container that is narrow for its text, since the visitor may have doubled the text size. It is measured in
        // rem, so it never applies on a usual phone.
        '@container': { [narrowText]: { whiteSpace: 'normal' } },
        vars: { [height]: vars.control.s },
        // The touch target is 44 px high.
        '::after': { content: '', position: 'absolute', inset: '-6px 0' },
      }),
      m: {},
      l: layered({
        padding: '12px 24px',
        borderRadius: vars.radius.fieldL,
        vars: { [height]: vars.control.l },
      }),
    },
    isBlock: { true: layered({ width: '100%' }) },
    isIconOnly: { true: layered({ flex: 'none', width: height, padding: 0 }) },
    flush: {
      start: layered({ marginInlineStart: '-12px' }),
      end: layered({ marginInlineEnd: '-12px' }),
    },
  },
  compoundVariants: [
    {
      variants: { size: 's', isIconOnly: true },
      style: layered({ '@media': { '(pointer: coarse)': { '::after': { insetInline: '-6px' } } } }),
    },
    {
      variants: { variant: 'solid', tone: 'accent' },
      style: [
        look({
          color: vars.accent.ink,
          face: vars.accent.solid,
          hover: vars.accent.solidHover,
          pressed: vars.accent.solidPressed,
          edge: vars.accent.edge,
        }),
        layered({
          '@media': {
            '(forced-colors: active)': {
              vars: { [faceHover]: face, [facePressed]: face },
              // Without this rule the browser in forced colours draws a Canvas background under the letters, in the
              // colour of the letters.
              selectors: { '&:not([aria-pressed="true"])': { forcedColorAdjust: 'none' } },
            },
          },
        }),
      ],
    },
    {
      variants: { variant: 'solid', tone: 'neutral' },
      style: look({
        color: vars.ink.inverse,
        face: vars.surface.inverse,
        hover: `color-mix(in srgb, ${vars.surface.inverse} 86%, ${vars.surface[1]})`,
      }),
    },
    {
      variants: { variant: 'solid', tone: 'critical' },
      style: look({
        color: vars.critical.ink,
        face: vars.critical.solid,
        hover: vars.critical.solidHover,
      }),
    },
    {
      variants: { variant: 'soft', tone: 'accent' },
      style: look({
        color: vars.accent.text,
        face: vars.accent.subtle,
        hover: vars.accent.subtleHover,
      }),
    },
    {
      variants: { variant: 'soft', tone: 'neutral' },
      style: look({ face: vars.surface[2], hover: vars.line[1] }),
    },
    {
      variants: { variant: 'soft', tone: 'critical' },
      style: look({ color: vars.critical.text, face: vars.critical.subtle }),
    },
    { variants: { variant: 'outline', tone: 'critical' }, style: look({ color: vars.critical.text }) },
    { variants: { variant: 'plain', tone: 'critical' }, style: look({ color: vars.critical.text }) },
    { variants: { variant: 'plain', isIconOnly: true }, style: layered({ padding: 0 }) },
  ],
})

export const content = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'inherit',
    minWidth: 0,
    // The text keeps its width under the spinner, so that the button does not change its size.
    selectors: { '[aria-busy="true"] > &': { opacity: 0 } },
  }),
)
export const wait = style(layered({ position: 'absolute' }))
