import { Button, CheckIcon, CopyIcon, useAnnounce, VisuallyHidden } from '@wherry/ui'
import { useState } from 'react'
import { useModuleCore } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { Outside } from '../../view/Outside.tsx'
import * as css from './PromoCode.css.ts'

/** Maximum number of characters of a code that are shown; copying takes the whole code. */
const longestCode = 40

/** A promotion code with a copy button and its result. */
export function PromoCode({ code }: { code: string }) {
  const t = useT('promo')
  const announce = useAnnounce()
  const { clipboard } = useModuleCore().platform
  const [result, setResult] = useState<'copied' | 'refused' | null>(null)
  const copy = async () => {
    const isCopied = await clipboard.write(code)
    setResult(isCopied ? 'copied' : 'refused')
    announce(t(isCopied ? 'promo.copied' : 'promo.notCopied'))
  }
  return (
    <div className={css.code}>
      <span className={css.box}>
        <VisuallyHidden>{t('promo.code')} </VisuallyHidden>
        <Outside className={css.value} longest={longestCode}>
          {code}
        </Outside>
        <Button variant="plain" size="s" isIconOnly aria-label={t('promo.copy')} onClick={() => void copy()}>
          {result === 'copied' ? <CheckIcon className={css.copied} /> : <CopyIcon />}
        </Button>
      </span>
      {result === 'refused' && <p className={css.failed}>{t('promo.notCopied')}</p>}
    </div>
  )
}
