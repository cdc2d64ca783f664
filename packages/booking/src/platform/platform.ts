/** A store of texts that never throws: where the real one is absent, full or forbidden it answers null and drops. */
export interface Store {
  /** Null: nothing is kept under this name. */
  get(name: string): string | null
  set(name: string, value: string): void
  remove(name: string): void
  /** All names under which something is kept, of other programs' too. */
  names(): string[]
}

/** Time as the outside gives it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Runs once after so many milliseconds; the answer cancels it. */
  setTimeout(run: () => void, milliseconds: number): () => void
}

/** An address that was checked (SEC-01): `SafeUrl` of the domain, told by its shape, as the platform imports nothing. */
type CheckedUrl = string & { readonly isSafeUrl: true }

/** The ways out of the page. */
export interface Location {
  /** Host name of the page, without port. */
  readonly hostName: string
  /**
   * Leaves the module for another page of ours, such as the rides list, by the configuration's own address of it, never
   * by one of the service's answers.
   * @param how whether the page takes the place of this one in the history. @default it does not
   */
  open(url: string, how?: { replace: boolean }): void
  /**
   * Leaves for the payment page; a frame asks the page around it to go there. False: nobody went, so a link is shown.
   * Never rejects.
   */
  assign(url: CheckedUrl): Promise<boolean>
  /** Loads the page anew, as where a part of its code did not come. */
  reload(): void
}

/** First-party cookies, as far as the browser lets us. */
export interface Cookies {
  /** Null: no such cookie. */
  get(name: string): string | null
  /** Lives so many seconds. */
  set(name: string, value: string, maxAgeSeconds: number): void
  remove(name: string): void
}

/** What the person takes along. */
export interface Clipboard {
  /** Whether the text was taken: a frame or a browser may refuse. Never rejects. */
  write(text: string): Promise<boolean>
}

/** A file for the person's device. */
export interface FileToSave {
  /** With its ending, of letters, digits and hyphens. */
  readonly name: string
  /** Media type without parameters; the text is UTF-8. */
  readonly type: string
  readonly text: string
}

/** Things that the person takes from the page to their device. */
export interface Device {
  /** Opens the print dialog of the page; a frame whose sandbox forbids dialogs prints nothing. */
  print(): void
  /** Hands a file over. False: it was not to be had. Never rejects. */
  save(file: FileToSave): Promise<boolean>
  /**
   * Opens the device's own list of ways to share a text. False: nobody shared, or it is forbidden. Never rejects. Null:
   * the device has none.
   */
  readonly share: ((what: { readonly title: string; readonly text: string }) => Promise<boolean>) | null
}

/** Why nobody knows where the person is: they or the page around us forbade it, the device cannot tell, or took too long. */
export type LocationFailure = 'denied' | 'unavailable' | 'timeout'

/** Where the person is, as far as they tell us. */
export interface Geolocation {
  /** Whether asking makes sense: false where the device cannot tell or it is forbidden already. Never asks, never rejects. */
  isOffered(): Promise<boolean>
  /** Degrees north and east; the browser may ask the person first. Never rejects. */
  current(): Promise<{ lat: number; lng: number } | LocationFailure>
}

/** Whether the page is looked at: false in a tab behind others or a window that is put away. */
export interface Visibility {
  get(): boolean
  /** Tells of each change; the answer ends it. */
  subscribe(listener: (isVisible: boolean) => void): () => void
}

/** What the page around a frame is told (EMBED-06), by the type of the message; amounts in units of their currency. */
export interface HostMessages {
  /** A page of the module was reached. */
  route: { readonly section: string; readonly step?: string }
  /** EMBED-04: n 2, name `passenger`. */
  step: { readonly n: number; readonly name: string }
  /** Prices have come; without a lowest one nothing was found. */
  results: { readonly count: number; readonly minPrice?: number; readonly currency?: string }
  'price-selected': { readonly value?: number; readonly currency?: string; readonly carClass?: string }
  'login-needed': Readonly<Record<string, never>>
  /** An order was made; one by card is still to be paid. What opens it is told to no page. */
  booked: {
    readonly orderId: string
    readonly value?: number
    readonly currency?: string
  }
  'yacht-sent': Readonly<Record<string, never>>
  /** A word of ours, at most 32 of `a-z0-9_-`, a letter first. */
  error: { readonly code: string }
  /** For the page's analytics; words as above. */
  track: {
    readonly event: string
    readonly section?: string
    readonly label?: string
    readonly value?: number
    readonly currency?: string
  }
}

/** The part of a frame that a person sees, in pixels of the frame; a height of 0: none. */
export interface HostVisible {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Whether a person sees an element. */
export interface Seen {
  /** For half a second by now it is in view, uncovered and as it is drawn; false where the browser cannot tell. */
  isProven(): boolean
  end(): void
}

/** The page around a frame, as far as it listens. */
export interface Host {
  /** Tells it; false: the payload does not fit, or nobody may hear it. Nothing personal has a field here. */
  tell<T extends keyof HostMessages>(type: T, payload: HostMessages[T]): boolean
  /** Asks it to go to a payment page; false: it did not say within 1500 ms that it does. Never rejects. */
  askRedirect(url: CheckedUrl): Promise<boolean>
  /** Tells which part of the frame is in view, at once where it is known, then with each change. The answer ends it. */
  subscribe(listener: (visible: HostVisible) => void): () => void
  /** Watches whether the page lets an element be seen (decisions/0019, D6). */
  watchSeen(element: Element): Seen
}

/** All that the module needs of the outside; nothing below the app touches a global. */
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
    /** Tells of each change; the answer ends it. */
    subscribe(listener: (online: boolean) => void): () => void
  }
  readonly visibility: Visibility
  /**
   * Tells whether a share of an element, from 0 to 1, stands in view: once at first and with each change. The answer
   * ends it.
   */
  watchInView(element: Element, share: number, listener: (isInView: boolean) => void): () => void
  readonly pageEvents: {
    /** Runs when the page is shown, a tab that is returned to included; `persisted` says that it came whole out of the back-forward cache. The answer ends it. */
    onPageShow(listener: (persisted: boolean) => void): () => void
    /** Runs on browser back or forward (SHELL-20). The answer ends it. */
    onHistory(listener: () => void): () => void
    /**
     * Keeps the person on this page while something is unsaved (EDITOR-10): the browser asks before the page is closed or
     * left for another, and back or forward asks us instead: `leave` goes there after all. The answer ends it.
     */
    holdLeaving(ask: (leave: () => void) => void): () => void
  }
  /**
   * The tab began as a copy of one that is still open, or another document of it is: what stands in the session's
   * storage is that one's too.
   */
  readonly isCopiedTab: boolean
  /** Whether we truly stand in a frame. */
  readonly framed: boolean
  /** The page around us. Null: we stand in no frame. */
  readonly host: Host | null
  /** The device's own IANA zone; for nothing but a day of a place whose zone nobody knows (decisions/0019). */
  timeZone(): string
  /** Languages that the browser is set to, BCP 47, the most wanted first; for nothing but the country of a phone. */
  languages(): readonly string[]
  /** A random UUID, version 4. */
  randomId(): string
  /** A random number from 0 up to but not 1. */
  random(): number
  /** Tells the error reporter; the context holds no personal data. Never throws. */
  report(error: unknown, context?: Readonly<Record<string, unknown>>): void
  /** As the browser's own: rejects with TypeError where no answer came, with AbortError after an abort. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
}
