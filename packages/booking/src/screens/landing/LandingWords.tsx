import { Suspense } from 'react'
import type { LandingText } from '../../domain/landingText.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import type { ForeignTextProps } from '../shared/ForeignText.tsx'
import { lazyPart } from '../shared/lazyPart.tsx'
import * as css from './LandingWords.css.ts'

/** What sanitises comes only where a partner writes more than words. */
const ForeignText = lazyPart<ForeignTextProps>(
  async () => (await import('../shared/ForeignText.tsx')).ForeignText,
)

export interface LandingWordsProps {
  text: LandingText
  /** Their language, where it is not the page's. */
  lang: string | undefined
  className: string
}

/** A partner's description: words, or sanitised HTML (LAND-03). */
export function LandingWords({ text, lang, className }: LandingWordsProps) {
  const { config, platform } = useModuleCore()
  const plain = <p className={css.plain}>{text.text}</p>
  return (
    <div className={className} lang={lang}>
      {text.kind === 'plain' ? (
        plain
      ) : (
        <Suspense fallback={plain}>
          <div className={css.html}>
            <ForeignText
              html={text.html}
              hosts={[platform.location.hostName, ...config.linkHosts]}
              empty={plain}
            />
          </div>
        </Suspense>
      )}
    </div>
  )
}
