import { useEffect, useMemo } from 'react'
import type { Look, LookTexts, ModuleSettings } from '../../kernel/model/moduleSettings.ts'
import { unknownUser } from '../../kernel/model/user.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import {
  type PartnerFacts,
  partnerFacts,
  type SettingsNote,
  type TextName,
  textNotes,
} from '../../landing/index.ts'
import { useModuleSettings } from '../../module/look/useModuleSettings.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useSettings } from '../../module/visitor/useSettings.ts'
import { allowColor, type CustomColor, type LookField, lookValue, withText } from '../rules/editor.ts'
import { canRedo, canSave, canUndo, type EditorState, isDirty } from '../state/editor.ts'
import { type EditorFlow, editorOf } from './editor.ts'

/** The editor as its screen sees it; no promise of it rejects. */
export interface Editor extends Pick<EditorFlow, 'save' | 'reset' | 'resolve'> {
  readonly state: EditorState
  readonly partnerId: string
  /** The draft that the form and the preview show. */
  readonly look: Look
  /** The partner's settings with the draft as their look, for the preview. The same reference for the same draft. */
  readonly settings: ModuleSettings
  /** Advantages that are true for the partner (EDITOR-06). */
  readonly facts: PartnerFacts
  /** Notes about settings that are not shown as stored or typed. A changed setting loses its note as stored. */
  readonly notes: readonly SettingsNote[]
  readonly isDirty: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canSave: boolean
  /** Changes a part of the look; quick changes of one typed field are one step to undo. */
  change(patch: Partial<Omit<Look, 'texts'>>, field: Exclude<LookField, TextName>): void
  setText(text: TextName, value: string): void
  /**
   * Switches a partner's own colour on or off (EDITOR-03). On, it has the partner's last colour at first; off, the
   * default is used.
   */
  allow(color: CustomColor, isAllowed: boolean): void
  undo(): void
  redo(): void
  /** Drops the unsaved changes after the person has confirmed that on leaving. */
  discard(): void
  /** Closes a conflict without a decision; the next save reports it again. */
  closeConflict(): void
}

/** Returns the editor of the visitor's partner. Null: the settings are not read yet, or there are none. */
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
