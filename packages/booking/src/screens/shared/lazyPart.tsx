import { type ComponentType, createElement, lazy, type ReactNode } from 'react'

/** A component whose code comes when it is first drawn; it suspends until then. */
export interface LazyPart<P> {
  (props: P): ReactNode
  /** Brings its code before it is needed. What goes wrong is told when it is drawn. */
  preload(): void
}

const failures = new Set<() => void>()

/** Has what could not be loaded asked for anew when it is drawn next: for an error screen's "try again". */
export function forgetFailedParts(): void {
  for (const forget of failures) forget()
  failures.clear()
}

/** React's `lazy` remembers a failure for good; this one until `forgetFailedParts`. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: (await load()) as ComponentType<object> }
      } catch (error) {
        failures.add(() => {
          Current = make()
        })
        throw error
      }
    })
  let Current = make()
  return Object.assign((props: P) => createElement(Current, props), {
    preload: () => void load().catch(() => {}),
  })
}
