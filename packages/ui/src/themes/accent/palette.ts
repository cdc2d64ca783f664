import { light, themes } from '@wherry/tokens'
import type { ChangeReason, ThemeChange, ThemeVariables } from '../createdTheme.ts'
import type { ThemeName } from '../useTheme.ts'
import { isEnough, luminance, over, ratioOf } from './color.ts'

/** A background: a variable, or an overlay and the surface under it. */
export type Ground = string | readonly [overlay: string, surface: string]

const nameOf = (ground: Ground): string => (typeof ground === 'string' ? ground : `${ground[0]} ${ground[1]}`)

/** Lowest contrast of a colour with a set of backgrounds. */
export interface Worst {
  ratio: number
  against: string
}

/** Colours of one mode while it is solved: those of the base theme, replaced by those set so far. */
export class Palette {
  readonly mode: 'light' | 'dark'
  readonly isMore: boolean
  readonly base: ThemeName
  /** Least contrast of a text. */
  readonly text: number
  /** Least contrast of a part of a control. */
  readonly part: number
  readonly changes: ThemeChange[] = []
  readonly #set: Record<string, string> = {}
  readonly #luminances = new Map<string, number>()

  constructor(mode: 'light' | 'dark', isMore: boolean, base: ThemeName) {
    this.mode = mode
    this.isMore = isMore
    this.base = base
    this.text = isMore ? 7 : 4.5
    this.part = isMore ? 4.5 : 3
  }

  /** The colour of a role such as `surface-0`, with aliases resolved. */
  get(role: string): string {
    const name = `--wherry-${role}`
    const own: ThemeVariables | undefined = this.base === 'light' ? undefined : themes[this.base]
    const value = this.#set[name] ?? own?.[name] ?? light[name]!
    const alias = /^var\(--wherry-(.+)\)$/.exec(value)?.[1]
    return alias ? this.get(alias) : value
  }

  /** The colour of a background, with an overlay blended over its surface. */
  ground(ground: Ground): string {
    return typeof ground === 'string' ? this.get(ground) : over(this.get(ground[0]), this.get(ground[1]))
  }

  set(role: string, value: string): void {
    this.#set[`--wherry-${role}`] = value
    this.#luminances.clear()
  }

  /** All variables set so far. */
  get variables(): ThemeVariables {
    return this.#set
  }

  /** The background on which a colour has the least contrast. */
  worst(hex: string, grounds: readonly Ground[]): Worst {
    const own = luminance(hex)
    let worst: Worst = { ratio: Number.POSITIVE_INFINITY, against: '' }
    for (const ground of grounds) {
      const ratio = ratioOf(own, this.#luminance(ground))
      if (ratio < worst.ratio) worst = { ratio, against: nameOf(ground) }
    }
    return worst
  }

  /** True if a colour has the needed contrast on every given background. */
  holds(hex: string, grounds: readonly Ground[], needed: number): boolean {
    const own = luminance(hex)
    return grounds.every((ground) => isEnough(ratioOf(own, this.#luminance(ground)), needed))
  }

  #luminance(ground: Ground): number {
    const name = nameOf(ground)
    let known = this.#luminances.get(name)
    if (known === undefined) {
      known = luminance(this.ground(ground))
      this.#luminances.set(name, known)
    }
    return known
  }

  /** Adds an entry about a changed role to the report. */
  report(role: string, from: string, reason: ChangeReason, worst: Worst | null, needed: number | null): void {
    this.changes.push({
      mode: this.mode,
      isMore: this.isMore,
      role,
      from,
      to: this.get(role),
      against: worst ? worst.against : null,
      ratio: worst ? Math.floor(worst.ratio * 100) / 100 : null,
      needed,
      reason,
    })
  }
}
