import { bringKept, bringPartnerFeatures } from '../hooks/rareParts.ts'

/** Lets all answers that are under way arrive, and the code that some of them bring. */
export async function settle(): Promise<void> {
  await Promise.all([bringKept(), bringPartnerFeatures()])
  await new Promise((resolve) => setTimeout(resolve, 5))
}
