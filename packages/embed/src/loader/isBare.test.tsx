import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isBare } from './isBare.ts'

const part = { x: 20, y: 40, w: 200, h: 48 }
let module: HTMLElement
let frame: HTMLIFrameElement

const draw = (one: HTMLElement, style: Partial<CSSStyleDeclaration>) => Object.assign(one.style, style)

/** An element of the page that covers the whole frame. */
function cover(style: Partial<CSSStyleDeclaration> = {}, into: ParentNode = document.body): HTMLElement {
  const one = document.createElement('div')
  Object.assign(one.style, { position: 'fixed', inset: '0', zIndex: '9' }, style)
  into.append(one)
  return one
}

/** A rule of the page. */
function rule(css: string): void {
  const style = document.createElement('style')
  style.textContent = css
  document.body.append(style)
}
const over = 'content: ""; position: fixed; inset: 0; background: gold'

beforeEach(() => {
  module = document.createElement('div')
  const main = document.createElement('main')
  main.append(module)
  document.body.replaceChildren(main)
  document.body.style.margin = '0'
  Object.assign(module.style, { display: 'block', width: '400px', height: '300px' })
  frame = document.createElement('iframe')
  Object.assign(frame.style, { width: '400px', height: '300px', border: '0' })
  module.attachShadow({ mode: 'open' }).append(frame)
})
afterEach(() => {
  document.body.removeAttribute('style')
  document.documentElement.removeAttribute('style')
  document.body.replaceChildren()
})

const bare = () => isBare(window, frame, part)

describe('D6 a part of a frame lies bare', () => {
  it.each<[string, () => unknown]>([
    ['in a plain page', () => {}],
    ['in a frame without a shadow root', () => module.after(frame)],
    ['where an ancestor is moved', () => draw(module, { transform: 'translate(10px, 20px)' })],
    ['with a header of the page above it', () => cover({ bottom: 'auto', height: '39px' })],
    ['with a notice of the page below it', () => cover({ top: '90px' })],
    ['over what lies behind it', () => cover({ zIndex: '-1', background: 'gold' })],
    ['in what takes no presses by the style of an ancestor', () => draw(module, { pointerEvents: 'none' })],
  ])('%s', (_, arrange) => {
    arrange()
    expect(bare()).toBe(true)
    expect(document.adoptedStyleSheets, 'nothing is left in the page').toEqual([])
  })

  it.each<[string, () => unknown]>([
    ['covered', () => cover()],
    ['covered by what presses go through', () => cover({ pointerEvents: 'none' })],
    [
      'covered by what presses go through, whatever a sheet says',
      () => cover().style.setProperty('pointer-events', 'none', 'important'),
    ],
    [
      'covered by what presses go through, by a rule that counts for more',
      () => {
        rule('.through { pointer-events: none !important }')
        cover().className = 'through'
      },
    ],
    [
      'covered by what presses go through, by a rule of a layer',
      () => {
        rule('@layer page { .through { pointer-events: none !important } }')
        cover().className = 'through'
      },
    ],
    ['covered by a picture before the page', () => rule(`body::before { ${over} }`)],
    [
      'covered by a picture behind the page that presses go through',
      () => rule(`body::after { ${over}; pointer-events: none }`),
    ],
    [
      'covered by such a picture, by a rule that counts for more',
      () => rule(`body main::after { ${over}; pointer-events: none !important }`),
    ],
    [
      'covered from inside another shadow root by what presses go through',
      () => {
        const other = document.body.appendChild(document.createElement('div'))
        cover({ pointerEvents: 'none' }, other.attachShadow({ mode: 'open' }))
      },
    ],
    [
      'covered by a part of what is inert',
      () => {
        const inert = document.body.appendChild(document.createElement('div'))
        inert.toggleAttribute('inert', true)
        cover({}, inert)
      },
    ],
    ['covered by what is inert', () => cover().toggleAttribute('inert', true)],
    ['covered by a dialog', () => cover().appendChild(document.createElement('dialog')).showModal()],
    ['covered in a quarter', () => cover({ right: 'auto', width: '75px', pointerEvents: 'none' })],
    ['covered on its edge', () => cover({ bottom: 'auto', height: '44px' })],
    [
      'covered from inside another shadow root',
      () => {
        const other = document.body.appendChild(document.createElement('div'))
        cover({}, other.attachShadow({ mode: 'open' }))
      },
    ],
    ['beside the frame', () => draw(module, { marginLeft: '-9999px' })],
    ['faded', () => draw(module, { opacity: '0.02' })],
    ['faded by an ancestor', () => draw(document.querySelector('main')!, { opacity: '0.9' })],
    ['faded by the page', () => draw(document.documentElement, { opacity: '0.5' })],
    ['faded by a filter', () => draw(module, { filter: 'opacity(0.1)' })],
    ['mixed into the page', () => draw(module, { mixBlendMode: 'multiply' })],
    ['masked', () => draw(module, { maskImage: 'linear-gradient(#0000, #0000)' })],
    ['clipped', () => draw(module, { clipPath: 'inset(0 50% 0 0)' })],
    ['turned by a degree', () => draw(module, { transform: 'rotate(1deg)' })],
    ['turned on its head', () => draw(module, { rotate: '180deg' })],
    ['made smaller', () => draw(module, { scale: '0.5' })],
    ['skewed', () => draw(document.body, { transform: 'skewX(20deg)' })],
  ])('not where it is %s', (_, arrange) => {
    arrange()
    expect(bare()).toBe(false)
    expect(document.adoptedStyleSheets).toEqual([])
  })
})
