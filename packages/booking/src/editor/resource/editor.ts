import type { Look, ModuleSettings } from '../../kernel/model/moduleSettings.ts'
import type { Platform } from '../../kernel/platform.ts'
import { createTurns } from '../../kernel/resource/turns.ts'
import { createStore, type Store } from '../../kernel/store/store.ts'
import { callFailure, isDefinite, refusalIn } from '../../module/failure.ts'
import { type ModuleSettingsReader, moduleSettingsOf } from '../../module/look/useModuleSettings.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { perModule } from '../../module/perModule.ts'
import { asResource } from '../../module/resources.ts'
import { ClientError } from '../../wire/clientError.ts'
import { isSameLook, type LookField } from '../rules/editor.ts'
import {
  canSave,
  type EditorAction,
  type EditorState,
  editorReducer,
  initialEditor,
  isDirty,
  kindOfSave,
  type SaveFailure,
  type SaveKind,
} from '../state/editor.ts'
import { type EditedSettings, type EditorClient, editorClient } from '../wire/client.ts'

/** Maximum number of automatic repeats of a save with a new tag, if nobody else has changed the settings. */
const mostRenewals = 2

/** The editing of a partner's settings (EDITOR-07, EDITOR-08, EDITOR-10). No call of it rejects. */
export interface EditorFlow {
  readonly store: Store<EditorState, EditorAction>
  /** Opens the settings of the reader, unless there are unsaved changes, and reads which of them are broken. */
  open(): void
  /** @param isStep true: the change is a step of its own to undo. @default false */
  change(look: Look, field: LookField, isStep?: boolean): void
  /**
   * Saves the draft. While a save is running, a second click sends nothing and gets the result of that save.
   * @returns true if the service has saved the draft
   */
  save(): Promise<boolean>
  /** Saves the default look, after the screen has asked the person. An undo brings the draft back. */
  reset(): Promise<boolean>
  /**
   * Ends a conflict. `mine` saves the draft over the version of the other person. `theirs` puts that version into the
   * form, and an undo brings the draft back.
   */
  resolve(whose: 'mine' | 'theirs'): Promise<boolean>
  /** Cancels the running requests when the page is left. */
  stop(): void
}

interface EditorFlowSetup {
  client: EditorClient
  reader: Pick<ModuleSettingsReader, 'state' | 'accept'>
  platform: Pick<Platform, 'clock' | 'online'>
}

