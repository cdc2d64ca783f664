import { defaultLook, type Look } from '../../kernel/model/moduleSettings.ts'
import { type BrokenSetting, isMendedBySaving } from '../../landing/index.ts'
import { isSameLook, type LookField } from '../rules/editor.ts'

/** Pause in typing in ms after which a change of the same field starts a new undo step (EDITOR-10). */
export const typingPauseMs = 1000

/** Maximum number of undo steps. */
const mostSteps = 200

/** A look as the service keeps it. */
export interface KeptLook {
  look: Look
  /** Tag for the next save. Null: the save does not check for changes by others. */
  etag: string | null
}

/** Look that somebody else has saved. */
export interface TheirLook extends KeptLook {
  /** Stored values that cannot be read, so that a default is used. */
  broken: readonly BrokenSetting[]
}

/** Reason why a save failed; shown after the message `USP.Editor.SaveError`. */
export interface SaveFailure {
  reason:
    | 'offline'
    | 'network'
    | 'timeout'
    /** The session is over: sign in, then save again. */
    | 'signIn'
    /** The visitor may not save. */
    | 'forbidden'
    /** The service's reason is in `message`. */
    | 'refused'
    | 'unreadable'
    | 'unexpected'
  /** The service's own words. Null: none. */
  message: string | null
}

/** `reset` sends the defaults, and empty texts as empty (EDITOR-07). */
export type SaveKind = 'save' | 'reset'

/** A save under way, or the last one that failed. */
export interface Attempt {
  look: Look
  kind: SaveKind
}

/** State of the editor: the partner's edits of the look, and their saving. */
export interface EditorState {
  /** Id of the partner. Null: nothing is read yet. */
  partnerId: string | null
  /** Look as stored by the service. */
  saved: Look
  etag: string | null
  /** Look as edited and shown. */
  draft: Look
  /** Looks for undo, the nearest last. */
  past: readonly Look[]
  /** Looks for redo, the nearest first. */
  future: readonly Look[]
  /**
   * Field that is being typed into, and the instant of its last change. Null: the next change makes a new
   * undo step.
   */
  typing: { field: LookField; at: number } | null
  /** `saved`: saved, with no changes since. `conflict`: somebody else has saved, see `theirs`. */
  status: 'idle' | 'saving' | 'saved' | 'failed' | 'conflict'
  attempt: Attempt | null
  /** Looks that were sent without a response; the service may have stored one of them. */
  lost: readonly Look[]
  /** Failure of the last save. It stays until the next save, whatever is changed. */
  error: SaveFailure | null
  /** In a conflict, the look that somebody else has saved. */
  theirs: TheirLook | null
  /** Stored values that cannot be read, so that a default is used. */
  broken: readonly BrokenSetting[]
}

export type EditorAction =
  /** Settings were read; earlier edits are dropped. */
  | ({ type: 'opened'; partnerId: string; broken?: readonly BrokenSetting[] } & KeptLook)
  /** Broken values were found in the stored settings. */
  | { type: 'brokenFound'; broken: readonly BrokenSetting[] }
  /** `at`: epoch milliseconds. `isStep`: the change always makes a new undo step, for instance a choice. */
  | { type: 'changed'; look: Look; field: LookField; at: number; isStep?: boolean }
  | { type: 'undone' }
  | { type: 'redone' }
  /** Unsaved changes are dropped for good, because the page is left. */
  | { type: 'discarded' }
  | { type: 'resetAsked' }
  | { type: 'saving'; kind: SaveKind }
  | ({ type: 'savedAs' } & KeptLook)
  /** `isOpen`: no response came, so the look may have been saved anyway. */
  | { type: 'saveFailed'; error: SaveFailure; isOpen: boolean }
  /** The save was cancelled, because its page was left. */
  | { type: 'stopped' }
  /** The stored look is a known one; only its tag is new. */
  | ({ type: 'tagRenewed' } & KeptLook)
  | ({ type: 'conflicted' } & TheirLook)
  | { type: 'mineKept' }
  | { type: 'theirsTaken' }
  /** The conflict dialog was closed; the conflict returns with the next save. */
  | { type: 'conflictClosed' }

/** State before the settings are read. */
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

/** Fields whose quick changes make one undo step: they are typed, or dragged along a scale. */
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

/** True if there are unsaved changes. */
export function isDirty({ draft, saved }: Pick<EditorState, 'draft' | 'saved'>): boolean {
  return draft !== saved && !isSameLook(draft, saved)
}

export function canUndo({ past }: Pick<EditorState, 'past'>): boolean {
  return past.length > 0
}

export function canRedo({ future }: Pick<EditorState, 'future'>): boolean {
  return future.length > 0
}

/**
 * True if a save is possible: there are changes, or broken values that a save repairs, and no save is
 * running.
 */
export function canSave(state: EditorState): boolean {
  if (state.partnerId === null || state.status === 'saving' || state.status === 'conflict') return false
  return isDirty(state) || state.broken.some(isMendedBySaving)
}

/** Kind of the next save. A failed reset stays a reset until something is changed. */
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

/** Returns the state after an edit; the status `saved` ends. */
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
  // The typed text was removed again, so there is nothing to undo.
  const isBack = before !== undefined && isSameLook(before, look)
  const edit = { draft: look, past: isBack ? past.slice(0, -1) : past, future: [] }
  return { ...edited(state, edit), typing: isBack ? null : typed }
}

function withLost({ lost, attempt }: EditorState): readonly Look[] {
  return attempt ? [...lost, attempt.look] : lost
}
