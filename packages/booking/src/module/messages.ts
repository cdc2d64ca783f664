import type { Locale, OwnLanguages } from '../kernel/values/language.ts'
import { loadTexts, type MessageKey, type MessageSet } from '../messages/load.ts'
import type { Table, Translate } from '../messages/translation.ts'
import { createTranslator } from '../messages/translator.ts'

/** Texts of a module, with those loaded so far. */
export interface Messages {
  /**
   * Returns the translator, the same function for the same language and set. Null: the set has not loaded yet in this
   * language.
   */
  translator<S extends MessageSet>(lang: Locale, set: S): Translate<MessageKey<S>> | null
  /** Error of a set that failed to load a moment ago. Null: the set has loaded, or may be requested again. */
  failure(lang: Locale, set: MessageSet): Error | null
  /** Loads a set and the sets on which it is based; rejects if a file cannot be loaded. The next call tries again. */
  load(lang: Locale, set: MessageSet): Promise<void>
  /** Loads all sets loaded so far in another language, so that changing the language shows no gap. */
  follow(lang: Locale): Promise<void>
}

/** Sets that another set depends on: all except the first need the first one. */
const below = (set: MessageSet): readonly MessageSet[] => (set === 'search' ? [set] : ['search', set])

/** Time in ms for which a failed load is not repeated; else a waiting screen would request it without end. */
const failureMs = 2000

export interface MessagesSetup {
  /** Called for a key that no table has. */
  report(error: unknown): void
  wait(run: () => void, milliseconds: number): void
  /** A partner's own texts. @default none */
  texts?: OwnLanguages
  /** Loads a table of texts; rejects with an Error only. @default from the files of the package */
  loadTable?: typeof loadTexts
}

/** Creates the texts of one module. */
export function createMessages({ report, wait, texts = {}, loadTable = loadTexts }: MessagesSetup): Messages {
  const tables = new Map<string, Table>()
  const pending = new Map<string, Promise<void>>()
  const failures = new Map<string, Error>()
  const translators = new Map<string, Translate<string>>()
  const wanted = new Set<MessageSet>()
  const name = (lang: Locale, set: MessageSet) => `${lang} ${set}`

  function loadOne(lang: Locale, set: MessageSet): Promise<void> {
    const key = name(lang, set)
    if (tables.has(key)) return Promise.resolve()
    const running = pending.get(key)
    if (running) return running
    const started = loadTable(texts, lang, set)
      .then(
        (table) => {
          tables.set(key, table)
        },
        (error: Error) => {
          failures.set(key, error)
          wait(() => failures.delete(key), failureMs)
          throw error
        },
      )
      .finally(() => pending.delete(key))
    pending.set(key, started)
    return started
  }

  /** Writes the English text for a key that a language lacks; until English has loaded nothing is shown. */
  function missing(set: MessageSet): Translate<string> {
    return (key, params) => {
      report(new Error(`No text for ${key}`))
      loadOne('en', set).catch(report)
      const english = below(set)
        .map((one) => tables.get(name('en', one)))
        .filter((table) => table !== undefined)
      return createTranslator('en', english)(key, params)
    }
  }

  const load = async (lang: Locale, set: MessageSet) => {
    wanted.add(set)
    await Promise.all(below(set).map((one) => loadOne(lang, one)))
  }
  return {
    translator(lang, set) {
      const key = name(lang, set)
      const made = translators.get(key)
      if (made) return made
      const own = below(set).map((one) => tables.get(name(lang, one)))
      if (!own.every((table) => table !== undefined)) return null
      const translate = createTranslator(lang, own, missing(set))
      translators.set(key, translate)
      return translate
    },
    failure(lang, set) {
      const [failed] = below(set)
        .map((one) => failures.get(name(lang, one)))
        .filter((error) => error !== undefined)
      return failed ?? null
    },
    load,
    async follow(lang) {
      await Promise.all([...wanted].map((set) => load(lang, set)))
    },
  }
}
