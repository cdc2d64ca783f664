import { guest, type SandboxUser } from '../users/user.ts'

/** Fields of an account that differ from the guest's. */
export type AccountFacts = Partial<Omit<SandboxUser, 'userId' | 'login' | 'password' | 'about'>>

/** A user who signs in with `<name>@example.com` and the password `sandbox-<id>`. */
export function account(
  userId: number,
  name: string,
  about: SandboxUser['about'],
  facts: AccountFacts,
): SandboxUser {
  const login = `${name}@example.com`
  return {
    ...guest,
    role: 'buyer',
    userId,
    login,
    password: `sandbox-${userId}`,
    about,
    email: login,
    ...facts,
  }
}
