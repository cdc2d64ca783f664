import '@wherry/ui/fonts.css'
import type { Preview } from '@storybook/react-vite'
import type { InProcessOptions } from '@wherry/sandbox/inProcess.ts'
import { ThemeProvider, themeNames } from '@wherry/ui/themes/ThemeProvider.tsx'

const toolbar = (title: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, items: [...items], dynamicTitle: true },
})

const preview: Preview = {
  /** A screen's story names its service, `parameters: { sandbox: { latency: 200 } }`, and finds it as `loaded.fetch`. */
  loaders: [
    async ({ parameters }) => {
      if (!parameters['sandbox']) return {}
      const { createInProcessFetch } = await import('@wherry/sandbox/inProcess.ts')
      return { fetch: createInProcessFetch(parameters['sandbox'] as InProcessOptions) }
    },
  ],
  globalTypes: {
    theme: toolbar('Theme', themeNames),
    locale: toolbar('Language', ['en', 'ru', 'es']),
    dir: toolbar('Direction', ['ltr', 'rtl']),
  },
  initialGlobals: { theme: 'light', locale: 'en', dir: 'ltr' },
  decorators: [
    (Story, { globals, parameters }) => (
      <ThemeProvider theme={globals['theme']} locale={globals['locale']} dir={globals['dir']}>
        <div style={{ padding: parameters['layout'] === 'fullscreen' ? 0 : 24 }}>
          <Story />
        </div>
      </ThemeProvider>
    ),
  ],
  parameters: { layout: 'padded', a11y: { test: 'error' } },
}
export default preview
