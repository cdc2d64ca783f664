import type { User } from './user.ts'

/** Whose module settings were read, and whether the partner has any. */
export interface SettingsOwner {
  /** Null: no partner. */
  partnerId: string | null
  /** Null: the partner has none, or they are not known. */
  settings: object | null
}

/**
 * Whether a visitor may edit a partner's module settings (SHELL-07): signed in, in the role of a partner, of that very
 * partner, and not in a frame.
 * @param user null: not known, which is no
 */
export function mayEdit(
  user: Pick<User, 'userId' | 'partnerId' | 'role'> | null,
  { partnerId, settings }: SettingsOwner,
  framed: boolean,
): boolean {
  if (framed || user === null || settings === null || partnerId === null) return false
  return user.userId !== null && user.role === 'partner' && user.partnerId === partnerId
}
