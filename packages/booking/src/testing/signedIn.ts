import type { ModuleCore } from '../module/module.tsx'
import type { ModuleParameters } from './pages/storyModule.tsx'

/** The parameters of a story in which a customer of the sandbox is signed in. */
export function signedIn(userId: number, module: ModuleParameters = {}) {
  const token = `token-${userId}`
  return {
    sandbox: { sessions: [{ token, userId }] },
    module: {
      ...module,
      prepare: ({ platform }: ModuleCore) => platform.cookies.set('token_ng', token, 3600),
    } satisfies ModuleParameters,
  }
}
