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

/**
 * Who the visitor is; read once for all screens. The user's currency then beats the rule (SHELL-24), and all calls
 * carry the user's id (API-01).
 */
export function useSettings(): Settings {
  const { client, config, stores } = useModuleCore()
  const key = ['settings', config.userId, config.partner]
  const { data, error, isLoading, mutate } = useSWR<User, ClientError>(key, async () => {
    const user = await client.settings(new AbortController().signal)
    const { userId, partnerId, currency } = user
    stores.session.dispatch({ type: 'userRead', userId, partnerId, currency })
    return user
  })
  return {
    user: data ?? null,
    error: error ?? null,
    loading: isLoading,
    retry: () => void mutate(),
  }
}
