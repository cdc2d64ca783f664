/** Texts about a cancelled order and about cancelling, in English. */
export const cancelled = {
  cancelled: {
    title: 'Your booking is cancelled',
    lead: {
      one: 'Order {{number}} is cancelled: no car comes.',
      other: 'Orders {{number}} are cancelled: no car comes.',
    },
    refund: '{{sum}} goes back to your card, as a rule within five working days.',
    fee: 'The free time was over, so the cancellation costs {{sum}}.',
    nothing: 'Nothing is to be paid.',
    there: 'The way there is cancelled',
    back: 'The way back is cancelled',
    open: 'Open my order',
    guest:
      '“{{open}}”: look at your order and cancel it without signing in. Whoever has this link can do the same.',
    write: 'To change something write to {{email}} and name the order number.',
  },
}
