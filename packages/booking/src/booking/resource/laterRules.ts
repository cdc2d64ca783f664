import { isMissingPart } from '../../kernel/missingPart.ts'
import type { Platform } from '../../kernel/platform.ts'
import { createStore, type Readable } from '../../kernel/store/store.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { perModule } from '../../module/perModule.ts'

/** The rules of the form that read phones, and the writer of orders. */
export type FormRules = typeof import('./formRules.ts')

/** Rules that load after the form is visible. Null: they have not loaded yet. */
export interface LaterRules extends Readable<FormRules | null> {
  /**
   * Loads the rules, or returns the loaded ones. Rejects if their file does not load. Without a connection another call
   * tries again for a file that did not come. Any other failure is reported once and stays: a browser does not ask for a
   * missing file again, and a bug of the file comes again.
   */
  load(): Promise<FormRules>
  /** True if only a reloaded page can load the rules. */
  isMissing(): boolean
}

/** @param loadFile loads the rules' file */
export function createLaterRules(
  loadFile: () => Promise<FormRules>,
  { online, report }: Pick<Platform, 'online' | 'report'>,
): LaterRules {
  const { get, subscribe, dispatch } = createStore<FormRules | null, FormRules>((_, rules) => rules, null)
  let loading: Promise<FormRules> | null = null
  let isMissing = false

  async function load(): Promise<FormRules> {
    const wasOnline = online.get()
    let rules: FormRules
    try {
      rules = await loadFile()
    } catch (error) {
      // Without a connection no import was begun, so this failure does not tell that the file is missing.
      if (!wasOnline && online.get()) return load()
      // A file that did not come without a connection may come with one. A bug of the file stays.
      isMissing = online.get() || !isMissingPart(error)
      if (isMissing) report(error)
      else loading = null
      throw error
    }
    try {
      dispatch(rules)
    } catch (bug) {
      // A bug of a listener. The rules are there all the same, and the callers of a load take a failure for a missing file.
      report(bug)
    }
    return rules
  }

  return {
    get,
    subscribe,
    isMissing: () => isMissing,
    load() {
      loading ??= load()
      return loading
    },
  }
}

/** The form's rules of a module. */
export const formRulesOf = perModule(
  ({ platform }: Pick<ModuleCore, 'platform'>): LaterRules =>
    createLaterRules(() => import('./formRules.ts'), platform),
)
