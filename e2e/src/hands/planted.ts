/** Mistakes for the hands to find: scripts for a page, each with what must be said of it. */
export const mistakes = {
  /** Takes what has the focus out of the page, once somebody has pressed a key in it, and lets nothing else have it. */
  removal: {
    says: /^focus lost: .* went away$/,
    plant: () => {
      addEventListener('keyup', ({ target }) => {
        if (target === document.body) return
        setTimeout(() => {
          HTMLElement.prototype.focus = () => {}
          ;(target as Element).remove()
        }, 20)
      })
    },
  },
  /** Throws from a timer after a press. */
  error: {
    says: /^error: .*planted/,
    plant: () => {
      addEventListener('click', () => setTimeout(() => Promise.reject(new Error('planted'))))
    },
  },
  /** Empties the page after a few presses. */
  blank: {
    says: /^blank page$/,
    plant: () => {
      let presses = 0
      addEventListener('pointerdown', () => {
        if (++presses === 3) document.getElementById('wherry')?.replaceChildren()
      })
    },
  },
  /** Goes to a host that nobody has named: what asks one in the background, the page's policy holds back. */
  host: {
    says: /^host: https:\/\/stranger\.example/,
    plant: () => {
      addEventListener('click', () => location.assign('https://stranger.example/'), { once: true })
    },
  },
} as const
