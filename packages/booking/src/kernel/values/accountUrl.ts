/** Second-level names under which countries register domains: `example.co.uk` is a domain, `co.uk` is not. */
const handedOut = /^(ac|co|com|edu|gov|net|or|org)$/

/**
 * Address of the account host, without a slash at its end (SHELL-15). If `hosts` has the page's host, its entry is
 * used. On localhost, an IP address or a host without a domain it is the page's origin. Else the first label is
 * replaced by `account`; for a bare domain `account` is put in front.
 *
 * @param origin of the page: `https://www.example.com`
 * @param hosts account hosts, with port if needed, by the page's host
 */
export function accountUrlOf(origin: string, hosts: Readonly<Record<string, string>>): string {
  const { protocol, hostname, port } = new URL(origin)
  const named = Object.hasOwn(hosts, hostname) && hosts[hostname]
  if (named) return `${protocol}//${named}`
  const labels = hostname.split('.')
  // An IP address has no letters in its last label.
  if (labels.length < 2 || !/[a-z]/.test(labels.at(-1) ?? '') || labels.at(-1) === 'localhost') return origin
  const isBare =
    labels.length === (handedOut.test(labels.at(-2) ?? '') && labels.at(-1)?.length === 2 ? 3 : 2)
  const rest = isBare ? labels : labels.slice(1)
  return `${protocol}//account.${rest.join('.')}${port && `:${port}`}`
}
