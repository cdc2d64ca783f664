import * as v from 'valibot'
import type { AccentTheme } from '../../kernel/model/accentTheme.ts'
import type { HexColor, ThemeName } from '../../kernel/model/moduleSettings.ts'
import type { Platform } from '../../kernel/platform.ts'
import { ClientError } from '../clientError.ts'
import { parseJson, timeLimits } from '../core.ts'
import { limitSignal } from '../limitSignal.ts'
import { keysOf, pathText } from '../readAnswer.ts'
import { accentTheme } from './accentSchema.ts'

const endpoint = 'accentTheme'

/**
 * Loads a theme with an accent, computed by the module's own server, so that the theme engine is never loaded on a
 * customer's page. @throws ClientError only, like all requests
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
    // JSON has no undefined, so a missing scheme has no key.
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
