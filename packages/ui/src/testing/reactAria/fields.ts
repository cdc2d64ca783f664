import { frame } from './actions.ts'
import {
  actionResets,
  axe,
  departs,
  focusSeen,
  formById,
  forwarded,
  noCollections,
  noHoverState,
  noSlots,
  noStateFunctions,
  ownFault,
  required,
  type Suite,
  sends,
  story,
  test,
  unfit,
} from './proofs.ts'

const values = 'testing/reactAria/values.test.tsx'
const lists = 'testing/reactAria/lists.test.tsx'
const testers = 'testing/reactAriaTesters.test.tsx'
const choices = 'components/ComboBox/ComboBoxChoice.test.tsx'
const several = 'components/MultiComboBox/MultiComboBox.test.tsx'
const joins = test(values, '%s: joins a form elsewhere on the page by its id')
const noSegments = unfit(
  'Ours is one text, read as people write it; theirs is a row of spin buttons, a part each.',
)
const listened = test(
  'testing/listsInHosts.test.tsx',
  'UI-18 in a dialog the list is read, picked from by a press, and the focus stays in the field',
)
const goesAlong = departs(
  'Ours goes along with its field, so that a page that moves by itself takes no list away.',
)
const noOpener = unfit('ComboBox has no button beside its text: a press on the text opens the list.')

