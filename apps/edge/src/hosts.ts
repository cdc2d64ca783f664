import type { EdgeSettings } from './options.ts'
import { isHost, isLocal } from './origin.ts'

/** An address in place of a name: nobody else's name leads here under it. */
const address = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])$/

/**
 * Reads which hosts are served, once. A name that is none of them is somebody else's, whose page, policy and cookies
 * are not to be ours; an entry that is no name of a host is left out, and told of.
 *
 * @returns whether a host, without its port, is served
 */
export function readHosts(
  { hosts }: Pick<EdgeSettings, 'hosts'>,
  report: (text: string) => void,
): (host: string) => boolean {
  if (hosts === undefined) return (host) => isLocal(host) || address.test(host)
  const listed = new Set(
    hosts.filter((host) => {
      const fits = typeof host === 'string' && (isHost(host) || address.test(host))
      if (!fits) report(`No visitor of ${JSON.stringify(host)} is served: it is no host without a port`)
      return fits
    }),
  )
  return (host) => listed.has(host)
}
