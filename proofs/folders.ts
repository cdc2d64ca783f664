import { join } from 'node:path'
import { root } from '../tools/run.ts'

/** Folder with the sources of the throw-away apps. */
export const apps = join(root, 'proofs/apps')
export const appNames = ['vite-react-18', 'vite-react-19', 'next'] as const

/** Folder of the example of `ui` that readers may copy. */
export const example = join(root, 'examples/react')

/** Folder of the example with the whole module as an own app. */
export const ownModule = join(root, 'examples/own-module')

/** App that uses the screens of `@wherry/booking` and also embeds a module. */
export const screens = { source: join(apps, 'vite-booking'), app: 'vite-booking' } as const

/** App whose files are the blocks of code on the pages. */
export const shown = { source: join(apps, 'vite-readme'), app: 'vite-readme' } as const

/** Folder of the package under test. */
export const ui = join(root, 'packages/ui')

/** Folder, ignored by git, in which the apps are installed and built. */
export const home = join(root, '.cache/proofs')

/** Folder of the package as an app with React 19 has installed it from its tarball. */
export const installed = join(home, 'vite-react-19/node_modules/@wherry/ui')

/** File with the tarballs of the packages in `home`, by package name, as JSON. */
export const tarballs = join(home, 'tarballs.json')
