import { Suspense } from 'react'
import type { LandingText } from '../../kernel/values/landingText.ts'
import { useModuleCore } from '../../module/module.tsx'
import type { ForeignTextProps } from '../../view/foreign/ForeignText.tsx'
import { lazyPart } from '../../view/lazy.tsx'
import * as css from './LandingWords.css.ts'

/** The sanitiser is loaded only if a partner's text has markup. */
const ForeignText = lazyPart<ForeignTextProps>(() =>
  import('../../view/foreign/ForeignText.tsx').then((part) => part.ForeignText),
)

export interface LandingWordsProps {
  text: LandingText
  /** Language of the text, if it is not the page's. */
  lang: string | undefined
  className: string
}

/** A partner's description: plain text or sanitised HTML (LAND-03). */
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
