import { defaultAccent, type HexColor, type Look, type ThemeName } from './moduleSettings.ts'
import { writtenColor } from './safeColor.ts'
import { safeUrl } from './safeUrl.ts'
import {
  isKept,
  keptPoints,
  type PartnerFacts,
  type SellingPoint,
  type SellingPointGroup,
  sellingPointGroups,
  sellingPoints,
} from './sellingPoints.ts'
import { textOf } from './settingsNotes.ts'

/** Colours that a partner may choose of their own; each is off at first (EDITOR-03). */
export const customColors = ['accent', 'sellingPointsColor'] as const

export type CustomColor = (typeof customColors)[number]

/** What a colour starts with when it is allowed and the partner never had one. */
export const firstColors: Readonly<Record<CustomColor, HexColor>> = {
  accent: defaultAccent,
  sellingPointsColor: '#E8EEF7',
}

/** Keys of the messages of this form. */
export const editorProblems = [
  /** No three or six hexadecimal digits. */
  'USP.Editor.ErrorColor',
  /** No https address. */
  'USP.Editor.ErrorImage',
  /** `max` advantages are chosen already. */
  /** The last advantage stays: the block as a whole can be switched off. */
  'USP.Editor.ErrorFewestPoints',
] as const

export type EditorProblem = (typeof editorProblems)[number]

/** What was typed into a field, read. */
export type Reading<T> = { value: T; problem: null } | { value: null; problem: EditorProblem }

/** Three or six hexadecimal digits, with or without `#` and spaces around. */
export function readColor(text: string): Reading<HexColor> {
  const value = writtenColor(text)
  return value === null ? { value, problem: 'USP.Editor.ErrorColor' } : { value, problem: null }
}

/** An https address, or an http one on this very machine, without a user in it, as a browser writes it; empty is no picture. */
export function readImage(text: string): Reading<string | null> {
  const bare = text.trim()
  if (bare === '') return { value: null, problem: null }
  const value = safeUrl(bare, 'any')
  return value === null ? { value, problem: 'USP.Editor.ErrorImage' } : { value, problem: null }
}

/**
 * What allowing or forbidding an own colour changes (EDITOR-03): forbidden, the default stands.
 * @param last the one that the partner had before. Null: none
 */
export function allowColor(color: CustomColor, isAllowed: boolean, last: HexColor | null): Partial<Look> {
  return { [color]: isAllowed ? (last ?? firstColors[color]) : null }
}

/** The advantages of a group from which a partner may choose. */
export interface PointGroup {
  group: SellingPointGroup
  points: readonly SellingPoint[]
}

/** The advantages that hold at a partner, by group; a group of none is left out (EDITOR-05, EDITOR-06). */
export function visiblePoints(facts: PartnerFacts): PointGroup[] {
  return sellingPointGroups
    .map((group) => ({
      group,
      points: sellingPoints.filter((point) => point.group === group && isKept(point.id, facts)),
    }))
    .filter(({ points }) => points.length > 0)
}

/** The chosen advantages that hold at the partner, in their order, one at least; customers see the first of them. */
export function chosenPoints(look: Pick<Look, 'sellingPoints'>, facts: PartnerFacts): number[] {
  return keptPoints(look.sellingPoints, facts)
}

/** Takes an advantage in, as the last, or out. Refused: to take out the last that is left. */
export function togglePoint(ids: readonly number[], id: number): Reading<readonly number[]> {
  if (ids.includes(id)) {
    return ids.length > 1
      ? { value: ids.filter((one) => one !== id), problem: null }
      : { value: null, problem: 'USP.Editor.ErrorFewestPoints' }
  }
  return { value: [...ids, id], problem: null }
}

/** The list with what stood at one place put to another; a place outside the list is its nearest end. */
export function movePoint(ids: readonly number[], from: number, to: number): readonly number[] {
  const within = (at: number) => Math.min(Math.max(Math.trunc(at) || 0, 0), ids.length - 1)
  const moved = [...ids]
  const [id] = moved.splice(within(from), 1)
  if (id === undefined) return ids
  moved.splice(within(to), 0, id)
  return moved
}

/**
 * The whole list after the chosen ones of it have become `next`: what is not shown stays in its place among them.
 * @param isShown false for an id that does not hold at the partner, or that has no words here
 */
export function withChosen(
  ids: readonly number[],
  next: readonly number[],
  isShown: (id: number) => boolean,
): readonly number[] {
  const left = [...next]
  const whole = ids.flatMap((id) => (isShown(id) ? left.splice(0, 1) : [id]))
  return [...whole, ...left]
}

/** Whether two looks show the same to everybody. */
export function isSameLook(one: Look, other: Look): boolean {
  return lookDifferences(one, other).length === 0
}

/** What of a look can be changed by itself. */
export const lookFields = [
  'theme',
  'accent',
  'sellingPoints',
  'sellingPointsImage',
  'sellingPointsColor',
  'showsSellingPoints',
  'showsReviews',
  'showsMobileApp',
  'en.header',
  'en.top',
  'en.bottom',
  'ru.header',
  'ru.top',
  'ru.bottom',
] as const

export type LookField = (typeof lookFields)[number]

/** A look's value as a screen compares and shows it. */
export type LookValue = ThemeName | HexColor | string | boolean | readonly number[] | null

/** One value of a look. */
export function lookValue(look: Look, field: LookField): LookValue {
  switch (field) {
    case 'theme':
    case 'accent':
    case 'sellingPoints':
    case 'sellingPointsImage':
    case 'sellingPointsColor':
    case 'showsSellingPoints':
    case 'showsReviews':
    case 'showsMobileApp':
      return look[field]
    default:
      return textOf(look, field)
  }
}

/** Where two looks differ, in the order of the fields; what a conflict shows side by side (EDITOR-07). */
export function lookDifferences(one: Look, other: Look): LookField[] {
  return lookFields.filter((field) => String(lookValue(one, field)) !== String(lookValue(other, field)))
}

/** A look with one of its texts changed. */
export function withText(
  look: Look,
  lang: 'ru' | 'en',
  name: 'header' | 'top' | 'bottom',
  text: string,
): Look {
  return { ...look, texts: { ...look.texts, [lang]: { ...look.texts[lang], [name]: text } } }
}
