type Handler<Event> = ((event: Event) => void) | undefined

/** Combines two optional handlers of one event, such as ours and the owner's; both are called, in this order. */
export const callBoth =
  <Event>(first: Handler<Event>, second: Handler<Event>) =>
  (event: Event): void => {
    first?.(event)
    second?.(event)
  }
