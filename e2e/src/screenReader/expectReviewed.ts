import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { faultsIn } from './faults.ts'

/**
 * Compares a transcript with the reviewed one, docs/transcripts/<name>.txt, and searches for lines that no person could
 * understand. docs/transcripts/README.md says how to write them again.
 */
export async function expectReviewed(text: string, name: string): Promise<void> {
  const file = fileURLToPath(new URL(`../../../docs/transcripts/${name}.txt`, import.meta.url))
  await expect(text).toMatchFileSnapshot(file)
  expect(faultsIn(text), name).toEqual([])
}
