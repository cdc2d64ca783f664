/** Waits until all pending responses have arrived, and the code that some of them load. */
export async function settle(): Promise<void> {
  await Promise.all([
    import('../account/resource/storedData.ts'),
    import('../module/visitor/partnerFeatures.ts'),
  ])
  await new Promise((resolve) => setTimeout(resolve, 5))
}
