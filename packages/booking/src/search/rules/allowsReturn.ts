/** True if a return trip can be chosen (PRICE-12): for a new ride only. A search without an action is a new ride. */
export function allowsReturn(action: 'change' | 'repeat' | 'new' | undefined): boolean {
  return action === undefined || action === 'new'
}
