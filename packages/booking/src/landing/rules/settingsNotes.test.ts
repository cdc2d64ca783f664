import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withText } from '../../editor/rules/editor.ts'
import { defaultLook } from '../../kernel/model/moduleSettings.ts'
import { hostileHtml } from '../../testing/hostileHtml.ts'
import { anySettings } from '../../testing/samples/anySettings.ts'
import { longestText, shownLength, textNames, textNotes } from './settingsNotes.ts'

const header = (text: string) => textNotes(withText(defaultLook, 'en', 'header', text))
const bottom = (text: string) => textNotes(withText(defaultLook, 'ru', 'bottom', text))

describe('what is said of a partner’s texts', () => {
  it('LAND-03 nothing of texts that are shown as they are', () => {
    expect(textNotes(defaultLook)).toEqual([])
    expect(header('To the door')).toEqual([])
    expect(bottom('Miles come within <b>ten days</b>, <a href="https://www.example.com">see</a>.')).toEqual(
      [],
    )
    expect(header('2 < 3 & 5 > 4')).toEqual([])
  })

  it('LAND-03 a headline of 80 characters fits, a description of 300', () => {
    expect(textNames.map(longestText)).toEqual([80, 300, 300, 80, 300, 300])
    expect(header('W'.repeat(80))).toEqual([])
    expect(header('W'.repeat(81))).toEqual([{ kind: 'tooLong', text: 'en.header', max: 80 }])
    expect(bottom('Щ'.repeat(300))).toEqual([])
    expect(bottom('Щ'.repeat(301))).toEqual([{ kind: 'tooLong', text: 'ru.bottom', max: 300 }])
  })

  it('LAND-03 markup does not count, a character outside the basic plane counts once', () => {
    expect(shownLength(`<b>${'a'.repeat(300)}</b>`)).toBe(300)
    expect(shownLength('🛥'.repeat(80))).toBe(80)
    expect(bottom(`<p>${'a'.repeat(300)}</p>`)).toEqual([])
  })

  it('LAND-03 what is not drawn is named, and whether anything is left', () => {
    expect(header('<script>alert(1)</script><img src=x onerror=alert(1)>')).toEqual([
      { kind: 'markup', text: 'en.header', isEmpty: true },
    ])
    expect(bottom('Hello<script>alert(1)</script>')).toEqual([
      { kind: 'markup', text: 'ru.bottom', isEmpty: false },
    ])
    expect(bottom('<p></p>')).toEqual([{ kind: 'markup', text: 'ru.bottom', isEmpty: true }])
  })

  it('LAND-03 a text has one note at most, and it never crashes', () => {
    fc.assert(
      fc.property(anySettings, fc.constantFrom(...hostileHtml), ({ settings: { look } }, html) => {
        const notes = [...textNotes(look), ...header(html)]
        for (const note of notes) expect(['markup', 'tooLong']).toContain(note.kind)
        const names = textNotes(look).map((note) => 'text' in note && note.text)
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })
})
