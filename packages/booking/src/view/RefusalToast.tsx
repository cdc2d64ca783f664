import { NotificationProvider, useNotifications } from '@wherry/ui'
import { useEffect } from 'react'
import { isolate } from '../kernel/format/outside.ts'
import { useModuleCore } from '../module/module.tsx'
import { perModule } from '../module/perModule.ts'
import { useShownRefusal } from '../module/useShownRefusal.ts'
import { useT } from '../module/useT.ts'
import { belowHead } from './belowHead.ts'

/**
 * Refusals that were already shown: the message is mounted again for each page and language but must be shown only
 * once.
 */
const shownRefusals = perModule(() => new WeakSet())

/** Notification about the service's refusal of a request that has no place of its own on the screen (ERR-04). */
export function RefusalToast() {
  return (
    <NotificationProvider offset={belowHead}>
      <Message />
    </NotificationProvider>
  )
}

function Message() {
  const t = useT('errors')
  const { show } = useNotifications()
  const refusal = useShownRefusal()
  const shown = shownRefusals(useModuleCore())
  useEffect(() => {
    if (!refusal || shown.has(refusal)) return
    shown.add(refusal)
    const { endpoint, status = 0, serverMessage } = refusal
    const isOurs = status >= 500 || !serverMessage
    show({
      id: endpoint,
      tone: 'critical',
      title: isOurs ? t('errors.unexpected') : isolate(serverMessage, 300),
      text: t(isOurs ? 'errors.later' : 'errors.change'),
      closesOutside: true,
    })
  }, [refusal, shown, show, t])
  return null
}
