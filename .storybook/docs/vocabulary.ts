/** Descriptions of common props, for every component that does not describe the prop itself. */
export const vocabulary: Readonly<Record<string, string>> = {
  value: 'Held by you: it changes only when you hand in another.',
  defaultValue: 'At first; from then on the component holds it.',
  onChange: 'Called with the new value.',
  isSelected: 'Held by you: it changes only when you hand in another.',
  defaultSelected: 'At first; from then on the component holds it.',
  isOpen: 'Held by you: it opens and closes only when you say so.',
  defaultOpen: 'At first; from then on the component holds it.',
  onOpenChange: 'Called when it wants to open or close.',
  isDisabled: 'Off, and drawn so.',
  isReadOnly: 'Can be read, not changed.',
  isRequired: 'Must be filled to go on: spoken, not drawn.',
  minValue: 'The least it can be.',
  maxValue: 'The most it can be.',
  step: 'By how much it goes up or down at once.',
  className: 'Of its frame.',
  style: 'Of its frame.',
}
