import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultLook, type Look } from '../../kernel/model/moduleSettings.ts'
import { anySettings } from '../../testing/samples/anySettings.ts'
import { isSameLook, lookFields, withText } from '../rules/editor.ts'
import {
  canRedo,
  canUndo,
  type EditorAction,
  type EditorState,
  editorReducer,
  initialEditor,
} from './editor.ts'

const look: fc.Arbitrary<Look> = fc.oneof(
  fc.constantFrom<Look>(
    defaultLook,
    { ...defaultLook, theme: 'dark' },
    { ...defaultLook, accent: '#112233' },
    withText(defaultLook, 'en', 'header', 'a'),
    withText(defaultLook, 'en', 'header', 'ab'),
  ),
  anySettings.map(({ settings }) => settings.look),
)
const kept = { look, etag: fc.constantFrom('"1"', '"2"', null) }
const change = fc.record({
  type: fc.constant('changed' as const),
  look,
  field: fc.constantFrom(...lookFields),
  at: fc.integer({ min: 0, max: 4000 }),
})
const move = fc.record({ type: fc.constantFrom('undone' as const, 'redone' as const, 'resetAsked' as const) })
const edits = fc.array(fc.oneof({ weight: 2, arbitrary: change }, move), { maxLength: 40 })
const service: fc.Arbitrary<EditorAction> = fc.oneof(
  fc.record({
    type: fc.constant('saving' as const),
    kind: fc.constantFrom('save' as const, 'reset' as const),
  }),
  fc.record({ type: fc.constant('savedAs' as const), ...kept }),
  fc.record({
    type: fc.constant('saveFailed' as const),
    error: fc.constant({ reason: 'network', message: null } as const),
    isOpen: fc.boolean(),
  }),
  fc.record({ type: fc.constantFrom('stopped' as const, 'mineKept' as const, 'conflictClosed' as const) }),
  fc.record({ type: fc.constant('tagRenewed' as const), ...kept }),
  fc.record({ type: fc.constant('conflicted' as const), ...kept, broken: fc.constant([]) }),
)
const taken: fc.Arbitrary<EditorAction> = fc.record({ type: fc.constant('theirsTaken' as const) })
const anything = fc.array(fc.oneof(change, move, service, taken), { maxLength: 60 })

const opened = (first: Look) =>
  editorReducer(initialEditor, { type: 'opened', partnerId: '2001', look: first, etag: '"0"' })

function steps(state: EditorState, type: 'undone' | 'redone', most = Number.POSITIVE_INFINITY) {
  let [now, count] = [state, 0]
  const can = type === 'undone' ? canUndo : canRedo
  for (; can(now) && count < most; count += 1) now = editorReducer(now, { type })
  return { state: now, count }
}

it('EDITOR-10 whatever was edited, undone to the start it is the saved look, and redone it is the draft again', () => {
  fc.assert(
    fc.property(look, edits, (first, actions) => {
      const end = actions.reduce<EditorState>(editorReducer, opened(first))
      const start = steps(end, 'undone')
      expect(start.state.draft).toEqual(first)
      const again = steps(start.state, 'redone', start.count).state
      expect(again.draft).toEqual(end.draft)
      expect(again.past).toEqual(end.past)
      expect(again.future).toEqual(end.future)
    }),
  )
})

it('EDITOR-07 whatever the service answers, and whenever: it changes nothing of the draft and of its steps', () => {
  fc.assert(
    fc.property(look, anything, service, (first, actions, action) => {
      const before = actions.reduce<EditorState>(editorReducer, opened(first))
      const { draft, past, future } = editorReducer(before, action)
      expect(draft).toBe(before.draft)
      expect(past).toBe(before.past)
      expect(future).toBe(before.future)
    }),
  )
})

it('EDITOR-07 whatever happens: a step is a change, a conflict has two versions, a failure has an error', () => {
  fc.assert(
    fc.property(look, anything, (first, actions) => {
      const state = actions.reduce<EditorState>(editorReducer, opened(first))
      const row = [...state.past, state.draft, ...state.future]
      for (const [at, one] of row.slice(1).entries()) expect(isSameLook(one, row[at] as Look)).toBe(false)
      expect(state.status === 'conflict').toBe(state.theirs !== null)
      if (state.status === 'failed') expect(state.error).not.toBeNull()
      if (state.status === 'saving') expect(state.attempt).not.toBeNull()
    }),
  )
})

it('EDITOR-10 so many steps can be undone, and no more are kept', () => {
  let state = opened(defaultLook)
  for (let at = 1; at <= 500; at += 1) {
    const changed = withText(defaultLook, 'en', 'top', `${at}`)
    state = editorReducer(state, { type: 'changed', look: changed, field: 'en.top', at: at * 2000 })
  }
  expect(state.past).toHaveLength(200)
})
