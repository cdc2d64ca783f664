/** Second-level names under which countries hand domains out: `example.co.uk` is a domain, `co.uk` is none. */
const handedOut = /^(ac|co|com|edu|gov|net|or|org)$/

/**
 * Address of the account host, without a slash at its end (SHELL-15): what the map says of the page's host; on this very
 * machine, by a number or without a domain the same origin; else the first label becomes `account`, before a bare domain
 * it is put.
 * @param origin of the page: `https://www.example.com`
 * @param hosts account host, with its port where it has one, by the page's host
 */
export function accountUrlOf(origin: string, hosts: Readonly<Record<string, string>>): string {
  const { protocol, hostname, port } = new URL(origin)
  const named = Object.hasOwn(hosts, hostname) && hosts[hostname]
  if (named) return `${protocol}//${named}`
  const labels = hostname.split('.')
  // The last label of an address by numbers is none of letters.
  if (labels.length < 2 || !/[a-z]/.test(labels.at(-1) ?? '') || labels.at(-1) === 'localhost') return origin
  const isBare =
    labels.length === (handedOut.test(labels.at(-2) ?? '') && labels.at(-1)?.length === 2 ? 3 : 2)
  const rest = isBare ? labels : labels.slice(1)
  return `${protocol}//account.${rest.join('.')}${port && `:${port}`}`
}
