import { DocsContext } from '@storybook/addon-docs/blocks'
import type { Density, Radius, ThemeName } from '@wherry/ui'
import { useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'

/** Settings of the toolbar, in the form that ThemeProvider takes. */
export interface ToolbarGlobals {
  theme: ThemeName
  density: Density
  radius: Radius
  locale: string
  dir: 'ltr' | 'rtl'
}

/** The toolbar's values, for a docs page, which is rendered outside of the stories' decorators. */
export function useGlobals(): ToolbarGlobals {
  const context = useContext(DocsContext)
  const [globals, setGlobals] = useState(
    () => context.getStoryContext(context.storyById()).globals as unknown as ToolbarGlobals,
  )
  useEffect(() => {
    const take = (event: { globals: ToolbarGlobals }) => setGlobals(event.globals)
    context.channel.on(GLOBALS_UPDATED, take)
    return () => context.channel.off(GLOBALS_UPDATED, take)
  }, [context])
  return globals
}
