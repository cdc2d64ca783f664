import '@wherry/ui/fonts.css'
import type { Preview } from '@storybook/react-vite'
import type { InProcessOptions } from '@wherry/sandbox/inProcess.ts'
import { densities, radii, ThemeProvider, themeNames } from '@wherry/ui'
import { moduleDates } from '@wherry/ui/testing/moduleDates.ts'
import { type ComponentProps, lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { hooks } from './hooks.ts'
import { patience } from './waits.ts'

// A longer limit than Storybook's second, because our service answers in the thread of the screen. Announcements repeat
// words of the page, so look-ups of a text ignore them.
configure({ asyncUtilTimeout: patience, defaultIgnore: 'script, style, [data-wherry-announcer]' })

const toolbar = (title: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, items: [...items], dynamicTitle: true },
})

/* Pseudo-locales: texts longer by 40 % with accents, and texts from right to left. */
const pseudo = ['en-XA', 'ar-XB']
const isPseudo = (locale: unknown) => pseudo.some((tag) => tag === locale)

/* Loaded by docs pages only, because stories and their tests do not need it. */
const DocsContainer = lazy(() => import('./docs/DocsContainer.tsx'))
const DocsPage = lazy(() => import('./docs/DocsPage.tsx'))

const preview: Preview = {
  /**
   * The service of a screen's story, which sets it by `parameters: { sandbox: { latency: 200 } }` and gets it as
   * `loaded.fetch`.
   */
  loaders: [
    async ({ parameters }) => {
      if (!parameters['sandbox']) return {}
      const [{ createInProcessFetch }, { testClock: clock }] = await Promise.all([
        import('@wherry/sandbox/inProcess.ts'),
        import('@wherry/booking/testing/testClock.ts'),
      ])
      return {
        fetch: createInProcessFetch({ clock, ...(parameters['sandbox'] as Partial<InProcessOptions>) }),
      }
    },
    /** Loads the pseudo-locales if the toolbar has one of them. */
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
        // Dates and times in the formats of the booking module, so that a story's texts are the same in each language.
        <ThemeProvider {...{ theme, density, radius, locale, dir, words }} {...moduleDates}>
          <div style={{ padding: parameters['layout'] === 'fullscreen' ? 0 : 24 }}>
            <Story />
          </div>
        </ThemeProvider>
      )
    },
  ],
  parameters: {
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Radius',
            'Shadow',
            'Motion',
            'Breakpoints',
            'Icons',
            'Illustrations',
            '*',
          ],
          'Components',
          'Patterns',
          ['Booking form', 'Range', 'Error summary', 'Empty and loading'],
          'Theme studio',
          'Themes',
          'All modes',
          'Screens',
        ],
      },
    },
    // Violations are reported completely; passed and undecided rules with one element each.
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