function createEditorFlow({ client, reader, platform }: EditorFlowSetup): EditorFlow {
  const { clock, online } = platform
  const store = createStore(editorReducer, initialEditor)
  const reading = createTurns(clock.setTimeout)
  let running: { abort: AbortController; done: Promise<boolean> } | null = null
  /** Settings that were read with a conflict. */
  let theirSettings: ModuleSettings | null = null

  function open() {
    const { partnerId, settings, etag } = reader.state.get()
    if (partnerId === null || !settings) return
    const state = store.get()
    const isOwn = state.partnerId === partnerId
    if (!isOwn || !(isDirty(state) || running))
      store.dispatch({ type: 'opened', partnerId, look: settings.look, etag })
    void readBroken(partnerId)
  }

  /** Reads which settings are broken. A failure is silent, because the editor works without it. */
  async function readBroken(partnerId: string) {
    const outcome = await reading.begin().ask((signal) => client.read(partnerId, signal))
    const state = store.get()
    const found = outcome && 'answer' in outcome ? outcome.answer : null
    if (!found || running || state.partnerId !== partnerId) return
    const { settings, etag, broken } = found
    const { look } = settings
    if (isSameLook(look, state.saved)) {
      store.dispatch({ type: 'brokenFound', broken })
      if (etag !== state.etag) renew(settings, etag)
    } else if (!isDirty(state)) {
      store.dispatch({ type: 'opened', partnerId, look, etag, broken })
      reader.accept(settings, etag)
    }
  }

  function renew(settings: ModuleSettings, etag: string | null) {
    store.dispatch({ type: 'tagRenewed', look: settings.look, etag })
    reader.accept(settings, etag)
  }

  function send(kind: SaveKind): Promise<boolean> {
    if (running) return running.done
    reading.stop()
    store.dispatch({ type: 'saving', kind })
    const abort = new AbortController()
    const done = attempt(kind, abort.signal).finally(() => {
      if (running?.abort === abort) running = null
    })
    running = { abort, done }
    return done
  }

  async function attempt(kind: SaveKind, signal: AbortSignal): Promise<boolean> {
    const { draft: look, partnerId } = store.get()
    try {
      if (!online.get()) throw new ClientError('network', { endpoint: 'saveModuleSettings' })
      for (let renewals = 0; ; renewals += 1) {
        const { etag } = store.get()
        try {
          const saved = await client.saveModuleSettings({ look, etag, kind }, signal)
          return !signal.aborted && isSaved(look, saved.etag ?? etag)
        } catch (error) {
          if (signal.aborted || partnerId === null || refusalIn(error)?.status !== 412) throw error
          const found = await client.read(partnerId, signal)
          if (signal.aborted) return false
          // If the service returns the same tag that it refuses, a repeat is refused again.
          if (!found || found.etag === etag) throw error
          if (isSameLook(found.settings.look, look) && found.broken.length === 0)
            return isSaved(look, found.etag, found.settings)
          if (renewals >= mostRenewals || !isKnown(found.settings.look)) return meet(found)
          renew(found.settings, found.etag)
        }
      }
    } catch (error) {
      if (!signal.aborted) fail(error)
      return false
    }
  }

  /** True if the service has the last saved look, or one that we sent without a response. */
  function isKnown(look: Look): boolean {
    const { saved, lost } = store.get()
    return [saved, ...lost].some((one) => isSameLook(one, look))
  }

  function isSaved(look: Look, etag: string | null, settings = reader.state.get().settings): true {
    store.dispatch({ type: 'savedAs', look, etag })
    if (settings) reader.accept({ ...settings, look }, etag)
    return true
  }

  function meet({ settings, etag, broken }: EditedSettings): false {
    theirSettings = settings
    store.dispatch({ type: 'conflicted', look: settings.look, etag, broken })
    return false
  }

  function fail(error: unknown) {
    const isOffline = !online.get()
    store.dispatch({
      type: 'saveFailed',
      error: failed(error),
      isOpen: !isOffline && !isDefinite(error),
    })
  }

  function failed(error: unknown): SaveFailure {
    const failure = callFailure(error, online.get())
    const isForbidden = error instanceof ClientError && error.status === 403
    return isForbidden ? { ...failure, reason: 'forbidden' } : failure
  }

  return {
    store,
    open,
    change: (look, field, isStep = false) =>
      store.dispatch({ type: 'changed', look, field, isStep, at: clock.now() }),
    async save() {
      if (running) return running.done
      return canSave(store.get()) && send(kindOfSave(store.get()))
    },
    async reset() {
      if (running) return running.done
      store.dispatch({ type: 'resetAsked' })
      return send('reset')
    },
    async resolve(whose) {
      const { status, theirs } = store.get()
      if (status !== 'conflict' || !theirs) return false
      if (theirSettings) reader.accept(theirSettings, theirs.etag)
      if (whose === 'mine') {
        store.dispatch({ type: 'mineKept' })
        return send(kindOfSave(store.get()))
      }
      store.dispatch({ type: 'theirsTaken' })
      return true
    },
    stop() {
      reading.stop()
      running?.abort.abort()
      running = null
      store.dispatch({ type: 'stopped' })
    },
  }
}

/** Returns the editor of a module, created on first use. */
export const editorOf = perModule((module: ModuleCore): EditorFlow => {
  const client = editorClient(module.client.core)
  return createEditorFlow({
    // A save needs the tag as it is now, so each read is a new one.
    client: { ...client, read: asResource(module, 'edited settings', client.read, 0) },
    reader: moduleSettingsOf(module),
    platform: module.platform,
  })
})
