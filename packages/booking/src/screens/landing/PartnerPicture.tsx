import { type ReactNode, useState } from 'react'
import type { SafeUrl } from '../../domain/safeUrl.ts'

export interface PartnerPictureProps {
  src: SafeUrl
  /** Its words; empty: decoration. @default '' */
  alt?: string
  className?: string
  /** In place of a picture that does not come. @default nothing */
  fallback?: ReactNode
}

/** A picture of a partner's: it learns nothing of this page, and where it does not come the default stands (LAND-03). */
export function PartnerPicture({ src, alt = '', className, fallback = null }: PartnerPictureProps) {
  const [failed, setFailed] = useState<SafeUrl | null>(null)
  if (failed === src) return fallback
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  )
}
