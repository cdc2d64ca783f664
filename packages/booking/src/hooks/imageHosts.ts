import { readUrl } from '../domain/readUrl.ts'
import type { ModuleConfig } from './module.tsx'

/** Hosts that pictures from outside may come from: the page's own, the API's, the account's, and those that the host names. */
export function imageHostsOf(config: ModuleConfig, hostName: string): readonly string[] {
  const named = [config.apiBase, config.accountUrl].flatMap((url) => readUrl(url)?.hostname ?? [])
  return [hostName, ...named, ...config.imageHosts]
}
