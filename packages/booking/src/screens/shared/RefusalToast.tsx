import { NotificationProvider, useNotifications } from '@wherry/ui'
import { useEffect } from 'react'
import { isolate } from '../../format/outside.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import { useToldRefusal } from '../../hooks/useToldRefusal.ts'
import { belowHead } from './belowHead.ts'

/** The service's refusal of a call that has no place of its own on the screen (ERR-04). */
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
  const refusal = useToldRefusal()
  // Each page begins anew, and a language does: neither is a reason to tell it once more.
  const told = useModuleCore().shared('told refusals', () => new WeakSet())
  useEffect(() => {
    if (!refusal || told.has(refusal)) return
    told.add(refusal)
    const { endpoint, status = 0, serverMessage } = refusal
    const isOurs = status >= 500 || !serverMessage
    show({
      id: endpoint,
      tone: 'critical',
      title: isOurs ? t('errors.unexpected') : isolate(serverMessage, 300),
      text: t(isOurs ? 'errors.later' : 'errors.change'),
      closesOutside: true,
    })
  }, [refusal, told, show, t])
  return null
}
