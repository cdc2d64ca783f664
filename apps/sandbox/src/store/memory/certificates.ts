import type { Seed } from '../../seed/seed.ts'
import { type CertificateStore, foldHash } from '../certificateStore.ts'

/** Certificates in memory, and which of them were spent. */
export function memoryCertificates({ certificates }: Seed) {
  const known = new Map(certificates.map((certificate) => [foldHash(certificate.hash), certificate]))
  const spent = new Set<string>()
  return {
    certificate(hash) {
      const found = known.get(foldHash(hash))
      return found === undefined ? null : { ...found, isSpent: found.isSpent || spent.has(foldHash(hash)) }
    },
    isSpent: (hash: string) => spent.has(foldHash(hash)),
    spend: (hash: string) => void spent.add(foldHash(hash)),
    free: (hash: string) => void spent.delete(foldHash(hash)),
    reset: () => spent.clear(),
  } satisfies CertificateStore & Record<string, unknown>
}
