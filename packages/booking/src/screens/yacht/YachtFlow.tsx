import { useTheme } from '@wherry/ui'
import { ThemeContext } from '@wherry/ui/themes/useTheme.ts'
import { type ReactNode, useMemo, useRef } from 'react'
import type { SentYacht } from '../../domain/yachtForm.ts'
import { useModule } from '../../hooks/module.tsx'
import { useYachtT } from '../../hooks/useYachtT.ts'
import { readSentYacht } from '../../state/yachtSnapshot.ts'
import { YachtIndex } from './YachtIndex.tsx'
import { YachtOrder } from './YachtOrder.tsx'
import { YachtSuccess } from './YachtSuccess.tsx'

/** The pages of the section. */
export type YachtPage = 'yacht' | 'yacht/order' | 'yacht/order/success'

/** What an entry of the history remembers of a request that was sent, so that a reload shows the same (YACHT-12). */
export interface YachtEntry {
  yacht?: SentYacht
}

export interface YachtFlowProps {
  page: YachtPage
  /** What the entry of the history that is shown remembers; anything may stand there. */
  entry: unknown
  /** Goes to a page of the section, or to the finder. */
  onGo(page: YachtPage | 'finder', how?: { replace?: boolean; state?: YachtEntry }): void
  /** The document's title, where it is not the section's own. */
  onTitle?: ((title: string) => void) | undefined
}

/** The yacht section: places, request and confirmation, a request without a price from its first page to its last (YACHT-15). */
export function YachtFlow({ page, entry, onGo, onTitle }: YachtFlowProps) {
  const toPlaces = (how?: { replace: boolean }) => onGo('yacht', how)
  return (
    <YachtLanguage>
      {page === 'yacht' && <YachtIndex onChosen={() => onGo('yacht/order')} />}
      {page === 'yacht/order' && (
        <YachtOrder
          onPlaces={toPlaces}
          onSent={(yacht) => onGo('yacht/order/success', { replace: true, state: { yacht } })}
          onTitle={onTitle}
        />
      )}
      {page === 'yacht/order/success' && (
        <YachtSuccess
          sent={readSentYacht((entry as YachtEntry | null | undefined)?.yacht)}
          onPlaces={toPlaces}
          onTransfers={() => onGo('finder')}
          onTitle={onTitle}
        />
      )}
    </YachtLanguage>
  )
}

/** The part of the page that is in Russian or English whatever the rest is in: its words, months and overlays (YACHT-13). */
function YachtLanguage({ children }: { children: ReactNode }) {
  const { locale } = useYachtT()
  const { lang: visitors } = useModule()
  const theme = useTheme()
  const own = useRef<HTMLDivElement>(null)
  const portal = locale === visitors ? theme.portal : own
  const value = useMemo(() => ({ ...theme, locale, portal }), [theme, locale, portal])
  return (
    <ThemeContext.Provider value={value}>
      <div lang={locale}>
        {children}
        <div ref={own} data-wherry-portal="" />
      </div>
    </ThemeContext.Provider>
  )
}
