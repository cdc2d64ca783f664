import { describe, expect, it } from 'vitest'
import { defaultLook, type HexColor, type Look } from '../../kernel/model/moduleSettings.ts'
import { withText } from '../rules/editor.ts'
import {
  canRedo,
  canSave,
  canUndo,
  type EditorAction,
  type EditorState,
  editorReducer,
  initialEditor,
  isDirty,
  kindOfSave,
} from './editor.ts'

const begun = run(initialEditor, { type: 'opened', partnerId: '2001', look: defaultLook, etag: '"1"' })
const dark: Look = { ...defaultLook, theme: 'dark' }
const error = { reason: 'network', message: null } as const

function run(state: EditorState, ...actions: EditorAction[]): EditorState {
  return actions.reduce(editorReducer, state)
}

const header = (text: string, at: number): EditorAction => ({
  type: 'changed',
  look: withText(defaultLook, 'en', 'header', text),
  field: 'en.header',
  at,
})
const accent = (color: HexColor, at: number): EditorAction => ({
  type: 'changed',
  look: { ...defaultLook, accent: color },
  field: 'accent',
  at,
})
const theme = (name: Look['theme'], at = 0): EditorAction => ({
  type: 'changed',
  look: { ...defaultLook, theme: name },
  field: 'theme',
  at,
})
const saveFailed: EditorAction = { type: 'saveFailed', error, isOpen: false }
const undo: EditorAction = { type: 'undone' }
const saving: EditorAction = { type: 'saving', kind: 'save' }

describe('undo and redo', () => {
  it('EDITOR-10 what is typed in one go is one step', () => {
    const state = run(begun, header('a', 0), header('ab', 1000), header('abc', 2000))
    expect(state.past).toEqual([defaultLook])
    expect(state.draft.texts.en.header).toBe('abc')
    expect(run(state, undo).draft).toEqual(defaultLook)
  })

  it('EDITOR-10 after a pause of more than a second it is another step', () => {
    const state = run(begun, header('a', 0), header('ab', 1001))
    expect(state.past).toHaveLength(2)
    expect(run(state, undo).draft.texts.en.header).toBe('a')
  })

  it('EDITOR-10 a colour that is drawn along its scale is one step, another field is another', () => {
    const drawn = run(begun, accent('#111111', 0), accent('#222222', 16), accent('#333333', 32))
    expect(drawn.past).toHaveLength(1)
    const other = run(drawn, {
      type: 'changed',
      look: { ...drawn.draft, theme: 'dark' },
      field: 'theme',
      at: 40,
    })
    expect(other.past).toHaveLength(2)
  })

  it('EDITOR-10 each choice of a list is a step, however quick', () => {
    expect(run(begun, theme('dark', 0), theme('wherry', 1)).past).toHaveLength(2)
  })

  it('EDITOR-10 a colour that is forbidden is a step, however soon after it was drawn', () => {
    const off = { ...accent('#00AD5A', 20), look: defaultLook, isStep: true } as EditorAction
    const state = run(begun, accent('#111111', 0), off)
    expect(state.past).toHaveLength(2)
    expect(run(state, accent('#222222', 30)).past).toHaveLength(3)
  })

  it('EDITOR-10 typed and taken back leaves nothing to undo', () => {
    const state = run(begun, header('a', 0), header('', 100))
    expect(canUndo(state)).toBe(false)
    expect(isDirty(state)).toBe(false)
  })

  it('EDITOR-10 a clock that was put back begins a step', () => {
    expect(run(begun, header('a', 5000), header('ab', 4000)).past).toHaveLength(2)
  })

  it('EDITOR-10 after an undo typing is a step of its own, and what was undone is gone', () => {
    const state = run(begun, header('a', 0), theme('dark', 1), undo)
    expect(canRedo(state)).toBe(true)
    const typed = run(state, header('ab', 2))
    expect(typed.past).toHaveLength(2)
    expect(canRedo(typed)).toBe(false)
  })

  it('EDITOR-10 a change that changes nothing is none', () => {
    expect(run(begun, header('', 0))).toBe(begun)
    expect(run(begun, undo)).toBe(begun)
    expect(run(begun, { type: 'redone' })).toBe(begun)
  })
})

