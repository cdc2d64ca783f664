import type { ModuleCore } from './moduleCore.ts'

/** The field that identifies a module among those of a page. */
export type ModuleInstance = Pick<ModuleCore, 'instance'>

/** A function that returns the value of a module, created on first use. */
export interface ModuleValue<Needs, Value> {
  (module: Needs & ModuleInstance): Value
  /** Sets the value of a module instead of creating it. A value that somebody has already read does not change. */
  provide(module: ModuleInstance, value: Value): void
}

/**
 * Declares a value of which each module has its own, for instance the state of a screen that is loaded later, so that
 * its reducer is not part of the first screen.
 *
 * @param make creates the value from the first module that asks; declare its result type if it is wider than the
 * initial value
 */
export function perModule<Needs, Value>(make: (module: Needs) => Value): ModuleValue<Needs, Value> {
  const values = new WeakMap<ModuleCore['instance'], { readonly value: Value }>()
  const ownValue = (module: Needs & ModuleInstance): Value => {
    const made = values.get(module.instance)
    if (made) return made.value
    const value = make(module)
    values.set(module.instance, { value })
    return value
  }
  return Object.assign(ownValue, {
    provide(module: ModuleInstance, value: Value) {
      values.set(module.instance, { value })
    },
  })
}
