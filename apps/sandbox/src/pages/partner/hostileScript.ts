/** Script of the hostile site's pages: it sends forged messages of the module and of its host page to every reachable window. */

const instance = new URLSearchParams(location.search).get('inst') ?? '1-1'

/** Builds a message with the format of the protocol. */
const forged = (inst: string, type: string, payload: object) => ({
  ns: 'wherry',
  v: 1,
  inst,
  id: 1,
  type,
  payload,
})

const evil = 'https://evil.example/pay'

/** Messages from the module to its page and from the page to the module. */
const messages: readonly [type: string, payload: object][] = [
  ['hello', {}],
  ['ready', {}],
  ['resize', { h: 99_000 }],
  ['redirect-request', { url: evil, reason: 'payment' }],
  ['booked', { orderId: '1' }],
  ['error', { code: 'forged' }],
  ['init', { lang: 'es', section: 'rent', theme: 'dark', accent: '#ff0000' }],
  ['lang', { lang: 'es' }],
  ['theme', { theme: 'dark', accent: '#ff0000' }],
  ['section', { section: 'rent' }],
  ['prefill', { from: 'ap-BCN' }],
  ['ack', { id: 1 }],
]

/** Sends each forged message of the list to a window, without and with a port. @returns the number of sent messages */
function forgeTo(target: Window, inst = instance): number {
  let sent = 0
  for (const [type, payload] of messages)
    for (const isWithPort of [false, true]) {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => tell(`answered: ${JSON.stringify(data)}`)
      target.postMessage(forged(inst, type, payload), '*', isWithPort ? [port2] : [])
      if (isWithPort) for (const [other, said] of messages) port1.postMessage(forged(inst, other, said))
      sent++
    }
  return sent
}

/** Sends messages with random content to a window. */
function flood(target: Window, count: number, inst = instance): number {
  const words = ['wherry', 'hello', 'init', 'resize', 'redirect-request', inst, '', '__proto__', evil]
  const any = () => words[Math.floor(Math.random() * words.length)]
  const content = (depth: number): unknown => {
    const kind = Math.floor(Math.random() * (depth > 2 ? 4 : 6))
    if (kind === 0) return any()
    if (kind === 1) return Math.random() * 1e6
    if (kind === 2) return null
    if (kind === 3) return Math.random() > 0.5
    if (kind === 4) return [content(depth + 1), content(depth + 1)]
    return { [any()!]: content(depth + 1), h: 1e5, url: evil }
  }
  for (let at = 0; at < count; at++) {
    const [type, payload] = messages[at % messages.length]!
    const shape = at % 3
    target.postMessage(
      shape === 0
        ? content(0)
        : shape === 1
          ? { ...forged(inst, type, payload), [any()!]: content(1) }
          : forged(inst, type, payload),
      '*',
    )
  }
  return count
}

/** The parent page, the frames beside this one, and the frames inside it. */
function reachable(): Window[] {
  const around = window.parent === window ? [] : [window.parent]
  const beside = around.flatMap((page) => Array.from({ length: page.length }, (_, at) => page[at] as Window))
  const within = Array.from({ length: window.length }, (_, at) => window[at] as Window)
  return [...around, ...beside, ...within].filter((other) => other !== window)
}

function tell(text: string): void {
  const place = document.getElementById('tried')
  if (place) place.textContent += `${text}\n`
}

function attack(): void {
  const targets = reachable()
  const sent = targets.reduce((sum, target) => sum + forgeTo(target), 0)
  tell(`${sent} forged messages to ${targets.length} windows`)
}

document.getElementById('open')?.addEventListener('click', ({ currentTarget }) => {
  const { url = '' } = (currentTarget as HTMLElement).dataset
  const opened = window.open(url, 'partner')
  if (!opened) return
  setInterval(() => {
    forgeTo(opened)
    for (let at = 0; at < opened.length; at++) forgeTo(opened[at] as Window)
  }, 500)
})

// The module beside this frame may load late, so the attack is repeated.
for (const wait of [0, 1000, 3000]) setTimeout(attack, wait)

Object.assign(window, { hostile: { forgeTo, flood, reachable, forged } })
