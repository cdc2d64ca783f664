import type { User } from '../../kernel/model/user.ts'

/** Partner whose module settings were read, and these settings. */
export interface SettingsOwner {
  /** Partner of the settings. Null: there is none. */
  partnerId: string | null
  /** Null: the partner has no settings, or they are not known. */
  settings: object | null
}

/**
 * True if a visitor may edit a partner's module settings (SHELL-07): signed in, with the role of a partner,
 * for that same partner, and not in a frame.
 * @param user null: not known, so false
 */
export function mayEdit(
  user: Pick<User, 'userId' | 'partnerId' | 'role'> | null,
  { partnerId, settings }: SettingsOwner,
  framed: boolean,
): boolean {
  if (framed || user === null || settings === null || partnerId === null) return false
  return user.userId !== null && user.role === 'partner' && user.partnerId === partnerId
}
