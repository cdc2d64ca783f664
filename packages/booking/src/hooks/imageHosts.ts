import type { ModuleConfig } from './module.tsx'

/** Hosts that pictures from outside may come from: the page's own, the API's, the account's, and those that the host names. */
export function imageHostsOf(config: ModuleConfig, hostName: string): readonly string[] {
  const of = (url: string) => (URL.canParse(url) ? [new URL(url).hostname] : [])
  return [hostName, ...of(config.apiBase), ...of(config.accountUrl), ...config.imageHosts]
}
