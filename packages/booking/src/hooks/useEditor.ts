import { useEffect, useMemo } from 'react'
import { allowColor, type CustomColor, type LookField, lookValue, withText } from '../domain/editor.ts'
import { partnerFacts } from '../domain/landing.ts'
import type { Look, LookTexts, ModuleSettings } from '../domain/moduleSettings.ts'
import type { PartnerFacts } from '../domain/sellingPoints.ts'
import { type SettingsNote, type TextName, textNotes } from '../domain/settingsNotes.ts'
import { unknownUser } from '../domain/user.ts'
import { canRedo, canSave, canUndo, type EditorState, isDirty } from '../state/editor.ts'
import { type EditorFlow, editorOf } from './editor.ts'
import { useModuleCore } from './module.tsx'
import { useModuleSettings } from './useModuleSettings.ts'
import { useSettings } from './useSettings.ts'
import { useStore } from './useStore.ts'

/** The editor as its screen sees it; no promise of it rejects. */
export interface Editor extends Pick<EditorFlow, 'save' | 'reset' | 'resolve'> {
  readonly state: EditorState
  readonly partnerId: string
  /** The draft: what the form and the preview show. */
  readonly look: Look
  /** The partner's settings with the draft as their look: what the preview takes. The same reference for the same draft. */
  readonly settings: ModuleSettings
  /** Which advantages hold at the partner (EDITOR-06). */
  readonly facts: PartnerFacts
  /** What is not shown as it is stored or written; those of a setting that was changed since are gone. */
  readonly notes: readonly SettingsNote[]
  readonly isDirty: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canSave: boolean
  /** Changes a part of the look; quick changes of one typed field are one step to undo. */
  change(patch: Partial<Omit<Look, 'texts'>>, field: Exclude<LookField, TextName>): void
  setText(text: TextName, value: string): void
  /** Allows an own colour, at first the one that the partner had last, or puts the default in its place (EDITOR-03). */
  allow(color: CustomColor, isAllowed: boolean): void
  undo(): void
  redo(): void
  /** Drops what is not saved: the person has said so on leaving. */
  discard(): void
  /** Puts a conflict off; the next save meets it again. */
  closeConflict(): void
}

/** The editor of the visitor's partner. Null: its settings are not read, or there are none. */
export function useEditor(): Editor | null {
  const module = useModuleCore()
  const flow = editorOf(module)
  const { partnerId, settings: kept } = useModuleSettings()
  const { user } = useSettings()
  const state = useStore(flow.store)
  const { draft, saved, broken } = state
  const isThere = kept !== null

  useEffect(() => {
    if (partnerId !== null && isThere) flow.open()
  }, [flow, partnerId, isThere])
  useEffect(() => flow.stop, [flow])

  const settings = useMemo(() => kept && { ...kept, look: draft }, [kept, draft])
  const facts = useMemo(() => kept && partnerFacts(kept, user ?? unknownUser), [kept, user])
  const notes = useMemo((): SettingsNote[] => {
    const standing = broken.filter(
      (setting) =>
        setting === 'partnerSiteUrl' ||
        setting === 'promoCode' ||
        String(lookValue(draft, setting)) === String(lookValue(saved, setting)),
    )
    return [...standing.map((setting) => ({ kind: 'broken' as const, setting })), ...textNotes(draft)]
  }, [broken, draft, saved])
  const acts = useMemo(() => actsOf(flow), [flow])

  if (!settings || !facts || partnerId === null || state.partnerId !== partnerId) return null
  return {
    ...acts,
    state,
    partnerId,
    look: draft,
    settings,
    facts,
    notes,
    isDirty: isDirty(state),
    canUndo: canUndo(state),
    canRedo: canRedo(state),
    canSave: canSave(state),
  }
}

function actsOf({ store, change, save, reset, resolve }: EditorFlow) {
  return {
    save,
    reset,
    resolve,
    change: (patch: Partial<Omit<Look, 'texts'>>, field: Exclude<LookField, TextName>) =>
      change({ ...store.get().draft, ...patch }, field),
    setText(text: TextName, value: string) {
      const [lang, name] = text.split('.') as ['ru' | 'en', keyof LookTexts]
      change(withText(store.get().draft, lang, name, value), text)
    },
    allow(color: CustomColor, isAllowed: boolean) {
      const { draft, past, saved } = store.get()
      const last = [draft, ...past.toReversed(), saved].find((look) => look[color] !== null)
      change({ ...draft, ...allowColor(color, isAllowed, last?.[color] ?? null) }, color, true)
    },
    undo: () => store.dispatch({ type: 'undone' }),
    redo: () => store.dispatch({ type: 'redone' }),
    discard: () => store.dispatch({ type: 'discarded' }),
    closeConflict: () => store.dispatch({ type: 'conflictClosed' }),
  }
}
