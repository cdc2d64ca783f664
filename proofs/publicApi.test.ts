import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { publicApi } from '../tools/packages/publicApi.ts'
import { releasedPackages } from '../tools/release/packages.ts'

it.each(releasedPackages())('UI-20 the public API of $folder is the committed one', ({ folder, path }) => {
  const committed = readFileSync(join(path, 'api/public-api.txt'), 'utf8')
  const meant = `If the change is meant: pnpm api, and commit packages/${folder}/api/public-api.txt`
  expect(publicApi(path), meant).toBe(committed)
})
