import type { Core } from '../client/core.ts'
import { partnerClient } from '../client/partner.ts'
import type { Features } from '../domain/features.ts'

/** What is switched on for the partner whose user is here (ROLE-03). Null: they are nobody's. @throws ClientError */
export async function partnerFeatures(
  core: Core,
  partnerId: string | null,
  signal: AbortSignal,
): Promise<Features | null> {
  return partnerId === null ? null : partnerClient(core).features(partnerId, signal)
}
