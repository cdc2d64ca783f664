import { Tabs } from '@wherry/ui'
import { type EarlierOrder, mayStillChange } from '../../domain/earlierOrder.ts'
import { isolate } from '../../format/outside.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import { useSaid } from '../shared/useSaid.ts'
import * as css from './PendingOrder.css.ts'

export interface CopyTabProps {
  earlier: EarlierOrder
  /** Names the order for the other purpose. */
  onAction(action: EarlierOrder['action']): void
}

/**
 * The tabs of an earlier ride (LAND-06): it is changed, or copied into a new order with empty dates. Under the tab stands
 * its status message, which is said, too.
 */
export function CopyTab({ earlier, onAction }: CopyTabProps) {
  const t = useT('earlier')
  const { clock } = useModuleCore().platform
  const { action, orderId, source } = earlier
  const number = isolate(source?.number ?? orderId)
  const status =
    action === 'change' ? t('earlier.copy.changing', { number }) : t('earlier.copy.copied', { number })
  useSaid(status)
  const message = <p role="status">{status}</p>
  return (
    <Tabs
      className={css.notice}
      label={t('earlier.copy.label')}
      activation="manual"
      value={action}
      onChange={(value) => onAction(value === 'change' ? 'change' : 'repeat')}
      tabs={[
        {
          value: 'change',
          label: t('earlier.copy.change'),
          isDisabled: action !== 'change' && !mayStillChange(earlier, clock.now()),
          children: message,
        },
        { value: 'repeat', label: t('earlier.copy.copy'), children: message },
      ]}
    />
  )
}
