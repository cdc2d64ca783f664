import { Skeleton } from '@wherry/ui'
import { useEffect } from 'react'
import { accountSettingsUrl, ridesUrl } from '../../module/config/rides.ts'
import { useModule } from '../../module/module.tsx'
import { useSettings } from '../../module/visitor/useSettings.ts'

export interface AccountHostProps {
  /** Page of the account: its settings, or the list of rides. */
  page: 'settings' | 'list'
}

/** Redirects to the account's own host (SHELL-13, SHELL-14). This page leaves no entry in the history. */
export function AccountHost({ page }: AccountHostProps) {
  const { config, platform, serviceLang } = useModule()
  const { user, error } = useSettings()
  // A buyer's rides have another address, so the list waits for the user's settings.
  const url =
    page === 'settings'
      ? accountSettingsUrl(config.accountUrl, serviceLang)
      : user || error
        ? ridesUrl(config.accountUrl, user, serviceLang)
        : null
  useEffect(() => {
    if (url !== null) platform.location.open(url, { replace: true })
  }, [platform, url])
  return <Skeleton height={282} radius={16} />
}
