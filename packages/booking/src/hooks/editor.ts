import { ClientError } from '../client/clientError.ts'
import { type EditedSettings, type EditorClient, editorClient } from '../client/editor.ts'
import { isSameLook, type LookField } from '../domain/editor.ts'
import type { Look, ModuleSettings } from '../domain/moduleSettings.ts'
import type { Platform } from '../platform/platform.ts'
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
import { createStore, type Store } from '../state/store.ts'
import { isDefinite, told } from './failure.ts'
import type { ModuleCore } from './module.tsx'
import { type ModuleSettingsReader, moduleSettingsOf } from './useModuleSettings.ts'

/** How often a save goes out again by itself with a new tag, where what is there is nobody else's. */
const mostRenewals = 2

/** The editing of a partner's settings (EDITOR-07, EDITOR-08, EDITOR-10). No call of it rejects. */
export interface EditorFlow {
  readonly store: Store<EditorState, EditorAction>
  /** Begins with what the reader has, unless something unsaved stands, and reads what of it is broken. */
  open(): void
  /** @param isStep a choice, never one step to undo with what was typed before. @default false */
  change(look: Look, field: LookField, isStep?: boolean): void
  /**
   * Saves the draft. While a save is under way, that one is answered for: a second click sends nothing.
   * @returns whether the service has it
   */
  save(): Promise<boolean>
  /** Goes back to the default look and saves it; the screen has asked before. An undo brings the draft back. */
  reset(): Promise<boolean>
  /**
   * Ends a conflict: `mine` saves the draft over what somebody else has saved, `theirs` takes that into the form, and an
   * undo brings the draft back.
   */
  resolve(whose: 'mine' | 'theirs'): Promise<boolean>
  /** Takes back what is under way: the page is left. */
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
  let reading = new AbortController()
  let running: { abort: AbortController; done: Promise<boolean> } | null = null
  /** What a conflict was read with, beside the look. */
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

  /** A failure says nothing: what can be edited stands already. */
  async function readBroken(partnerId: string) {
    reading.abort()
    reading = new AbortController()
    const { signal } = reading
    const found = await client.read(partnerId, signal).catch(() => null)
    const state = store.get()
    if (signal.aborted || !found || running || state.partnerId !== partnerId) return
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
    reading.abort()
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
          if (signal.aborted || partnerId === null || !isOutdated(error)) throw error
          const found = await client.read(partnerId, signal)
          if (signal.aborted) return false
          // A service that knows no tag but the one that it refuses would refuse for ever.
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

  /** Whether what the service keeps is what it kept before, or what we sent without hearing of it. */
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
      isOpen: !isOffline && !isOutdated(error) && !isDefinite(error),
    })
  }

  function failed(error: unknown): SaveFailure {
    const failure = told(error, online.get())
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
      reading.abort()
      running?.abort.abort()
      running = null
      store.dispatch({ type: 'stopped' })
    },
  }
}

function isOutdated(error: unknown): boolean {
  return error instanceof ClientError && error.kind === 'rejected' && error.status === 412
}

/** The editor of a module. */
export function editorOf(module: ModuleCore): EditorFlow {
  return module.shared('editor', () =>
    createEditorFlow({
      client: editorClient(module.client.core),
      reader: moduleSettingsOf(module),
      platform: module.platform,
    }),
  )
}
