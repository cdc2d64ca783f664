/** A control that a random action can use. */
export interface Control {
  /** Position in the list of controls that the page keeps. */
  at: number
  /** Role, name and number among equal ones, which is the same in every run. */
  key: string
  kind: 'text' | 'press' | 'out'
}

/** The focused element. */
export interface Held {
  /** Tag, role and accessible name of the element, for the report of a failure. */
  name: string
  isText: boolean
  /** Description of a text field in one line: role, type, input mode, autocomplete, placeholder, name. */
  asks: string
}

/** The state of a document after an action. */
export interface Look {
  held: Held | null
  /** Faults that may disappear once the page has finished loading. They are reported only if they stay. */
  unsettled: string[]
  controls: Control[]
  /** History of the focus, for the report. */
  focusStory: string[]
}

/** Functions that the script adds to each document. */
export interface FuzzProbe {
  look(): Promise<Look>
  /** Scrolls a control into view and returns a point on it. Null: it is gone or covered. */
  scrollTo(at: number): { x: number; y: number } | null
  /** Removes the focus by `blur()`. */
  blur(): void
}

/**
 * Runs in every document before its own scripts and follows the focus.
 *
 * The focus is lost if an element had it, nothing has it afterwards, and none of these was the reason:
 * - a press on a part that takes no focus: the browser itself takes the focus away;
 * - Tab, if the element can still take the focus: the browser moved past the last element;
 * - the window's focus went to another window or frame, or a script of the test called `blur()`.
 * So the focus is lost if its element was removed, disabled or hidden, and nothing else took the focus, whatever key,
 * press or answer of the service caused it.
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
      // A layer that closes by a press returns the focus, which the same press then removes again.
      if (!isPressing) grounded = false
      tell(`focus ${nameOf(had)}`)
    },
    true,
  )
  // The focus follows the target of the mouse event, because the page may have moved under the finger since the touch.
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

  const probe: FuzzProbe = {
    async look() {
      await rest()
      const unsettled: string[] = []
      const { activeElement: active, body } = document
      const walkedOut = tabbed && had !== null && canHold(had)
      // A listener may prevent a press from removing the focus. The focus then stays on its element.
      if (!isNowhere()) grounded = false
      else if (grounded) had = null
      if (had && isNowhere() && !walkedOut) {
        const state = !had.isConnected ? 'went away' : had.matches(':disabled') ? 'was disabled' : 'let go'
        unsettled.push(`focus lost: ${nameOf(had)} ${state}`)
      }
      const hidden = active?.closest('[aria-hidden=true],[inert]')
      if (hidden && active !== body) unsettled.push(`focus in what is hidden: ${nameOf(active!)}`)
      const isComing = document.querySelector('[data-coming],[aria-busy=true]') !== null
      // The heading of a section is above the screen, and an error that replaces the screen has a heading of its own.
      const heads = [...document.querySelectorAll('h1')].filter(isSeen)
      const inside = heads.filter((one) => one.closest('main')).length
      if (inside > 1 || heads.length - inside > 1 || (heads.length === 0 && !isComing))
        unsettled.push(`headings of the first level: ${heads.map(textOf).join(' | ') || 'none'}`)
      const shown = document.getElementById('wherry')
      if (!shown || textOf(shown).trim().length < 20) unsettled.push('blank page')
      const names = [...document.querySelectorAll('[aria-label],[placeholder],[title],[alt]')].flatMap(
        (one) => ['aria-label', 'placeholder', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
      )
      // Only texts of the page are checked, not values that a person typed.
      const said = [...body.children].filter((one) => !one.matches('script,style,template')).map(textOf)
      const found = [...said, ...names].map((text) => broken.exec(text)).find(Boolean)
      if (found) unsettled.push(`text: ${found.input.slice(Math.max(0, found.index - 30), found.index + 30)}`)
      const dialogs = [...document.querySelectorAll('[role=dialog],[role=alertdialog]')].filter(
        (one) => isSeen(one) && !one.closest('[aria-hidden=true],[inert]'),
      )
      // A modal dialog is inside its backdrop; the calendar or the list of a field is not.
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
    scrollTo(at) {
      const element = controls[at]
      if (!element?.isConnected) return null
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const box = element.getBoundingClientRect()
      const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1)
      const y = Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1)
      const top = document.elementFromPoint(x, y)
      // The tick of a checkbox and the handle of a switch are drawn over their input.
      const isOver = top && (element.contains(top) || (element.matches('input') && top.contains(element)))
      return isOver ? { x, y } : null
    },
    blur() {
      had = null
      ;(document.activeElement as HTMLElement | null)?.blur()
      had = null
    },
  }
  Object.assign(window, { wherryFuzz: probe })
}
