import * as v from 'valibot'
import { accentTheme } from '../contract/accentTheme.ts'
import type { AccentTheme } from '../domain/accentTheme.ts'
import type { HexColor, ThemeName } from '../domain/moduleSettings.ts'
import type { Platform } from '../platform/platform.ts'
import { ClientError } from './clientError.ts'
import { parseJson, timeLimits } from './core.ts'
import { limitSignal } from './limitSignal.ts'
import { keysOf, pathText } from './readAnswer.ts'

const endpoint = 'accentTheme'

/**
 * A theme with an accent over it, as the module's own server has solved it: the engine never comes to a customer.
 *
 * @throws ClientError alone, as every call
 */
export async function readAccent(
  platform: Platform,
  accentsUrl: string,
  theme: ThemeName,
  accent: HexColor,
  signal: AbortSignal,
): Promise<AccentTheme> {
  const limit = limitSignal(platform.clock, timeLimits.read, signal)
  try {
    const url = `${accentsUrl}/${theme}/${accent.slice(1).toUpperCase()}.json`
    const response = await platform.fetch(url, { signal: limit.signal, credentials: 'omit' })
    const { ok, status } = response
    if (!ok) throw new ClientError('rejected', { endpoint, status })
    const { success, output, issues } = v.safeParse(accentTheme, parseJson(await response.text()))
    // JSON has no undefined: a scheme that is not there has no key either.
    if (success && (output.modes.light ?? output.modes.dark)) return { ...output, report: [] } as AccentTheme
    const path = issues ? pathText(keysOf(issues[0])) : 'modes'
    throw new ClientError('unreadable', { endpoint, status, path })
  } catch (cause) {
    if (cause instanceof ClientError) throw cause
    throw new ClientError(signal.aborted ? 'aborted' : limit.isOver() ? 'timeout' : 'network', {
      endpoint,
      cause,
    })
  } finally {
    limit.release()
  }
}
