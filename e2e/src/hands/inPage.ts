/** A thing that a hand can take. */
export interface Control {
  /** Its place in the list that the page keeps. */
  at: number
  /** Role, name and number among those alike: the same in every run. */
  key: string
  kind: 'text' | 'press' | 'out'
}

/** What has the focus. */
export interface Held {
  /** Tag, role and name, for the report. */
  name: string
  isText: boolean
  /** What a text field asks for, in one line: role, type, input mode, autocomplete, placeholder, name. */
  asks: string
}

/** What is seen of a document after an action. */
export interface Look {
  held: Held | null
  /** What is wrong and may come right by itself as the page comes to rest: nobody is told unless it stays. */
  unsettled: string[]
  controls: Control[]
  /** What has happened to the focus, for the report. */
  focusStory: string[]
}

/** What the script lays into each document. */
export interface Hands {
  look(): Promise<Look>
  /** Brings a thing into view. Null: it is gone, or something lies over it. */
  bring(at: number): { x: number; y: number } | null
  /** Gives the focus up as `blur()` does. */
  blur(): void
}

/**
 * Runs in every document before its own scripts. It keeps account of the focus.
 *
 * Lost is a focus that an element had, if afterwards nothing has it, and none of this was the reason:
 * - a press on ground that takes no focus: the browser itself gives it up;
 * - Tab, where what had the focus still stands there and takes it: the browser led on past the last thing;
 * - the window's focus went to another window or frame, or a script of the test called `blur()`.
 * So it is lost where what had it went away, was disabled or hidden, and nothing else took it; whatever the key, press
 * or answer of the service that did it.
 */
