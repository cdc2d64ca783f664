import type { Settings } from '../../hooks/useSettings.ts'
import { ErrorScreen } from '../shared/ErrorScreen.tsx'
import { Forbidden } from './Forbidden.tsx'

export interface RefusedProps {
  /** Why the settings did not come. */
  error: NonNullable<Settings['error']>
  /** Asks for them again. */
  onRetry(): void
  /** The document's title in the visitor's language. */
  onTitle?: ((title: string) => void) | undefined
}

/** In the place of every screen where the settings were refused (ERR-03): forbidden, or an error with a way on. */
export function Refused({ error, onRetry, onTitle }: RefusedProps) {
  if (error.status === 403) return <Forbidden onTitle={onTitle} />
  return <ErrorScreen error={error.status === 400 ? error : null} onReload={onRetry} />
}
