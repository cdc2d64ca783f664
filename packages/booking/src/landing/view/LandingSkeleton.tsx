import { Skeleton } from '@wherry/ui'
import { FinderSkeleton } from '../../view/search/FinderSkeleton.tsx'

/** Skeleton of a partner's search page while its headline is loading. */
export function LandingSkeleton() {
  return (
    <>
      <div aria-hidden="true" style={{ display: 'grid', gap: 12, paddingBlockEnd: 24 }}>
        <Skeleton height={40} width="min(520px, 80%)" />
        <Skeleton height={24} width="min(640px, 100%)" />
      </div>
      <FinderSkeleton />
    </>
  )
}
