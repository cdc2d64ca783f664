'use client'
import { createElement, useCallback, useEffect, useRef } from 'react'
import { defineModule, type WherryModuleElement } from './loader/defineModule.ts'
import type { ModuleEvents } from './loader/events.ts'
import { attributesOf, type FrameOptions } from './options.ts'

type Pascal<S extends string> = S extends `${infer A}-${infer B}`
  ? `${Capitalize<A>}${Pascal<B>}`
  : Capitalize<S>

/** Callbacks `onBooked`, `onPriceSelected` and so on, which get the detail of their event. */
export type EventProps = {
  [T in keyof ModuleEvents as `on${Pascal<T>}`]?:
    | ((detail: ModuleEvents[T], event: CustomEvent<ModuleEvents[T]>) => void)
    | undefined
}

export interface WherryModuleProps extends Omit<FrameOptions, 'children' | 'ref'>, EventProps {
  /** Number of children, 0 to 6: the attribute `children`. */
  childrenCount?: number | undefined
  /** Referral id of this visit: the attribute `ref`. */
  referral?: string | undefined
  /** Exact origins of allowed payment pages. @default none: the module then offers a link */
  redirectOrigins?: readonly string[] | undefined
  /** Class name of the element. @default none */
  className?: string | undefined
  /** Id of the element. @default none */
  id?: string | undefined
}

const eventNames: readonly (keyof ModuleEvents)[] = [
  'ready',
  'route',
  'step',
  'results',
  'price-selected',
  'login-needed',
  'booked',
  'redirect',
  'yacht-sent',
  'error',
  'track',
]

const propOf = (name: string) => `on${name.replace(/(^|-)./g, (part) => part.at(-1)!.toUpperCase())}`

/**
 * The module for a React page: `<wherry-module>` with its options as props and its events as callbacks. On a server it
 * renders the bare element.
 */
export function WherryModule(props: WherryModuleProps) {
  const { className, id, childrenCount, referral, redirectOrigins, ...rest } = props
  const latest = useRef<object>(props)
  const element = useRef<WherryModuleElement | null>(null)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => defineModule(window), [])

  const options = Object.entries(rest).filter(([name]) => !/^on[A-Z]/.test(name))
  const attributes = {
    ...attributesOf(Object.fromEntries(options)),
    'redirect-origins': redirectOrigins?.join(' '),
  }
  // React reserves the names `children` and `ref`, so these two attributes are set by hand.
  const own = JSON.stringify({ children: childrenCount, ref: referral })

  const attach = useCallback(
    (node: WherryModuleElement | null) => {
      element.current = node
      if (!node) return
      for (const [name, value] of Object.entries({ children: null, ref: null, ...JSON.parse(own) }))
        if (value === null) node.removeAttribute(name)
        else node.setAttribute(name, String(value))
    },
    [own],
  )
  useEffect(() => {
    const node = element.current
    const call = (event: Event) => {
      const prop = propOf(event.type.replace('wherry:', ''))
      const callback = (latest.current as Record<string, unknown>)[prop]
      if (typeof callback === 'function') callback((event as CustomEvent).detail, event)
    }
    for (const name of eventNames) node?.addEventListener(`wherry:${name}`, call as never)
    return () => {
      for (const name of eventNames) node?.removeEventListener(`wherry:${name}`, call as never)
    }
  }, [])

  return createElement('wherry-module', { ...attributes, class: className, id, ref: attach })
}
