import { join } from 'node:path'
import { root } from '../tools/run.ts'

/** The sources of the throw-away apps. */
export const apps = join(root, 'proofs/apps')
export const appNames = ['vite-react-18', 'vite-react-19', 'next'] as const

/** The example that strangers copy, and the folder of `home` where it is built. */
export const example = { source: join(root, 'examples/react'), app: 'example-react' } as const

/** The app of somebody who builds on `@wherry/booking` and embeds a module too. */
export const screens = { source: join(apps, 'vite-booking'), app: 'vite-booking' } as const

/** The package that is proven. */
export const ui = join(root, 'packages/ui')

/** Where the apps are installed and built; git knows nothing of it. */
export const home = join(root, '.cache/proofs')

/** The package as an app has it from its tarball, with React 19. */
export const installed = join(home, 'vite-react-19/node_modules/@wherry/ui')