describe('saving', () => {
  it('EDITOR-07 saved is marked until the next change', () => {
    const saved = run(begun, theme('dark'), saving, { type: 'savedAs', look: dark, etag: '"2"' })
    expect(saved).toMatchObject({ status: 'saved', etag: '"2"', saved: dark })
    expect(isDirty(saved)).toBe(false)
    expect(run(saved, theme('wherry')).status).toBe('idle')
    const undone = run(saved, undo)
    expect(undone.status).toBe('idle')
    expect(isDirty(undone)).toBe(true)
  })

  it('EDITOR-07 what is typed while a save is under way stays, and is not saved', () => {
    const state = run(begun, theme('dark'), saving, theme('wherry'), {
      type: 'savedAs',
      look: dark,
      etag: '"2"',
    })
    expect(state.draft.theme).toBe('wherry')
    expect(state).toMatchObject({ status: 'idle', saved: dark })
    expect(isDirty(state)).toBe(true)
  })

  it('EDITOR-07 a failure keeps the draft, and its error until the next save', () => {
    const failed = run(begun, theme('dark'), saving, saveFailed)
    expect(failed).toMatchObject({ status: 'failed', error, draft: dark, saved: defaultLook })
    expect(run(failed, theme('wherry')).error).toEqual(error)
    expect(run(failed, saving).error).toBeNull()
  })

  it('EDITOR-07 a save without an answer is remembered', () => {
    const sent = run(begun, theme('dark'), saving)
    expect(run(sent, saveFailed).lost).toEqual([])
    expect(run(sent, { ...saveFailed, isOpen: true } as EditorAction).lost).toEqual([dark])
    expect(run(sent, { type: 'stopped' })).toMatchObject({ status: 'idle', lost: [dark], draft: dark })
  })

  it('EDITOR-07 there is something to save: changes, or broken values that saving mends', () => {
    expect(canSave(initialEditor)).toBe(false)
    expect(canSave(begun)).toBe(false)
    expect(canSave(run(begun, theme('dark')))).toBe(true)
    expect(canSave(run(begun, theme('dark'), saving))).toBe(false)
    const broken = (...found: EditorState['broken']) => run(begun, { type: 'brokenFound', broken: found })
    expect(canSave(broken('accent'))).toBe(true)
    expect(canSave(broken('promoCode', 'partnerSiteUrl'))).toBe(false)
  })

  it('EDITOR-07 saving mends what it sends; what it does not send stays broken', () => {
    const state = run(begun, { type: 'brokenFound', broken: ['accent', 'promoCode'] }, saving, {
      type: 'savedAs',
      look: defaultLook,
      etag: '"2"',
    })
    expect(state.broken).toEqual(['promoCode'])
  })
})

describe('a reset', () => {
  const reset = run(begun, theme('dark'), { type: 'resetAsked' }, { type: 'saving', kind: 'reset' })

  it('EDITOR-08 goes back to the default look, and can be undone', () => {
    expect(reset.draft).toEqual(defaultLook)
    expect(run(reset, { type: 'savedAs', look: defaultLook, etag: '"2"' }, undo).draft).toEqual(dark)
  })

  it('EDITOR-08 that failed is still one when it is saved again, unless something was changed', () => {
    const failed = run(reset, saveFailed)
    expect(kindOfSave(failed)).toBe('reset')
    expect(kindOfSave(run(failed, theme('wherry')))).toBe('save')
    expect(kindOfSave(run(failed, undo))).toBe('save')
  })
})

describe('a conflict', () => {
  const theirs: Look = { ...defaultLook, theme: 'wherry' }
  const met = run(begun, theme('dark'), saving, {
    type: 'conflicted',
    look: theirs,
    etag: '"2"',
    broken: [],
  })

  it('EDITOR-07 holds both versions', () => {
    expect(met).toMatchObject({ status: 'conflict', draft: dark, theirs: { look: theirs, etag: '"2"' } })
    expect(met.etag).toBe('"1"')
    expect(canSave(met)).toBe(false)
  })

  it('EDITOR-07 mine keeps the draft and takes their tag', () => {
    const mine = run(met, { type: 'mineKept' })
    expect(mine).toMatchObject({ status: 'idle', draft: dark, saved: theirs, etag: '"2"', theirs: null })
    expect(isDirty(mine)).toBe(true)
  })

  it('EDITOR-07 theirs takes it into the form; an undo brings the draft back', () => {
    const taken = run(met, { type: 'theirsTaken' })
    expect(taken).toMatchObject({ status: 'idle', draft: theirs, saved: theirs, etag: '"2"', theirs: null })
    expect(isDirty(taken)).toBe(false)
    expect(run(taken, undo)).toMatchObject({ draft: dark, saved: theirs })
  })

  it('EDITOR-07 put off, nothing is taken and nothing is lost', () => {
    expect(run(met, { type: 'conflictClosed' })).toMatchObject({
      status: 'idle',
      draft: dark,
      etag: '"1"',
      theirs: null,
    })
  })

  it('EDITOR-10 discarded, all of it is gone', () => {
    const gone = run(met, { type: 'discarded' })
    expect(gone).toMatchObject({ status: 'idle', draft: defaultLook, theirs: null })
    expect(canUndo(gone)).toBe(false)
  })
})
