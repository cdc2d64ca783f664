import { type ReactNode, useState } from 'react'
import type { SafeUrl } from '../../kernel/values/safeUrl.ts'

export interface PartnerPictureProps {
  src: SafeUrl
  /** Alternative text; empty: decoration. @default '' */
  alt?: string
  className?: string
  /** Content instead of a picture that fails to load. @default nothing */
  fallback?: ReactNode
}

/**
 * A partner's picture. It is requested without a referrer, and `fallback` replaces it if it fails to load
 * (LAND-03).
 */
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
