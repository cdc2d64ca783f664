import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { publicApi } from '../tools/packages/publicApi.ts'
import { root } from '../tools/run.ts'
import { ui } from './folders.ts'
import { entryNames } from './sources.ts'

it('UI-20 the public API is the committed one', () => {
  const committed = readFileSync(join(root, 'packages/ui/api/public-api.txt'), 'utf8')
  const now = publicApi(join(ui, 'dist'), entryNames())
  expect(now, 'If the change is meant: pnpm api, and commit packages/ui/api/public-api.txt').toBe(committed)
})
