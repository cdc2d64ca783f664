import '@wherry/ui/fonts.css'
import type { Preview } from '@storybook/react-vite'
import type { InProcessOptions } from '@wherry/sandbox/inProcess.ts'
import { densities, radii, ThemeProvider, themeNames } from '@wherry/ui/themes/ThemeProvider.tsx'
import { type ComponentProps, lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { hooks } from './hooks.ts'
import { patience } from './waits.ts'

// Storybook's own is a second, for a service that answers in the thread of the screen. What is said to a screen reader
// comes a moment later than the same words on the page: a look-up of a text means the page.
configure({ asyncUtilTimeout: patience, defaultIgnore: 'script, style, [data-wherry-announcer]' })

const toolbar = (title: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, items: [...items], dynamicTitle: true },
})

/* Longer by 40 % with accents, and from right to left. */
const pseudo = ['en-XA', 'ar-XB']
const isPseudo = (locale: unknown) => pseudo.some((tag) => tag === locale)

/* Only a docs page carries what draws it: the stories and their tests do without. */
const DocsContainer = lazy(() => import('./docs/DocsContainer.tsx'))
const DocsPage = lazy(() => import('./docs/DocsPage.tsx'))

const preview: Preview = {
  /** A screen's story names its service, `parameters: { sandbox: { latency: 200 } }`, and finds it as `loaded.fetch`. */
  loaders: [
    async ({ parameters }) => {
      if (!parameters['sandbox']) return {}
      const [{ createInProcessFetch }, { testClock: clock }] = await Promise.all([
        import('@wherry/sandbox/inProcess.ts'),
        import('@wherry/booking/testing/testClock.ts'),
      ])
      return { fetch: createInProcessFetch({ clock, ...(parameters['sandbox'] as InProcessOptions) }) }
    },
    /** The languages that nobody speaks, where the toolbar shows one of them. */
    async ({ globals }) =>
      isPseudo(globals['locale'])
        ? { texts: await (await import('@wherry/booking/testing/pseudo.ts')).pseudoLanguages() }
        : {},
  ],
  beforeEach: (context) => hooks.before(context),
  afterEach: (context) => hooks.after(context),
  globalTypes: {
    theme: toolbar('Theme', themeNames),
    density: toolbar('Density', densities),
    radius: toolbar('Radius', radii),
    locale: toolbar('Language', ['en', 'ru', 'es', ...pseudo]),
    dir: toolbar('Direction', ['ltr', 'rtl']),
  },
  initialGlobals: { theme: 'light', density: 'comfortable', radius: 'soft', locale: 'en', dir: 'ltr' },
  decorators: [
    (Story, { globals, parameters, loaded }) => {
      const { theme, density, radius, locale } = globals
      const { dir = globals['dir'], words } = loaded['texts']?.[locale] ?? {}
      return (
        <ThemeProvider {...{ theme, density, radius, locale, dir, words }}>
          <div style={{ padding: parameters['layout'] === 'fullscreen' ? 0 : 24 }}>
            <Story />
          </div>
        </ThemeProvider>
      )
    },
  ],
  parameters: {
    layout: 'padded',
    // Every violation is told in full; of what passes or cannot be decided, one element for each rule.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    docs: {
      container: (props: ComponentProps<typeof DocsContainer>) => (
        <Suspense fallback={null}>
          <DocsContainer {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense fallback={null}>
          <DocsPage />
        </Suspense>
      ),
    },
  },
}
export default preview
