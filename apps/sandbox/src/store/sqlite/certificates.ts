import type { DatabaseSync } from 'node:sqlite'
import { type Certificate, type CertificateStore, foldHash } from '../certificateStore.ts'
import { lookUps } from './queries.ts'

/** Certificates in SQLite, and which of them were spent. */
export function sqliteCertificates(database: DatabaseSync): CertificateStore {
  const certificateOf = database.prepare(lookUps.certificateOf)
  return {
    certificate(hash) {
      const row = certificateOf.get(foldHash(hash))
      if (row === undefined) return null
      const certificate = JSON.parse(String(row['body'])) as Certificate
      return { ...certificate, isSpent: certificate.isSpent || row['spent'] === 1 }
    },
  }
}
