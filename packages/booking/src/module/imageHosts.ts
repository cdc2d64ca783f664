import { readUrl } from '../kernel/values/readUrl.ts'
import type { ModuleConfig } from './moduleCore.ts'

/** Allowed hosts of pictures: the page's own, the API's, the account's, and those in the configuration. */
export function imageHostsOf(
  config: Pick<ModuleConfig, 'apiBase' | 'accountUrl' | 'imageHosts'>,
  hostName: string,
): readonly string[] {
  const named = [config.apiBase, config.accountUrl].flatMap((url) => readUrl(url)?.hostname ?? [])
  return [hostName, ...named, ...config.imageHosts]
}
