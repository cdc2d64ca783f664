import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { takeBlock } from '../tools/docs/blocks.ts'
import { run } from '../tools/run.ts'
import { home, screens, shown } from './folders.ts'

/** The README in the tarball of `ui`, `booking` or `embed`, as readers get it. */
export const readmeOf = (name: string): string =>
  readFileSync(join(home, screens.app, 'node_modules/@wherry', name, 'README.md'), 'utf8')

/** The CSS resets that the README of ui warns of, taken from its sentence. */
function resetsOf(readme: string): string {
  const found = /an unlayered reset of yours \(`([^`]+)`, `([^`]+)`\)/.exec(readme)
  if (!found) throw new Error('The README of ui names no resets')
  return found.slice(1).join('\n')
}

/** The code blocks of the pages, by the files of the app `vite-readme` that they become. */
function blocksOfUi(): Record<string, string> {
  const ui = readmeOf('ui')
  return {
    'Example.tsx': takeBlock('packages/ui/README.md', "import '@wherry/ui/fonts.css'", ui),
    'makeTheme.mjs': takeBlock('packages/ui/README.md', '// makeTheme.mjs', ui),
    'Themed.tsx': takeBlock('packages/ui/README.md', 'import { Button, type CreatedTheme', ui),
    'DateAndTime.tsx': takeBlock('packages/ui/README.md', 'import { DatePicker, TimePicker }', ui),
    'Stay.tsx': takeBlock('packages/ui/README.md', 'import { type DateRange', ui),
    'AsyncComboBox.tsx': takeBlock('packages/ui/README.md', 'import { ComboBox, markMatch', ui),
    'OrderMenu.tsx': takeBlock('packages/ui/README.md', 'import { Button, CopyIcon', ui),
    'OrderForm.tsx': takeBlock('packages/ui/README.md', "'use client'\nimport { Button, Checkbox, Form", ui),
    'HookForm.tsx': takeBlock('packages/ui/README.md', 'import { Button, DatePicker, PhoneField', ui),
    'TanStackForm.tsx': takeBlock(
      'packages/ui/README.md',
      "import { useForm } from '@tanstack/react-form'",
      ui,
    ),
    'FlightNumber.tsx': takeBlock('packages/ui/README.md', 'import { TextField }', ui),
    'parts.css': takeBlock('packages/ui/README.md', '.my-form [data-part', ui),
    'CancelDialog.tsx': takeBlock('packages/ui/README.md', 'import { Button, Dialog }', ui),
    'Notify.tsx': takeBlock('packages/ui/README.md', 'import { Button, NotificationProvider', ui),
    'layered.css': takeBlock('packages/ui/README.md', '@layer reset, wherry, site', ui),
    'reset.css': resetsOf(ui),
    'tailwind.css': takeBlock('packages/ui/README.md', '@layer theme, base', ui),
    'whole.css': takeBlock('packages/ui/README.md', 'html { color-scheme', ui),
    'start/Example.tsx': takeBlock('README.md', "import '@wherry/ui/fonts.css'"),
    'partners/makeTheme.mjs': takeBlock('docs/guides/partners.md', 'import { writeFileSync }'),
    'partners/Search.tsx': takeBlock('docs/guides/partners.md', "import '@wherry/ui/fonts.css'"),
  }
}

function blocksOfScreens(): Record<string, string> {
  const booking = readmeOf('booking')
  const embed = readmeOf('embed')
  return {
    'readmeOfBooking.tsx': takeBlock('packages/booking/README.md', "import '@wherry/ui/fonts.css'", booking),
    'readmeOfEmbed.tsx': takeBlock('packages/embed/README.md', 'import { WherryModule }', embed),
  }
}

/** Runs the block that makes a theme, in a folder of the app. */
async function makeTheme(folder: string): Promise<void> {
  mkdirSync(join(folder, 'src'), { recursive: true })
  const { code, output } = await run('node', ['makeTheme.mjs'], { cwd: folder })
  if (code !== 0) throw new Error(output)
}

/** Writes the code blocks of the pages into the apps unchanged, and makes the themes that they use. */
export async function writeBlocks(): Promise<void> {
  for (const [app, blocks] of [
    [shown.app, blocksOfUi()],
    [screens.app, blocksOfScreens()],
  ] as const)
    for (const [file, text] of Object.entries(blocks)) {
      const path = join(home, app, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  await Promise.all(['.', 'partners'].map((folder) => makeTheme(join(home, shown.app, folder))))
}
