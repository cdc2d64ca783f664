import { frame } from './actions.ts'
import {
  departs,
  focusSeen,
  forwarded,
  heldOnce,
  inContainer,
  noCollections,
  noHoverState,
  noPhases,
  noPressState,
  noSlots,
  noStateFunctions,
  parts,
  type Row,
  refs,
  type Suite,
  story,
  test,
  unfit,
} from './proofs.ts'

const lists = 'testing/reactAria/lists.test.tsx'
const values = 'testing/reactAria/values.test.tsx'
const testers = 'testing/reactAriaTesters.test.tsx'
const mixed = 'components/Menu/MenuMixed.test.tsx'
const menuTest = 'components/Menu/Menu.test.tsx'
const inPage = 'components/Dialog/DialogInPage.test.tsx'
const acts = test(testers, 'A11Y-02 Menu: an action closes it, the focus comes back')
const choose = test(testers, 'A11Y-02 Menu: one choice of several, and several choices')
const ownContainer = unfit('The container for all layers is the ThemeProvider’s.')
const noContextMenu = unfit('Our menu is that of a button: the right click stays the browser’s.')
const noKeepOpen = unfit(
  'Space, and a press on one of several, leave a menu open; everything else closes it.',
)
const oneBox = departs(
  'Ours shows a menu behind an item in the same box, with a way back: it fits a phone, and no mouse has to aim.',
)
const behind = test(mixed, 'comes by a press, and goes back by its first item; closed, the menu begins anew')
const escapes = test(mixed, 'takes Escape for itself: the menu around stays, and closes by the next')
const noDialogBehind = unfit('Behind an item is a menu; what else an item opens is a Dialog of its owner.')
const opensDialog = test(
  menuTest,
  'UI-10 A11Y-04 an action that opens a dialog leaves the focus in it; closed, it comes back to the button',
)
const firstItem = departs(
  'Ours opens on its first item, as the menu button of the APG does, whatever is chosen.',
)
const noItemAction = unfit('One `onAction` is told which item it was: an item has no function of its own.')
const both = test(lists, '%j on its button opens it on %s')
const links = test(mixed, 'lead to their addresses by Enter and by a press, and the menu closes')

const afterFrame: readonly Row[] = [
  ['stands in a slot', noSlots],
  ['gives its ref', refs],
  ['tells of the pointer over an item', noHoverState],
  ['tells of no pointer over what does nothing', noHoverState],
]

