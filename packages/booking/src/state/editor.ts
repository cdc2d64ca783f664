import { isSameLook, type LookField } from '../domain/editor.ts'
import { defaultLook, type Look } from '../domain/moduleSettings.ts'
import { type BrokenSetting, isMendedBySaving } from '../domain/settingsNotes.ts'

/** A pause in typing after which a change of the same field is a step of its own, in milliseconds (EDITOR-10). */
export const typingPauseMs = 1000

/** Most steps that can be undone. */
const mostSteps = 200

/** A look as the service keeps it. */
export interface KeptLook {
  look: Look
  /** Tag for the next save. Null: a save is not guarded. */
  etag: string | null
}

/** What somebody else has saved. */
export interface TheirLook extends KeptLook {
  /** Stored values in whose place a default stands. */
  broken: readonly BrokenSetting[]
}

/** Why a save failed; the message `USP.Editor.SaveError` shows with it. */
export interface SaveFailure {
  reason:
    | 'offline'
    | 'network'
    | 'timeout'
    /** The session is over: sign in, then save again. */
    | 'signIn'
    /** The visitor may not save. */
    | 'forbidden'
    /** The service says why in `message`. */
    | 'refused'
    | 'unreadable'
    | 'unexpected'
  /** The service's own words. Null: it said nothing. */
  message: string | null
}

/** `reset` sends the defaults, and empty texts as empty (EDITOR-07). */
export type SaveKind = 'save' | 'reset'

/** A save under way, or the last one that failed. */
export interface Attempt {
  look: Look
  kind: SaveKind
}

/** What a partner has made of the module's look, and how far its saving has come. */
export interface EditorState {
  /** Whose settings these are. Null: nothing is read yet. */
  partnerId: string | null
  /** As the service keeps it. */
  saved: Look
  etag: string | null
  /** As it is shown. */
  draft: Look
  /** What an undo goes back to, the nearest last. */
  past: readonly Look[]
  /** What a redo goes on to, the nearest first. */
  future: readonly Look[]
  /** The field that is being typed into, since when. Null: the next change is a step of its own. */
  typing: { field: LookField; at: number } | null
  /** `saved`: just now, nothing was changed since. `conflict`: somebody else has saved, see `theirs`. */
  status: 'idle' | 'saving' | 'saved' | 'failed' | 'conflict'
  attempt: Attempt | null
  /** Looks that were sent without an answer: one of them may be what the service keeps. */
  lost: readonly Look[]
  /** Stays until the next save, whatever is changed. */
  error: SaveFailure | null
  /** In a conflict, what somebody else has saved. */
  theirs: TheirLook | null
  /** Stored values in whose place a default stands. */
  broken: readonly BrokenSetting[]
}

export type EditorAction =
  /** Settings were read; what was edited goes. */
  | ({ type: 'opened'; partnerId: string; broken?: readonly BrokenSetting[] } & KeptLook)
  /** What was broken in what the service keeps. */
  | { type: 'brokenFound'; broken: readonly BrokenSetting[] }
  /** `at`: epoch milliseconds. `isStep`: a choice, never one step with what was typed before. */
  | { type: 'changed'; look: Look; field: LookField; at: number; isStep?: boolean }
  | { type: 'undone' }
  | { type: 'redone' }
  /** What was not saved is dropped and cannot be brought back: the page is left. */
  | { type: 'discarded' }
  | { type: 'resetAsked' }
  | { type: 'saving'; kind: SaveKind }
  | ({ type: 'savedAs' } & KeptLook)
  /** `isOpen`: it may have been saved all the same. */
  | { type: 'saveFailed'; error: SaveFailure; isOpen: boolean }
  /** The save was taken back: its page was left. */
  | { type: 'stopped' }
  /** What the service keeps turned out to be known: only its tag is new. */
  | ({ type: 'tagRenewed' } & KeptLook)
  | ({ type: 'conflicted' } & TheirLook)
  | { type: 'mineKept' }
  | { type: 'theirsTaken' }
  /** The conflict was put off: it comes back with the next save. */
  | { type: 'conflictClosed' }

/** Before anything is read. */
export const initialEditor: EditorState = {
  partnerId: null,
  saved: defaultLook,
  etag: null,
  draft: defaultLook,
  past: [],
  future: [],
  typing: null,
  status: 'idle',
  attempt: null,
  lost: [],
  error: null,
  theirs: null,
  broken: [],
}

/** Fields whose quick changes are one step: what is typed or drawn along a scale. */
const flowing: ReadonlySet<LookField> = new Set([
  'accent',
  'sellingPointsColor',
  'sellingPointsImage',
  'en.header',
  'en.top',
  'en.bottom',
  'ru.header',
  'ru.top',
  'ru.bottom',
])

/** Whether something is not saved yet. */
export function isDirty({ draft, saved }: Pick<EditorState, 'draft' | 'saved'>): boolean {
  return draft !== saved && !isSameLook(draft, saved)
}

