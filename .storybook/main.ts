import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { componentSources } from './componentSources.ts'
import { prebundled } from './prebundled.ts'
import { markStories, proof } from './proofs.ts'

const ui = fileURLToPath(new URL('../packages/ui/src', import.meta.url))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    // The prefix is also added to a file's own title: `ComboBox/Paging` becomes Components/ComboBox/Paging.
    { directory: '../packages/ui/src/components', files: '**/*.stories.tsx', titlePrefix: 'Components' },
    '../packages/ui/src/!(components)/**/*.stories.tsx',
    '../packages/!(ui)/src/**/*.stories.tsx',
    './book/**/*.stories.tsx',
  ],
  // The book opens with examples. A requirement's id is a tag too, by which the list and a run of tests are filtered.
  tags: { [proof]: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => markStories(indexer, process.env['WHERRY_BOOK'] === 'design')),
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // This parser follows `extends`, `Omit` and generics, and reads `@default`. Tests do not need it, since they show
    // no props.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/components/*/*.tsx', 'packages/ui/src/themes/ThemeProvider.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Else the parser gives every function of a file the `displayName` that is set there, and one without props, such
      // as `classOf` beside Button, takes the place of the component.
      componentNameResolver: (symbol) => symbol.getName(),
      // Lists our own props only, without the hundreds of attributes of an element.
      propFilter: ({ name, declarations }) =>
        name !== 'ref' && !!declarations?.some(({ fileName }) => !fileName.includes('node_modules')),
    },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), componentSources(ui)],
      optimizeDeps: { include: prebundled },
    }),
}
export default config
