import type { Features } from '../../kernel/model/features.ts'
import { partnerClient } from '../../wire/moduleSettings/client.ts'
import { asResource, type ReadingModule } from '../resources.ts'

/** Reads the features of the signed-in user's partner (ROLE-03). Null: the user has no partner. @throws ClientError */
export async function partnerFeatures(
  module: ReadingModule,
  partnerId: string | null,
  signal: AbortSignal,
): Promise<Features | null> {
  if (partnerId === null) return null
  const { features } = partnerClient(module.client.core)
  return asResource(module, 'partner features', features, 0)(partnerId, signal)
}
