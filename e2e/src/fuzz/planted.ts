/**
 * Planted mistakes that the random actions must find: scripts for a page, each with the finding that must be reported.
 */
export const mistakes = {
  /** Removes the focused element after a key was pressed in it, and keeps the focus from every other element. */
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
  /** Navigates to an unknown host. The page’s policy would already block a request in the background. */
  host: {
    says: /^host: https:\/\/stranger\.example/,
    plant: () => {
      addEventListener('click', () => location.assign('https://stranger.example/'), { once: true })
    },
  },
} as const
