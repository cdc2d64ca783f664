/** Ours does the same, as a test of ours shows; ours does otherwise on purpose; or ours has nothing that the row asks for. */
export type Proof = { test: readonly [file: string, name: string] } | { departs: string } | { unfit: string }

/** A behaviour that a test of React Aria Components holds, in our words. */
export type Row = readonly [behaviour: string, proof: Proof]

/** A file of React Aria Components' own tests, as it stood on 20 August 2026. */
export interface Suite {
  file: string
  /** Our components that do the same work. */
  twin: string
  rows: readonly Row[]
}

/** @param file path in `packages/ui/src` */
export const test = (file: string, name: string): Proof => ({ test: [file, name] })
export const story = (component: string, name: string): Proof =>
  test(`components/${component}/${component}.stories.tsx`, name)
export const departs = (reason: string): Proof => ({ departs: reason })
export const unfit = (reason: string): Proof => ({ unfit: reason })

const suite = 'testing/conformance.tsx'
export const forwarded = test(suite, 'forwards data attributes, and a class name beside its own')
export const refs = test(suite, 'forwards its ref')
export const refsOnce = test(suite, 'gives its ref once, and takes it back the way it was asked to')
export const inContainer = test(suite, 'opens what it opens in a given container')
export const focusSeen = test('testing/forEveryVisitor.tsx', 'shows where the focus is, in %s colours')
export const heldOnce = test(
  'testing/heldKeys.tsx',
  'A11Y-02 UI-10 lets a key that is held act once, open or not',
)
export const parts = test(
  'testing/parts.test.tsx',
  'are drawn under their names, and each takes the class name of its owner',
)
export const handlers = test(
  'testing/fieldContract.test.tsx',
  'UI-18 every handler that %s accepts fires, once',
)
export const axe = test('testing/forEveryVisitor.tsx', 'A11Y-01 axe finds nothing, open or not')

const form = 'testing/formLife.tsx'
export const actionResets = test(form, 'reset: goes back after an action of React 19')
export const sends = test(form, 'formData: sends what it tells of')
export const required = test(
  form,
  'validity: required and empty, the form is not sent; the first that is wrong gets the focus and says so',
)
export const ariaAlone = test(form, 'validity: stops no form where ARIA alone tells')
export const ownFault = test(
  form,
  'validity: what it finds wrong by itself keeps the form from being sent, and its words are the reason',
)
export const formById = test(form, 'form: belongs to one elsewhere on the page, by its id')
export const serverFault = test(form, 'validity: shows what a server says of its name, until it is changed')

export const noPublicClass = unfit('Our classes are hashed; a part is found by its `data-part`.')
export const noOwnElement = unfit(
  'Ours draws its own element; rows and messages alone can be drawn by their owner.',
)
export const noSlots = unfit('Ours is one component with props, without slots and contexts to fill.')
export const noStateFunctions = unfit('Ours takes class names and styles, no functions of its state.')
export const noHoverState = unfit('Hover is the pseudo-class of CSS, with no attribute and no callback.')
export const noPressState = unfit('A press is the pseudo-class of CSS, with no attribute and no callback.')
export const noPhases = unfit('An animation is told by `data-state` and CSS alone, not by props.')
export const noCollections = unfit(
  'Ours takes its options as plain data, so there is no collection to build.',
)
