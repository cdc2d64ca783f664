import type { ModuleCore } from './module.tsx'

/** Names the drafts of a module: apart for each partner and user of an address. */
export function draftScopeOf({ config }: Pick<ModuleCore, 'config'>): string {
  return `${config.partner ?? ''}.${config.userId ?? ''}`
}

/** Under which a form of a scope is kept, by the slot of its tab. */
export function draftNameOf(scope: string, slot: string): string {
  return `wherry-draft:${scope}:${slot}`
}

/** Scope and slot of a form by the name it is kept under. Null: it is no form's. */
export function draftPartsOf(name: string): { scope: string; slot: string } | null {
  const [, scope, slot] = /^wherry-draft:(.*):([^:]*)$/s.exec(name) ?? []
  return scope === undefined || slot === undefined ? null : { scope, slot }
}

/** Under which the list of the drafts of a scope is kept. */
export function draftIndexOf(scope: string): string {
  return `wherry-drafts:${scope}`
}
