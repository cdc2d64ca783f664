import { ThemeContext, useTheme } from '@wherry/ui'
import { type ReactNode, useMemo, useRef } from 'react'
import { useModule } from '../../module/module.tsx'
import { useYachtT } from '../resource/useYachtT.ts'
import type { SentYacht } from '../rules/yachtForm.ts'
import { readSentYacht } from '../state/yachtSnapshot.ts'
import { YachtIndex } from './YachtIndex.tsx'
import { YachtOrder } from './YachtOrder.tsx'
import { YachtSuccess } from './YachtSuccess.tsx'

/** The pages of the section. */
export type YachtPage = 'yacht' | 'yacht/order' | 'yacht/order/success'

/** State of a history entry: the sent request, so that a reload shows the same (YACHT-12). */
export interface YachtEntry {
  yacht?: SentYacht
}

export interface YachtFlowProps {
  page: YachtPage
  /** State of the current history entry; its type is not certain. */
  entry: unknown
  /** Goes to a page of the section, or to the finder. */
  onGo(page: YachtPage | 'finder', how?: { replace?: boolean; state?: YachtEntry }): void
  /** Called with the document's title, if it differs from the section's own. */
  onTitle?: ((title: string) => void) | undefined
}

/** The yacht section: places, request and confirmation. A request has no price on any page (YACHT-15). */
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

/**
 * Sets the language of the yacht section, Russian or English, for its texts, months and overlays, whatever
 * the rest of the page uses (YACHT-13).
 */
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
