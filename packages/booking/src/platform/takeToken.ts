import { withoutEscapes } from './copiedAddress.ts'

/**
 * Removes the token and the receipt from the page's address before any request, so that neither referrers nor logs
 * contain them (SEC-04, SEC-06). The history entry keeps the receipt, so that a reload shows the order. `&amp;` of a link
 * from a page's source becomes `&`, so that every reader finds the parameters.
 *
 * @returns the token; null if the address had none
 */
export function takeToken(): string | null {
  const address = new URL(withoutEscapes(location.href))
  const isCopied = address.href !== location.href
  const take = (name: string) => {
    const value = address.searchParams.get(name)
    address.searchParams.delete(name)
    return value
  }
  const token = take('token')
  const receipt = take('receipt')
  if (isCopied || (token ?? receipt) !== null)
    history.replaceState(receipt === null ? history.state : { ...history.state, receipt }, '', address)
  return token
}
