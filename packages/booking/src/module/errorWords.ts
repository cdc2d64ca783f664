import { isMissingPart } from '../kernel/missingPart.ts'
import { ClientError } from '../wire/clientError.ts'

/**
 * Text for an error: its own message, or the reason why a part of the page or a call failed. Null: no reason is known.
 */
export type ErrorWords = { own: string } | 'chunk' | 'network' | 'offline' | 'timeout' | null

/** Pattern of messages that are not a sentence for people: names of variables, JSON and similar (ERR-08). */
const noSentence = /^\s*[[{<]|\n|^\S*$/

/** Text for an error that has replaced a screen. */
export function errorWords(error: unknown, isOnline: boolean): ErrorWords {
  if (!(error instanceof Error)) return null
  if (isMissingPart(error)) return isOnline ? 'chunk' : 'offline'
  if (!(error instanceof ClientError)) return noSentence.test(error.message) ? null : { own: error.message }
  const { kind, status = 0, serverMessage } = error
  if (kind === 'rejected') return serverMessage && status < 500 ? { own: serverMessage } : null
  if (kind === 'unreadable') return null
  return isOnline ? (kind === 'timeout' ? kind : 'network') : 'offline'
}
