import { useEffect } from 'react'
import useSWR from 'swr'
import type { ClientError } from '../client/clientError.ts'
import type { User } from '../domain/user.ts'
import { useModuleCore } from './module.tsx'

export interface Settings {
  /** Null: not read yet, or the reading failed. */
  user: User | null
  /** Null: none. 400 and 5xx make an error page, 403 the forbidden screen (ERR-03). */
  error: ClientError | null
  loading: boolean
  /** Reads again. */
  retry(): void
}

/** Who the visitor is; read once for all screens. The user's currency then beats the rule (SHELL-24). */
export function useSettings(): Settings {
  const { client, config, stores } = useModuleCore()
  const key = ['settings', config.userId, config.partner]
  const { data, error, isLoading, mutate } = useSWR<User, ClientError>(key, () =>
    client.settings(new AbortController().signal),
  )
  const currency = data?.currency ?? null
  useEffect(() => {
    if (currency !== null) stores.session.dispatch({ type: 'userRead', currency })
  }, [currency, stores.session])
  return {
    user: data ?? null,
    error: error ?? null,
    loading: isLoading,
    retry: () => void mutate(),
  }
}
