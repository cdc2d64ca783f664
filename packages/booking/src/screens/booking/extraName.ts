import type { MessageKey } from '../../messages/load.ts'

/** What an extra is called that the service sends without a name, by its category. */
export function extraName(category: string): MessageKey<'order'> {
  return `extras.names.${category === 'tollroad' || category === 'table' ? category : 'other'}`
}