export function canUndo({ past }: Pick<EditorState, 'past'>): boolean {
  return past.length > 0
}

export function canRedo({ future }: Pick<EditorState, 'future'>): boolean {
  return future.length > 0
}

/** Whether there is something to save: changes, or broken values that saving mends; not while a save is under way. */
export function canSave(state: EditorState): boolean {
  if (state.partnerId === null || state.status === 'saving' || state.status === 'conflict') return false
  return isDirty(state) || state.broken.some(isMendedBySaving)
}

/** What the next save is: a reset that failed stays one while nothing else was changed. */
export function kindOfSave({ attempt, draft }: Pick<EditorState, 'attempt' | 'draft'>): SaveKind {
  return attempt?.kind === 'reset' && isSameLook(attempt.look, draft) ? 'reset' : 'save'
}

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'opened': {
      const { look, etag, partnerId, broken = [] } = action
      return { ...initialEditor, partnerId, etag, broken, saved: look, draft: look }
    }
    case 'brokenFound':
      return { ...state, broken: action.broken }
    case 'changed':
      return changed(state, action)
    case 'undone': {
      const look = state.past.at(-1)
      if (!look) return state
      const future = [state.draft, ...state.future]
      return edited(state, { draft: look, past: state.past.slice(0, -1), future })
    }
    case 'redone': {
      const [look, ...future] = state.future
      return look ? edited(state, { draft: look, past: withStep(state.past, state.draft), future }) : state
    }
    case 'discarded': {
      const { saved, status } = state
      const gone = { past: [], future: [], typing: null, error: null, attempt: null, theirs: null }
      return { ...state, ...gone, draft: saved, status: status === 'saving' ? status : 'idle' }
    }
    case 'resetAsked':
      return stepTo(state, defaultLook)
    case 'saving':
      return {
        ...state,
        status: 'saving',
        attempt: { look: state.draft, kind: action.kind },
        error: null,
        theirs: null,
        typing: null,
      }
    case 'savedAs': {
      const { look, etag } = action
      const broken = state.broken.filter((setting) => !isMendedBySaving(setting))
      const next = { ...state, saved: look, etag, attempt: null, lost: [], error: null, theirs: null, broken }
      return { ...next, status: isDirty(next) ? 'idle' : 'saved' }
    }
    case 'saveFailed': {
      const { error, isOpen } = action
      return { ...state, status: 'failed', error, theirs: null, lost: isOpen ? withLost(state) : state.lost }
    }
    case 'stopped':
      return state.status === 'saving' ? { ...state, status: 'idle', lost: withLost(state) } : state
    case 'tagRenewed':
      return { ...state, saved: action.look, etag: action.etag }
    case 'conflicted': {
      const { look, etag, broken } = action
      return { ...state, status: 'conflict', theirs: { look, etag, broken } }
    }
    case 'mineKept': {
      const { theirs } = state
      if (!theirs) return state
      const { look, etag, broken } = theirs
      return { ...state, status: 'idle', saved: look, etag, broken, theirs: null }
    }
    case 'theirsTaken': {
      const { theirs } = state
      if (!theirs) return state
      const { look, etag, broken } = theirs
      const kept = { saved: look, etag, broken, theirs: null, attempt: null, lost: [], error: null }
      return { ...stepTo(state, look), ...kept, status: 'idle' }
    }
    case 'conflictClosed':
      return state.status === 'conflict' ? { ...state, status: 'idle', theirs: null } : state
  }
}

type Edit = Pick<EditorState, 'draft' | 'past' | 'future'>

/** The state after an edit: what was just saved is no longer all that there is. */
function edited(state: EditorState, edit: Edit): EditorState {
  return { ...state, ...edit, typing: null, status: state.status === 'saved' ? 'idle' : state.status }
}

function withStep(past: readonly Look[], look: Look): readonly Look[] {
  return [...past, look].slice(-mostSteps)
}

function stepTo(state: EditorState, draft: Look): EditorState {
  if (isSameLook(state.draft, draft)) return state
  return edited(state, { draft, past: withStep(state.past, state.draft), future: [] })
}

function changed(state: EditorState, action: EditorAction & { type: 'changed' }): EditorState {
  const { look, field, at, isStep = false } = action
  if (isSameLook(state.draft, look)) return state
  const { typing, past } = state
  const typed = flowing.has(field) && !isStep ? { field, at } : null
  const goesOn = typed && typing?.field === field && at >= typing.at && at - typing.at <= typingPauseMs
  if (!goesOn) return { ...stepTo(state, look), typing: typed }
  const before = past.at(-1)
  // Typed and taken back: there is nothing to undo.
  const isBack = before !== undefined && isSameLook(before, look)
  const edit = { draft: look, past: isBack ? past.slice(0, -1) : past, future: [] }
  return { ...edited(state, edit), typing: isBack ? null : typed }
}

function withLost({ lost, attempt }: EditorState): readonly Look[] {
  return attempt ? [...lost, attempt.look] : lost
}
