import * as v from 'valibot'
import type { ModuleSettings } from '../../kernel/model/moduleSettings.ts'
import type { User } from '../../kernel/model/user.ts'
import { toUser } from '../settings/codec.ts'
import { frameUserSettings } from '../settings/schema.ts'
import { toModuleSettings } from './codec.ts'
import { moduleSettings } from './schema.ts'

/** Reads a partner's settings from a parsed answer (API-05). Null: the partner has none, or the answer is unreadable. */
export function moduleSettingsIn(body: unknown): ModuleSettings | null {
  const read = v.safeParse(moduleSettings.answer, body)
  return read.success && read.output.result ? toModuleSettings(read.output.result) : null
}

/** Reads the visitor of a partner's frame from a parsed answer. Null: the answer is unreadable. */
export function frameUserIn(body: unknown): User | null {
  const read = v.safeParse(frameUserSettings.answer, body)
  return read.success ? toUser(read.output.result) : null
}
