import { DocsContext } from '@storybook/addon-docs/blocks'
import type { Density, Radius } from '@wherry/ui/themes/createdTheme.ts'
import type { ThemeName } from '@wherry/ui/themes/useTheme.ts'
import { useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'

/** What the toolbar sets, as ThemeProvider takes it. */
export interface ToolbarGlobals {
  theme: ThemeName
  density: Density
  radius: Radius
  locale: string
  dir: 'ltr' | 'rtl'
}

/** The toolbar's values on a docs page, which is drawn outside the decorators of stories. */
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
