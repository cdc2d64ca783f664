/**
 * A key-value store of texts that never throws: if the real storage is absent, full or forbidden, reading returns null
 * and writing does nothing.
 */
export interface Store {
  /** Reads a text. Null: there is none under this name. */
  get(name: string): string | null
  set(name: string, value: string): void
  remove(name: string): void
  /** All names in the storage, also those of other programs. */
  names(): string[]
}

/** The clock and the timers of the environment. */
export interface Clock {
  /** Current instant in epoch milliseconds. */
  now(): number
  /** Runs the callback once after so many milliseconds; the returned function cancels it. */
  setTimeout(run: () => void, milliseconds: number): () => void
}

/**
 * An address that was checked (SEC-01). It has the shape of `SafeUrl`, which cannot be imported here: this file imports
 * nothing.
 */
type CheckedUrl = string & { readonly isSafeUrl: true }

/** Navigation away from the page. */
export interface Location {
  /** Host name of the page, without port. */
  readonly hostName: string
  /**
   * Leaves the module for another page of ours, such as the rides list. The address comes from the configuration, never
   * from a response of the service.
   * @param how `replace`: the page replaces this one in the history.
   * @default it does not
   */
  open(url: string, how?: { replace: boolean }): void
  /**
   * Leaves for the payment page; in a frame the page around it is asked to go there. False: nothing happened, so a link
   * is shown. Never rejects.
   */
  assign(url: CheckedUrl): Promise<boolean>
  /** Reloads the page, for instance if a part of the code failed to load. */
  reload(): void
}

/** First-party cookies, as far as the browser allows them. */
export interface Cookies {
  /** Reads a cookie. Null: there is none. */
  get(name: string): string | null
  /** Sets a cookie for so many seconds. */
  set(name: string, value: string, maxAgeSeconds: number): void
  remove(name: string): void
}

/** The clipboard of the device. */
export interface Clipboard {
  /** Copies a text. False: the frame or the browser refused. Never rejects. */
  write(text: string): Promise<boolean>
}

/** A file for the person's device. */
export interface FileToSave {
  /** Name with its extension, of letters, digits and hyphens. */
  readonly name: string
  /** Media type without parameters; the text is UTF-8. */
  readonly type: string
  readonly text: string
}

/** Ways to take data from the page to the device. */
export interface Device {
  /** Opens the print dialog of the page; a frame whose sandbox forbids dialogs prints nothing. */
  print(): void
  /** Saves a file on the device. False: saving failed. Never rejects. */
  save(file: FileToSave): Promise<boolean>
  /**
   * Opens the device's own list of ways to share a text. False: the person did not share, or it is forbidden. Never
   * rejects. Null: the device has none.
   */
  readonly share: ((what: { readonly title: string; readonly text: string }) => Promise<boolean>) | null
}

/**
 * Reason why the position is not known: the person or the page around the frame denied it, the device has none, or it
 * took too long.
 */
export type LocationFailure = 'denied' | 'unavailable' | 'timeout'

/** The position of the person, if they allow it. */
export interface Geolocation {
  /**
   * True if a request makes sense; false if the device has no position or access is already denied. Never prompts,
   * never rejects.
   */
  isOffered(): Promise<boolean>
  /** Requests the position in degrees; the browser may ask the person first. Never rejects. */
  current(): Promise<{ lat: number; lng: number } | LocationFailure>
}

/** Visibility of the page: false in a tab behind others or in a minimised window. */
export interface Visibility {
  get(): boolean
  /** Calls the listener with each change; the returned function ends the subscription. */
  subscribe(listener: (isVisible: boolean) => void): () => void
}