export function keepAccount(): void {
  const takes =
    'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],[tabindex],[contenteditable=""],[contenteditable=true]'
  const story: string[] = []
  let had: Element | null = null
  let tabbed = false
  let grounded = false
  let isPressing = false
  let controls: Element[] = []

  const nameOf = (element: Element) => {
    const field = element as HTMLInputElement
    const label = field.labels?.[0]?.textContent
    const text = element.getAttribute('aria-label') ?? label ?? element.textContent ?? ''
    const role = element.getAttribute('role') ?? element.getAttribute('type') ?? ''
    return `${element.tagName.toLowerCase()}[${role}] ${text.replace(/\s+/g, ' ').trim().slice(0, 40)}`
  }
  const tell = (text: string) => {
    story.push(`${Math.round(performance.now())} ${text}`)
    if (story.length > 12) story.shift()
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ checkVisibilityCSS: true }) && element.getClientRects().length > 0
  const canHold = (element: Element) =>
    element.isConnected && isSeen(element) && element.matches(takes) && !element.matches(':disabled')
  const isNowhere = () => {
    const { activeElement: at, body, documentElement } = document
    return at === null || at === body || at === documentElement
  }
  addEventListener(
    'focusin',
    ({ target }) => {
      had = target as Element
      tabbed = false
      // What closes by the press gives the focus back, and the same press takes it away again.
      if (!isPressing) grounded = false
      tell(`focus ${nameOf(had)}`)
    },
    true,
  )
  // The focus goes by where the mouse's event falls: under a finger that is where the page has moved to meanwhile.
  for (const start of ['pointerdown', 'mousedown'])
    addEventListener(
      start,
      (event) => {
        const taker = event
          .composedPath()
          .find((part) => part instanceof Element && part !== document.body && canHold(part))
        tabbed = false
        grounded = !taker
        isPressing = event.type === 'pointerdown' || isPressing
        if (!taker) tell('press on ground')
      },
      true,
    )
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressing = false), true)
  addEventListener(
    'keydown',
    ({ key }) => {
      tabbed = key === 'Tab'
    },
    true,
  )
  addEventListener('blur', ({ target }) => {
    if (target === window) had = null
  })

  const textOf = (element: Element) => element.textContent ?? ''
  const broken = /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date|\{\{|\}\}/
  const rest = () =>
    new Promise<void>((resolve) => {
      const late = setTimeout(resolve, 120)
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          clearTimeout(late)
          resolve()
        }),
      )
    })

  const hands: Hands = {
    async look() {
      await rest()
      const unsettled: string[] = []
      const { activeElement: active, body } = document
      const walkedOut = tabbed && had !== null && canHold(had)
      // A listener may hold a press on ground back: the focus is where it was.
      if (!isNowhere()) grounded = false
      else if (grounded) had = null
      if (had && isNowhere() && !walkedOut) {
        const state = !had.isConnected ? 'went away' : had.matches(':disabled') ? 'was disabled' : 'let go'
        unsettled.push(`focus lost: ${nameOf(had)} ${state}`)
      }
      const hidden = active?.closest('[aria-hidden=true],[inert]')
      if (hidden && active !== body) unsettled.push(`focus in what is hidden: ${nameOf(active!)}`)
      const isComing = document.querySelector('[data-coming],[aria-busy=true]') !== null
      // A section's heading stands above the screen; what says that the screen could not be shown has one of its own.
      const heads = [...document.querySelectorAll('h1')].filter(isSeen)
      const inside = heads.filter((one) => one.closest('main')).length
      if (inside > 1 || heads.length - inside > 1 || (heads.length === 0 && !isComing))
        unsettled.push(`headings of the first level: ${heads.map(textOf).join(' | ') || 'none'}`)
      const shown = document.getElementById('wherry')
      if (!shown || textOf(shown).trim().length < 20) unsettled.push('blank page')
      const names = [...document.querySelectorAll('[aria-label],[placeholder],[title],[alt]')].flatMap(
        (one) => ['aria-label', 'placeholder', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
      )
      // What a person has typed is theirs.
      const said = [...body.children].filter((one) => !one.matches('script,style,template')).map(textOf)
      const found = [...said, ...names].map((text) => broken.exec(text)).find(Boolean)
      if (found) unsettled.push(`text: ${found.input.slice(Math.max(0, found.index - 30), found.index + 30)}`)
      const dialogs = [...document.querySelectorAll('[role=dialog],[role=alertdialog]')].filter(
        (one) => isSeen(one) && !one.closest('[aria-hidden=true],[inert]'),
      )
      // A modal one stands in its scrim; a calendar or a list that hangs on a field does not.
      const modal = dialogs.filter((one) => one.parentElement?.matches('[data-state=open]'))
      if (modal.length > 1) unsettled.push(`${modal.length} dialogs: ${modal.map(nameOf).join(' | ')}`)
      const isShut = getComputedStyle(body).pointerEvents === 'none' || shown?.closest('[inert]')
      if (dialogs.length === 0 && isShut) unsettled.push('page is shut, and no dialog is open')
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth > clientWidth + 1) {
        const over = [...body.querySelectorAll('*')].find(
          (one) => one.getBoundingClientRect().right > clientWidth + 1 && one.childElementCount === 0,
        )
        unsettled.push(`wide: ${scrollWidth} in ${clientWidth}, ${over ? nameOf(over) : 'nothing seen'}`)
      }

      controls = [...document.querySelectorAll(`${takes},[role=option],[role^=menuitem],label`)].filter(
        (one) =>
          isSeen(one) &&
          !one.matches(':disabled,h1,h2,main,section') &&
          !one.closest('[aria-hidden=true],[inert]'),
      )
      const alike = new Map<string, number>()
      const own = location.origin
      return {
        held: isNowhere()
          ? null
          : {
              name: nameOf(active!),
              isText: active!.matches(
                'textarea,input:not([type=checkbox],[type=radio],[type=file],[type=color])',
              ),
              asks: ['role', 'type', 'inputmode', 'autocomplete', 'placeholder', 'name', 'id']
                .map((name) => active!.getAttribute(name) ?? '')
                .concat(nameOf(active!))
                .join(' '),
            },
        unsettled,
        focusStory: [...story],
        controls: controls.slice(0, 400).map((one, at) => {
          const name = nameOf(one)
          const number = alike.get(name) ?? 0
          alike.set(name, number + 1)
          const link = one as HTMLAnchorElement
          const isOut = one.matches('a[href]') && (link.origin !== own || link.target === '_blank')
          const isText = one.matches('textarea,input:not([type=checkbox],[type=radio],[type=file])')
          return { at, key: `${name} ${number}`, kind: isOut ? 'out' : isText ? 'text' : 'press' }
        }),
      }
    },
    bring(at) {
      const element = controls[at]
      if (!element?.isConnected) return null
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const box = element.getBoundingClientRect()
      const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1)
      const y = Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1)
      const top = document.elementFromPoint(x, y)
      // A tick and a switch are drawn over their input.
      const isOver = top && (element.contains(top) || (element.matches('input') && top.contains(element)))
      return isOver ? { x, y } : null
    },
    blur() {
      had = null
      ;(document.activeElement as HTMLElement | null)?.blur()
      had = null
    },
  }
  Object.assign(window, { wherryHands: hands })
}
