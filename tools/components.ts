import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

/** Names of all components of `@wherry/ui`, by their folders. */
export const componentNames = (): string[] =>
  readdirSync(join(root, 'packages/ui/src/components'), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)
