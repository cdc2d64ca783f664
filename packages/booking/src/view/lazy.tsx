import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'

/** A component whose code is loaded when it is first rendered; it suspends until then. */
export interface LazyPart<P> {
  (props: P): ReactNode
  /**
   * Loads the code before it is needed; a component that is rendered after that does not suspend. An error is thrown only
   * when the component is rendered.
   */
  preload(): Promise<void>
}

const failures = new Set<() => void>()

/** Lets parts that failed to load be loaded again at their next render; for the retry button of an error screen. */
export function forgetFailedParts(): void {
  for (const forget of failures) forget()
  failures.clear()
}

interface ShownProps<P> {
  current(): ComponentType<P>
  props: P
}

/** Renders the component that was current first: another one would lose the state of what is shown. */
function Shown<P extends object>({ current, props }: ShownProps<P>) {
  const [Part] = useState(current)
  return createElement(Part, props)
}

/** A lazy component. Unlike React's `lazy`, it remembers a failure only until `forgetFailedParts`. */
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
  let Current: ComponentType<P> = make()
  return Object.assign((props: P) => createElement(Shown<P>, { current: () => Current, props }), {
    async preload() {
      try {
        Current = await load()
      } catch {}
    },
  })
}
