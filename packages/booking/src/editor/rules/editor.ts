import { defaultAccent, type HexColor, type Look, type ThemeName } from '../../kernel/model/moduleSettings.ts'
import { writtenColor } from '../../kernel/reading/writtenColor.ts'
import { safeUrl } from '../../kernel/values/safeUrl.ts'
import {
  isKept,
  keptPoints,
  type PartnerFacts,
  type SellingPoint,
  type SellingPointGroup,
  sellingPointGroups,
  sellingPoints,
  textOf,
} from '../../landing/index.ts'

/** Colours that a partner may set; each is off at first (EDITOR-03). */
export const customColors = ['accent', 'sellingPointsColor'] as const

export type CustomColor = (typeof customColors)[number]

/** Initial value of a colour when it is switched on and the partner never had one. */
export const firstColors: Readonly<Record<CustomColor, HexColor>> = {
  accent: defaultAccent,
  sellingPointsColor: '#E8EEF7',
}

/** Keys of the messages of this form. */
export const editorProblems = [
  /** The text is not three or six hexadecimal digits. */
  'USP.Editor.ErrorColor',
  /** The text is not an https address. */
  'USP.Editor.ErrorImage',
  /** The last advantage cannot be removed; the whole block can be switched off instead. */
  'USP.Editor.ErrorFewestPoints',
] as const

export type EditorProblem = (typeof editorProblems)[number]

/** Result of reading the text of a field. */
export type Reading<T> = { value: T; problem: null } | { value: null; problem: EditorProblem }

/** Reads three or six hexadecimal digits, with or without `#` and spaces around. */
export function readColor(text: string): Reading<HexColor> {
  const value = writtenColor(text)
  return value === null ? { value, problem: 'USP.Editor.ErrorColor' } : { value, problem: null }
}

/**
 * Reads an https address, or an http one of this machine, without user name, in the browser's spelling.
 * Empty: no picture.
 */
export function readImage(text: string): Reading<string | null> {
  const bare = text.trim()
  if (bare === '') return { value: null, problem: null }
  const value = safeUrl(bare, 'any')
  return value === null ? { value, problem: 'USP.Editor.ErrorImage' } : { value, problem: null }
}

/**
 * Returns the change of the look when an own colour is switched on or off (EDITOR-03). Switched off, the
 * default is used.
 * @param last the partner's former colour. Null: none
 */
export function allowColor(color: CustomColor, isAllowed: boolean, last: HexColor | null): Partial<Look> {
  return { [color]: isAllowed ? (last ?? firstColors[color]) : null }
}

/** The advantages of a group from which a partner may choose. */
export interface PointGroup {
  group: SellingPointGroup
  points: readonly SellingPoint[]
}

/** Returns the advantages that hold for a partner, by group, without empty groups (EDITOR-05, EDITOR-06). */
export function visiblePoints(facts: PartnerFacts): PointGroup[] {
  return sellingPointGroups
    .map((group) => ({
      group,
      points: sellingPoints.filter((point) => point.group === group && isKept(point.id, facts)),
    }))
    .filter(({ points }) => points.length > 0)
}

/**
 * Returns the chosen advantages that hold for the partner, in their order, at least one. Customers see the
 * first of them.
 */
export function chosenPoints(look: Pick<Look, 'sellingPoints'>, facts: PartnerFacts): number[] {
  return keptPoints(look.sellingPoints, facts)
}

/** Adds an advantage at the end, or removes it. Refuses to remove the last one. */
export function togglePoint(ids: readonly number[], id: number): Reading<readonly number[]> {
  if (ids.includes(id)) {
    return ids.length > 1
      ? { value: ids.filter((one) => one !== id), problem: null }
      : { value: null, problem: 'USP.Editor.ErrorFewestPoints' }
  }
  return { value: [...ids, id], problem: null }
}

/** Returns the list with one item moved. An index outside the list means its nearest end. */
export function movePoint(ids: readonly number[], from: number, to: number): readonly number[] {
  const within = (at: number) => Math.min(Math.max(Math.trunc(at) || 0, 0), ids.length - 1)
  const moved = [...ids]
  const [id] = moved.splice(within(from), 1)
  if (id === undefined) return ids
  moved.splice(within(to), 0, id)
  return moved
}

/**
 * Returns the whole list with `next` in place of its shown ids. Hidden ids keep their places.
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

/** True if two looks are the same for everybody. */
export function isSameLook(one: Look, other: Look): boolean {
  return lookDifferences(one, other).length === 0
}

/** Names of the fields of a look. */
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

/** Fields in which two looks differ, in their order; a conflict shows them side by side (EDITOR-07). */
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
