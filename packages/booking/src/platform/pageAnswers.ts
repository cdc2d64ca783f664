import type { Clock, Platform } from '../kernel/platform.ts'
import { requestName } from '../kernel/values/pageAnswers.ts'
import { leaveDrawnOffers } from './drawnOffers.ts'

/** Milliseconds for which a page's answers are used and waited for; later ones would be old. */
const limit = 10_000

/** Answers that the edge has requested and writes into the page (decisions/0018). */
export interface PageAnswers {
  /** Adds an answer by the address of its request. */
  add(address: string, body: string): void
  /** Ends the wait for the answer to a request, by its name: the edge has none. */
  refuse(name: string): void
  /** Ends the wait for answers that have not come. */
  end(): void
  /**
   * Takes the answer to an announced request; waits for it if it has not come. An answer is for one request without a
   * token, so whoever asks again asks the service.
   * @returns null: the page has no answer to this request
   * @throws AbortError if the request is aborted
   */
  take(address: string, init?: RequestInit): Promise<Response | null>
}

const pathOf = (name: string) => name.split('?', 1).join('')

/**
 * @param announced names of the requests whose answers come
 * @param onOther called with each request of an announced path, or of one below it such as the prices of a rental, that has no
 * answer here: the search is another one, or is repeated
 */
export function createPageAnswers(
  { setTimeout }: Pick<Clock, 'setTimeout'>,
  announced: readonly string[],
  onOther: () => void,
): PageAnswers {
  const open = new Set(announced)
  const arrived = new Map<string, string>()
  const refused = new Set<string>()
  const waiting = new Set<() => void>()
  let isEnded = false

  function look(): void {
    for (const one of waiting) one()
  }

  function end(): void {
    isEnded = true
    look()
  }

  setTimeout(() => {
    open.clear()
    end()
  }, limit)
  return {
    add(address, body) {
      arrived.set(address, body)
      look()
    },
    refuse(name) {
      refused.add(name)
      look()
    },
    end,
    async take(address, { method = 'GET', headers, signal } = {}) {
      const name = requestName(address)
      const isOpen = method === 'GET' && !new Headers(headers).has('authorization') && open.delete(name)
      if (!isOpen) {
        if (announced.some((one) => pathOf(name).startsWith(pathOf(one)))) onOther()
        return null
      }
      const body = await new Promise<string | undefined>((resolve) => {
        const one = () => {
          if (!(isEnded || arrived.has(address) || refused.has(name) || signal?.aborted)) return
          waiting.delete(one)
          resolve(arrived.get(address))
        }
        waiting.add(one)
        signal?.addEventListener('abort', one, { once: true })
        one()
      })
      signal?.throwIfAborted()
      return body === undefined ? null : new Response(body)
    },
  }
}

/**
 * Reads the answers of this document as they arrive. A document that the history shows again may be an old copy, so its
 * answers are not used.
 * @param announcement the element with the names of the announced requests
 */
export function readPageAnswers(announcement: Element, clock: Platform['clock']): PageAnswers['take'] {
  const [navigation] = performance.getEntriesByType('navigation')
  const isCopy = navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
  const announced: string[] = isCopy ? [] : JSON.parse(announcement.textContent ?? '')
  const place = document.getElementById('wherry')
  const hideDrawn = place ? leaveDrawnOffers(place) : () => {}
  if (isCopy) hideDrawn()
  const answers = createPageAnswers(clock, announced, hideDrawn)
  const isLoading = () => document.readyState === 'loading'

  function read(): void {
    for (const piece of document.querySelectorAll<HTMLElement>(
      'script[data-answer], script[data-no-answer]',
    )) {
      // The text of a piece is whole once the element behind it is there.
      if (!piece.nextElementSibling) continue
      const { answer, noAnswer } = piece.dataset
      if (noAnswer) answers.refuse(noAnswer)
      else answers.add(answer ?? '', piece.textContent ?? '')
      piece.nextElementSibling.remove()
      piece.remove()
    }
    if (isLoading()) return
    changes.disconnect()
    answers.end()
  }

  const changes = new MutationObserver(read)
  changes.observe(document.body, { childList: true })
  document.addEventListener('readystatechange', read, { once: true })
  read()
  return answers.take
}
