import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { faultsIn } from './faults.ts'

/**
 * Holds a transcript against the one that was reviewed, docs/transcripts/<name>.txt, and looks for what no person could
 * make sense of. How they are written anew: docs/transcripts/README.md.
 */
export async function expectKept(text: string, name: string): Promise<void> {
  const file = fileURLToPath(new URL(`../../../docs/transcripts/${name}.txt`, import.meta.url))
  await expect(text).toMatchFileSnapshot(file)
  expect(faultsIn(text), name).toEqual([])
}
