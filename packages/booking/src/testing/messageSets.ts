import type { Lang } from '../kernel/values/language.ts'
import { earlyLoaders, loadMessages, type MessageSet } from '../messages/load.ts'
import { laterLoaders } from '../messages/loadLater.ts'
import { withOwn } from '../messages/ownTexts.ts'
import type { Table } from '../messages/translation.ts'

/** All sets of texts. */
export const messageSets = [...Object.keys(earlyLoaders), ...Object.keys(laterLoaders)] as MessageSet[]

/** All texts of a language as one tree. */
export async function allTexts(lang: Lang): Promise<Table> {
  const tables = await Promise.all(messageSets.map((set) => loadMessages(lang, set)))
  return tables.reduce(withOwn)
}
