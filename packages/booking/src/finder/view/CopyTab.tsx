import { Tabs } from '@wherry/ui'
import { isolate } from '../../kernel/format/outside.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { type EarlierOrder, mayStillChange } from '../../search/index.ts'
import { useSaid } from '../../view/useSaid.ts'
import * as css from './PendingOrder.css.ts'

export interface CopyTabProps {
  earlier: EarlierOrder
  /** Switches between the change and the repetition of the order. */
  onAction(action: EarlierOrder['action']): void
}

/**
 * Tabs of an earlier ride (LAND-06): to change it, or to copy it into a new order with empty dates. A status
 * message below the tab is announced too.
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
