import type { EdgeSettings } from './options.ts'
import { isHost, isLocal } from './origin.ts'

/** An IP address as a host: no foreign domain can point here by it. */
const address = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/

/**
 * Reads the list of served hosts, once. Another host is a foreign domain that must not get our page, policy and cookies.
 * An invalid entry is left out and reported.
 *
 * @returns a function that is true for a served host, given without its port
 */
export function readHosts(
  { hosts }: Pick<EdgeSettings, 'hosts'>,
  report: (text: string) => void,
): (host: string) => boolean {
  if (hosts === undefined) return (host) => isLocal(host) || address.test(host)
  const listed = new Set(
    hosts.filter((host) => {
      const fits = typeof host === 'string' && (isHost(host) || address.test(host))
      if (!fits)
        report(
          `No visitor of ${JSON.stringify(host)} is served: this entry of hosts is no host without a port`,
        )
      return fits
    }),
  )
  return (host) => listed.has(host)
}
