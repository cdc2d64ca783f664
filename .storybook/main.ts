import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { componentSources } from './componentSources.ts'
import { prebundled } from './prebundled.ts'

const ui = fileURLToPath(new URL('../packages/ui/src', import.meta.url))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    // The prefix goes before a title of its own too: `ComboBox/Paging` is Components/ComboBox/Paging.
    { directory: '../packages/ui/src/components', files: '**/*.stories.tsx', titlePrefix: 'Components' },
    '../packages/ui/src/!(components)/**/*.stories.tsx',
    '../packages/!(ui)/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // It follows `extends`, `Omit` and generics, and reads `@default`. Tests draw no table of props.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/components/*/*.tsx', 'packages/ui/src/themes/ThemeProvider.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Our own props: hundreds of an element's attributes would drown them.
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
