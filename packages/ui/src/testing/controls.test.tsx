import { afterEach, describe, expect, it } from 'vitest'
import { controlsOf, isClipped, isSeen, openParts } from './controls.ts'

const put = (html: string) => {
  document.body.innerHTML = html
  return openParts(document.body)[0]!
}
const list = '<div role="listbox" style="position:absolute;top:60px;width:100px;height:100px">One</div>'

describe('what the suite looks at', () => {
  afterEach(() => {
    document.body.innerHTML = ''
  })

  it('UI-18 an open list is seen, also where a part of it is covered', () => {
    expect(isSeen(put(list))).toBe(true)
    expect(
      isSeen(put(`${list}<div style="position:absolute;top:60px;width:100px;height:50px;z-index:1"></div>`)),
    ).toBe(true)
  })

  it('UI-18 an open list that is covered, or cut off by what holds it, is not', () => {
    const cover = '<div style="position:absolute;inset:0;z-index:1"></div>'
    expect(isSeen(put(list + cover))).toBe(false)
    expect(
      isSeen(put(`<div style="position:relative;height:40px;width:100px;overflow:hidden">${list}</div>`)),
    ).toBe(false)
  })

  it('UI-18 a spin button is a control; what is clipped to nothing is known as such', () => {
    put(
      `<div role="spinbutton" tabindex="-1">2</div><button style="width:1px;height:1px;padding:0;border:0"></button>`,
    )
    const [spin, button] = controlsOf(document.body)
    expect(spin?.getAttribute('role')).toBe('spinbutton')
    expect(isClipped(spin!)).toBe(false)
    expect(isClipped(button!)).toBe(true)
  })
})
