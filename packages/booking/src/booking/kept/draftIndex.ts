import type { ModuleCore } from '../../module/module.tsx'

/** Scope of a module's drafts, different for each partner and user of an address. */
export function draftScopeOf({ config }: Pick<ModuleCore, 'config'>): string {
  return `${config.partner ?? ''}.${config.userId ?? ''}`
}

/** Storage key of a form, by its scope and the slot of its tab. */
export function draftNameOf(scope: string, slot: string): string {
  return `wherry-draft:${scope}:${slot}`
}

/** Scope and slot of a form, from its storage key. Null: it is not the key of a form. */
export function draftPartsOf(name: string): { scope: string; slot: string } | null {
  const [, scope, slot] = /^wherry-draft:(.*):([^:]*)$/s.exec(name) ?? []
  return scope === undefined || slot === undefined ? null : { scope, slot }
}

/** Storage key of the list of a scope's drafts. */
export function draftIndexOf(scope: string): string {
  return `wherry-drafts:${scope}`
}
