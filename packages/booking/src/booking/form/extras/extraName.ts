import type { MessageKey } from '../../../messages/load.ts'

/** Name by category of an extra that the service sends without a name. */
export function extraName(category: string): MessageKey<'order'> {
  return `extras.names.${category === 'tollroad' || category === 'table' ? category : 'other'}`
}
