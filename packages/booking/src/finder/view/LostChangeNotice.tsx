import { Button, ButtonLink, Notice, RefreshIcon } from '@wherry/ui'
import { useEffect } from 'react'
import { type LostChange, lostChangeOf } from '../../booking/index.ts'
import { ridesUrl } from '../../module/config/rides.ts'
import { useModule, useModuleCore } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { useSettings } from '../../module/visitor/useSettings.ts'
import { useSaid } from '../../view/useSaid.ts'
import { earlierText } from './earlierText.ts'
import type { FinderScreenProps } from './finderProps.ts'
import * as css from './PendingOrder.css.ts'

export interface LostChangeNoticeProps extends Pick<FinderScreenProps, 'search' | 'onSearch'> {
  lost: LostChange
}

/**
 * Notice above an empty search with the reason why the order to change did not open (BOOK-51). It stays until
 * another search begins.
 */
export function LostChangeNotice({ lost, search, onSearch }: LostChangeNoticeProps) {
  const t = useT('earlier')
  const { config, serviceLang } = useModule()
  const { user } = useSettings()
  const { failure, orderId } = lost
  const lostChange = lostChangeOf(useModuleCore())
  const isOver = search.from !== undefined || search.to !== undefined
  useEffect(() => {
    if (isOver) lostChange.dispatch(null)
  }, [lostChange, isOver])
  const title = t(`earlier.${failure}.title`)
  useSaid(title)
  return (
    <Notice
      className={css.notice}
      tone="caution"
      title={
        // biome-ignore lint/a11y/useSemanticElements: the notice's title is a line of text by itself
        <span role="heading" aria-level={2}>
          {title}
        </span>
      }
      action={
        failure === 'failed' && orderId !== null ? (
          <Button
            variant="outline"
            size="s"
            onClick={() => {
              lostChange.dispatch(null)
              onSearch({ action: 'change', orderId }, { replace: false })
            }}
          >
            <RefreshIcon size={16} />
            {t('earlier.again')}
          </Button>
        ) : (
          <ButtonLink variant="outline" size="s" href={ridesUrl(config.accountUrl, user, serviceLang)}>
            {t('earlier.rides')}
          </ButtonLink>
        )
      }
    >
      {t(earlierText(failure, user))}
    </Notice>
  )
}
