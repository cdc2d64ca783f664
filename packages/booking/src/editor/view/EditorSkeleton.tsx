import { Skeleton } from '@wherry/ui'
import * as css from './EditorScreen.css.ts'
import * as preview from './Preview.css.ts'

/** Heights of the sections' placeholders. */
const sections = [420, 360, 300]

/** Skeleton of the editor. */
export function EditorSkeleton() {
  return (
    <div className={css.page}>
      <div className={css.head}>
        <div className={css.bar}>
          <Skeleton width={280} height={28} />
          <span className={css.grow} />
          <Skeleton width={180} height={44} radius={8} />
        </div>
      </div>
      <div className={css.besideOnly}>
        {sections.map((height) => (
          <Skeleton key={height} height={height} radius={12} />
        ))}
      </div>
      <div className={preview.stage}>
        <Skeleton height={560} radius={12} />
      </div>
    </div>
  )
}
