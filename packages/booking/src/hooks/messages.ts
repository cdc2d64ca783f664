import type { Locale, OwnLanguages } from '../domain/language.ts'
import { loadTexts, type MessageKey, type MessageSet } from '../messages/load.ts'
import type { Table, Translate } from '../messages/translation.ts'
import { createTranslator } from '../messages/translator.ts'

/** The texts that a module has brought so far. */
export interface Messages {
  /** Null: the set is not there yet in this language. The same function for the same language and set. */
  translator<S extends MessageSet>(lang: Locale, set: S): Translate<MessageKey<S>> | null
  /** Why a set could not be loaded a moment ago. Null: it could, or may be tried again. */
  failure(lang: Locale, set: MessageSet): Error | null
  /** Brings a set with all below it; rejects when its file cannot be loaded, the next call asks anew. */
  load(lang: Locale, set: MessageSet): Promise<void>
  /** Brings in another language what has been brought so far: then a change of language shows no gap. */
  follow(lang: Locale): Promise<void>
}

/** Each set comes on top of the first one. */
const below = (set: MessageSet): readonly MessageSet[] => (set === 'search' ? [set] : ['search', set])

/** Milliseconds for which a failed load is not tried again: a screen that waits for it would ask without end. */
const failureMs = 2000

export interface MessagesSetup {
  /** Told of a key that no table has. */
  report(error: unknown): void
  wait(run: () => void, milliseconds: number): void
  /** Texts of a partner's own. @default none */
  texts?: OwnLanguages
  /** Loads a table. @default from the files beside */
  bring?: typeof loadTexts
}

/** The texts of one module. */
export function createMessages({ report, wait, texts = {}, bring = loadTexts }: MessagesSetup): Messages {
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
    const started = bring(texts, lang, set)
      .then(
        (table) => {
          tables.set(key, table)
        },
        (error: unknown) => {
          failures.set(key, error instanceof Error ? error : new Error(String(error)))
          wait(() => failures.delete(key), failureMs)
          throw error
        },
      )
      .finally(() => pending.delete(key))
    pending.set(key, started)
    return started
  }

  /** English stands in for a key that a language lacks; until it has come nothing is shown. */
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
