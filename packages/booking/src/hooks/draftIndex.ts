import type { ModuleCore } from './module.tsx'

/** Names the drafts of a module: apart for each partner and user of an address. */
export function draftScopeOf({ config }: Pick<ModuleCore, 'config'>): string {
  return `${config.partner ?? ''}.${config.userId ?? ''}`
}

/** Under which the list of the drafts of a scope is kept. */
export function draftIndexOf(scope: string): string {
  return `wherry-drafts:${scope}`
}
