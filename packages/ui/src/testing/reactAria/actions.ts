import {
  departs,
  focusSeen,
  forwarded,
  heldOnce,
  inContainer,
  noHoverState,
  noOwnElement,
  noPhases,
  noPressState,
  noPublicClass,
  noSlots,
  noStateFunctions,
  type Row,
  refs,
  type Suite,
  story,
  test,
  unfit,
} from './proofs.ts'

const presses = 'testing/reactAria/presses.test.tsx'
const accordion = 'components/Accordion/Accordion.test.tsx'
const oneOpen = test(accordion, 'has one panel open at a time, or none')
const crumbs = test(
  'components/Breadcrumbs/Breadcrumbs.test.tsx',
  'are links in a named list, the last of which is this page',
)
const waits = test(presses, 'sends its form by %s only once it waits no longer')

/** Rows that begin most files. */
export const frame: readonly Row[] = [
  ['has a class of its own by default', noPublicClass],
  ['takes a class name', forwarded],
  ['takes native and data attributes', forwarded],
  ['is drawn by a function as another element', noOwnElement],
]

export const actionSuites: readonly Suite[] = [
  {
    file: 'Button.test.js',
    twin: 'Button, ButtonLink',
    rows: [
      ...frame,
      ['complains of the wrong element', noOwnElement],
      ['complains of a lost ref', noOwnElement],
      [
        'takes the attributes of a form’s button',
        test(presses, 'that sends a form takes what belongs to that'),
      ],
      ['takes attributes of ARIA', forwarded],
      ['says nothing of being off by default', test('testing/reactAriaTrees.test.tsx', 'Button')],
      ['takes aria-disabled as it is given', forwarded],
      ['stands in a slot', noSlots],
      ['tells of the pointer over it', noHoverState],
      ['shows the focus of the keyboard', focusSeen],
      ['tells of a press', noPressState],
      ['is off', story('Button', 'Disabled')],
      ['draws its content by its state', noStateFunctions],
      ['waiting, shows a spinner and takes no second press', story('Button', 'Loading')],
      ['waiting, has no address as a link', unfit('A link does not wait: a ButtonLink leads on at once.')],
      ['waiting, sends no form by a press', waits],
      ['waiting, sends no form by a key', waits],
      ['waiting, sends no form by Enter in a field', waits],
      ['waiting, opens no dialog, and keeps focus and its events', test(presses, 'opens no %s, %s, by %s')],
    ],
  },
  {
    file: 'ToggleButton.test.js',
    twin: 'Chip',
    rows: [
      frame[0]!,
      frame[1]!,
      frame[2]!,
      ['draws its content by its state', noStateFunctions],
      frame[3]!,
      ['stands in a slot', noSlots],
      ['tells of the pointer over it', noHoverState],
      ['shows the focus of the keyboard', focusSeen],
      ['tells of a press', noPressState],
      ['is off', story('Chip', 'Disabled')],
      [
        'is turned on and off, and says so',
        test(presses, 'Chip: a press and Space turn it on and off, and each is told'),
      ],
    ],
  },
  {
    file: 'ToggleButtonGroup.test.js',
    twin: 'SegmentedControl, ChipGroup',
    rows: [
      frame[0]!,
      frame[1]!,
      ['draws its content by its state', noStateFunctions],
      frame[3]!,
      ['is off as a whole', story('SegmentedControl', 'Disabled')],
      ['tells nothing of a pointer while it is off', noHoverState],
      ['holds one choice by itself', story('SegmentedControl', 'Keyboard')],
      [
        'holds the choice of its owner',
        test(
          'private/form/useControlled.test.tsx',
          'what is chosen: Checkbox, Switch, Chip, RadioGroup, Stepper, Calendar',
        ),
      ],
      ['holds several choices by itself', story('Chip', 'Toggle')],
      [
        'holds several choices of its owner',
        test(
          'private/form/useControlled.test.tsx',
          'what is chosen: Checkbox, Switch, Chip, RadioGroup, Stepper, Calendar',
        ),
      ],
      ['is walked by arrows across', story('SegmentedControl', 'Keyboard')],
      ['is walked by arrows down', story('SegmentedControl', 'KeyboardBack')],
      ['has a name', test('testing/reactAriaTesters.test.tsx', 'A11Y-02 %s: one of several')],
    ],
  },
  {
    file: 'Link.test.js',
    twin: 'Link',
    rows: [
      frame[0]!,
      frame[1]!,
      frame[2]!,
      ['takes an id', forwarded],
      ['draws its content by its state', noStateFunctions],
      frame[3]!,
      ['is drawn by a function without an address', noOwnElement],
      ['stands in a slot', noSlots],
      ['is a native link', test('testing/reactAriaTrees.test.tsx', 'Link')],
      ['tells of the pointer over it', noHoverState],
      ['shows the focus of the keyboard', focusSeen],
      ['tells of a press', noPressState],
      ['is off', story('Link', 'Disabled')],
      [
        'goes by the router of a provider',
        unfit('Ours is a native link: a router listens to its click, as to that of any other.'),
      ],
      ['off, leads nowhere', story('Link', 'Disabled')],
    ],
  },
  {
    file: 'Breadcrumbs.test.js',
    twin: 'Breadcrumbs',
    rows: [
      ...frame,
      ['says which place is this page', crumbs],
      ['stands in a slot', noSlots],
      ['takes its places as data', crumbs],
      ['takes a ref', refs],
      ['draws its places by their state', noStateFunctions],
    ],
  },
  {
    file: 'Disclosure.test.js',
    twin: 'Plate, Accordion',
    rows: [
      ...frame,
      ['has a name', story('Plate', 'Keyboard')],
      ['is off', unfit('A Plate is never off: what it folds away can always be read.')],
      ['off, is opened by its owner', unfit('A Plate is never off: what it folds away can always be read.')],
      [
        'is held open or folded by its owner',
        test(presses, 'that its owner holds open or folded asks before it changes'),
      ],
      ['opens and folds by a press', story('Plate', 'Keyboard')],
      ['draws its content by its state', noStateFunctions],
      ['shows the focus of the keyboard', focusSeen],
      [
        'has other controls beside its heading',
        unfit('The whole head of a Plate is its button; what else can be pressed stands in it.'),
      ],
      ['stands in another one', test(presses, 'in another one folds by itself')],
      ['acts once by a key that is held', heldOnce],
      ['as a group, has a class of its own', noPublicClass],
      ['as a group, has one open at a time', oneOpen],
      [
        'as a group, has several open where that is asked',
        test(accordion, 'has several open where that is asked, and tells them in the order of the panels'),
      ],
      [
        'as a group, is held by its owner',
        test(accordion, 'is held by its owner, who may leave a panel folded'),
      ],
      ['as a group, tells of each change', oneOpen],
      ['as a group, is off', unfit('An Accordion is never off: what it folds away can always be read.')],
      [
        'as a group, stands in another one',
        test(accordion, 'in another one folds by itself, and leaves the outer one open'),
      ],
    ],
  },
  {
    file: 'ProgressBar.test.js',
    twin: 'Progress',
    rows: [
      ['says how far it is', test(presses, 'of %o says %s and %s')],
      ['has limits of its own', test(presses, 'of %o says %s and %s')],
      ['of an empty range is at its beginning', test(presses, 'of %o says %s and %s')],
      ['of an empty range that begins above nothing is there too', test(presses, 'of %o says %s and %s')],
      ['says nothing of a value that is not known', test(presses, 'of %o says %s and %s')],
      ['stands in a slot', noSlots],
      frame[3]!,
    ],
  },
  {
    file: 'Tooltip.test.js',
    twin: 'Tooltip',
    rows: [
      [
        'is shown by a pointer that rests',
        test(
          'components/Tooltip/Tooltip.test.tsx',
          'UI-14 A11Y-02 comes after a rest, stays while the pointer is on it, and the next one comes sooner',
        ),
      ],
      [
        'is shown of a button that waits',
        test('testing/reactAria/lists.test.tsx', 'of a button that waits is shown all the same'),
      ],
      ['is shown by the focus', story('Tooltip', 'Keyboard')],
      ['draws its content by its state', noStateFunctions],
      frame[3]!,
      ['enters and leaves by props', noPhases],
      ['takes styles of its own', forwarded],
      [
        'goes as something around scrolls',
        departs(
          'Ours goes along with what it describes, so that a page that moves by itself takes no words away.',
        ),
      ],
      ['is drawn in the container of a provider', inContainer],
      ['is drawn in a container of its own', unfit('The container for all layers is the ThemeProvider’s.')],
      ['describes any child by its focus', story('Tooltip', 'Keyboard')],
      ['describes any child by a pointer', story('Tooltip', 'Open')],
      ['describes a child that can be pressed', story('Tooltip', 'Closed')],
      [
        'leaves its child out of the order of Tab',
        test('testing/reactAria/lists.test.tsx', 'leaves its child the attributes that it has'),
      ],
      [
        'leaves its child its attributes',
        test('testing/reactAria/lists.test.tsx', 'leaves its child the attributes that it has'),
      ],
    ],
  },
]
