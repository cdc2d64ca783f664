/** Rows of the guide’s tests by their id and name, each with a reason in one sentence. */
export type Reasons = Readonly<Record<string, string>>

const noOpener = 'ComboBox has no button beside its text: a press on the text opens the list.'
const noCompletion =
  'Our text is never completed by the first option: an address is not guessed while it is typed.'
const noCancel =
  'Our calendar has no Cancel and no OK: a day taken closes it, and Escape closes it without one.'
const plainText =
  'The text of DatePicker is a plain text field: its calendar belongs to the button, as in the guide’s date picker dialog.'
const saidKeys =
  'The keys are the description of the grid, said once as the focus comes in, in place of a live region.'
const demoHeading = 'It looks at a heading or a group that the example page has around its controls.'
const noWordsOnOff = 'Our switch has no words On and Off beside it: the state is drawn, and told by its role.'

/** Tests of features that the component lacks, by file. They count neither as passed nor as failed. */
export const notFitting: Readonly<Record<string, Reasons>> = {
  'alertdialog_alertdialog.js': {
    'save-button: save button saves note': 'It tests the note editor of the example page, not the dialog.',
    'key-control-s: control-s saves note': 'It tests the note editor of the example page, not the dialog.',
  },
  'checkbox_checkbox.js': {
    'h3: element h3 exists': demoHeading,
    'group-role: role="group" element exists': demoHeading,
    'group-aria-labelledby: "aria-labelledby" on group element': demoHeading,
  },
  'combobox_autocomplete-both.js': {
    'combobox-aria-autocomplete: "aria-autocomplete" on combobox element': noCompletion,
    'button-tabindex: Button should have tabindex="-1"': noOpener,
    'button-aria-label: "aria-label" attribute on button element': noOpener,
    'button-aria-controls: "aria-controls" attribute on button element': noOpener,
    'button-aria-expanded: "aria-expanded" on button element': noOpener,
    'standard-single-line-editing-keys: Test backspace with focus on textbox': noCompletion,
    'standard-single-line-editing-keys: Test backspace with focus on textbox (2)': noCompletion,
    'textbox-key-escape: Test single escape key press with focus on textbox': noCompletion,
    'listbox-key-escape: Test escape key press with focus on textbox': noCompletion,
    'listbox-characters: Sending character keys while focus is on listbox moves focus': noCompletion,
  },
  'combobox_autocomplete-list.js': {
    'button-tabindex: Button should have tabindex="-1"': noOpener,
    'button-aria-label: "aria-label" attribute on button element': noOpener,
    'button-aria-controls: "aria-controls" attribute on button element': noOpener,
    'button-aria-expanded: "aria-expanded" on button element': noOpener,
  },
  'combobox_datepicker.js': {
    'textbox-role: Combobox: has role': plainText,
    'textbox-aria-haspopup: Combobox: has aria-haspopup set to "dialog"': plainText,
    'textbox-aria-controls: Combobox: has aria-controls set to "id-dialog-1"': plainText,
    'textbox-aria-expanded-false: Combobox: Initially aria-expanded set to "false"': plainText,
    'textbox-aria-expanded-true: Combobox: aria-expanded set to "true" when dialog is open': plainText,
    'textbox-aria-autocomplete: aria-autocomplete="none" on textbox': plainText,
    'calendar-button-tabindex: Button: "tabindex" is set to -1':
      'The button is how the calendar is found: Tab comes to it, as in the guide’s date picker dialog.',
    'dialog-aria-live: aria-live="polite" on keyboard support message': saidKeys,
    'okay-cancel-button-space-return: ENTER on cancel button does not select date': noCancel,
  },
  'dialog-modal_datepicker.js': {
    'dialog-aria-live: aria-live="polite" on keyboard support message': saidKeys,
    'okay-cancel-button-space-return: ENTER on cancel button does not select date': noCancel,
    'okay-cancel-button-space-return: SPACE on cancel button does not select date': noCancel,
    'okay-cancel-button-space-return: ENTER on ok button does selects date': noCancel,
    'okay-cancel-button-space-return: SPACE on ok button does selects date': noCancel,
  },
  'link_link.js': {
    'alt: Test "alt" attribute exists':
      'It looks at a picture that the example makes a link of; ours is an element of HTML.',
    'aria-label: Test "aria-label" attribute exists':
      'It looks at an empty element that the example makes a link of; ours is named by its words.',
  },
  'spinbutton_quantity.js': {
    'spinbutton-aria-errormessage: "aria-errormessage" is used to provide an error message for the spinbutton.':
      'The error is part of the description, which readers say; aria-errormessage is said by few.',
    'output: output element exists':
      'What a button comes to is spoken by the page’s one live region, not by an output beside each number.',
  },
  'switch_switch.js': {
    'aria-hidden: "aria-hidden" set to "true" on SPAN elements containing "on" and "off" ': noWordsOnOff,
  },
  'switch_switch-checkbox.js': {
    'aria-hidden: "aria-hidden" set to "true" on SPAN elements containing "on" and "off" ': noWordsOnOff,
  },
}

