import type { CheckEngine, Failure } from './engines.ts'

/** A false alarm of an engine. */
export interface FalseAlarm {
  readonly engine: CheckEngine
  readonly rule: string
  /** Stories and screens in which it appears. */
  readonly where: RegExp
  /** Pattern of the HTML of the element at which the false alarm appears. */
  readonly element: RegExp
  /** The reason why it is no failure, in one sentence. */
  readonly reason: string
}

const anywhere = /./
const trapped =
  'It stands behind a modal layer, in which Tab goes round: nothing behind it takes the focus while it is hidden.'
const guard = 'It is a guard at an end of the round of Tab, which hands the focus on and never keeps it.'

export const falseAlarms: readonly FalseAlarm[] = [
  {
    engine: 'Equal Access',
    rule: 'aria_hidden_nontabbable',
    where: anywhere,
    element: /^behind a modal layer: /,
    reason: trapped,
  },
  { engine: 'Alfa', rule: 'sia-r17', where: anywhere, element: /^behind a modal layer: /, reason: trapped },
  {
    engine: 'Equal Access',
    rule: 'aria_hidden_nontabbable',
    where: anywhere,
    element: /^<span [^>]*data-radix-focus-guard/,
    reason: guard,
  },
  {
    engine: 'Alfa',
    rule: 'sia-r17',
    where: anywhere,
    element: /^<span [^>]*data-radix-focus-guard/,
    reason: guard,
  },
  {
    engine: 'Equal Access',
    rule: 'label_content_exists',
    where: anywhere,
    element: /^behind a modal layer: <label /,
    reason: 'Its words are there, hidden with all that stands behind the modal layer.',
  },
  {
    engine: 'HTML_CodeSniffer',
    rule: 'Principle1.Guideline1_3.1_3_1.H71.NoLegend',
    where: anywhere,
    element: /^<fieldset [^>]*aria-label(?:ledby)?="[^"]+"/,
    reason: 'The group is named by ARIA, by its heading or in words; the rule knows a legend alone.',
  },
  {
    engine: 'HTML_CodeSniffer',
    rule: 'Principle1.Guideline1_3.1_3_5.H98',
    where: /^booking/,
    element: /^<input (?![^>]*type=)[^>]*autocomplete="name"/,
    reason:
      'An input without a type is one of text, for which a name is a value; the rule reads the attribute.',
  },
  {
    engine: 'Equal Access',
    rule: 'skip_main_exists',
    where: /^components-/,
    element: /^<body /,
    reason: 'A story is one component in a document of Storybook, which has no main part.',
  },
  {
    engine: 'HTML_CodeSniffer',
    rule: 'Principle1.Guideline1_3.1_3_1.H42.2',
    where: /^components-/,
    element: /^<h1 id="error-message"><\/h1>$/,
    reason: 'It is the place of Storybook’s own error message, hidden while there is none.',
  },
  {
    engine: 'Equal Access',
    rule: 'table_headers_exists',
    where: /^components-calendar--months$/,
    element: /^<table [^>]*role="grid"/,
    reason: 'Months stand three to a row, in columns that mean nothing: each cell says its month and year.',
  },
  {
    engine: 'HTML_CodeSniffer',
    rule: 'Principle2.Guideline2_4.2_4_1.G1,G123,G124.NoSuchID',
    where: /^components-(?:link--external|breadcrumbs--rest)$/,
    element: /^<a [^>]*href="#(?:terms|home|transfers|turkey)"/,
    reason: 'The address stands in for a page: the story shows the links alone.',
  },
  {
    engine: 'Alfa',
    rule: 'sia-r8',
    where: /^components-(?:form|select)--/,
    element: /^<button [^>]*role="combobox"/,
    reason: 'A label names a button of any role, as browsers have it; Alfa reads labels of fields alone.',
  },
  {
    engine: 'Equal Access',
    rule: 'combobox_active_descendant',
    where: /^components-multicombobox--creates$/,
    element: /^<input aria-activedescendant="[^"]+-Izmir"/,
    reason:
      'Of several choices the selected ones are those that were made; the active option is not yet one.',
  },
]

export const covers = (one: FalseAlarm, place: string, failure: Failure): boolean =>
  one.engine === failure.engine &&
  one.rule === failure.rule &&
  one.where.test(place) &&
  one.element.test(failure.element)