export const fieldSuites: readonly Suite[] = [
  {
    file: 'TextField.test.js',
    twin: 'TextField, Textarea, PasswordField, PhoneField',
    rows: [
      ['has slots for its parts', noSlots],
      ['stands in a slot', noSlots],
      frame[3]!,
      ['tells of the pointer over it', noHoverState],
      ['shows the focus of the keyboard', focusSeen],
      ['is read only', story('TextField', 'ReadOnly')],
      ['is required', story('TextField', 'Required')],
      ['has its data attributes once', forwarded],
      ['says what is wrong', required],
      [
        'invalid without words, draws no empty note',
        test(values, '%s: invalid without words, it draws no empty note'),
      ],
      ['says what is wrong in words of its own', ownFault],
      [
        'has its id at the control alone',
        test(values, '%s: its id is the control’s, and its label leads there'),
      ],
      [
        'has a label that leads to the control',
        test(values, '%s: its id is the control’s, and its label leads there'),
      ],
      ['joins a form by its id', joins],
      ['goes back after an action of its form', actionResets],
    ],
  },
  {
    file: 'NumberField.test.js',
    twin: 'Stepper',
    rows: [
      ['has slots for its parts', noSlots],
      ['stands in a slot', noSlots],
      frame[3]!,
      ['tells of the pointer over it', noHoverState],
      ['shows the focus of the keyboard', focusSeen],
      ['is read only', story('Stepper', 'ReadOnly')],
      ['draws its content by its state', noStateFunctions],
      ['sends its number, not its text', sends],
      [
        'sends nothing while it is off',
        test(values, 'sends nothing while it is off, and joins a form elsewhere by its id'),
      ],
      ['has its data attributes once', forwarded],
      ['empty and required, says so', unfit('A Stepper always has a number: it begins with its least.')],
      [
        'takes a number written in another language',
        test('components/Stepper/readNumber.test.ts', 'reads what the language writes'),
      ],
      ['writes a unit in the forms of its language', story('Stepper', 'InWords')],
      ['steps by an arrow that is held', test(values, 'steps by an arrow that is held')],
      [
        'takes a number with the signs of its groups left out',
        test('components/Stepper/readNumber.test.ts', 'reads what the language writes'),
      ],
      [
        'takes a number with the signs of its groups left out in another language',
        test('components/Stepper/readNumber.test.ts', 'reads what the language writes'),
      ],
      ['takes a press of a program', test(values, 'takes a press of a program on its buttons')],
      [
        'is edited within its groups',
        test('components/Stepper/readNumber.test.ts', 'reads what the language writes'),
      ],
      ['tells of a typed number', test(values, 'takes a typed number by Enter, and one that is pasted')],
      [
        'takes a number that is pasted',
        test(values, 'takes a typed number by Enter, and one that is pasted'),
      ],
      [
        'shows what its owner holds',
        test(values, 'shows what its owner holds where a new number is not taken'),
      ],
      ['keeps what a server said', test(values, 'keeps what a server said of it until it is another number')],
      [
        'leaves a number beyond its limits as it was typed, and is invalid',
        departs('Ours takes the nearest number that is allowed, and says which and why.'),
      ],
      ['stops a held button at its limit', test(values, 'stops a held button once it is off')],
    ],
  },
  {
    file: 'TimeField.test.js',
    twin: 'TimePicker',
    rows: [
      ['has slots for its parts', noSlots],
      [
        'takes class names',
        test(
          'testing/parts.test.tsx',
          'are drawn under their names, and each takes the class name of its owner',
        ),
      ],
      frame[3]!,
      ['stands in a slot', noSlots],
      ['draws its content by its state', noStateFunctions],
      ['draws being off by its state', noStateFunctions],
      ['draws being required by its state', noStateFunctions],
      ['is required', required],
      ['sends its time', sends],
      ['says what is wrong', ownFault],
    ],
  },
  {
    file: 'DateField.test.js',
    twin: 'DatePicker',
    rows: [
      ['has slots for its parts', noSlots],
      [
        'takes class names',
        test(
          'testing/parts.test.tsx',
          'are drawn under their names, and each takes the class name of its owner',
        ),
      ],
      ['stands in a slot', noSlots],
      frame[3]!,
      ['tells of the pointer over it', noHoverState],
      ['shows the focus of the keyboard', focusSeen],
      ['is off', story('DatePicker', 'Disabled')],
      ['is read only and off', test(values, '%s: off, neither its texts nor its calendar are to be used')],
      ['is read only', story('DatePicker', 'ReadOnly')],
      ['draws its content by its state', noStateFunctions],
      ['draws being off by its state', noStateFunctions],
      ['draws being required by its state', noStateFunctions],
      ['is required', required],
      ['sends its day', sends],
      ['has its data attributes once', forwarded],
      ['says what is wrong', ownFault],
      [
        'shows the error of its owner before its own',
        test('components/DatePicker/DatePickerTyping.stories.tsx', 'OwnErrorFirst'),
      ],
      ['leads back from an empty part', noSegments],
      ['leads back by a key that is held', noSegments],
      ['leads on by an arrow that is held', noSegments],
      ['does nothing by Enter', noSegments],
      ['knows parts that it has never met', noSegments],
      ['is filled in by the browser', test('components/DatePicker/DatePickerTyping.stories.tsx', 'Autofill')],
      ['loses a part, and is empty', noSegments],
      ['leaves the selection of another element', noSegments],
    ],
  },
  {
    file: 'ComboBox.test.js',
    twin: 'ComboBox, MultiComboBox, SuggestField',
    rows: [
      ['has slots for its parts', noSlots],
      ['stands in a slot', noSlots],
      frame[3]!,
      ['tells of the press on its button', noOpener],
      [
        'looks for a text in groups',
        test(choices, 'in the given options, in the language of the page, and says how many fit'),
      ],
      [
        'looks for nothing by itself, where that is asked',
        test(choices, 'by a filter of one’s own, or not at all'),
      ],
      ['builds its options of data', noCollections],
      ['draws its content by its state', noStateFunctions],
      [
        'sends its key or its text',
        test('testing/formLife.test.tsx', 'gets the text of a ComboBox where that is asked for'),
      ],
      ['takes an option by keys', test(testers, 'A11Y-02 ComboBox: opens, moves, takes, closes')],
      [
        'tells of a choice once, however it is left',
        test(lists, 'held by its owner, text and choice, it tells of a choice once, and not again by %s'),
      ],
      [
        'goes back with its form',
        test(choices, 'goes back with its form, key and text, and is not called cleared'),
      ],
      ['has its data attributes once', forwarded],
      ['says what is wrong', required],
      ['closes as the page scrolls', goesAlong],
      ['stays as its own text scrolls', goesAlong],
      ['read only, opens by nothing', test(lists, 'read only, it opens by nothing')],
      [
        'draws a long list in parts',
        test(
          'components/ComboBox/ComboBoxLong.test.tsx',
          'draws those around the part in view, and says where in all of them each stands',
        ),
      ],
      ['gives what stands in its list no contexts', noSlots],
      ['joins a form by its id', formById],
      ['says that nothing was found', story('ComboBox', 'NothingFound')],
      [
        'has an option that acts',
        test(several, 'chooses what came of it; a text that an option has is none'),
      ],
      [
        'stays open by a press on a heading',
        test(lists, 'stays open by a press on its heading and on its text'),
      ],
      ['holds several', story('MultiComboBox', 'Chooses')],
      ['gives one of several back', story('MultiComboBox', 'Chips')],
      [
        'holds several of its owner',
        test(several, 'shows what an owner holds, by names of its own for what is not offered'),
      ],
      [
        'holds several and the text of its owner',
        test(several, 'shows what an owner holds, by names of its own for what is not offered'),
      ],
      [
        'holds several and a text of its own',
        test(several, 'chooses what came of it; a text that an option has is none'),
      ],
      [
        'keeps several with a text that is left',
        test(several, 'drops a text that nobody chose as it is left, and keeps the form until then'),
      ],
      ['gives one of several back by keys', story('MultiComboBox', 'Chips')],
      ['gives one of several of its owner back by keys', story('MultiComboBox', 'Chips')],
      ['asks for one of several', test(several, 'required: one choice is enough')],
      [
        'stays open by a press on its text',
        test(lists, 'stays open by a press on its heading and on its text'),
      ],
      ['closes and opens by its button', noOpener],
      ['read only, says so', test(lists, 'read only, it opens by nothing')],
      ['stands in a dialog with an error', listened],
      ['stands in an alert dialog with an error', listened],
    ],
  },
  {
    file: 'ComboBox.browser.test.tsx',
    twin: 'ComboBox',
    rows: [
      ['closes as a part of the page scrolls', goesAlong],
      ['closes as a part of a shadow root scrolls', goesAlong],
    ],
  },
  {
    file: 'Select.test.js',
    twin: 'Select',
    rows: [
      ['has slots for its parts', noSlots],
      ['stands in a slot', noSlots],
      frame[3]!,
      ['draws options by their state', story('Select', 'OwnRows')],
      ['draws its value by a function', unfit('The value of a Select is the label of its choice.')],
      ['has words for no choice', story('Select', 'Empty')],
      ['says that there are no options', test(lists, 'without options does not open by %s')],
      ['draws its content by its state', noStateFunctions],
      [
        'stays open after one choice, where that is asked',
        unfit('One choice closes the list, several leave it open.'),
      ],
      [
        'closes after one of several, where that is asked',
        unfit('One choice closes the list, several leave it open.'),
      ],
      ['sends nothing while it is off', test(lists, 'has a value at once, and sends none while it is off')],
      ['has its data attributes once', forwarded],
      ['says what is wrong', required],
      [
        'is walked to a value that is nothing',
        test(lists, 'is walked by an arrow that is held, also to a value that is an empty text'),
      ],
      [
        'is walked by an arrow that is held',
        test(lists, 'is walked by an arrow that is held, also to a value that is an empty text'),
      ],
      ['begins with a value that is nothing', unfit('A value is a text: 0 is none.')],
      ['has other children that know its state', noSlots],
      ['takes an option by keys', test(testers, 'A11Y-02 Select: opens, moves, takes, gives the focus back')],
      ['finds an option by its letters', story('Select', 'Typeahead')],
      ['takes the focus as it is drawn', test(lists, 'takes the focus as it is drawn, where that is asked')],
      ['gives what stands in its list no contexts', noSlots],
      ['without options does not open', test(lists, 'without options does not open by %s')],
      ['joins a form by its id', test(lists, 'joins a form elsewhere on the page by its id')],
      [
        'required and empty, keeps its form',
        test('components/Select/SelectChoice.test.tsx', 'required and empty, keeps its form'),
      ],
      ['holds several', story('Select', 'Several')],
      [
        'gives one of several back',
        test(
          'components/Select/SelectChoice.test.tsx',
          'sends each by itself, in the order of the list, and goes back with its form',
        ),
      ],
      [
        'sends many',
        test(
          'components/Select/SelectChoice.test.tsx',
          'sends each by itself, in the order of the list, and goes back with its form',
        ),
      ],
      [
        'holds several of its owner',
        test(
          'components/Select/SelectChoice.test.tsx',
          'draws them, says which is active and which chosen, and keeps the reason of what is off',
        ),
      ],
      ['draws several by a function', unfit('The value of a Select is the label of its choice.')],
      ['has its value at once', test(lists, 'has a value at once, and sends none while it is off')],
      ['stands in a dialog with an error', axe],
      ['stands in an alert dialog with an error', axe],
    ],
  },
]