const sameDay =
  'From the 30th of November Page Up leads to the 30th of October, the same day, as the guide’s own text has it; its example goes on to the 31st.'

/** Tests that the component fails on purpose, by file. They run and count as failed. */
export const departures: Readonly<Record<string, Reasons>> = {
  'combobox_datepicker.js': {
    'grid-pageup: PAGE UP moves focus to same day on previous month': sameDay,
    'grid-pagedown: PAGE DOWN moves focus to same day on next month': sameDay,
  },
  'combobox_autocomplete-list.js': {
    'textbox-key-enter: Test enter key press with focus on textbox':
      'Enter with no option active leaves the list open: what was asked for may still be on its way.',
  },
  'combobox_select-only.js': {
    'combobox-key-down-arrow: combobox opens on last highlighted option':
      'A list opens on what is chosen: what was only passed, and left by Escape, is no choice.',
  },
  'dialog-modal_datepicker.js': {
    'grid-pageup: Sending PAGE UP moves focus by back month': sameDay,
    'grid-pagedown: Sending PAGE DOWN moves focus back by month': sameDay,
    'grid-shift-pageup: Sending SHIFT+PAGE UP moves focus back by year':
      'From the 28th of February Shift + Page Up leads to the 28th, in a leap year too: the same day, as the guide’s own text has it.',
  },
  'spinbutton_quantity.js': {
    'button-aria-controls: increment and decrement buttons use aria-controls to reference spinner':
      'The buttons say by their name which number they change, and Tab does not come to them.',
  },
  'switch_switch.js': {
    'key-space: key Enter turns switch on and off':
      'A native checkbox leaves Enter to its form; the guide has it optional.',
  },
}

const otherPattern = 'No component of ours has this pattern.'
const otherMeans = 'The same pattern by other means than ours.'

/** Files of the guide’s tests whose pattern no component implements. */
export const otherFiles: Reasons = {
  'button_button-idl.js': `${otherMeans} The example sets its states by script.`,
  'carousel_carousel-1-prev-next.js': otherPattern,
  'carousel_carousel-2-tablist.js': otherPattern,
  'combobox_autocomplete-none.js':
    'A list that does not follow the text has no twin: ComboBox always shows what fits.',
  'combobox_grid-combo.js': otherPattern,
  'disclosure_card.js': `${otherMeans} The disclosure is tested by disclosure_faq.js.`,
  'disclosure_image-description.js': `${otherMeans} The disclosure is tested by disclosure_faq.js.`,
  'disclosure_navigation.js': otherPattern,
  'disclosure_navigation_hybrid.js': otherPattern,
  'feed_feed.js': otherPattern,
  'grid_data_grids.js': otherPattern,
  'grid_layout_grids.js': otherPattern,
  'listbox_collapsible.js': `${otherMeans} Select is the select-only combobox.`,
  'listbox_grouped.js': otherPattern,
  'listbox_rearrangeable.js': otherPattern,
  'listbox_scrollable.js': otherPattern,
  'menu-button_actions-active-descendant.js': `${otherMeans} In our menu the items themselves have the focus.`,
  'menu-button_links.js': 'Our menu holds actions and choices; what leads elsewhere is a link on the page.',
  'menubar_menubar-editor.js': otherPattern,
  'menubar_menubar-navigation.js': otherPattern,
  'meter_meter.js': otherPattern,
  'radio_radio-activedescendant.js': `${otherMeans} Our radios are native, and have the focus themselves.`,
  'radio_radio-rating.js': 'Stars are shown, never given.',
  'slider_slider-color-viewer.js': otherPattern,
  'slider_slider-multithumb.js': otherPattern,
  'slider_slider-rating.js': otherPattern,
  'slider_slider-seek.js': otherPattern,
  'slider_slider-temperature.js': otherPattern,
  'spinbutton_datepicker.js': `${otherMeans} A date is typed as one text, or chosen in the calendar.`,
  'switch_switch-button.js': `${otherMeans} Our switch is a native checkbox.`,
  'table_sortable-table.js': otherPattern,
  'table_table.js': otherPattern,
  'toolbar_toolbar.js': otherPattern,
  'treegrid_treegrid-1.js': otherPattern,
  'treeview_treeview-1a.js': otherPattern,
  'treeview_treeview-1b.js': otherPattern,
  'treeview_treeview-navigation.js': otherPattern,
}
