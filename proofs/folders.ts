import { join } from 'node:path'
import { root } from '../tools/run.ts'

/** The sources of the throw-away apps. */
export const apps = join(root, 'proofs/apps')
export const appNames = ['vite-react-18', 'vite-react-19', 'next'] as const

/** The example that strangers copy. */
export const example = join(root, 'examples/react')

/** The app of somebody who builds on `@wherry/booking` and embeds a module too. */
export const screens = { source: join(apps, 'vite-booking'), app: 'vite-booking' } as const

/** The app of what the pages show: their blocks are its files. */
export const shown = { source: join(apps, 'vite-readme'), app: 'vite-readme' } as const

/** The package that is proven. */
export const ui = join(root, 'packages/ui')

/** Where the apps are installed and built; git knows nothing of it. */
export const home = join(root, '.cache/proofs')

/** The package as an app has it from its tarball, with React 19. */
export const installed = join(home, 'vite-react-19/node_modules/@wherry/ui')

/** The packages by name, each with its tarball in `home`, as JSON. */
export const tarballs = join(home, 'tarballs.json')
