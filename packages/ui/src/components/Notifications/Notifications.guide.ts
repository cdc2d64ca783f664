import { type Guide, native } from '../../testing/guide.ts'
import type { NotificationPart } from './NotificationCard.tsx'

export const notificationsGuide: Guide = {
  about:
    'News in passing: something is saved, sent or went wrong while the person goes on. They close by themselves, wait while somebody is on them or the tab is hidden, and can be used above a modal dialog and an open list. One `NotificationProvider` around the application, `useNotifications` inside.',
  does: [
    'Say what happened in the title, in few words: it has five seconds.',
    'Set duration to null where there is something to do about it, so that nobody has to hurry.',
    'Give an id and update it where one thing goes on: sending, sent.',
    'Choose the tone by weight: critical breaks in as an alert, all others wait until the reader has finished.',
  ],
  donts: [
    'Don’t let pass what a person must know before going on. Use a Notice or a Dialog.',
    'Don’t report the fault of a field with it. Use that field’s `error`.',
    'Don’t ask for more than one action. Lead to a screen.',
    'Don’t confirm what was pressed in full view: the change itself is the answer.',
  ],
  parts: {
    region: 'The region of all messages.',
    list: 'Its two lists: of errors, of all others.',
    card: 'A message.',
    icon: 'The sign of its tone.',
    text: 'Title, text and action.',
    title: 'The title.',
    action: 'Around the action.',
    close: 'The button that closes it.',
  } satisfies Record<NotificationPart, string>,
  keys: [
    { key: 'F6', action: 'From anywhere, a dialog too: leads to the notifications.', proof: 'AboveADialog' },
    {
      key: 'F6',
      action:
        'From the notifications: leads to those of another provider on the page, from the last back to where the person was.',
      proof: 'Timer',
    },
    {
      key: 'F6',
      action: 'From the notifications, where nothing had the focus before: takes it away from them.',
      proof: 'FromNowhere',
    },
    { key: 'Tab', action: 'Through the action and the closer of each card.', proof: 'KeyboardClose' },
    {
      key: 'Escape',
      action: 'On a card: closes it; after the last the focus goes back to where it was.',
      proof: 'KeyboardClose',
    },
    {
      key: 'Escape',
      action: 'On the region itself, straight after F6: leads back to where the person was.',
      proof: 'RegionEscape',
    },
    { key: 'Enter, Space', action: 'On the action or the closer: does it.', proof: native },
  ],
}