/** Messages to the page around a frame (EMBED-06), by their type; amounts are in units of their currency. */
export interface HostMessages {
  /** A page of the module was opened. */
  route: { readonly section: string; readonly step?: string }
  /** The person has reached the second step (EMBED-04): n 2, name `passenger`. */
  step: { readonly n: number; readonly name: string }
  /** Prices have arrived; without `minPrice` nothing was found. */
  results: { readonly count: number; readonly minPrice?: number; readonly currency?: string }
  'price-selected': { readonly value?: number; readonly currency?: string; readonly carClass?: string }
  'login-needed': Readonly<Record<string, never>>
  /**
   * An order was created; an order by card is still to be paid. The key that opens the order is not sent to the page.
   */
  booked: {
    readonly orderId: string
    readonly value?: number
    readonly currency?: string
  }
  'yacht-sent': Readonly<Record<string, never>>
  /** An error code: at most 32 characters of `a-z0-9_-`, beginning with a letter. */
  error: { readonly code: string }
  /** An event for the page's analytics; its words have the form of an error code. */
  track: {
    readonly event: string
    readonly section?: string
    readonly label?: string
    readonly value?: number
    readonly currency?: string
  }
}

/** The visible part of a frame, in pixels of the frame; height 0 means that nothing is visible. */
export interface HostVisible {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Watches if an element is visible to the person. */
export interface Seen {
  /**
   * True if the element has been visible, uncovered and unaltered for half a second; false if the browser cannot tell.
   */
  isProven(): boolean
  end(): void
}

/** The page around a frame, if it listens. */
export interface Host {
  /**
   * Sends a message to the page. Returns false if the payload is invalid or no page may receive it. No message has a
   * field for personal data.
   */
  notify<T extends keyof HostMessages>(type: T, payload: HostMessages[T]): boolean
  /** Asks the page to go to a payment page. Resolves to false if it has not agreed within 1500 ms; never rejects. */
  askRedirect(url: CheckedUrl): Promise<boolean>
  /**
   * Calls the listener with the visible part of the frame: at once if it is known, then with each change. The returned
   * function ends the subscription.
   */
  subscribe(listener: (visible: HostVisible) => void): () => void
  /** Watches whether the visitor sees an element of the frame, or the partner's page covers it (decisions/0019, D6). */
  watchSeen(element: Element): Seen
}

/** All that the module needs from its environment; no code below the app uses a global. */
export interface Platform {
  readonly clock: Clock
  readonly location: Location
  readonly storage: { readonly local: Store; readonly session: Store }
  readonly cookies: Cookies
  readonly geolocation: Geolocation
  readonly clipboard: Clipboard
  readonly device: Device
  readonly online: {
    get(): boolean
    /** Calls the listener with each change; the returned function ends the subscription. */
    subscribe(listener: (online: boolean) => void): () => void
  }
  readonly visibility: Visibility
  /**
   * Calls the listener with true while a share of the element, from 0 to 1, is in view: once at the start, then with
   * each change. The returned function ends the watch.
   */
  watchInView(element: Element, share: number, listener: (isInView: boolean) => void): () => void
  readonly pageEvents: {
    /**
     * Calls the listener when the page is shown, also after a return to the tab. `persisted` is true if the page came
     * from the back-forward cache. The returned function ends the subscription.
     */
    onPageShow(listener: (persisted: boolean) => void): () => void
    /** Calls the listener on browser back or forward (SHELL-20). The returned function ends the subscription. */
    onHistory(listener: () => void): () => void
    /**
     * Asks before the person leaves unsaved changes (EDITOR-10). The browser itself asks before the page is closed; for
     * back and forward `ask` is called, and its `leave` goes on. The returned function ends this.
     */
    holdLeaving(ask: (leave: () => void) => void): () => void
  }
  /**
   * True if the tab began as a copy of an open tab, or if another document of this tab is open: then the session
   * storage also has the values of that tab or document.
   */
  readonly isCopiedTab: boolean
  /** True if the page is in a frame. */
  readonly framed: boolean
  /** The page around the frame. Null: the module is not in a frame. */
  readonly host: Host | null
  /** IANA zone of the device; used only for the day at a place with an unknown zone (decisions/0019). */
  timeZone(): string
  /** Languages of the browser, BCP 47, in order of preference; used only for the country of a phone. */
  languages(): readonly string[]
  /** A random UUID, version 4. */
  randomId(): string
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  random(): number
  /** Sends an error to the reporter; the context has no personal data. Never throws. */
  report(error: unknown, context?: Readonly<Record<string, unknown>>): void
  /** Fetch of the browser: rejects with TypeError if no response arrived, with AbortError after an abort. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
}