export const layerSuites: readonly Suite[] = [
  {
    file: 'Dialog.test.js',
    twin: 'Dialog, Drawer',
    rows: [
      [
        'has a role, a name and an id',
        test(testers, 'A11Y-02 A11Y-04 Dialog: takes the focus, Escape gives it back'),
      ],
      [
        'opens over the page by its button',
        test(testers, 'A11Y-02 A11Y-04 Dialog: takes the focus, Escape gives it back'),
      ],
      ['is described by its text', story('Dialog', 'Closed')],
      ['has a layer behind it of its own', parts],
      ['has a button that closes it', story('Dialog', 'Keyboard')],
      [
        'opens as a popover',
        test(testers, 'A11Y-02 A11Y-04 Popover: named by its button, Escape gives the focus back'),
      ],
      ['is named by its button', unfit('A dialog has a title, and a Popover a label, that must be given.')],
      ['draws its content by its state', noStateFunctions],
      [
        'opens without a button',
        test(
          inPage,
          'UI-14 UI-20 a dialog gives the focus to its first thing, leads Tab round, and gives it back',
        ),
      ],
      [
        'is open by its props before all',
        test('private/form/useControlled.test.tsx', '%s: opened by default it closes by itself'),
      ],
      ['enters and leaves by props', noPhases],
      ['is drawn in the container of a provider', inContainer],
      ['is drawn in a container of its own', ownContainer],
      [
        'opened by the keys of a menu, leaves the focus to a field that asks for it',
        test(lists, 'by keys leads to a dialog, whose first field takes the focus for itself'),
      ],
      [
        'stays as a calendar in it is closed by a press beside',
        test(values, '%s: a press beside its calendar leaves the dialog around open'),
      ],
    ],
  },
  {
    file: 'Popover.test.js',
    twin: 'Popover',
    rows: [
      [
        'opens by its button, and closes',
        test(testers, 'A11Y-02 A11Y-04 Popover: named by its button, Escape gives the focus back'),
      ],
      [
        'is what its button controls',
        test(
          'testing/reactAria/rounds.test.tsx',
          'a Popover is what its button controls, and gives the focus back by a press beside',
        ),
      ],
      [
        'takes the focus, and gives it back',
        test(
          'testing/reactAria/rounds.test.tsx',
          'a Popover is what its button controls, and gives the focus back by a press beside',
        ),
      ],
      ['draws its content by its state', noStateFunctions],
      frame[3]!,
      ['opens without a button', unfit('A Popover belongs to its button; what has none is a Dialog.')],
      [
        'is open by its props before all',
        test('private/form/useControlled.test.tsx', '%s: opened by default it closes by itself'),
      ],
      ['enters and leaves by props', noPhases],
      ['takes styles of its own', forwarded],
      ['is drawn in the container of a provider', inContainer],
      ['is drawn in a container of its own', ownContainer],
      ['opens by any element that can be pressed', story('Popover', 'Keyboard')],
    ],
  },
  {
    file: 'Menu.test.tsx',
    twin: 'Menu',
    rows: [
      [
        'has the roles of a menu',
        test('testing/reactAriaTrees.test.tsx', 'The list of a Menu, one of several'),
      ],
      ...frame,
      ['is drawn by a function as a link', unfit('An item with `href` is a link.')],
      ...afterFrame,
      ['has label, note and end in an item', story('Menu', 'Mixed')],
      ['has rules between groups', parts],
      ['has rules with a class name', parts],
      [
        'has groups with a title',
        test('testing/reactAriaTrees.test.tsx', 'The list of a Menu, one of several'),
      ],
      ['builds its items of data', noCollections],
      ['shows the focus of the keyboard', focusSeen],
      ['tells of a press', noPressState],
      ['holds choices', choose],
      [
        'holds choices of each group',
        test(mixed, 'each group has its own mode and value, and tells its own owner'),
      ],
      [
        'keeps its choices as Escape closes it',
        test(lists, 'of checks takes a held Enter once, and Escape clears nothing'),
      ],
      ['has items that are off', story('Menu', 'Acts')],
      ['has items that are off by themselves', story('Menu', 'Acts')],
      ['has an action at each item', noItemAction],
      ['tells of an action, at the item and at the menu', noItemAction],
      ['opens by its button', acts],
      ['opens by a right click', noContextMenu],
      ['closes by a right click beside', noContextMenu],
      ['tells of its scrolling', test(lists, 'is told of its scrolling')],
      ['says that it is empty', unfit('A menu without items is not drawn: its button is.')],
      ['stays open where that is asked', noKeepOpen],
      ['stays open after one item where that is asked', noKeepOpen],
      ['stays open after one group where that is asked', noKeepOpen],
      ['has links, in each mode', links],
      ['has a menu behind an item', behind],
      ['has a menu behind an item of that', behind],
      [
        'closes all menus by a press beside',
        test(lists, 'with a menu behind an item in view closes by one press beside'),
      ],
      ['gives the focus back to its button as a menu behind is closed by Escape', escapes],
      ['gives the focus back to the item as a menu behind that is closed by Escape', escapes],
      ['stays by a press within a menu behind', behind],
      ['has groups in a menu behind', behind],
      ['keeps the focus in a dialog behind an item', noDialogBehind],
      ['has a dialog behind an item of a dialog', noDialogBehind],
      ['closes dialogs behind items by a press beside', noDialogBehind],
      ['is drawn in a container of its own', inContainer],
      ['opens by any element that can be pressed', story('Menu', 'OpensByKeys')],
      ['keeps the focus', story('Menu', 'Arrows')],
      ['tells of presses on an item', noItemAction],
      ['tells of presses on an item that leaves it open', noItemAction],
      ['tells of an item that a mouse is let go on', test(menuTest, 'UI-10 pressed, dragged and let go %s')],
      ['tells of presses on an item by keys', noItemAction],
      ['tells of presses by keys on an item that leaves it open', noItemAction],
      ['opens a popover behind an item, and acts not', opensDialog],
      ['gives the focus to a popover behind an item', opensDialog],
    ],
  },
  {
    file: 'AriaMenu.test-util.tsx',
    twin: 'Menu',
    rows: [
      ['is closed at first', story('Menu', 'Closed')],
      ['opens and closes by presses on its button', test(lists, 'opens and closes by presses on its button')],
      [
        'stays open where a mouse leaves its button and comes back to it',
        test(menuTest, 'UI-10 pressed, dragged and let go %s'),
      ],
      ['closes by a press beside', test('components/Menu/MenuPlace.stories.tsx', 'Outside')],
      ['opens by Enter', both],
      ['opens by Arrow Down', both],
      ['opens by Arrow Up, at its end', both],
      ['is walked by arrows', story('Menu', 'Arrows')],
      ['closes by Space and by Enter on an action', acts],
      [
        'has hidden buttons for a screen reader to close it',
        departs(
          'Ours has one in the sheet of a small touch screen; a floating menu closes by Escape and by Tab.',
        ),
      ],
      ['takes one by a mouse', choose],
      ['takes one by keys, and opens on it the next time', firstItem],
      ['stays open by Space on one of several', story('Menu', 'RadioByKeys')],
      ['takes one once by a key that is held', heldOnce],
      ['takes several by a mouse, and opens on the last the next time', firstItem],
      ['takes several by keys, and opens on the first of them the next time', firstItem],
      ['takes one of several by Enter, and closes', story('Menu', 'CheckByKeys')],
      [
        'takes one of several once by a key that is held',
        test(lists, 'of checks takes a held Enter once, and Escape clears nothing'),
      ],
      [
        'opens by no button that is off',
        test('testing/reactAria/presses.test.tsx', 'opens no %s, %s, by %s'),
      ],
      ['closes as another one opens', test(lists, 'closes as another one opens')],
      ['has a menu behind an item', behind],
      ['has a menu behind an item of that', behind],
      ['has none behind an item that is off', test(lists, 'opens no menu behind an item that is off')],
      [
        'closes all menus by a press beside',
        test(lists, 'with a menu behind an item in view closes by one press beside'),
      ],
      ['closes a menu behind by Escape', escapes],
      ['closes a menu behind as another item has the focus', oneBox],
      ['keeps the focus on an item that a mouse is on', oneBox],
    ],
  },
  {
    file: 'Tabs.test.js',
    twin: 'Tabs',
    rows: [
      frame[0]!,
      frame[1]!,
      frame[2]!,
      ['takes attributes of ARIA', forwarded],
      frame[3]!,
      ['is drawn by a function as a link', unfit('A tab with `href` is a link.')],
      ['draws its content by its state', noStateFunctions],
      ['tells of the pointer over a tab', noHoverState],
      ['tells of no pointer over what does nothing', noHoverState],
      ['shows the focus of the keyboard', focusSeen],
      ['tells of a press', noPressState],
      ['is off as a whole', test(lists, 'that are all off show the first')],
      ['has a tab that is off', story('Tabs', 'OneOff')],
      ['has a tab that is off by itself', story('Tabs', 'OneOff')],
      ['shows the first that is not off', story('Tabs', 'OneOff')],
      ['all off, shows the first', test(lists, 'that are all off show the first')],
      [
        'says which is chosen',
        test(testers, 'A11Y-02 Tabs: the pressed one is chosen and leads to its panel'),
      ],
      [
        'has an id for each panel',
        test(lists, 'give each panel its own id, and a shown one is named by its tab'),
      ],
      ['stands upright', unfit('Our row of tabs runs across, and scrolls on a phone.')],
      [
        'upright, is walked from right to left',
        unfit('Our row of tabs runs across, and scrolls on a phone.'),
      ],
      [
        'is chosen from by mouse, keys and touch',
        test(testers, 'A11Y-02 Tabs: the pressed one is chosen and leads to its panel'),
      ],
      ['gives its refs', refs],
      [
        'keeps panels that are not shown',
        test('components/Tabs/Tabs.test.tsx', 'kept %s, what was entered stands there again: “%s”'),
      ],
      ['is walked without choosing, where that is asked', story('Tabs', 'Manual')],
      [
        'has links',
        test(
          'components/Tabs/Tabs.test.tsx',
          'lead to their addresses, by a press and by Enter; arrows only come to them',
        ),
      ],
      [
        'follows a link by a click, not by a press',
        test(
          'components/Tabs/Tabs.test.tsx',
          'lead to their addresses, by a press and by Enter; arrows only come to them',
        ),
      ],
      ['has a tab with a name of its own', unfit('The name of a tab is its label.')],
      ['stands in a panel of another one', test(lists, 'in a panel of Tabs move by themselves')],
      ['keeps its choice as tabs come', test(lists, 'keep the chosen one as another comes')],
      ['has panels with a name of their own', unfit('The name of a panel is its tab.')],
      ['has panels with styles of their own', parts],
      [
        'moves from the height of a panel to that of another',
        unfit('A panel comes at once: nothing of its size moves.'),
      ],
      [
        'moves from the width of a panel to that of another',
        unfit('A panel comes at once: nothing of its size moves.'),
      ],
      ['has a tooltip at a tab', unfit('A tab says what it is by itself.')],
      ['tells of presses on a tab', noPressState],
      [
        'stands in a part of a page that is not shown',
        unfit('React’s Activity needs nothing of a component that reads no place while it is drawn.'),
      ],
      ['leaves its keys to a menu in a panel', test(lists, 'with a %s in a panel leave its keys to it')],
      ['leaves its keys to a select in a panel', test(lists, 'with a %s in a panel leave its keys to it')],
      ['leaves its keys to a combo box in a panel', test(lists, 'with a %s in a panel leave its keys to it')],
      ['leaves its keys to a dialog in a panel', test(lists, 'with a %s in a panel leave its keys to it')],
    ],
  },
  {
    file: 'TagGroup.test.js',
    twin: 'RemovableChip, ChipGroup',
    rows: [
      ...frame,
      ['gives its refs', refs],
      [
        'has a hint and words for what is wrong',
        unfit('The hint of chips is that of their field: MultiComboBox.'),
      ],
      ['tells of the pointer over a tag', noHoverState],
      ['tells of no pointer over what does nothing', noHoverState],
      ['tells of a pointer over a link', noHoverState],
      ['shows the focus of the keyboard', focusSeen],
      ['tells of a press', noPressState],
      ['tells of no press on what does nothing', noPressState],
      ['holds choices', story('Chip', 'Toggle')],
      ['is off', story('RemovableChip', 'Disabled')],
      ['has one that is off', test(values, 'that are off are not to be removed')],
      ['takes one away', story('RemovableChip', 'Removing')],
      [
        'takes one after another away by a key that is held',
        departs('Ours takes one each press: a key that is held too long must not empty a choice.'),
      ],
      ['has no way to take away what is off', test(values, 'that are off are not to be removed')],
      ['says that there are none', unfit('A group of chips without chips is not drawn.')],
      ['has a tooltip at a tag', unfit('A chip says what it is by itself.')],
      ['has links', unfit('A chip is a choice, not a link.')],
      ['goes by the router of a provider', unfit('A chip is a choice, not a link.')],
      [
        'leads on to what is not off',
        test(values, 'by %s held take one each press, and lead on to what is not off: %o'),
      ],
      ['leaves what is off', test(values, 'that are off are not to be removed')],
      ['has its buttons in the order of Tab', story('ChipGroup', 'TabOrder')],
      ['keeps its order as some come', unfit('The order is that of the children.')],
      ['tells of an action', unfit('A RemovableChip has one action: to go.')],
      ['tells of an action at a tag', unfit('A RemovableChip has one action: to go.')],
      ['tells of an action where one can be chosen', unfit('A RemovableChip has one action: to go.')],
      ['tells of an action where several can be chosen', unfit('A RemovableChip has one action: to go.')],
      ['is chosen as it is pressed', unfit('A chip is a button: it acts as the press ends.')],
      [
        'is chosen as it is pressed, where that is asked',
        unfit('A chip is a button: it acts as the press ends.'),
      ],
      ['is chosen as the press ends, where that is asked', story('Chip', 'Toggle')],
      ['tells of presses', noPressState],
    ],
  },
  {
    file: 'Toast.test.js',
    twin: 'Notifications',
    rows: [
      ['shows a message', story('Notifications', 'Statuses')],
      [
        'goes after its time',
        test(
          'components/Notifications/Notifications.test.tsx',
          'UI-09 stands for 5000 ms where no time is given, and not for one more',
        ),
      ],
      ['stays under a pointer', story('Notifications', 'Timer')],
      ['stays with the focus in it', story('Notifications', 'Timer')],
      ['is come to by F6', story('Notifications', 'KeyboardClose')],
      ['gives the focus back as it is closed', story('Notifications', 'KeyboardClose')],
      [
        'gives the focus back as it is closed by a mouse',
        test(
          'components/Notifications/Notifications.test.tsx',
          'UI-09 UI-20 in a shadow root F6 leads to the region and back, and a closed message gives the focus back',
        ),
      ],
      [
        'leads on to a message that is left',
        test(values, 'closed one after another, by keys, lead on to one that is left, and then back'),
      ],
      [
        'leads on from the last to one that is left',
        test(values, 'closed one after another, by keys, lead on to one that is left, and then back'),
      ],
      ['is closed by a program', story('Notifications', 'OwnCard')],
      [
        'has a region with a name of its own',
        unfit('The name of the region is a word of ours, in the language of the page.'),
      ],
      ['is drawn in the container of a provider', inContainer],
    ],
  },
]
